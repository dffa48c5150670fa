import HeadlessKit

/// The sheet that a drawing is made on, in pixels of the page.
struct Sheet: Equatable, Sendable {
  /// How large the sheet is.
  let size: CGSize
  /// What is kept free for measures around the drawing.
  let margins: EdgeInsets
  /// Whether the button's width, its height and the grid's step are written into the margins.
  let showsMeasures: Bool

  /// The sheet of a card.
  static let full = Sheet(
    size: CGSize(width: 460, height: 300), margins: EdgeInsets(top: 50, left: 64, bottom: 42, right: 40),
    showsMeasures: true)

  /// The sheet of a cell in a table with a number of columns: as wide as the cell will be, and as high as the table says.
  static func cell(in columns: Int, height: CGFloat = Table.cellHeight) -> Sheet {
    Sheet(
      size: CGSize(width: (1050 / CGFloat(max(columns, 3))).rounded(), height: height),
      margins: EdgeInsets(top: 12, left: 12, bottom: 12, right: 12), showsMeasures: false)
  }
}

/// The way from the button's points to the sheet's pixels: the drawing as large as it fits, in the middle.
struct Projection: Equatable, Sendable {
  /// How many pixels of the page a point has, a multiple of a quarter unless that is too coarse.
  let scale: CGFloat
  /// Where the button's origin is on the sheet.
  let origin: CGPoint
  /// What the drawing covers on the sheet.
  let extent: CGRect

  private static let largestScale: CGFloat = 4

  /// Makes the projection that shows all rectangles of an outcome.
  init(showing outcome: Outcome, on sheet: Sheet) {
    self.init(showing: outcome.extent, on: sheet, atMost: Self.largestScale)
  }

  /// Makes the projections of outcomes that are looked at together: all of one scale, and where all buttons have one
  /// size, with the button in the middle.
  static func together(_ outcomes: [Outcome], on sheet: Sheet) -> [Projection] {
    var extents = outcomes.map(\.extent)
    if let first = outcomes.first, outcomes.allSatisfy({ $0.bounds == first.bounds }) {
      let common = extents.reduce(first.bounds) { $0.union($1) }.symmetric(around: first.bounds)
      extents = extents.map { _ in common }
    }
    let scale = extents.map { Projection(showing: $0, on: sheet, atMost: largestScale).scale }.min() ?? largestScale
    return extents.map { Projection(showing: $0, on: sheet, atMost: scale) }
  }

  private init(showing world: CGRect, on sheet: Sheet, atMost largestScale: CGFloat) {
    let room = CGRect(origin: .zero, size: sheet.size).inset(by: sheet.margins)
    let largest = min(largestScale, room.width / max(world.width, 1), room.height / max(world.height, 1))
    scale = largest < 0.25 ? largest : (largest * 4).rounded(.down) / 4
    let corner = CGPoint(
      x: (room.midX - world.width * scale / 2).rounded(), y: (room.midY - world.height * scale / 2).rounded())
    origin = CGPoint(x: corner.x - world.minX * scale, y: corner.y - world.minY * scale)
    extent = CGRect(x: corner.x, y: corner.y, width: world.width * scale, height: world.height * scale)
  }

  /// The rectangle on the sheet for one in the button's coordinates.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * scale, y: origin.y + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// The distance of two grid lines, in points: the finest of a few that is not too dense to look at.
  var gridStep: CGFloat {
    let steps: [CGFloat] = [10, 50, 250, 1250, 6250]
    return steps.first { $0 * scale >= 8 } ?? 31250
  }

  /// Where grid lines cross an axis of the sheet, on one of which the button's origin lies.
  ///
  /// - Parameters:
  ///   - zero: Where the button's origin is on the axis.
  ///   - length: How long the axis is.
  /// - Returns: The places from zero to the length, in ascending order.
  func gridLines(through zero: CGFloat, upTo length: CGFloat) -> [CGFloat] {
    let step = gridStep * scale
    return Array(stride(from: zero - (zero / step).rounded(.down) * step, through: length, by: step))
  }
}

extension CGRect {
  /// The rectangle made larger so that it sticks out of another one by the same on opposite sides.
  fileprivate func symmetric(around center: CGRect) -> CGRect {
    center.insetBy(
      dx: min(minX - center.minX, center.maxX - maxX, 0), dy: min(minY - center.minY, center.maxY - maxY, 0))
  }
}
