import Foundation
import HeadlessViews

/// Checks that need a walk: inherited values, conversions of points and hit tests.
extension World {
  func faultOfInheritance(_ node: Node, _ view: View) -> String? {
    let tint = ModelTint(of: node)
    if view.tintColor != tint.shown { return "has the tint \(view.tintColor as Any) instead of \(tint.shown)" }
    if view.tintAdjustmentMode != (tint.isDimmed ? .dimmed : .normal) { return "has the wrong tint mode" }
    if !ModelTraits(of: node).fits(view.traitCollection) { return "has the traits \(view.traitCollection)" }
    return nil
  }

  /// Checks that a point converted to the window and back is unchanged, without large numbers and transforms.
  func faultOfConversion(_ node: Node, _ view: View) -> String? {
    let inexact = node.first { !Self.isExact($0.frame) || !Self.isExact($0.bounds) || !$0.transform.isIdentity }
    if inexact != nil { return nil }
    let point = CGPoint(x: 3, y: 5)
    let there = view.convert(point, to: nil)
    let back = view.convert(there, from: nil)
    if abs(back.x - point.x) > 1e-6 || abs(back.y - point.y) > 1e-6 { return "converts \(point) and back to \(back)" }
    // By hand: up to the root's own coordinates.
    var slow = point
    var current = node
    while let parent = current.parent {
      slow.x += current.frame.minX - current.boundsOrigin.x
      slow.y += current.frame.minY - current.boundsOrigin.y
      current = parent
    }
    if abs(slow.x - there.x) > 1e-6 || abs(slow.y - there.y) > 1e-6 { return "converts \(point) to \(there)" }
    return nil
  }

  /// Compares the hit test (fact d5) with a slow walk, at a point that depends on the step.
  func faultOfHit(_ node: Node, _ view: View) -> String? {
    if !armed.isEmpty { return nil }
    let size = node.frame.size
    let point = CGPoint(
      x: node.boundsOrigin.x + size.width * CGFloat(stepCount % 7) / 6 - 1,
      y: node.boundsOrigin.y + size.height * CGFloat(stepCount % 5) / 4 + 0.25)
    let hit = view.hitTest(point, with: nil)
    let slow = slowHit(at: point, in: node, view)
    return hit === slow?.view ? nil : "is hit at \(point) in another view than \(slow.map { "#\($0.id)" } ?? "none")"
  }

  private func slowHit(at point: CGPoint, in node: Node, _ view: View) -> Node? {
    if node.isHidden || !node.isInteractive || node.alpha < 0.01 { return nil }
    let transform = node.transform
    if transform.a * transform.d == transform.b * transform.c { return nil }
    let bounds = node.bounds
    let isInside =
      point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    if !isInside { return nil }
    for child in node.children.reversed() {
      guard let childView = child.view else { continue }
      if let hit = slowHit(at: childView.convert(point, from: view), in: child, childView) { return hit }
    }
    return node
  }
}
