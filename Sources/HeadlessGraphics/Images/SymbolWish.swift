import Foundation

/// What is said of a symbol, as a pure value.
struct SymbolWish: Hashable, Sendable {
  /// The size of the font that the symbol goes with, in points; nil for the one that is there.
  var pointSize: CGFloat?
  var weight = Image.SymbolWeight.unspecified
  var scale = Image.SymbolScale.unspecified
  var colors: [Color] = []

  /// The same with everything that another wish says.
  func applying(_ other: SymbolWish) -> SymbolWish {
    SymbolWish(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors.isEmpty ? colors : other.colors)
  }

  /// The length of a symbol's sides, in points.
  ///
  /// > Assumed: a square as large as the font, 17 points unless said, a fifth less or a quarter more at the other scales.
  /// > The symbols themselves are Apple's; sizes printed on a device would settle each.
  var side: CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.8
      case .large: 1.25
      case .default, .unspecified, .medium: 1
      }
    return (pointSize ?? 17) * factor
  }
}
