import Foundation
import HeadlessLayers

extension View {
  /// Returns the frontmost view at a point, asking the subviews front to back.
  /// > Seen: fact d5: views hidden, without interaction or of an opacity under 0.01 are skipped; clipping has no
  /// > effect.
  final func findView(at point: CGPoint, with event: Event?) -> View? {
    guard !isInvisible, isUserInteractionEnabled, !isSqueezedToNothing else { return nil }
    if AnimationCount.mayBlockTouches, isClosedToTouches { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    let subviews = subviews
    if subviews.isEmpty { return self }
    var found: View?
    ResponderChain.descend(for: "hitTest(_:with:) of \(type(of: self))") {
      for subview in subviews.reversed() {
        found = subview.hitTest(subview.fromEnclosing(point), with: event)
        if found != nil { return }
      }
    }
    return found ?? self
  }

  /// Whether touches pass by because the view is too transparent.
  /// > Documented: UIView.hitTest(_:with:): an alpha below 0.01. Assumed: compared as the layer's `Float`.
  package final var isTransparent: Bool { Float(alpha) < 0.01 }

  /// Whether the view itself is hidden or too transparent; its superviews may be as well.
  package final var isInvisible: Bool { isHidden || isTransparent }

  /// Whether touches pass by because the view is animated by a block that does not let them through.
  /// > Documented: UIView.AnimationOptions.allowUserInteraction.
  private var isClosedToTouches: Bool { rare.layer?.isClosedToTouches ?? false }

  /// Whether the transform makes a line or a point of the view: no point of the superview is on it then.
  private var isSqueezedToNothing: Bool {
    let transform = transform
    return transform.a * transform.d == transform.b * transform.c
  }
}
