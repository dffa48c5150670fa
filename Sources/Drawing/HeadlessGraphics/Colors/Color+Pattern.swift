/// Colors that are a picture, repeated to all sides.
extension Color {
  /// Creates a color of an image that is repeated from the origin of the coordinates on.
  ///
  /// A view's or a layer's background and what a context fills show it; everywhere else the color is black.
  /// > Documented: UIColor.init(patternImage:). Differs: lines, texts and tints do not show it.
  public convenience init(patternImage image: Image) { self.init(source: .pattern(image)) }

  final var patternImage: Image? {
    if case .pattern(let image) = source { image } else { nil }
  }
}
