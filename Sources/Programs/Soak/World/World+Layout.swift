import Foundation
import HeadlessViews

/// Layout passes, and the calls that the documents require.
extension World {
  func layOut(_ step: Step) {
    if step.action == .flush { return flush() }
    guard let node = node(step.operand(0)), let view = node.view else { return }
    switch step.action {
    case .setNeedsLayout:
      view.setNeedsLayout()
      node.needsLayout = true
    case .hitTest: _ = view.hitTest(CGPoint(x: view.bounds.midX, y: view.bounds.midY), with: nil)
    case .snapshot: draw(node, view)
    case .layoutScaled:
      hasNewCircumstances = true
      // The current pixel grid is the scope's, also where the window is on another screen.
      Screen.withMain(Screen(scale: Samples.pick(Samples.scales, Int(step.number(0))))) { layOut(node, view) }
    default: layOut(node, view)
    }
  }

  private func layOut(_ node: Node, _ view: View) {
    if isTame { expectLayout(of: node) }
    view.layoutIfNeeded()
    if depth == 0, armed.isEmpty { checkGuides() }
    checkSecondPass { view.layoutIfNeeded() }
  }

  /// Draws a view twice; a drawing changes nothing, so both are equal.
  private func draw(_ node: Node, _ view: View) {
    expected.mayReport = true
    let first = view.drawing(afterScreenUpdates: false)
    if view.drawing(afterScreenUpdates: false) != first { fault = "two drawings of #\(node.id) differ" }
  }

  private func flush() {
    if isTame {
      for window in Screen.main.visibleWindows { nodesByView[ObjectIdentifier(window)].map(expectLayout) }
    }
    Screen.main.flush()
    checkSecondPass { Screen.main.flush() }
  }

  /// Checks that a second pass right after one visits no view.
  private func checkSecondPass(_ layOut: () -> Void) {
    if depth > 0 || !armed.isEmpty { return }
    // The marks that the program's last callback made after the pass had visited the view are due now.
    if !isTame { layOut() }
    let count = calls.count
    visits = 0
    layOut()
    if visits > 0 || calls.count > count {
      fault = "a second pass visits \(visits) views and calls \(calls[count...])"
    }
  }

  /// Expects the layout calls of a pass (fact d2): climbs while the superview needs layout, then parents before
  /// children, siblings in their order.
  private func expectLayout(of node: Node) {
    var top = node
    while let parent = top.parent, parent.needsLayout { top = parent }
    for node in top.subtree where node.needsLayout {
      node.needsLayout = false
      if node.hasEmptyLayout { continue }
      expected.calls.append(Call(id: node.id, name: "layoutSubviews"))
      if node.isButton { expectButtonLayout(of: node) }
    }
  }

  private func expectButtonLayout(of node: Node) {
    guard var content = node.content else { return }
    expected.calls += content.askedHooks.map { Call(id: node.id, name: $0) }
    content.placed = content.layout(in: node.bounds, isMirrored: isMirrored(node))
    content.wasLaidOut = true
    if !content.isExact(in: node.bounds) || node.parts.contains(where: { !$0.transform.isIdentity }) {
      expected.mayReport = true
    }
    node.content = content
  }

  /// Returns whether a view is right to left (fact a10), by its own attribute, otherwise by the screen's language.
  func isMirrored(_ node: Node) -> Bool {
    switch node.semantic {
    case .forceRightToLeft: true
    case .unspecified: ModelTraits(of: node).isMirrored
    case .playback, .spatial, .forceLeftToRight: false
    }
  }
}
