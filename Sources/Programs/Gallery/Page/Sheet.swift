import HeadlessKit

/// The area of a drawing, in pixels of the page.
struct Sheet: Equatable, Sendable {
  let size: CGSize
  let margins: EdgeInsets
  /// Whether the margins show the button's width, its height and the step of the grid.
  let showsMeasures: Bool

  static let full = Sheet(
    size: CGSize(width: 460, height: 300), margins: EdgeInsets(top: 50, left: 64, bottom: 42, right: 40),
    showsMeasures: true)

  /// The area of a drawing without measures, as large as ``full``.
  static let plain = Sheet(
    size: full.size, margins: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20), showsMeasures: false)

  static func cell(in columns: Int, height: CGFloat = Table.cellHeight) -> Sheet {
    Sheet(
      size: CGSize(width: (1050 / CGFloat(max(columns, 3))).rounded(), height: height),
      margins: EdgeInsets(top: 12, left: 12, bottom: 12, right: 12), showsMeasures: false)
  }
}

/// The transform from the button's points to the sheet's pixels: the drawing is centered and as large as it fits.
struct Projection: Equatable, Sendable {
  /// The number of the page's pixels per point, a multiple of a quarter unless that is too coarse.
  let scale: CGFloat
  let origin: CGPoint
  let extent: CGRect

  /// Returns the projections of a table's results: with one scale and, if all buttons have one size, one position.
  static func together(_ outcomes: [Outcome], on sheet: Sheet) -> [Projection] {
    var extents = outcomes.map(\.extent)
    if let first = outcomes.first, outcomes.allSatisfy({ $0.bounds == first.bounds }) {
      let common = extents.reduce(first.bounds) { $0.union($1) }.symmetric(around: first.bounds)
      extents = extents.map { _ in common }
    }
    let scale = extents.map { Projection(showing: $0, on: sheet).scale }.min() ?? 0
    return extents.map { Projection(showing: $0, on: sheet, atMost: scale) }
  }

  /// Creates the projection that shows a rectangle.
  init(showing world: CGRect, on sheet: Sheet, atMost largestScale: CGFloat = 4) {
    let room = CGRect(origin: .zero, size: sheet.size).inset(by: sheet.margins)
    let largest = min(largestScale, room.width / max(world.width, 1), room.height / max(world.height, 1))
    scale = largest < 0.25 ? largest : (largest * 4).rounded(.down) / 4
    let corner = CGPoint(
      x: (room.midX - world.width * scale / 2).rounded(), y: (room.midY - world.height * scale / 2).rounded())
    origin = CGPoint(x: corner.x - world.minX * scale, y: corner.y - world.minY * scale)
    extent = CGRect(x: corner.x, y: corner.y, width: world.width * scale, height: world.height * scale)
  }

  /// Converts a rectangle from the button's coordinates to the sheet.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * scale, y: origin.y + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// The distance of two grid lines, in points: the smallest one with at least 8 pixels.
  var gridStep: CGFloat {
    let steps: [CGFloat] = [10, 50, 250, 1250, 6250]
    return steps.first { $0 * scale >= 8 } ?? 31250
  }

  /// Returns the positions of grid lines on an axis of the sheet, one of which is `zero`, the button's origin.
  func gridLines(through zero: CGFloat, upTo length: CGFloat) -> [CGFloat] {
    let step = gridStep * scale
    return Array(stride(from: zero - (zero / step).rounded(.down) * step, through: length, by: step))
  }
}

extension CGRect {
  /// Returns the rectangle extended so that it exceeds another one by equal distances on opposite sides.
  fileprivate func symmetric(around center: CGRect) -> CGRect {
    center.insetBy(
      dx: min(minX - center.minX, center.maxX - maxX, 0), dy: min(minY - center.minY, center.maxY - maxY, 0))
  }
}
