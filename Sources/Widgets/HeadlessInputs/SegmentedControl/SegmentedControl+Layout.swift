import Foundation
import HeadlessGeometry
import HeadlessGraphics

extension SegmentedControl {
  final var contentSize: CGSize {
    let contents = segments.map(contentWidth)
    let widest = contents.max() ?? 0
    var width = CGFloat(max(0, segments.count - 1))
    for (segment, content) in zip(segments, contents) {
      width += segment.width > 0 ? segment.width : (apportionsSegmentWidthsByContent ? content : widest)
    }
    return CGSize(width: pixelGrid.up(width), height: 32)
  }

  private func contentWidth(_ segment: SegmentContent) -> CGFloat { size(of: segment, isSelected: false).width + 20 }

  final func size(of segment: SegmentContent, isSelected: Bool) -> CGSize {
    if let image = segment.image { return image.size }
    guard let title = segment.title, !title.isEmpty else { return .zero }
    let size = TextMeasuring.current.checkedSize(of: title, in: looks.font(isSelected: isSelected))
    return pixelGrid.up(size)
  }

  /// The rectangles of the segments in the order of their indices.
  /// > Seen: fact i9: equal widths, whose edges are rounded down to whole points: 280 points make 93, 93 and 94.
  /// > Documented: widths that were set are used first, and with ``apportionsSegmentWidthsByContent`` the contents.
  /// > Assumed: the other segments divide the rest, by their contents in that case. Seen: fact q29: from right to left
  /// > the edges are those of the other direction.
  final var segmentRects: [CGRect] {
    let bounds = bounds
    var shares = segments.map { $0.width > 0 ? 0 : apportionsSegmentWidthsByContent ? contentWidth($0) : 1 }
    let set = segments.reduce(0) { $0 + $1.width }
    let sum = shares.reduce(0, +)
    let rest = max(0, bounds.width - set)
    for index in shares.indices {
      shares[index] = segments[index].width > 0 ? segments[index].width : sum > 0 ? rest * shares[index] / sum : 0
    }
    var (rects, end) = ([CGRect](), CGFloat(0))
    for share in isRightToLeft ? shares.reversed() : shares {
      let start = (end + PixelGrid.tolerance).rounded(.down)
      end += share
      let next = (end + PixelGrid.tolerance).rounded(.down)
      rects.append(CGRect(x: bounds.minX + start, y: bounds.minY, width: next - start, height: bounds.height))
    }
    return isRightToLeft ? rects.reversed() : rects
  }

  final func segment(at point: CGPoint) -> Int? { segmentRects.firstIndex { $0.contains(point) } }
}
