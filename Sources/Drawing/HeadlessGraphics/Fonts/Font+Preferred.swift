import Foundation
import Synchronization

extension Font {
  /// The scaling of a font's size by the preferred text size.
  package enum Scaling: Hashable, Sendable {
    case textStyle(TextStyle)
    /// A size of the app's, scaled as a text style is; a maximum of 0 means unlimited.
    case metrics(FontMetrics, size: CGFloat, maximum: CGFloat)
  }

  /// Returns the font of a text style in the preferred text size.
  ///
  /// Now is ``TraitCollection/current``: the traits of the running callback, else of the main screen.
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the size for the traits: the system font in the style's weight.
  ///
  /// ``TraitCollection/current`` provides the traits that are not specified.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = ContentSizeCategory.current(with: traitCollection)
    return preferredFonts.withLock { fonts in
      if let known = fonts.first(where: { $0.style == style && $0.category == category }) { return known.font }
      let font = Font(
        fontFace: FontFace(SystemFace(weight: style.weight)), size: style.size(for: category).pointSize,
        scaling: .textStyle(style))
      fonts.append((category, style, font))
      return font
    }
  }

  /// The fonts that were asked for: few styles in few categories, which are found faster than two strings are hashed.
  private static let preferredFonts = Mutex<[(category: ContentSizeCategory, style: TextStyle, font: Font)]>([])

  /// Returns this font in the size for the traits; itself unless its size follows the preferred text size.
  ///
  /// A label that adjusts its font calls it when the preferred text size changes.
  package func adjusted(to traitCollection: TraitCollection) -> Font {
    switch scaling {
    case nil:
      return self
    case .textStyle(let style):
      let category = ContentSizeCategory.current(with: traitCollection)
      return Font(fontFace: fontFace, size: style.size(for: category).pointSize, scaling: scaling, features: features)
    case .metrics(let metrics, let size, let maximum):
      return metrics.scaledFont(
        for: Font(fontFace: fontFace, size: size, features: features), maximumPointSize: maximum,
        compatibleWith: traitCollection)
    }
  }
}

package struct TextStyleSize: Hashable, Sendable {
  package let pointSize: CGFloat
  /// The distance of two lines in Apple's guidelines, in points; ``Font/leading`` and ``FontMetrics`` follow it.
  package let leading: CGFloat
}

extension Font.TextStyle {
  /// Returns the size of this style in a category.
  ///
  /// An unknown style is as large as ``body``, and an unknown category as `large`.
  /// > Documented: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility
  /// > type sizes" (2025). Reported: iOS 13.3 prints the same, but for caption 2, 41 instead of 40 in the largest.
  package func size(for category: ContentSizeCategory) -> TextStyleSize {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    return sizes.count == 1 ? sizes[0] : sizes[category.rank ?? Self.largeRank]
  }

  /// Returns the distance of two lines in a font size of the style; nil for a size that it has in no category.
  func leading(ofSize pointSize: CGFloat) -> CGFloat? {
    (Self.sizes[self] ?? Self.bodySizes).first { $0.pointSize == pointSize }?.leading
  }

  /// The weight of the style's text.
  /// > Documented: Human Interface Guidelines: regular, headline semibold. Reported: the two extra large titles bold.
  package var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style's emphasized text, for the bold trait.
  /// > Documented: Human Interface Guidelines, column "Emphasized weight".
  package var emphasizedWeight: Font.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  private static let largeRank = 3

  private static let bodySizes = row("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62")

  /// Size and leading in points, from the smallest category to the largest; a style that does not follow it has one.
  /// > Reported: the two extra large titles, 36 and 28 points. Assumed: the same in all categories; iOS's sizes in
  /// > others are not published.
  private static let sizes: [Font.TextStyle: [TextStyleSize]] = [
    .extraLargeTitle: row("36/43"),
    .extraLargeTitle2: row("28/34"),
    .largeTitle: row("31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    .title1: row("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    .title2: row("19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    .title3: row("17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    .headline: bodySizes,
    .body: bodySizes,
    .callout: row("13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    .subheadline: row("12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    .footnote: row("12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    .caption1: row("11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    .caption2: row("11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  private static func row(_ text: String) -> [TextStyleSize] {
    text.split(separator: " ").map { pair in
      let numbers = pair.split(separator: "/").compactMap { Double($0) }
      return TextStyleSize(pointSize: numbers[0], leading: numbers[1])
    }
  }
}
