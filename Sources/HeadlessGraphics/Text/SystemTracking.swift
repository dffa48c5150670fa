/// How much wider or narrower than its advance each character of the system font stands, depending on the size.
///
/// San Francisco is set tighter the larger it is: by a tracking of its own, and by its optical size, which goes from
/// the text cut to the display cut.
enum SystemTracking {
  /// What each character adds to its advance at a font size in points, in ems.
  static func ems(at size: Double) -> Double {
    // Between two sizes, in between; the ends go on.
    let place = min(max(size, 6), Double(last))
    let below = min(Int(place), last - 1)
    return (table[below] + (table[below + 1] - table[below]) * (place - Double(below))) / 1000
  }

  private static let last = 80

  /// The thousandths of an em for each size in whole points.
  private static let table: [Double] = (0...last).map { size in
    documented(at: size) + displayCut * displayShare(at: size)
  }

  /// How much narrower a character of the display cut is than one of the text cut, in thousandths of an em.
  ///
  /// > Seen: "Test Button" in WebKit's iOS form tests, in the text cut at 9 to 17 points, in the display cut at 20 and 21.
  /// > Assumed: every character alike.
  private static let displayCut = -61.0

  /// How far the letters are on their way from the text cut to the display cut.
  ///
  /// > Documented: the cuts go over into each other between 17 and 28 points (WWDC 2020, "The details of UI typography");
  /// > before iOS 13 the text cut was for all sizes below 20. Assumed: they go evenly.
  /// > Seen: rows 25, 27 and 37 of `text-widths.jsonl`, 18 points, are as wide as in the text cut.
  private static func displayShare(at size: Int) -> Double {
    size < 20 ? 0 : min(Double(size - 17) / 11, 1)
  }

  /// The tracking at a size in points, in thousandths of an em.
  ///
  /// > Documented: Human Interface Guidelines, Typography, "iOS, iPadOS, visionOS tracking values", SF Pro.
  private static func documented(at size: Int) -> Double {
    let step = steps.last { $0.size <= size } ?? steps[0]
    return Double(step.tracking)
  }

  /// The documented values at the sizes where they change.
  private static let steps: [(size: Int, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26),
    (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
    (31, 13), (33, 12), (35, 11), (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2),
    (76, 1), (80, 0),
  ]
}
