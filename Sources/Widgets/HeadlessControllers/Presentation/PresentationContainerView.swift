import HeadlessViews

/// The superview of presented views, which notifies the presentation controller of its layout.
final class PresentationContainerView: View {
  weak var controller: PresentationController?

  /// Whether what the container covers is skipped by assistive applications; true by default.
  /// > Reported: fact ax13.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
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
