import Foundation
import HeadlessControls
import HeadlessGraphics

extension SegmentedControl {
  /// Draws the backgrounds and the contents of the segments.
  /// > Seen: fact i9: the background in (118, 118, 128) at 0.12, the selected segment white, or (90, 90, 96) in the
  /// > dark style, 2 points smaller at each side; round ends on iOS 26.1. Assumed: a radius of 9 points on older
  /// > systems; background images replace all of it.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let rects = segmentRects
    let states = segments.indices.map(state)
    if looks.background(for: .normal) == nil {
      drawBackground(rects, into: context)
    } else {
      for (rect, state) in zip(rects, states) { looks.background(for: state)?.draw(in: rect) }
    }
    for (index, segment) in segments.enumerated() {
      segment.image?.draw(in: contentRect(of: index, in: rects))
    }
    drawDividers(rects, states)
  }

  private func state(of index: Int) -> State {
    var state: State = isEnabled && segments[index].isEnabled ? .normal : .disabled
    if index == selection { state.insert(.selected) }
    if index == touchedSegment { state.insert(.highlighted) }
    return state
  }

  private func drawBackground(_ rects: [CGRect], into context: DrawingContext) {
    let radius = era.hasGlassControls ? bounds.height / 2 : 9
    let fill = Color.tertiarySystemFill
    context.fill(.rounded(bounds, radius: radius), with: fill.withAlphaComponent(fill.alpha * drawnOpacity))
    guard rects.indices.contains(selection) else { return }
    let pill = rects[selection].insetBy(dx: 2, dy: 2)
    let color = selectedSegmentTintColor ?? Self.pillColor
    if !pill.isNull {
      context.fill(.rounded(pill, radius: radius - 2), with: color.withAlphaComponent(color.alpha * drawnOpacity))
    }
  }

  /// Draws the images between segments, in the middle of their common edge.
  private func drawDividers(_ rects: [CGRect], _ states: [State]) {
    for index in rects.indices.dropFirst() {
      let (left, right) = isRightToLeft ? (index, index - 1) : (index - 1, index)
      guard let image = looks.divider(between: states[left], and: states[right]) else { continue }
      let x = rects[left].maxX - image.size.width / 2
      image.draw(in: CGRect(x: x, y: bounds.minY, width: image.size.width, height: bounds.height))
    }
  }

  private static let pillColor = Color(
    light: .white, dark: Color(red: 90.0 / 255, green: 90.0 / 255, blue: 96.0 / 255, alpha: 1))

  /// Returns the rectangle of a segment's content, in the center of the segment.
  private func contentRect(of index: Int, in rects: [CGRect]) -> CGRect {
    let segment = segments[index]
    let size = size(of: segment, isSelected: index == selection)
    let position = isRightToLeft ? rects.count - 1 - index : index
    let adjustment = looks.adjustment(at: position, of: rects.count)
    let rect = rects[index].offsetBy(
      dx: segment.offset.width + adjustment.horizontal, dy: segment.offset.height + adjustment.vertical)
    let origin = CGPoint(
      x: rect.minX + pixelGrid.halfUp((rect.width - size.width) / 2),
      y: rect.minY + pixelGrid.halfUp((rect.height - size.height) / 2))
    return CGRect(origin: origin, size: size)
  }

  /// Shows the titles in labels, in the center of their segments.
  /// > Seen: facts i9 and q13: labels of 13 points, at y 9 of a control of 34 points.
  final func layOutTitles() {
    let rects = segmentRects
    for label in titleLabels.dropFirst(segments.count) { label.removeFromSuperview() }
    titleLabels = Array(titleLabels.prefix(segments.count))
    for (index, segment) in segments.enumerated() {
      if index == titleLabels.count {
        let label = SegmentLabel()
        label.isOpaque = false
        label.textAlignment = .center
        // The segment is the element that assistive applications reach.
        label.isAccessibilityElement = false
        titleLabels.append(label)
        addSubview(label)
      }
      let (label, isSelected) = (titleLabels[index], index == selection)
      let hasTitle = segment.image == nil && !(segment.title ?? "").isEmpty
      label.text = hasTitle ? segment.title : nil
      label.isHidden = !hasTitle
      label.font = looks.font(isSelected: isSelected)
      label.textColor = looks.color(isSelected: isSelected)
      label.isEnabled = isEnabled && segment.isEnabled
      let rect = contentRect(of: index, in: rects)
      let shown = rect.intersection(rects[index].offsetBy(dx: segment.offset.width, dy: segment.offset.height))
      label.frame = shown.isNull ? CGRect(origin: rect.origin, size: .zero) : shown
    }
  }
}

final class SegmentLabel: Label {}
