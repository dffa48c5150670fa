import HeadlessKit
import HeadlessTesting
import TestLogs

/// Views that are released, and constraints that are described, on other threads than the main one.
@MainActor @Suite("Views on other threads", .reportsIssuesAsFailures) struct ViewThreadTests {
  /// An observer that keeps the views that it is shown.
  private final class Views: LayoutObserver {
    private var views: [View] = []
    func layoutVisits(_ view: View) {}
    func layoutBegins(_ call: LayoutCall) {}
    func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
    func layoutMarks(_ mark: LayoutMark) { views.append(mark.view) }
    func layoutSolves(_ solution: LayoutSolution) { views += solution.movedViews }
  }

  private final class UncheckedTransfer: @unchecked Sendable {
    var view: View?
    weak var leaf: View?
  }

  @Test func `a tree whose last reference is released off the main actor does not crash`() async {
    for _ in 0..<50 {
      let handover = UncheckedTransfer()
      handover.view = View().holding(View().holding(Button(), Label()), View())
      handover.view?.layoutIfNeeded()
      weak let released = handover.view
      await Task.detached { handover.view = nil }.value
      expectNil(released)
    }
  }

  /// A test's suite that stores views is released off the main actor, while other tests lay out theirs.
  @Test func `constraints are solved while other trees with constraints are released off the main actor`() async {
    func tree() -> View {
      let (stack, label) = (StackView(arrangedSubviews: (0..<4).map { _ in Label() }), Label())
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).holding(stack, label)
      label.text = "A label beside a stack view"
      for view in [stack, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      stack.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
      label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      return root
    }
    for _ in 0..<20 {
      let (handovers, visible) = ((0..<20).map { _ in UncheckedTransfer() }, tree())
      for handover in handovers { handover.view = tree() }
      let release = Task.detached { for handover in handovers { handover.view = nil } }
      let observer = Views()
      LayoutObservation.observe(with: observer) { visible.layoutIfNeeded() }
      await release.value
      expectEqual(visible.subviews[1].frame.width, 300)
    }
  }

  @Test func `trees that are released on several threads at once are all deallocated`() async {
    let handovers = (0..<8).map { _ in UncheckedTransfer() }
    for handover in handovers {
      let root = View()
      var view = root
      for _ in 0..<2000 {
        let inner = View()
        view.addSubview(inner)
        view = inner
      }
      handover.leaf = view
      handover.view = root
    }
    await withTaskGroup(of: Bool.self) { group in
      for handover in handovers {
        group.addTask {
          handover.view = nil
          return handover.leaf == nil
        }
      }
      for await isDeallocated in group {
        #expect(isDeallocated, "the tree is deallocated where its last reference is released")
      }
    }
  }

  @Test func `descriptions can be read on any thread`() async {
    let view = View()
    let width = view.widthAnchor.constraint(equalToConstant: 24)
    let text = await Task.detached { width.description }.value
    #expect(text.hasPrefix("<LayoutConstraint: 0x"))
  }
}
