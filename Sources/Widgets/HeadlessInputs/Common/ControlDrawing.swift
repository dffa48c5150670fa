import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

extension View {
  /// Returns the rectangle at the other side of a rectangle.
  final func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Control {
  /// The factor of the opacity of a disabled control's drawing.
  /// > Seen: fact i9: half as opaque, for a segmented control of iOS 26.1. Assumed for the other controls.
  final var drawnOpacity: CGFloat { isEnabled ? 1 : 0.5 }

  /// Sends the events of a new value: ``Control/Event/valueChanged`` and the primary action's.
  /// > Documented: UIControl.Event.valueChanged. Reported: WWDC 2020, 10052: an action of `init(frame:primaryAction:)`
  /// > runs for a switch, a slider and others as it does for a button.
  final func sendValueChange(with event: TouchEvent? = nil) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Invalidates the preferred size and the layout after a change of a member.
  final func contentSizeDidChange(_ member: StaticString) {
    invalidateIntrinsicContentSize()
    setNeedsLayout(because: member)
  }
}

extension DrawingContext {
  /// Fills a rectangle whose short sides are half circles.
  func fillCapsule(_ rect: CGRect, with color: Color, opacity: CGFloat = 1) {
    if rect.isEmpty { return }
    let radius = min(rect.width, rect.height) / 2
    fill(.rounded(rect, radius: radius), with: opacity == 1 ? color : color.withAlphaComponent(color.alpha * opacity))
  }
}
