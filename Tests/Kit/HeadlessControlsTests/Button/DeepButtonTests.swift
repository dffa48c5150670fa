import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Deep buttons", .reportsIssuesAsFailures) struct DeepButtonTests {
  @Test func `a chain of titled custom buttons is laid out without asking for tints it does not show`() {
    let root = Button(frame: CGRect(0, 0, 100, 40))
    var innermost = root
    for _ in 1..<20_000 {
      let next = innermost.adding(Button.titled("a", frame: CGRect(0, 0, 100, 40)))
      innermost = next
    }
    root.layoutIfNeeded()
    expectEqual(innermost.titleLabel?.frame.isEmpty, false)
  }
}
