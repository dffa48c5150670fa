import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

extension ViewController {
  final func setTitle(_ title: String?) {
    settings.title = title
    titleDidChange()
  }

  final func setPreferredContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return reportMisuse(
        "preferredContentSize", "Expected a finite size; got \(size.width)×\(size.height); keeping the old value.",
        cure: "Pass finite numbers of points.")
    }
    if size == settings.preferredContentSize { return }
    settings.preferredContentSize = size
    Self.sizeNesting.call("preferredContentSize of \(type(of: self))") {
      if let storedParent {
        storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        if modal.presenting == nil { return }
        modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  private static let sizeNesting = CallbackNesting(
    "changes of preferred sizes",
    cure: "Set it in preferredContentSizeDidChange(forChildContentContainer:) only if it is not the wanted one.")

  /// Starts the transitions in this controller and in those that contain it that wait for the next layout.
  final func setIsEditing(_ isEditing: Bool) {
    Self.editingNesting.call("isEditing of \(type(of: self))") { setEditing(isEditing, animated: false) }
  }

  private static let editingNesting = CallbackNesting(
    "changes of isEditing", cure: "Set isEditing in setEditing(_:animated:) only if it is not the wanted value.")
  static let appearanceNesting = CallbackNesting(
    "transitions of the appearance", cure: "Don't begin one each time in viewWillAppear(_:) and the like.")

  final func startWaitingTransitions() {
    var current: ViewController? = self
    while let controller = current {
      controller.startWaitingTransition()
      current = controller.storedParent
    }
  }

  /// The orientations that are supported by default: all but upside down, and all four on a pad.
  /// > Documented: UIViewController.supportedInterfaceOrientations.
  final var standardOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  final var standardOrientation: InterfaceOrientation { screen.orientation }

  /// The next responder of the controller.
  /// > Documented: UIResponder.next: "if the view controller's view is the root view of a window, the next responder is
  /// > the window object; if the view controller was presented by another view controller, the next responder is the
  /// > presenting view controller". Assumed: otherwise the view's superview.
  final var nextInChain: Responder? {
    if let presenting = modal.presenting { return presenting }
    if modal.removedView != nil, let contentWindow { return contentWindow }
    return loadedView?.storedSuperview
  }
}
