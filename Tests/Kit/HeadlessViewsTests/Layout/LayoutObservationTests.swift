import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Layout observation", .reportsIssuesAsFailures) struct LayoutObservationTests {
  @MainActor final class Observer: LayoutObserver {
    var lines: [String] = []
    func layoutVisits(_ view: View) { lines.append("visit \(view.tag)") }
    func layoutBegins(_ call: LayoutCall) { lines.append("\(call.method) \(call.view.tag) begins") }
    func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {
      lines.append("\(call.method) \(call.view.tag) ends")
    }
  }

  /// A silent override: no call of `super`.
  final class Silent: View { override func layoutSubviews() { subviews.first?.layoutIfNeeded() } }

  func tree() -> View {
    let (root, leaf) = (Silent(), Silent())
    root.tag = 1
    leaf.tag = 2
    return root.holding(leaf)
  }

  @Test func `an observer sees visits and calls as they nest, also without a call of super`() {
    let (root, observer) = (tree(), Observer())
    LayoutObservation.observe(with: observer) { root.layoutIfNeeded() }
    #expect(
      observer.lines == [
        "visit 1", "layoutSubviews 1 begins", "visit 2", "layoutSubviews 2 begins", "layoutSubviews 2 ends",
        "layoutSubviews 1 ends",
      ])
  }

  @Test func `an observer sees its scope only, also when the scope throws`() {
    struct Failure: Error {}
    let observer = Observer()
    #expect(throws: Failure.self) { try LayoutObservation.observe(with: observer) { throw Failure() } }
    tree().layoutIfNeeded()
    expectEqual(observer.lines, [])
  }

  @Test func `observers of outer scopes are notified as well, outer first`() {
    let (outer, inner) = (Observer(), Observer())
    let root = tree()
    LayoutObservation.observe(with: outer) {
      LayoutObservation.observe(with: inner) { root.layoutIfNeeded() }
      root.layOutAgain()
    }
    #expect(inner.lines.count == 6 && outer.lines.count == 6 + 3)
  }

  @Test func `a visit that finds a dirty view below calls nothing on the clean one above`() {
    let root = tree()
    root.layoutIfNeeded()
    root.subviews[0].setNeedsLayout()
    let observer = Observer()
    LayoutObservation.observe(with: observer) { root.layoutIfNeeded() }
    expectEqual(observer.lines, ["visit 1", "visit 2", "layoutSubviews 2 begins", "layoutSubviews 2 ends"])
  }
}
