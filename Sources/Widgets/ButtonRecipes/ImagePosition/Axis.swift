import HeadlessKit

/// One direction of a layout, from left to right or from top to bottom: lengths in, stretches out.
struct Axis {
  /// The alignment of the items along the axis.
  enum Placement {
    case start, middle, end, fill
  }

  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat

    func part(from offset: CGFloat, length: CGFloat) -> Span { Span(start: start + offset, length: length) }
  }

  /// The extents of image and texts; an item that does not exist has no length.
  typealias Pair = (image: Span, block: Span)

  let start: CGFloat
  let length: CGFloat
  let placement: Placement
  let grid: PixelGrid

  init(start: CGFloat, length: CGFloat, placement: Placement, grid: PixelGrid) {
    self.start = start
    self.length = max(0, length)
    self.placement = placement
    self.grid = grid
  }

  /// Returns the length for texts beside an image and a gap, in whole pixels as texts are measured; never negative.
  ///
  /// Whole pixels, because a rounded origin could push a text of any other length out.
  func room(beside image: CGFloat?, gap: CGFloat) -> CGFloat {
    grid.down(max(0, length - (image ?? 0) - fitting(gap, beside: image)))
  }

  /// Returns an item by itself.
  func span(of item: CGFloat) -> Span {
    if placement == .fill { return Span(start: start, length: length) }
    return Span(start: start + offset(of: item), length: item)
  }

  /// Returns both items, each by itself.
  func each(image: CGFloat?, block: CGFloat?) -> Pair {
    (image.map(span) ?? nothing, block.map(span) ?? nothing)
  }

  /// Returns both items, one after the other; under `fill` the texts fill the remaining length.
  func inTurn(image: CGFloat?, block: CGFloat?, gap: CGFloat, imageFirst: Bool) -> Pair {
    guard let image, let block else { return each(image: image, block: block) }
    let gap = fitting(gap, beside: image)
    let text = placement == .fill ? room(beside: image, gap: gap) : block
    let total = image + gap + text
    let origin = start + offset(of: total)
    // Under fill the second item ends where the axis does, also where pixels leave a rest.
    let end = placement == .fill ? start + length : origin + total
    return (
      Span(start: imageFirst ? origin : end - image, length: image),
      Span(start: imageFirst ? end - text : origin, length: text)
    )
  }

  /// Returns the gap, shrunk before the image is.
  private func fitting(_ gap: CGFloat, beside image: CGFloat?) -> CGFloat {
    min(gap, max(0, length - (image ?? 0)))
  }

  private func offset(of item: CGFloat) -> CGFloat {
    switch placement {
    case .start, .fill: 0
    case .middle: (length - item) / 2
    case .end: length - item
    }
  }

  private var nothing: Span { Span(start: start, length: 0) }
}
