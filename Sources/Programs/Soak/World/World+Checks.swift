import Foundation
import HeadlessViews

/// The required effects and non-effects of a step beyond its own change.
extension World {
  /// Checks that owned views are alive and others are deallocated.
  func checkLifetimes() -> String? {
    defer { gone.removeAll() }
    for node in gone where node.view != nil { return "#\(node.id) \(node.kind) is still alive without an owner" }
    for node in nodes where node.view == nil {
      return "#\(node.id) \(node.kind) was deallocated, though it has an owner"
    }
    return nil
  }

  func checkCalls() -> String? {
    calls == expected.calls ? nil : "the layout calls \(calls) instead of \(expected.calls)"
  }

  func checkHookCalls() -> String? {
    if hookCalls.isEmpty, expected.hookCalls.isEmpty { return nil }
    let (real, model) = (Self.sorted(hookCalls), Self.sorted(expected.hookCalls))
    return real == model ? nil : "callbacks were \(real) instead of \(model)"
  }

  private static func sorted(_ calls: [Call<Hook>]) -> [Call<Hook>] {
    calls.sorted { ($0.id, $0.name.rawValue) < ($1.id, $1.name.rawValue) }
  }

  func checkReports() -> String? {
    let all = reports.withLock { $0 }
    if all.count == expected.reports || expected.mayReport && all.count > expected.reports { return nil }
    return "\(all.count) reports instead of \(expected.reports): \(all.map(\.description))"
  }

  /// Checks that no endless loop was reported, which the steps in callbacks can't cause.
  func checkLoops() -> String? {
    let signs = ["asked for layout again", "from within one another", "levels", "in one another"]
    let report = reports.withLock { $0 }.first { report in signs.contains { report.problem.contains($0) } }
    return report.map { "a loop is reported: \($0)" }
  }

  func checkViews() -> String? {
    for (index, node) in nodes.enumerated() {
      guard let view = node.view else { return "#\(node.id) was deallocated" }
      if let fault = faultOfTree(node, view) ?? faultOfState(node, view) { return "#\(node.id) \(node.kind) \(fault)" }
      guard isStrict || index == stepCount % nodes.count else { continue }
      if let fault = faultOfInheritance(node, view) ?? faultOfConversion(node, view) ?? faultOfHit(node, view) {
        return "#\(node.id) \(node.kind) \(fault)"
      }
    }
    return nil
  }

  private func faultOfTree(_ node: Node, _ view: View) -> String? {
    if view.superview !== node.parent?.view { return "has the wrong superview" }
    let subviews = view.subviews
    if !subviews.elementsEqual(node.children, by: { $0 === $1.view }) {
      let ids = subviews.map { nodesByView[ObjectIdentifier($0)]?.id ?? -1 }
      return "has the subviews \(ids) instead of \(node.children.map(\.id))"
    }
    for subview in subviews where subview.superview !== view { return "has a subview with another superview" }
    if view.window !== node.window?.view { return "has the wrong window" }
    return view.layoutStateIssue
  }

  private func faultOfState(_ node: Node, _ view: View) -> String? {
    let frame = view.untransformedFrame
    if frame != node.frame { return "is at \(frame) instead of \(node.frame)" }
    if !Self.isFinite(frame) || frame.width < 0 || frame.height < 0 { return "is at \(frame)" }
    if view.needsLayout != node.needsLayout {
      return node.needsLayout ? "is not marked for layout" : "is marked for layout without a reason"
    }
    let bounds = view.bounds
    if bounds.origin != node.boundsOrigin || bounds.size != frame.size { return "has the bounds \(bounds)" }
    if view.center != node.center { return "has the center \(view.center) instead of \(node.center)" }
    if view.transform != node.transform { return "has the wrong transform" }
    if !Self.isFinite(view.frame) { return "has the frame \(view.frame)" }
    if view.isFirstResponder != node.isFirstResponder {
      return node.isFirstResponder ? "is not the first responder" : "is the first responder"
    }
    if view.isHidden != node.isHidden { return node.isHidden ? "is not hidden" : "is hidden" }
    return nil
  }
}

extension World {
  /// Lifts all fingers and releases everything; returns a description of the objects that are still alive, or nil.
  func tearDown() -> String? {
    armed = []
    for finger in fingers { finger.end(.ended) }
    fingers = []
    Screen.main.clock.advance(by: 5)
    if let fault = faultOfTouches() { return fault }
    recognizers = []
    let all = nodes
    for node in all {
      node.held = nil
      node.removeLinks()
    }
    let left = all.filter { $0.view != nil }
    return left.isEmpty ? nil : "\(left.map { "#\($0.id) \($0.kind)" }) are still alive at the end"
  }
}
