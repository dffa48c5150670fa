import Foundation

extension Font {
  /// The scaling of a font's size by the preferred text size.
  package enum Scaling: Hashable, Sendable {
    /// The size of a text style.
    case textStyle(TextStyle)
    /// A size of the app's, scaled as a text style is; a maximum of 0 is none.
    case metrics(FontMetrics, size: CGFloat, maximum: CGFloat)
  }

  /// The font of a text style, as large as the reader wants it now.
  ///
  /// Now is ``TraitCollection/current``: the traits of the running callback, else of the main screen.
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, as large as in the traits.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traitCollection: The traits; ``TraitCollection/current`` specifies those that they do not.
  /// - Returns: The system font in the style's weight and size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let size = style.size(for: TraitCollection.current(with: traitCollection).preferredContentSizeCategory)
    return Font(fontFace: FontFace(SystemFace(weight: style.weight)), size: size.pointSize, scaling: .textStyle(style))
  }

  /// This font in the size that the traits ask for; itself unless its size follows the reader's.
  ///
  /// A label that adjusts its font calls it when the reader's text size changes.
  package func adjusted(to traitCollection: TraitCollection) -> Font {
    switch scaling {
    case nil:
      return self
    case .textStyle(let style):
      let category = TraitCollection.current(with: traitCollection).preferredContentSizeCategory
      return Font(fontFace: fontFace, size: style.size(for: category).pointSize, scaling: scaling)
    case .metrics(let metrics, let size, let maximum):
      return metrics.scaledFont(
        for: Font(fontFace: fontFace, size: size), maximumPointSize: maximum, compatibleWith: traitCollection)
    }
  }
}

extension TraitCollection {
  /// Returns the current traits merged with those that `traits` specifies.
  static func current(with traits: TraitCollection?) -> TraitCollection {
    guard let traits else { return current }
    return current.merged(with: traits)
  }
}
