import HeadlessViews

/// The superview of presented views, which notifies the presentation controller of its layout.
final class PresentationContainerView: View {
  weak var controller: PresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
