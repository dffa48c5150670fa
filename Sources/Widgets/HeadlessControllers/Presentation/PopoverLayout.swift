import Foundation
import HeadlessGeometry
import HeadlessViews

/// The rectangle of a popover in its container, and the direction of its arrow.
/// > Seen: fact q9, 14 popovers of an iPad A16 with iOS 26.1: right of its source where there is space, above a source
/// > at the bottom, without an arrow in the center of a rectangle, and over a bar's item. Assumed: the order of the
/// > other directions.
struct PopoverLayout {
  let bounds: CGRect
  let safeArea: EdgeInsets
  let distances: SystemEra.Presentations
  let size: CGSize
  /// The rectangle that the popover points to.
  let anchor: CGRect
  /// Whether that is an item of a bar, which the popover has no arrow to.
  let isBarItem: Bool
  let permitted: PopoverArrowDirection
  /// The margins that an app has set.
  let margins: EdgeInsets

  /// The margins at which the edges are where the system has them.
  static let standardMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private static let barItemOverlap: CGFloat = 14

  /// The rectangle of the popover with its arrow, and the arrow's direction, which is empty without an arrow.
  var placement: (frame: CGRect, direction: PopoverArrowDirection) {
    if isBarItem { return (limited(overBarItem), []) }
    let directions = [PopoverArrowDirection.left, .right, .up, .down].filter { permitted.contains($0) }
    if directions.isEmpty { return (limited(centered), []) }
    if let direction = directions.first(where: { space.contains(rect($0)) }) { return (rect(direction), direction) }
    // The arrow may be off the middle of a side.
    let direction = directions.first { limited(rect($0)).intersection(anchor).isEmpty } ?? directions[0]
    return (limited(rect(direction)), direction)
  }

  /// The area that popovers stay in.
  private var space: CGRect {
    let (standard, side) = (Self.standardMargins, distances.popoverMargin)
    return bounds.insetCollapsing(
      by: EdgeInsets(
        top: safeArea.top + margins.top - standard.top, left: side + margins.left - standard.left,
        bottom: safeArea.bottom + margins.bottom - standard.bottom, right: side + margins.right - standard.right))
  }

  private var centered: CGRect {
    CGRect(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var overBarItem: CGRect {
    var rect = centered
    let isBelow = anchor.midY > bounds.midY
    rect.origin.y = isBelow ? anchor.minY + Self.barItemOverlap - size.height : anchor.maxY - Self.barItemOverlap
    return rect
  }

  /// Returns the rectangle for an arrow in the middle of a side.
  private func rect(_ direction: PopoverArrowDirection) -> CGRect {
    var rect = centered
    switch direction {
    case .left, .right:
      rect.size.width += distances.arrow
      rect.origin.x = direction == .left ? anchor.maxX : anchor.minX - rect.width
    default:
      rect.size.height += distances.arrow
      rect.origin.y = direction == .up ? anchor.maxY : anchor.minY - rect.height
    }
    return rect
  }

  private func limited(_ rect: CGRect) -> CGRect {
    let (space, size) = (space, CGSize(width: min(rect.width, space.width), height: min(rect.height, space.height)))
    return CGRect(
      x: max(space.minX, min(rect.minX, space.maxX - size.width)),
      y: max(space.minY, min(rect.minY, space.maxY - size.height)), width: size.width, height: size.height)
  }
}

extension PopoverPresentationController {
  /// The rectangle and the arrow of the popover; nil without a container, and where the presented view covers it.
  final var computedPlacement: (frame: CGRect, direction: PopoverArrowDirection)? {
    guard effectiveStyle == .popover, let container, let distances = container.era.presentations else { return nil }
    let view = barButtonItem?.itemView ?? sourceView
    let rect = view.map {
      $0.convert(barButtonItem != nil || sourceRect.isNull ? $0.bounds : sourceRect, to: container)
    }
    let center = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    return PopoverLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, distances: distances, size: contentSize,
      anchor: rect ?? center, isBarItem: barButtonItem != nil,
      permitted: rect == nil ? PopoverArrowDirection() : permittedArrowDirections, margins: popoverLayoutMargins
    ).placement
  }

  /// The size that the content prefers.
  /// > Assumed: 320×480 without a preference.
  private var contentSize: CGSize {
    let presented = presentedViewController
    if let alert = presented as? AlertController, let container { return alert.layout(in: container).size }
    let size = presented.preferredContentSize
    return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 480)
  }
}
