import HeadlessKit
import HeadlessTesting

/// Menus: their size, their selection and elements that are supplied later.
@MainActor @Suite(.reportsIssuesAsFailures) struct MenuTests {
  @Test func `a menu stores the size of its elements`() {
    let menu = Menu(title: "Size", preferredElementSize: .medium, children: [])
    #expect(Menu().preferredElementSize == .automatic && menu.preferredElementSize == .medium)
    expectEqual(menu.replacingChildren([Action { _ in }]).preferredElementSize, .medium)
    menu.preferredElementSize = .small
    #expect(menu.preferredElementSize == .small && Menu.ElementSize(rawValue: 2) == .large)
  }

  @Test func `the selected elements are the marked ones of the menu and of all menus below it`() {
    let command = Command(title: "command", action: Selector("sort"), state: .on)
    let inner = Menu(title: "inner", children: [Action(title: "c", state: .on) { _ in }, command])
    let menu = Menu(children: [
      Action(title: "a", state: .on) { _ in }, Menu(options: .displayInline, children: [inner]),
      Action(title: "d") { _ in }, Action(title: "e", state: .mixed) { _ in },
    ])
    expectEqual(menu.selectedElements.map(\.title), ["a", "c", "command"])
  }

  @Test func `a deferred element stores the first elements of its closure, an uncached one calls it each time`() {
    var calls = 0
    let provider: DeferredMenuElement.Provider = { completion in
      calls += 1
      completion([Action(title: "\(calls)") { _ in }])
    }
    var titles: [String] = []
    let uncached = DeferredMenuElement.uncached(provider)
    for element in [DeferredMenuElement(provider), uncached] {
      for _ in 1...2 { element.loadElements { titles += $0.map(\.title) } }
    }
    #expect(titles == ["1", "1", "2", "3"] && calls == 3 && Menu(children: [uncached]).children == [uncached])
  }
}
