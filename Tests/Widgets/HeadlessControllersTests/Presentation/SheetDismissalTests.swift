import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Dismissal of sheets by the user", .screen(scale: 2), .reportsIssuesAsFailures)
struct SheetDismissalTests {
  private let scene = ControllerScene()
  private let delegate: DismissalLog
  private let other: LoggingController

  init() throws {
    delegate = DismissalLog(scene.log)
    other = scene.controller("b")
    let sheet = try #require(other.sheetPresentationController)
    sheet.delegate = delegate
  }

  private func present(animated: Bool = false) throws -> SheetPresentationController {
    scene.root.present(other, animated: animated)
    if !animated { scene.screen.flush() }
    _ = scene.calls()
    return try #require(other.sheetPresentationController)
  }

  @Test func `vc25 a swipe dismisses and notifies the delegate`() throws {
    let sheet = try present()
    sheet.dismissAsUser()
    #expect(scene.calls() == "should will" && other.isBeingDismissed)
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.willDisappear+ b.didDisappear+ did" && scene.root.presentedViewController == nil)
  }

  @Test func `a dismissal by code does not notify the delegate`() throws {
    _ = try present()
    other.dismissAndWait()
    expectEqual(scene.calls(), "b.willDisappear+ b.didDisappear+")
  }

  @Test(arguments: [false, true]) func `a sheet that may not be dismissed stays`(isModal: Bool) throws {
    let sheet = try present()
    other.isModalInPresentation = isModal
    delegate.allows = isModal
    sheet.dismissAsUser()
    scene.screen.advance(by: 1)
    expectEqual(scene.calls(), isModal ? "attempt" : "should attempt")
    #expect(scene.root.presentedViewController === other && !other.isBeingDismissed)
  }

  @Test func `a swipe during the presentation waits for its end`() throws {
    let sheet = try present(animated: true)
    sheet.dismissAsUser()
    expectEqual(scene.calls(), "b.willAppear+ b.isAppearing+ b.didAppear+ should will")
    scene.screen.advance(by: 1)
    expectNil(scene.root.presentedViewController)
  }

  @Test func `a sheet that is not presented is reported`() throws {
    let sheet = try #require(other.sheetPresentationController)
    expectIssue(containing: "Expected a presented sheet") { sheet.dismissAsUser() }
    _ = try present()
    other.present(ViewController())
    expectIssue(containing: "Expected a presented sheet") { sheet.dismissAsUser() }
  }
}
