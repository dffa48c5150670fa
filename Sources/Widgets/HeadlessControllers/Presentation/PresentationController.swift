import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

/// The object that manages the presentation of a controller, from its beginning to its dismissal.
/// > Documented: UIPresentationController.
@preconcurrency @MainActor open class PresentationController: NSObject {
  private weak var presented: ViewController?
  final weak var presenting: ViewController?
  /// The controllers while the presented one does not retain this object.
  private var retained: [ViewController] = []
  final var container: PresentationContainerView? { didSet { updatePlacement() } }
  final var style: ModalPresentationStyle
  /// The style of the presentation after its adaptation.
  final var effectiveStyle = ModalPresentationStyle.none
  /// The view that contains the presented one in a sheet.
  final var sheetContainer: SheetView?
  /// The presentation or dismissal that is running, or the presentation that waits for the end of the turn.
  final weak var running: ModalTransition?
  /// The dismissal that waits for the end of the turn.
  final weak var waitingDismissal: ModalTransition?

  package final var traitRegistrations: [TraitRegistration] = []

  /// Creates a presentation controller, which retains both controllers until the presented one retains it.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it; nil if it is not known yet.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
    retainControllers()
  }

  /// Retains both controllers, as the presented one does not retain this object.
  final func retainControllers() { retained = [presented, presenting].compactMap(\.self) }

  /// Releases both controllers, as the presented one retains this object.
  final func releaseControllers() { retained = [] }

  static let nesting = CallbackNesting(
    "questions of a presentation", cure: "Don't ask for, or change, in a delegate's method what calls it.")

  // MARK: Controllers

  /// The controller that presents; the presented one before the presentation.
  open var presentingViewController: ViewController { presenting ?? presentedViewController }

  /// The controller that is presented; a new one if it was released before the presentation.
  open var presentedViewController: ViewController { presented ?? ViewController() }

  /// The object that is asked for adaptations, and notified of dismissals; not retained.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Traits that the presented controller has instead of the inherited ones; nil by default, stored only.
  open var overrideTraitCollection: TraitCollection?

  // MARK: Views

  /// The superview of the presented view; nil before and after the presentation.
  open var containerView: View? { container }

  /// The view in the container: the presented controller's by default; in a sheet of iOS 26 a view that contains it.
  open var presentedView: View? { sheetView ?? presented?.view }

  /// The frame of the presented view at the end of the presentation: the bounds of the container by default.
  ///
  /// In eras whose ``SystemEra/presentations`` are known, it is the frame of the sheet, before it is scaled.
  open var frameOfPresentedViewInContainerView: CGRect {
    sheetLayout.map { $0.rect(detent: sheetDetent($0)) } ?? container?.bounds ?? .zero
  }

  /// Computes where the presented view is placed, if that depends on more than the container; a popover's does.
  func updatePlacement() {}

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  func containerDidChange() { if sheetContainer != nil { placeAgain() } }

  /// Whether touches beside the presented view end at the container.
  var blocksTouches: Bool { true }

  /// Returns the view behind the container that gets a touch beside the presented view; nil for the container itself.
  func hitBeside(_ point: CGPoint, with event: Event?) -> View? { nil }

  func delegateAllowsDismissal() -> Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
  func notifyDelegateOfDismissal() { delegate?.presentationControllerDidDismiss(self) }

  // MARK: Style

  /// The style of the presentation.
  open var presentationStyle: ModalPresentationStyle { style }

  /// Whether the view of the presenting controller is removed at the end; false by default.
  open var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen || effectiveStyle == .currentContext }

  /// Whether the presented view covers the window; true by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style in a compact width; the own one by default.
  open var adaptivePresentationStyle: ModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// Returns the style for traits without a delegate, or with one that does not implement the adaptation.
  func standardAdaptiveStyle(for traits: TraitCollection) -> ModalPresentationStyle { style }

  /// Returns the style for traits: by default the ``delegate``'s, or the own one.
  open func adaptivePresentationStyle(for traitCollection: TraitCollection) -> ModalPresentationStyle {
    let style = delegate.flatMap { delegate in
      Self.nesting.call("adaptivePresentationStyle(for:traitCollection:) of the delegate of \(type(of: self))") {
        delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      }
    }
    return style ?? standardAdaptiveStyle(for: traitCollection)
  }

  // MARK: Transitions

  /// Called before the animation of the presentation.
  open func presentationTransitionWillBegin() {}

  /// Called after the animation of the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the animation of the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the animation of the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and sizes

  /// The traits of the presented controller.
  open var traitCollection: TraitCollection { presentedViewController.traitCollection }

  /// Called after the traits of the presented controller's view have changed, before that controller is notified.
  /// > Assumed: that order, from the outside to the inside.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller's ``ViewController/preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Called after the fitting size of the presented controller has changed; nothing calls it here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// Returns the size for the presented controller: by default the container's.
  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size changes; passes it on to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; passes it on to the presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

extension PresentationController: ContentContainer, TraitRegistering {}

/// The decisions on how a presentation adapts, and the notifications of its dismissal by a gesture.
/// > Documented: UIAdaptivePresentationControllerDelegate, whose members are optional there.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a compact width.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the style for traits.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns the controller to present in a style; nil for the original one.
  func presentationController(
    _ controller: PresentationController, viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called before a presentation, with the adapted style; with `none` where the style stays.
  func presentationController(
    _ presentationController: PresentationController, willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  )
  /// Returns whether a swipe, or a touch beside a sheet or popover, may dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called before a dismissal by a gesture.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after a dismissal by a gesture.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called where a gesture would dismiss and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns the style that the presentation has without a delegate: a sheet for a popover in a compact width.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    controller.standardAdaptiveStyle(for: controller.presentingViewController.traitCollection)
  }
  /// Returns the style for a compact width.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil by default, so that the presented controller itself is adapted.
  public func presentationController(
    _ controller: PresentationController, viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: PresentationController, willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
  /// Returns true by default, which allows the dismissal.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}
