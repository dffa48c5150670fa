import HeadlessControllers

/// A delegate that supplies presentation controllers, and has those that it made.
@MainActor final class PresentationSupplier<Made: PresentationController>: ViewControllerTransitioningDelegate {
  var made: [Made] = []
  var presenters: [ViewController?] = []
  var sources: [ViewController] = []
  private let make: @MainActor (ViewController, ViewController?) -> Made

  init(_ make: @escaping @MainActor (ViewController, ViewController?) -> Made) { self.make = make }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    made.append(make(presented, presenting))
    presenters.append(presenting)
    sources.append(source)
    return made.last
  }
}
