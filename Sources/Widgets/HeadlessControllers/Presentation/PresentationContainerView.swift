import HeadlessViews

/// The superview of presented views, which notifies the presentation controller of its layout.
final class PresentationContainerView: View {
  weak var controller: PresentationController?

  /// Whether what the container covers is skipped by assistive applications; true by default.
  ///
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
