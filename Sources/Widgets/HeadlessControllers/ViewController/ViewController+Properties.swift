import Foundation
import HeadlessReporting

extension ViewController {
  final func setPreferredContentSize(_ size: CGSize) {
    guard size.isFinite else {
      return report(
        "preferredContentSize", "Expected a finite size; got \(size.width)×\(size.height); keeping the old value.",
        cure: "Pass finite numbers of points.")
    }
    if size == settings.preferredContentSize { return }
    settings.preferredContentSize = size
    Self.sizeNesting.call("preferredContentSize of \(type(of: self))") {
      if let storedParent {
        storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else if modal.presenting != nil {
        modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  private static let sizeNesting = CallbackNesting(
    "changes of preferred sizes",
    cure: "Set it in preferredContentSizeDidChange(forChildContentContainer:) only if it is not the wanted one.")

  static let editingNesting = CallbackNesting(
    "changes of isEditing", cure: "Set isEditing in setEditing(_:animated:) only if it is not the wanted value.")
  static let appearanceNesting = CallbackNesting(
    "transitions of the appearance", cure: "Don't begin one each time in viewWillAppear(_:) and the like.")

  /// The orientations that are supported by default: all but upside down, and all four on a pad.
  /// > Documented: UIViewController.supportedInterfaceOrientations.
  final var standardOrientations: InterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
