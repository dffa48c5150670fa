import Foundation
import HeadlessGeometry

struct Symbol: Hashable, Sendable {
  let name: String
  var request: SymbolRequest
}

/// The size and the alignment insets of a system symbol, in points.
///
/// A symbol that has been measured has its own proportions, rounded to pixels. Any other one is a square: as large as
/// the font, a fifth smaller or a quarter larger at the other symbol scales, rounded to pixels. The alignment rectangle
/// is as high as one line of the system font, rounded up to pixels; a symbol that is not higher has no insets.
/// > Assumed: all but the measured sizes: the sizes at other point sizes, which are in proportion and are rounded to
/// > the nearest pixel; weights, which change nothing; the insets of a symbol at the scales `small` and `medium`. The
/// > sizes and insets of several symbols at several point sizes, printed on a device, would settle it.
struct SymbolGeometry: Hashable, Sendable {
  let size: CGSize
  let alignmentInsets: EdgeInsets

  init(_ symbol: Symbol, scale: CGFloat) {
    let request = symbol.request
    let pointSize = min(request.pointSize ?? Self.measuredPointSize, Self.largestPointSize)
    let grid = PixelGrid(scale: scale)
    if let measured = Self.measured[symbol.name] {
      let isLarge = request.scale == .large
      let size = isLarge ? measured.large : measured.medium
      let share = isLarge ? 1 : Self.sideFactor(request.scale)
      let factor = pointSize / Self.measuredPointSize
      self.size = CGSize(
        width: grid.halfUp(size.width * share * factor), height: grid.halfUp(size.height * share * factor))
    } else {
      let side = grid.halfUp(pointSize * Self.sideFactor(request.scale))
      size = CGSize(width: side, height: side)
    }
    let line = grid.up(Font.systemFont(ofSize: pointSize).lineHeight)
    let excess = max(size.height - line, 0)
    let top = grid.halfUp(excess * Self.shareAbove)
    alignmentInsets = EdgeInsets(top: top, left: 0, bottom: excess - top, right: 0)
  }

  /// The sizes of the symbols that have been measured, at ``measuredPointSize``, in points.
  /// > Seen: rows cf-place-leading-0 and cf-place-bottom-6, iOS 26.1 at scale 3; facts g12 and g13. `UIImage.size` is
  /// > 22×20 without a configuration; in a button with a title of 17 points the view is 28×26.667.
  private static let measured = [
    "star.fill": (medium: CGSize(width: 22, height: 20), large: CGSize(width: 28, height: 80.0 / 3))
  ]

  /// The point size of the measurements, and of a symbol without a configuration.
  private static let measuredPointSize: CGFloat = 17

  /// The fraction of the height outside the alignment rectangle that is above it.
  /// > Seen: rows cf-place-leading-0 and cf-place-bottom-6: 3.667 above, 2.667 below.
  private static let shareAbove: CGFloat = 11.0 / 19

  private static func sideFactor(_ scale: Image.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.8
    case .large: 1.25
    case .default, .unspecified, .medium: 1
    }
  }

  /// Above it sizes would not be finite.
  private static let largestPointSize: CGFloat = 1e300
}
