import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A font, as far as layout needs it: a size, a weight and the system font's line metrics; immutable.
open class Font: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat

  /// How heavy the strokes are.
  public let weight: Weight

  /// How heavy a font's strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the scale that UIKit uses.
    public let rawValue: CGFloat
    /// Makes a weight from a value of UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of strong emphasis.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// Makes a system font.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points. One that is not finite or not positive is reported and becomes 17.
  ///   - weight: How heavy the strokes are.
  public init(systemFontOfSize pointSize: CGFloat, weight: Weight) {
    if pointSize.isFinite, pointSize > 0 {
      self.pointSize = pointSize
    } else {
      IssueReporting.report(
        IssueReport(
          place: "Font.systemFont(ofSize:)",
          problem: "\(pointSize.shortDescription) is no font size; it became \(Self.labelFontSize.shortDescription).",
          cure: "Give a positive number of points."))
      self.pointSize = Self.labelFontSize
    }
    self.weight = weight
  }

  /// The system font in its regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    Font(systemFontOfSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(systemFontOfSize: fontSize, weight: weight)
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(systemFontOfSize: fontSize, weight: .bold)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> Font {
    Font(systemFontOfSize: fontSize, weight: weight)
  }

  /// Equal when size and weight are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  /// A hash of size and weight.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension Font {
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
