import Foundation
import HeadlessGeometry

extension Font {
  /// The width of a font's characters, relative to the standard one.
  /// > Documented: UIFont.Width. Assumed: the raw values.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value of UIKit's scale.
    public let rawValue: CGFloat
    /// Creates a width from a value of UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a value of UIKit's scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// Returns the system font in a weight, in points.
  /// > Differs: every width is the standard one; the other faces are unavailable here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension FontDescriptor {
  /// The transform of the glyphs: the identity.
  public var matrix: CGAffineTransform { .identity }

  /// Returns the descriptor itself: glyphs are not transformed here.
  public func withMatrix(_ matrix: CGAffineTransform) -> FontDescriptor { self }

  /// Creates a descriptor of a named font without a size; the transform is not read.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName])
  }

  /// Returns the descriptor of the font that this descriptor finds, or an empty array.
  /// > Differs: it does not search all fonts.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [FontDescriptor] {
    request.fontFace.map { [FontDescriptor(FontRequest(base: .fontFace($0), size: request.size))] } ?? []
  }
}
