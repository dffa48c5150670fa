import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A font, as far as layout needs it: a size, a weight and the system font's line metrics; immutable.
open class Font: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat

  /// What the glyphs come from.
  package let face: Face

  /// Makes a font of a face, in a size that was checked.
  package init(face: Face, size: CGFloat) {
    self.face = face
    pointSize = size
  }

  /// The system font in its regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points. One that is not finite or not positive is reported and becomes 17.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(face: .system(SystemFace(weight: weight)), size: usable(fontSize, in: "Font.systemFont(ofSize:)"))
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> Font {
    Font(face: face, size: Self.usable(fontSize, in: "Font.systemFont(ofSize:)"))
  }

  /// The size, or 17 when it is none, which is reported.
  private static func usable(_ size: CGFloat, in place: String) -> CGFloat {
    if size.isFinite, size > 0 { return size }
    IssueReporting.report(
      IssueReport(
        place: place,
        problem: "\(size.shortDescription) is no font size; it became \(labelFontSize.shortDescription).",
        cure: "Give a positive number of points."))
    return labelFontSize
  }

  /// Equal when size and face are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return pointSize == other.pointSize && face == other.face
  }

  /// A hash of size and face.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(face)
    return hasher.finalize()
  }
}

extension Font {
  /// How heavy the strokes are.
  public var weight: Weight {
    switch face {
    case .system(let face): face.weight
    case .file: .regular
    }
  }

  /// The height of one line, in points, not rounded.
  ///
  /// > Seen: fact d9, 45 of 45 rows of real label heights.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }

  /// The size of a label's text unless set, in points.
  ///
  /// > Documented: UIFont.labelFontSize.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of a custom button's title unless set, in points.
  ///
  /// > Documented: UIFont.buttonFontSize; fact c4.
  public class var buttonFontSize: CGFloat { 18 }

  /// The standard size of the system font, in points.
  ///
  /// > Documented: UIFont.systemFontSize.
  public class var systemFontSize: CGFloat { 14 }
}
