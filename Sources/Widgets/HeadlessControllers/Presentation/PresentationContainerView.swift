import Foundation
import HeadlessViews

/// The superview of presented views, which notifies the presentation controller of its layout.
final class PresentationContainerView: View {
  weak var controller: PresentationController?

  /// Whether what the container covers is skipped by assistive applications: not where touches reach it.
  /// > Reported: fact ax13. Assumed: below a sheet that does not dim.
  override var accessibilityViewIsModal: Bool {
    get { controller?.blocksTouches ?? true }
    set {}
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let controller else { return hit }
    return controller.hitBeside(point, with: event) ?? (controller.blocksTouches ? self : nil)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { $0.view === self }) { controller?.wasTouchedBeside() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    controller?.containerDidChange()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}

extension PresentationContainerView: PresentationHost {
  var presentationInMessages: (kind: String, title: String?) {
    guard let controller else { return ("presentation", nil) }
    let presented = controller.presentedViewController
    if let alert = presented as? AlertController {
      return (alert.preferredStyle == .alert ? "alert" : "action sheet", alert.title ?? alert.message)
    }
    let kind =
      switch controller.effectiveStyle {
      case .pageSheet, .formSheet: "sheet"
      case .popover: "popover"
      default: "presentation"
      }
    return ("\(kind) of \(type(of: presented))", presented.title)
  }
}
