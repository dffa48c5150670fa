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

  /// Returns the font of a text style in the size for the traits.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits; ``TraitCollection/current`` provides those that they do not specify.
  /// - Returns: The system font in the style's weight and size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let key = PreferredFont(style: style, category: .current(with: traitCollection))
    return preferredFonts.withLock { fonts in
      if let font = fonts[key] { return font }
      let font = Font(
        fontFace: FontFace(SystemFace(weight: style.weight)), size: style.size(for: key.category).pointSize,
        scaling: .textStyle(style))
      fonts[key] = font
      return font
    }
  }

  private struct PreferredFont: Hashable {
    let style: TextStyle
    let category: ContentSizeCategory
  }

  /// The fonts of text styles that were asked for.
  private static let preferredFonts = Mutex<[PreferredFont: Font]>([:])

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
        for: Font(fontFace: fontFace, size: size, scaling: nil, features: features), maximumPointSize: maximum,
        compatibleWith: traitCollection)
    }
  }
}

extension ContentSizeCategory {
  /// Returns the category of the traits, or the current one where they do not specify it.
  static func current(with traits: TraitCollection?) -> ContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? TraitCollection.current.preferredContentSizeCategory : category
  }
}

extension TraitCollection {
  static func current(with traits: TraitCollection?) -> TraitCollection {
    guard let traits else { return current }
    return current.merged(with: traits)
  }
}
