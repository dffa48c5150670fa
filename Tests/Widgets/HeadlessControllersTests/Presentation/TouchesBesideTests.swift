import Foundation
import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Touches beside sheets and popovers of iOS 26, and the settings that the frames follow.
@MainActor @Suite("Touches beside presentations", .reportsIssuesAsFailures) struct TouchesBesideTests {
  private let root = ViewController()
  private let content = ViewController()
  private let delegate = DismissalLog()
  private let button = Button(type: .system)

  private func present(in window: Window, animated: Bool = false) {
    button.frame = CGRect(x: 10, y: 40, width: 60, height: 44)
    root.view.addSubview(button)
    root.present(content, animated: animated)
    window.screen.flush()
  }

  @discardableResult
  private func presentPopover(in window: Window, animated: Bool = false) throws -> PopoverPresentationController {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 400, y: 600, width: 20, height: 20)
    popover.delegate = delegate
    present(in: window, animated: animated)
    return popover
  }

  /// Presents an alert, on a pad as a popover.
  private func present(_ alert: AlertController) {
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 500, width: 10, height: 10)
    root.present(alert)
  }

  private func countingTaps(_ body: () -> Void) -> Int {
    var taps = 0
    button.addAction(Action(identifier: .init("count")) { _ in taps += 1 }, for: .touchUpInside)
    body()
    return taps
  }

  @Test func `a touch beside a popover dismisses it, and does not reach what is behind it`() throws {
    try RecordedDevice.padA16.show(root) { window in
      try presentPopover(in: window)
      let taps = countingTaps { tap(window, at: CGPoint(x: 40, y: 60)) }
      #expect(taps == 0 && content.isBeingDismissed && delegate.calls == ["should", "shouldPopover", "will"])
      window.screen.advance(by: 1)
      expectNil(root.presentedViewController)
      expectEqual(delegate.calls, ["should", "shouldPopover", "will", "did", "didPopover"])
      expectEqual(countingTaps { tap(button) }, 1)
    }
  }

  @Test(arguments: [false, true])
  func `a touch in a popover, or beside it during the presentation, does not dismiss it`(isDuring: Bool) throws {
    try RecordedDevice.padA16.show(root) { window in
      try presentPopover(in: window, animated: isDuring)
      window.screen.advance(by: 0.1)
      tap(window, at: isDuring ? CGPoint(x: 40, y: 60) : content.view.convert(CGPoint(x: 120, y: 90), to: window))
      window.screen.advance(by: 1)
      #expect(root.presentedViewController === content && delegate.calls == [])
    }
  }

  @Test func `views that touches pass through to get them, and the popover stays`() throws {
    try RecordedDevice.padA16.show(root) { window in
      let popover = try presentPopover(in: window)
      popover.passthroughViews = [View(), button]
      expectEqual(countingTaps { tap(button) }, 1)
      window.screen.advance(by: 1)
      #expect(root.presentedViewController === content && delegate.calls == [])
      button.isHidden = true
      tap(window, at: CGPoint(x: 40, y: 60))
      window.screen.advance(by: 1)
      expectNil(root.presentedViewController)
    }
  }

  @Test(arguments: [false, true]) func `a popover that may not be dismissed stays`(isModal: Bool) throws {
    try RecordedDevice.padA16.show(root) { window in
      try presentPopover(in: window)
      content.isModalInPresentation = isModal
      delegate.allows = isModal
      tap(window, at: CGPoint(x: 40, y: 60))
      window.screen.advance(by: 1)
      #expect(root.presentedViewController === content)
      expectEqual(delegate.calls, isModal ? ["attempt"] : ["should", "attempt"])
    }
  }

  @Test(arguments: [true, false]) func `a touch beside a sheet reaches what it does not dim, else dismisses it`(
    isUndimmed: Bool
  ) throws {
    try RecordedDevice.phoneSE.show(root) { window in
      let sheet = try #require(content.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
      sheet.delegate = delegate
      present(in: window)
      expectEqual(sheet.containerView?.accessibilityViewIsModal, !isUndimmed)
      expectEqual(countingTaps { tap(window, at: CGPoint(x: 40, y: 60)) }, isUndimmed ? 1 : 0)
      window.screen.advance(by: 1)
      expectEqual(root.presentedViewController === content, isUndimmed)
      expectEqual(delegate.calls, isUndimmed ? [] : ["should", "will", "did"])
    }
  }

  @Test func `above the largest detent that does not dim, touches beside the sheet are blocked`() throws {
    try RecordedDevice.phoneSE.show(root) { window in
      let sheet = try #require(content.sheetPresentationController)
      sheet.detents = [.custom(identifier: .init("low")) { _ in 100 }, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .init("low")
      present(in: window)
      content.isModalInPresentation = true
      expectEqual(countingTaps { tap(window, at: CGPoint(x: 40, y: 60)) }, 1)
      window.layOut { sheet.selectDetent(.medium) }
      expectEqual(countingTaps { tap(window, at: CGPoint(x: 40, y: 60)) }, 0)
      sheet.largestUndimmedDetentIdentifier = .init("unknown")
      expectEqual(countingTaps { tap(window, at: CGPoint(x: 40, y: 60)) }, 0)
    }
  }

  // MARK: Action sheets

  @Test(arguments: [RecordedDevice.padA16, .phoneSE], [true, false])
  func `a touch beside an action sheet is its Cancel; without one it dismisses only a popover`(
    device: RecordedDevice, hasCancel: Bool
  ) {
    let alert = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var calls: [String] = []
    alert.addAction(AlertAction(title: "Copy", style: .default) { _ in calls.append("copy") })
    if hasCancel { alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") }) }
    device.show(root) { window in
      present(alert)
      tap(window, at: CGPoint(x: 5, y: 60))
      expectEqual(calls, [])
      window.screen.advance(by: 1)
      expectEqual(calls, hasCancel ? ["cancel"] : [])
      expectEqual(root.presentedViewController == nil, hasCancel || device == .padA16)
    }
  }

  @Test(arguments: [true, false]) func `vc25 an action sheet in a popover asks the delegate`(allows: Bool) {
    let alert = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var cancels = 0
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in cancels += 1 })
    alert.addAction(AlertAction(title: "Copy", style: .default))
    delegate.allows = allows
    RecordedDevice.padA16.show(root) { window in
      alert.popoverPresentationController?.delegate = delegate
      present(alert)
      tap(window, at: CGPoint(x: 5, y: 60))
      window.screen.advance(by: 1)
      let asked = ["should", "shouldPopover", "will", "did", "didPopover"]
      #expect(cancels == (allows ? 1 : 0) && delegate.calls == (allows ? asked : ["should", "attempt"]))
      expectEqual(root.presentedViewController == nil, allows)
    }
  }

  @Test func `a touch beside an alert does nothing`() {
    let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in Issue.record("The action was called.") })
    RecordedDevice.phoneSE.show(root) { window in
      root.present(alert)
      tap(window, at: CGPoint(x: 5, y: 60))
      window.screen.advance(by: 1)
      #expect(root.presentedViewController === alert)
    }
  }

  // MARK: Settings

  @Test func `in a compact height a sheet at the edge has its detent, and the medium one is inactive`() throws {
    try RecordedDevice.lowPhone.show(root) { window in
      let sheet = try #require(content.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      present(in: window)
      expectEqual(content.view.windowRect, window.bounds)
      window.layOut { sheet.prefersEdgeAttachedInCompactHeight = true }
      expectEqual(content.view.windowRect, CGRect(x: 0, y: 30, width: 667, height: 345))
      window.layOut { sheet.detents = [.medium(), .custom { _ in 150 }] }
      expectEqual(content.view.bounds.size, CGSize(width: 667, height: 150))
      expectEqual(content.view.windowRect.maxY, CGFloat(367))
      content.preferredContentSize = CGSize(width: 300, height: 50)
      window.layOut { sheet.detents = [.large()] }
      expectEqual(content.view.windowRect.width, 667)
      window.layOut { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
      expectEqual(content.view.windowRect, CGRect(x: 183.5, y: 30, width: 300, height: 345))
      window.layOut { $0.screen.safeAreaInsets = EdgeInsets(top: 0, left: 100, bottom: 0, right: 20) }
      expectEqual(content.view.windowRect, CGRect(x: 223.5, y: 30, width: 300, height: 345))
      window.layOut { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = false }
      expectEqual(content.view.windowRect, CGRect(x: 100, y: 30, width: 547, height: 345))
    }
  }

  @Test func `a preferred corner radius rounds the view that contains the presented one`() throws {
    try RecordedDevice.phoneSE.show(root) { window in
      let sheet = try #require(content.sheetPresentationController)
      sheet.preferredCornerRadius = 24
      present(in: window)
      let view = try #require(sheet.presentedView)
      #expect(view.layer.cornerRadius == 24 && view.clipsToBounds)
      window.layOut { sheet.preferredCornerRadius = nil }
      #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds)
    }
  }

  @Test func `finite margins of a popover move the edges of its area, and wide ones leave nothing`() throws {
    try RecordedDevice.padA16.show(root) { window in
      let popover = try presentPopover(in: window)
      popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      popover.permittedArrowDirections = []
      window.layOut { popover.containerView?.setNeedsLayout() }
      expectEqual(content.view.windowRect.origin, CGPoint(x: 19, y: 32))
      window.layOut { popover.popoverLayoutMargins = EdgeInsets(top: 25, left: 50, bottom: 10, right: 10) }
      expectEqual(content.view.windowRect.origin, CGPoint(x: 59, y: 47))
      popover.sourceRect = CGRect(x: 820, y: 1180, width: 0, height: 0)
      window.layOut { popover.popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 30, right: 40) }
      #expect(content.view.windowRect.maxX == 820 - 49 && content.view.windowRect.maxY == 1180 - 45)
      expectIssue(containing: "popoverLayoutMargins") { popover.popoverLayoutMargins.left = .nan }
      expectEqual(popover.popoverLayoutMargins.left, 10)
      window.layOut { _ in popover.popoverLayoutMargins = EdgeInsets(top: 10, left: 900, bottom: 10, right: 900) }
      expectEqual(content.view.frame.width, 0)
    }
  }
}
