import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Selectors by name") struct SelectorNameTests {
  final class Panel: NSObject {
    var closes = 0
    func close() { closes += 1 }
  }

  final class Drawer: NSObject {
    var closes = 0
    func close() { closes += 1 }
  }

  @Test func `a name finds the method of the target's class that was named so`() {
    let name = "SelectorNameTests.close"
    _ = Selector(Panel.close, named: name)
    _ = Selector(Drawer.close, named: name)
    let (panel, drawer) = (Panel(), Drawer())
    let button = Button()
    button.addTarget(panel, action: Selector(name), for: .touchUpInside)
    button.addTarget(drawer, action: Selector(name), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.closes == 1 && drawer.closes == 1)
    expectEqual(button.actions(forTarget: panel, forControlEvent: .touchUpInside), [name])
  }

  @Test func `a name that no method has is reported`() {
    let button = Button()
    button.addTarget(Panel(), action: Selector("SelectorNameTests.open"), for: .touchUpInside)
    let panel = Panel()
    button.addTarget(panel, action: Selector("SelectorNameTests.open"), for: .touchUpInside)
    expectIssue(containing: "SelectorNameTests.open does not fit the target Panel") {
      button.sendActions(for: .touchUpInside)
    }
  }
}
