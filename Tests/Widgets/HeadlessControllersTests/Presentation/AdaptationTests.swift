import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Adaptation of presentations", .screen(scale: 2), .reportsIssuesAsFailures) struct AdaptationTests {
  final class Delegate: PopoverPresentationControllerDelegate {
    var styles: [ModalPresentationStyle] = []
    var source: View?
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
      if let source { popoverPresentationController.sourceView = source }
    }
    func presentationController(
      _ presentationController: PresentationController, willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) { styles.append(style) }
  }

  /// Runs a body in a screen of a width, which is regular from that of a pad on.
  private func withScene(width: CGFloat, _ body: (ControllerScene) throws -> Void) rethrows {
    try Screen.withMain(Screen(scale: 2, size: CGSize(width: width, height: 1024))) { try body(ControllerScene()) }
  }

  private func presentPopover(in scene: ControllerScene, _ delegate: Delegate, source: View? = nil) -> ViewController {
    let other = ViewController()
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.delegate = delegate
    other.popoverPresentationController?.sourceView = source
    scene.root.present(other)
    return other
  }

  @Test func `vc23 a popover adapts in a compact width, and the delegate gets none where the style stays`() {
    withScene(width: 375) { scene in
      let delegate = Delegate()
      let other = presentPopover(in: scene, delegate, source: scene.root.view)
      expectEqual(delegate.styles, [.pageSheet])
      expectEqual(other.popoverPresentationController?.adaptivePresentationStyle, .pageSheet)
    }
    withScene(width: 768) { scene in
      let delegate = Delegate()
      _ = presentPopover(in: scene, delegate, source: scene.root.view)
      expectEqual(delegate.styles, [.none])
    }
    withScene(width: 375) { scene in
      let (other, delegate) = (ViewController(), Delegate())
      other.sheetPresentationController?.delegate = delegate
      scene.root.present(other)
      expectEqual(delegate.styles, [.none])
    }
  }

  @Test func `vc24 a popover without a source is reported in a regular width, unless it gets one before`() {
    let message = "should have a non-nil sourceView or barButtonItem set before the presentation occurs"
    withScene(width: 768) { scene in
      var other: ViewController?
      let reports = IssueReporting.collect { other = presentPopover(in: scene, Delegate()) }
      #expect(reports.count == 1 && reports.first?.description.contains(message) == true)
      #expect(scene.root.presentedViewController === other)
    }
    withScene(width: 375) { scene in _ = presentPopover(in: scene, Delegate()) }
    withScene(width: 768) { scene in
      let delegate = Delegate()
      delegate.source = scene.root.view
      let other = presentPopover(in: scene, delegate)
      #expect(other.popoverPresentationController?.sourceView === scene.root.view)
    }
  }

  @Test func `an action sheet is a popover in a regular width`() throws {
    try withScene(width: 768) { scene in
      var chosen = 0
      let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(AlertAction(title: "Delete", style: .destructive) { _ in chosen += 1 })
      let popover = try #require(sheet.popoverPresentationController)
      popover.sourceView = scene.root.view
      scene.root.presentAndWait(sheet)
      #expect(sheet.popoverPresentationController === popover && popover.containerView != nil)
      sheet.choose("Delete")
      #expect(chosen == 1 && scene.root.presentedViewController == nil)
      let other = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      expectIssue(containing: "You must provide location information for this popover") { scene.root.present(other) }
      let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
      expectNil(alert.popoverPresentationController)
    }
    withScene(width: 375) { _ in
      let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      expectNil(sheet.popoverPresentationController)
    }
  }

  @Test func `a source item is the item of a bar or the source view`() throws {
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    let (view, item) = (View(), BarButtonItem())
    expectNil(popover.sourceItem)
    popover.sourceItem = view
    #expect(popover.sourceView === view && popover.barButtonItem == nil && popover.sourceItem === view)
    popover.sourceItem = item
    #expect(popover.sourceView == nil && popover.barButtonItem === item && popover.sourceItem === item)
    popover.sourceItem = nil
    #expect(popover.barButtonItem == nil && popover.sourceItem == nil)
  }
}
