import Foundation

struct SymbolRequest: Hashable, Sendable {
  /// The size of the font beside the symbol, in points; nil for the default.
  var pointSize: CGFloat?
  var weight = Image.SymbolWeight.unspecified
  var scale = Image.SymbolScale.unspecified
  var colors: [Color] = []

  func applying(_ other: SymbolRequest) -> SymbolRequest {
    SymbolRequest(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors.isEmpty ? colors : other.colors)
  }
}
