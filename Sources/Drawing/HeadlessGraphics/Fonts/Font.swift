import Foundation
import HeadlessFontFiles
import HeadlessReporting

/// A font: a face, a size and its line metrics; immutable.
///
/// System fonts are measured with a built-in table, a registered file exactly: see ``register(contentsOf:)``.
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` describes the class between them.
open class Font: TextAttributeObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  /// The size, in points.
  public let pointSize: CGFloat

  package let fontFace: FontFace

  /// The scaling by the preferred text size; nil for a font of a fixed size.
  package let scaling: Scaling?

  /// The features that its descriptor has set; stored only, while equally wide digits are another face.
  let features: [FontFeature]

  package init(fontFace: FontFace, size: CGFloat, scaling: Scaling? = nil, features: [FontFeature] = []) {
    self.fontFace = fontFace
    self.scaling = scaling
    self.features = features
    pointSize = size
  }

  /// Makes the system font in the size of a label's text.
  /// > Assumed: on iOS such a font is nothing that could be measured.
  public override convenience init() {
    self.init(fontFace: FontFace(SystemFace(weight: .regular)), size: Font.labelFontSize)
  }

  /// Returns the same font in another size, in points, which no longer follows the preferred text size.
  ///
  /// A size that is not finite or not positive is reported and becomes 17.
  open func withSize(_ fontSize: CGFloat) -> Font {
    Font(fontFace: fontFace, size: Self.usable(fontSize, in: "Font.withSize(_:)"), features: features)
  }

  /// Returns whether the object is a font of the same size and face that follows the preferred text size equally.
  /// > Assumed: on iOS a text style's font differs from a system font of its size, as their descriptors do.
  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? Font { self === other || hasProperties(of: other) } else { false }
  }

  private final func hasProperties(of other: Font) -> Bool {
    pointSize == other.pointSize && fontFace == other.fontFace && scaling == other.scaling && features == other.features
  }

  /// A hash of size and face.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontFace)
    return hasher.finalize()
  }

  /// Returns whether two fonts are equal by ``isEqual(_:)``.
  public static func == (left: Font, right: Font) -> Bool {
    // A subclass may override isEqual(_:), whose cast from Any takes longer than the comparison.
    left === right || (type(of: left) == Font.self ? left.hasProperties(of: right) : left.isEqual(right))
  }

  /// The name and the size, such as `HelveticaNeue 15`.
  open override var description: String { "\(fontName) \(pointSize.shortDescription)" }
}

extension Font {
  package var glyphSource: GlyphSource { fontFace.glyphSource }

  /// Returns the size, or 17 for an invalid one, which is reported.
  static func usable(_ size: CGFloat, in place: String) -> CGFloat {
    if size.isFinite, size > 0 { return size }
    IssueReporting.report(
      place: place,
      problem: "Expected a finite size above 0; got \(size.shortDescription); "
        + "using \(labelFontSize.shortDescription).",
      cure: "Give a positive number of points.")
    return labelFontSize
  }

  // MARK: Heights, in points above the baseline, not rounded

  /// The height of letters such as `d` and their accents above the baseline, in points.
  /// > Reported: of the system font 1950 of 2048 units; it prints 38.0859375 at size 40.
  /// > Documented: of a file, `hhea.ascender`.
  public var ascender: CGFloat { pointSize * ascent }

  /// The depth of letters such as `p` below the baseline, in points: a negative number.
  /// > Reported: of the system font -494 of 2048 units; it prints -9.6484375 at size 40.
  public var descender: CGFloat { pointSize * descent }

  /// The height of a capital letter, in points.
  /// > Reported: of the system font 1443 of 2048 units.
  public var capHeight: CGFloat { pointSize * (heightsOfFile?.capHeight ?? 1443.0 / 2048) }

  /// The height of an `x`, in points.
  /// > Reported: of the system font 1078 of 2048 units.
  public var xHeight: CGFloat { pointSize * (heightsOfFile?.xHeight ?? 1078.0 / 2048) }

  /// The extra space between lines, in points, which is not included in the line height.
  /// > Reported: Helvetica Neue prints 0.448 at size 16, its line gap; the system font 0. Seen: fact q18: two lines of
  /// > a text style are as far apart as Apple's table of type sizes has it, so that the leading is the rest. Assumed: 0
  /// > where the table has less than the line's height.
  public var leading: CGFloat {
    if case .textStyle(let style)? = scaling, case .system = glyphSource, let pitch = style.leading(ofSize: pointSize) {
      return max(0, pitch - lineHeight)
    }
    return pointSize * (heightsOfFile?.lineGap ?? 0)
  }

  /// The height of one line, in points, not rounded: from the descender to the ascender.
  /// > Seen: fact d9, 45 of 45 rows of real label heights: 1.193359375 × size. Reported: 1950 + 494 of 2048 units.
  public var lineHeight: CGFloat { pointSize * (ascent - descent) }

  /// The ascender, in ems.
  private var ascent: CGFloat { heightsOfFile?.ascender ?? 1950.0 / 2048 }

  /// The descender, in ems: a negative number.
  private var descent: CGFloat { heightsOfFile?.descender ?? -494.0 / 2048 }

  /// The heights of a font file, in ems; nil for the system font.
  private var heightsOfFile: FontHeights? {
    if case .file(let file) = glyphSource { file.heights } else { nil }
  }
}

/// Holds members that UIKit's fonts do not have; a library's members of the same name take precedence.
public protocol FontReading: AnyObject {}

extension Font: FontReading {}

extension FontReading where Self: Font {
  /// The weight of the strokes; a font file defines it in its `OS/2` table.
  public var weight: Font.Weight { fontFace.style.weight }
}
