import HeadlessControllers
import HeadlessKit

/// A delegate of sheets and popovers that logs how they are dismissed.
final class DismissalLog: PopoverPresentationControllerDelegate, SheetPresentationControllerDelegate {
  let log: Log
  var allows = true
  var calls: [String] { log.lines }

  init(_ log: Log = Log()) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    log.write("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) { log.write("will") }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) { log.write("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    log.write("attempt")
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool {
    log.write("shouldPopover")
    return true
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) { log.write("didPopover") }
}
