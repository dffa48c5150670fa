import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The colors and attributes of a segmented control.
struct SegmentedControlLooks {
  var selectedTint: Color?
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The font of the titles, by whether their segment is selected.
  ///
  /// > Seen: fact i9: 13 points, regular and medium.
  func font(isSelected: Bool) -> Font {
    let font = isSelected ? attributes[Control.State.selected.rawValue]?[.font] : nil
    let normal = attributes[Control.State.normal.rawValue]?[.font]
    return font as? Font ?? normal as? Font ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
  }

  /// The color of the titles, by whether their segment is selected.
  func color(isSelected: Bool) -> Color {
    let color = isSelected ? attributes[Control.State.selected.rawValue]?[.foregroundColor] : nil
    return color as? Color ?? attributes[Control.State.normal.rawValue]?[.foregroundColor] as? Color ?? .label
  }
}

/// The widths of the segments, and the drawing.
extension SegmentedControl {
  // MARK: Widths

  final var contentSize: CGSize {
    let contents = segments.map(contentWidth)
    let widest = contents.max() ?? 0
    var width = CGFloat(max(0, segments.count - 1))
    for (segment, content) in zip(segments, contents) {
      width += segment.width > 0 ? segment.width : (apportionsSegmentWidthsByContent ? content : widest)
    }
    return CGSize(width: pixelGrid.up(width), height: 32)
  }

  private func contentWidth(_ segment: Segment) -> CGFloat { size(of: segment, isSelected: false).width + 20 }

  private func size(of segment: Segment, isSelected: Bool) -> CGSize {
    if let image = segment.image { return image.size }
    guard let title = segment.title, !title.isEmpty else { return .zero }
    let size = TextMeasuring.current.checkedSize(of: title, in: looks.font(isSelected: isSelected))
    return pixelGrid.up(size)
  }

  /// The rectangles of the segments in the order of their indices.
  ///
  /// > Seen: fact i9: equal widths, whose edges are rounded down to whole points: 280 points make 93, 93 and 94. Documented:
  /// > widths that were set count first, and with ``apportionsSegmentWidthsByContent`` contents do. Assumed: the other segments
  /// > share the rest, by their contents if these count.
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
    for share in shares {
      let start = (end + PixelGrid.tolerance).rounded(.down)
      end += share
      let next = (end + PixelGrid.tolerance).rounded(.down)
      rects.append(CGRect(x: bounds.minX + start, y: bounds.minY, width: next - start, height: bounds.height))
    }
    if isRightToLeft { rects = rects.map { mirrored($0, in: bounds) } }
    return rects
  }

  /// Returns the segment at a point; nil outside of the control.
  final func segment(at point: CGPoint) -> Int? { segmentRects.firstIndex { $0.contains(point) } }

  // MARK: Drawing

  /// > Seen: fact i9: the background in (118, 118, 128) at 0.12, the selected segment white, or (90, 90, 96) in the dark style,
  /// > 2 points smaller at each side; round ends on iOS 26.1. Assumed: a radius of 9 points on older systems.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let radius = era.hasGlassControls ? bounds.height / 2 : 9
    let fill = Color.tertiarySystemFill
    context.fill(.rounded(bounds, radius: radius), with: fill.withAlphaComponent(fill.alpha * drawnOpacity))
    let rects = segmentRects
    if rects.indices.contains(selection) {
      let pill = rects[selection].insetBy(dx: 2, dy: 2)
      let color = selectedSegmentTintColor ?? Self.pillColor
      if !pill.isNull {
        context.fill(.rounded(pill, radius: radius - 2), with: color.withAlphaComponent(color.alpha * drawnOpacity))
      }
    }
    for (index, rect) in rects.enumerated() { draw(segments[index], isSelected: index == selection, in: rect) }
  }

  private static let pillColor = Color(
    light: .white, dark: Color(red: 90.0 / 255, green: 90.0 / 255, blue: 96.0 / 255, alpha: 1))

  private func draw(_ segment: Segment, isSelected: Bool, in rect: CGRect) {
    let size = size(of: segment, isSelected: isSelected)
    let origin = CGPoint(
      x: rect.minX + pixelGrid.halfUp((rect.width - size.width) / 2) + segment.offset.width,
      y: rect.minY + pixelGrid.halfUp((rect.height - size.height) / 2) + segment.offset.height)
    let place = CGRect(origin: origin, size: size).intersection(
      rect.offsetBy(dx: segment.offset.width, dy: segment.offset.height))
    if let image = segment.image { return image.draw(in: CGRect(origin: origin, size: size)) }
    guard let title = segment.title, !title.isEmpty, !place.isNull else { return }
    let label = looks.label
    label.text = title
    label.font = looks.font(isSelected: isSelected)
    label.textColor = looks.color(isSelected: isSelected)
    label.textAlignment = .center
    label.isEnabled = isEnabled && segment.isEnabled
    label.drawText(in: place)
  }
}

extension SegmentedControlLooks {
  /// A label that draws titles.
  @MainActor fileprivate var label: Label { Label() }
}
