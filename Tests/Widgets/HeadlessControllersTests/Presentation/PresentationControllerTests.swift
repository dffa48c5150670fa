import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Presentation controllers", .screen(scale: 2), .reportsIssuesAsFailures)
struct PresentationControllerTests {
  /// A presentation controller that dims what is behind a smaller view, as popups do.
  final class PopupController: PresentationController {
    let dimming = View()
    var lines: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 100)
    }

    override func presentationTransitionWillBegin() {
      lines.append("willPresent")
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      guard let coordinator = presentedViewController.transitionCoordinator else {
        dimming.alpha = 1
        return
      }
      coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("didPresent \(completed)") }
    override func dismissalTransitionWillBegin() {
      lines.append("willDismiss")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      lines.append("didDismiss \(completed)")
      if completed { dimming.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
      lines.append("willLayout")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() { lines.append("didLayout") }
  }

  @Test func `a dismissal of several presentations begins and ends from the top`() {
    final class Logging: PresentationController {
      var log: Log?
      override func dismissalTransitionWillBegin() { log?.write("\(presentedViewController.title ?? "") begins") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.write("\(presentedViewController.title ?? "") ends")
      }
    }
    let supplier = PresentationSupplier { [log = scene.log] presented, presenting in
      configured(Logging(presentedViewController: presented, presenting: presenting)) { $0.log = log }
    }
    var presenter: ViewController = scene.root
    for title in ["b", "c"] {
      let presented = ViewController()
      (presented.title, presented.modalPresentationStyle) = (title, .custom)
      presented.transitioningDelegate = supplier
      presenter.present(presented)
      presenter = presented
    }
    scene.root.dismiss()
    #expect(supplier.made.count == 2 && scene.log.removeLines() == ["c begins", "b begins", "c ends", "b ends"])
  }

  private let scene = ControllerScene()
  private let delegate = PresentationSupplier(PopupController.init(presentedViewController:presenting:))

  private func makePopup() -> LoggingController {
    let popup = scene.controller("b", .custom)
    popup.transitioningDelegate = delegate
    return popup
  }

  @Test func `a custom presentation controller places the view and is notified in order`() throws {
    let popup = makePopup()
    scene.root.present(popup, animated: true)
    let controller = try #require(delegate.made.first)
    #expect(delegate.made.count == 1 && delegate.presenters == [scene.root] && delegate.sources == [scene.root])
    #expect(popup.presentationController === controller && controller.presentationStyle == .custom)
    #expect(controller.presentingViewController === scene.root && controller.presentedViewController === popup)
    #expect(controller.lines.isEmpty && controller.containerView == nil)
    scene.screen.flush()
    #expect(controller.dimming.alpha == 1 && controller.dimming.layer.presentation()?.opacity == 0)
    scene.screen.advance(by: 0.25)
    let opacity = try #require(controller.dimming.layer.presentation()?.opacity)
    #expect(opacity > 0.3 && opacity < 0.7)
    scene.screen.advance(by: 0.25)
    expectEqual(popup.view.frame, scene.window.bounds.insetBy(dx: 40, dy: 100))
    #expect(popup.view.superview === controller.containerView && scene.root.view.window != nil)
    expectEqual(controller.lines, ["willPresent", "willLayout", "didLayout", "didPresent true"])
    controller.lines = []
    popup.dismiss(animated: true)
    scene.screen.advance(by: 0.5)
    expectEqual(controller.lines.filter { !$0.hasSuffix("Layout") }, ["willDismiss", "didDismiss true"])
    #expect(controller.containerView == nil && scene.window.subviews == [scene.root.view])
    expectEqual(scene.calls(), "b.didLoad b.willAppear+ b.isAppearing+ b.didAppear+ b.willDisappear+ b.didDisappear+")
  }

  @Test func `without an animation there is no coordinator`() throws {
    let popup = makePopup()
    scene.root.present(popup)
    expectNil(popup.transitionCoordinator)
    let controller = try #require(delegate.made.first)
    #expect(controller.dimming.alpha == 1 && controller.lines.last == "didPresent true")
  }

  @Test func `the container follows the window`() throws {
    let popup = makePopup()
    scene.root.present(popup)
    scene.window.frame.size = CGSize(width: 667, height: 375)
    scene.screen.flush()
    expectEqual(popup.view.frame, CGRect(x: 40, y: 100, width: 667 - 80, height: 375 - 200))
  }

  @Test func `a presentation controller may remove the presenting view`() throws {
    final class Covering: PresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    let cover = PresentationSupplier(Covering.init(presentedViewController:presenting:))
    let other = scene.controller("b", .custom)
    other.transitioningDelegate = cover
    let calls = scene.calls { scene.root.present(other, animated: false) }
    expectEqual(calls, "b.didLoad root.willDisappear b.willAppear b.isAppearing b.didAppear root.didDisappear")
    expectNil(scene.root.view.superview)
  }

  @Test func `only sheets and popovers have a controller of their style, before the presentation`() throws {
    let other = ViewController()
    let sheet = try #require(other.sheetPresentationController)
    #expect(other.sheetPresentationController === sheet && other.presentationController === sheet)
    expectNil(other.popoverPresentationController)
    sheet.detents = [.medium(), .large()]
    expectEqual(sheet.detents.map(\.identifier), [.medium, .large])
    other.modalPresentationStyle = .popover
    let popover = try #require(other.popoverPresentationController)
    expectNil(other.sheetPresentationController)
    popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.root.present(other)
    #expect(other.popoverPresentationController === popover && popover.containerView != nil)
    expectEqual(popover.sourceRect.minX, 1)
    let full = configured(ViewController()) { $0.modalPresentationStyle = .fullScreen }
    #expect(full.sheetPresentationController == nil && full.popoverPresentationController == nil)
    expectEqual(full.presentationController?.presentationStyle, .fullScreen)
  }

  @Test func `a controller whose sheet was read and that was never presented is released`() {
    weak var other: ViewController?
    var sheet: SheetPresentationController?
    do {
      let made = ViewController()
      sheet = made.sheetPresentationController
      other = made
    }
    #expect(other == nil && sheet?.presentedView == nil)
  }

  @Test func `a delegate adapts a popover to the full screen`() {
    final class Adapter: PopoverPresentationControllerDelegate {
      var prepared = 0
      func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { .fullScreen }
      func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
        prepared += 1
      }
    }
    let (other, adapter) = (scene.controller("b"), Adapter())
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.delegate = adapter
    let calls = scene.calls { scene.root.present(other, animated: false) }
    #expect(calls.contains("root.willDisappear") && adapter.prepared == 1)
  }

  @Test func `a detent is selected and resolved`() throws {
    final class Context: SheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = TraitCollection()
      let maximumDetentValue: CGFloat = 600
    }
    final class SheetDelegate: SheetPresentationControllerDelegate {
      var count = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController
      ) { count += 1 }
    }
    let (other, context, delegate) = (ViewController(), Context(), SheetDelegate())
    let sheet = try #require(other.sheetPresentationController)
    let own = SheetPresentationController.Detent.custom(identifier: .init("own")) { $0.maximumDetentValue / 3 }
    sheet.detents = [.medium(), own]
    sheet.delegate = delegate
    expectEqual(sheet.detents.map { $0.resolvedValue(in: context) }, [300, 200])
    sheet.selectDetent(.init("own"))
    #expect(sheet.selectedDetentIdentifier == .init("own") && delegate.count == 1)
    expectIssue(containing: "got com.apple.UIKit.large") { sheet.selectDetent(.large) }
  }
}
