import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

extension View {
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the rectangle at the other side of a rectangle.
  final func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns whether a length is finite and not negative; the member refuses another one.
  package final func acceptsLength(_ length: CGFloat, _ member: String) -> Bool {
    if length.isFinite, length >= 0 { return true }
    let fault = length.isFinite ? "is negative" : "is not finite"
    refuse(member, value: length.shortDescription, because: fault, cure: "Pass a number of points from 0 on.")
    return false
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

  /// Returns whether a value is finite; the member refuses another one.
  final func isNumber<Number: BinaryFloatingPoint>(_ value: Number, _ member: String) -> Bool {
    if value.isFinite { return true }
    refuse(member, value: "\(value)", because: "is not a finite number", cure: "Pass a finite number.")
    return false
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
