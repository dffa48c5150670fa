/// The vertical metrics of iOS's system font, in ems; the same for every weight and size.
///
/// > Seen: fact d9 for the line height (45 of 45 rows of real label heights).
/// > Reported: the others, as programs print them for 17 points: ascender 16.1865234375, descender -4.1005859375,
/// > cap height 11.97802734375, x-height 8.9482421875, leading 0. They are 1950, -494, 1443 and 1078 of 2048 units.
package enum SystemFontMetrics {
  /// From the baseline up to the line's top.
  package static let ascender = 0.9521484375
  /// From the baseline down to the line's bottom; negative.
  package static let descender = -0.2412109375
  /// From one line's top to the next one's.
  package static let lineHeight = 1.193359375
  /// How high a capital letter stands.
  package static let capHeight = 0.70458984375
  /// How high a small letter without an ascender stands.
  package static let xHeight = 0.5263671875
  /// What is added between lines.
  package static let leading = 0.0
}
