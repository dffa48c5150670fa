import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Targets of actions", .reportsIssuesAsFailures) struct ActionTargetTests {
  class Panel: View {
    var closes = 0
    func close() { closes += 1 }
  }

  final class ShyPanel: Panel {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  final class Delegating: View {
    let helper = Helper()
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { helper }
  }

  final class Helper {
    var closes = 0
    func close() { closes += 1 }
  }

  let close = Selector(Panel.close, named: "ActionTargetTests.close")

  @Test func `a responder performs the methods of its class and of its superclasses`() {
    final class Special: Panel {}
    #expect(Panel().canPerformAction(close, withSender: nil) && Special().canPerformAction(close, withSender: nil))
    #expect(!View().canPerformAction(close, withSender: nil))
    let byName = Selector("ActionTargetTests.close")
    #expect(Panel().canPerformAction(byName, withSender: nil) && !View().canPerformAction(byName, withSender: nil))
    #expect(!Panel().canPerformAction(Selector("ActionTargetTests.none"), withSender: nil))
  }

  @Test func `the target is the first one on the way up that can`() {
    let (panel, view) = (Panel(), View())
    panel.addSubview(View().holding(view))
    #expect(view.target(forAction: close, withSender: nil) as? Panel === panel)
    expectNil(View().target(forAction: close, withSender: nil))
  }

  @Test func `a responder that returns false is skipped, also by a control`() {
    let (panel, shy, button) = (Panel(), ShyPanel(), Button())
    panel.holding(shy.holding(button))
    button.addTarget(nil, action: close, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.closes == 1 && shy.closes == 0)
  }

  @Test func `a responder may name an object that is not a responder`() {
    let view = Delegating()
    let button = view.adding(Button())
    button.addTarget(nil, action: Selector(Helper.close, named: "ActionTargetTests.help"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(view.helper.closes, 1)
  }

  @Test func `a chain without end is reported`() {
    final class Ring: Responder { override var next: Responder? { self } }
    let target = expectIssue(containing: "the responder chain of Ring: Expected at most 2000 levels; got more") {
      Ring().target(forAction: close, withSender: nil)
    }
    expectNil(target)
  }

  final class Sending: View {
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { subviews.first }
  }

  @Test func `a container that names a subview without the method as target is asked once, and those above it then`() {
    let (panel, container, button) = (Panel(), Sending(), Button())
    panel.holding(container.holding(View(), button))
    button.sendAction(close, to: nil, for: nil)
    expectEqual(panel.closes, 1)
  }
}
