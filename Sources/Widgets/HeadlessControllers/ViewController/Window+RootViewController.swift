import HeadlessViews

extension Window {
  /// The controller whose view is the content of the window; nil for none.
  ///
  /// Its view is added, as large as the window, when the window is shown, or at once in a visible window.
  /// > Documented: UIWindow.rootViewController. Differs: it cannot be overridden.
  public final var rootViewController: ViewController? {
    get { contentOwner as? ViewController }
    set {
      let old = rootViewController
      if newValue === old { return }
      if let parent = newValue?.storedParent {
        return report(
          "rootViewController",
          "Expected a controller without a parent; got a child of \(type(of: parent)); keeping the old value.",
          cure: "Call removeFromParent() first, or set the parent.")
      }
      contentOwner = newValue
      old?.removePresentations()
      old?.contentWindow = nil
      if let oldView = old?.loadedView, oldView.storedSuperview === self { oldView.removeFromSuperview() }
      newValue?.contentWindow = self
      if !isHidden { newValue?.install(in: self) }
    }
  }
}

extension ViewController {
  package final func becomeContent(of window: Window) { window.rootViewController = self }

  /// Adds the view to the window whose root controller this is, unless it is there, or under a presented controller.
  /// > Documented: UIWindow.rootViewController: the view follows the size of the window. Assumed: by its mask.
  final func install(in window: Window) {
    guard window.contentOwner === self, modal.removedView == nil else { return }
    let view = viewAfterLoading()
    if view.storedSuperview === window { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }
}
