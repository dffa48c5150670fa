import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A scale for the app's own fonts and lengths, which follows the preferred text size.
/// > Reported: by the leadings of the text style, not by its sizes: 17 points become 16.333 (@3x) one category below
/// > the standard, where body text has 16, and 48 in the largest, where body text has 53.
open class FontMetrics: NSObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  private let style: Font.TextStyle

  /// Scales as running text does.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Scales as a text style does.
  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// Returns the font scaled for the preferred text size.
  ///
  /// The font is in its size for the standard category, `large`. The size of the returned one continues to follow the
  /// preferred text size in a label that adjusts its font.
  open func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled for the preferred text size, up to a maximum in points; 0 means unlimited.
  open func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font, as large as in the traits.
  open func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the traits, up to a maximum.
  ///
  /// A scaled font is reported and returned unchanged. A size that would not be finite and positive is unchanged.
  ///
  /// - Parameters:
  ///   - font: A font in its size for the standard category, `large`.
  ///   - maximumPointSize: The largest size, in points; 0 means unlimited.
  ///   - traitCollection: The traits; ``TraitCollection/current`` specifies those that they do not.
  /// - Returns: The font, whose size continues to follow the preferred text size in a label that adjusts its font.
  open func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    if case .metrics? = font.scaling {
      IssueReporting.report(
        place: "FontMetrics.scaledFont(for:)",
        problem: "\(font) was scaled before; returning it unchanged.",
        cure: "Scale the font that you start from, in its size for the standard text size.")
      return font
    }
    let factor = factor(in: TraitCollection.current(with: traitCollection))
    let scaled = factor == 1 ? font.pointSize : PixelGrid(scale: 1).halfUp(font.pointSize * factor)
    let size = scaled.isFinite && scaled > 0 ? scaled : font.pointSize
    let maximum = maximumPointSize.isFinite && maximumPointSize > 0 ? maximumPointSize : 0
    return Font(
      fontFace: font.fontFace, size: maximum > 0 ? min(size, maximum) : size,
      scaling: .metrics(self, size: font.pointSize, maximum: maximum), features: font.features)
  }

  /// Returns a length scaled for the preferred text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length, as large as in the traits, in points, rounded to whole pixels.
  ///
  /// The value is the length in the standard category, `large`; one that is not finite returns itself.
  /// ``TraitCollection/current`` specifies the traits that `traitCollection` does not.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
    let traits = TraitCollection.current(with: traitCollection)
    let factor = factor(in: traits)
    guard factor != 1, value.isFinite else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : Self.defaultScale
    return PixelGrid(scale: scale).halfUp(value * factor)
  }

  private func factor(in traits: TraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    let leading = Self.ownLeadings[style]?[category] ?? style.size(for: category).leading
    return leading / style.size(for: .large).leading
  }

  /// The leadings, in points, that are not those of Apple's table of type sizes.
  /// > Seen: fact q35.
  private static let ownLeadings: [Font.TextStyle: [ContentSizeCategory: CGFloat]] = [
    .title1: [.accessibilityExtraExtraLarge: 61], .headline: [.accessibilityExtraExtraLarge: 51],
    .subheadline: [.extraExtraExtraLarge: 26, .accessibilityLarge: 36], .caption1: [.accessibilityMedium: 27],
    .caption2: [.accessibilityLarge: 29],
  ]

  /// The scale that lengths are rounded for if the traits do not specify one.
  /// > Assumed: the main screen's scale by default.
  private static let defaultScale: CGFloat = 2

  /// Returns whether the object scales by the same text style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? FontMetrics)?.style == style }

  /// A hash of the style.
  open override var hash: Int { style.hashValue }
}
