import HeadlessViews

extension World {
  func edit(_ step: Step) {
    guard let one = node(step.operand(0)), let view = one.view else { return }
    guard let other = node(step.operand(1)), let otherView = other.view else { return }
    // A button retains its subviews: in one of them it would retain itself, as in UIKit.
    if other.isMadeByButton { return }
    switch step.action {
    case .add:
      otherView.addSubview(view)
      if isTame { expectAdoption(of: one, by: other) { $0.count } }
    case .insert:
      let index = step.operand(2)
      otherView.insertSubview(view, at: index)
      // Fact d6: the index is clamped.
      if isTame { expectAdoption(of: one, by: other) { min(max(index, 0), $0.count) } }
    case .insertBelow, .insertAbove:
      guard let sibling = node(step.operand(2)), let siblingView = sibling.view else { return }
      let isAbove = step.action == .insertAbove
      if isAbove {
        otherView.insertSubview(view, aboveSubview: siblingView)
      } else {
        otherView.insertSubview(view, belowSubview: siblingView)
      }
      // Fact d6: a stranger means on top.
      if isTame {
        expectAdoption(of: one, by: other) { others in
          others.firstIndex { $0 === sibling }.map { $0 + (isAbove ? 1 : 0) } ?? others.count
        }
      }
    case .remove:
      view.removeFromSuperview()
      if isTame, one.parent != nil { expectMove(of: one) { removeFromParent(one) } }
    case .bringToFront:
      otherView.bringSubviewToFront(view)
      if isTame, one.parent === other { reorder(one, in: other, to: other.children.count - 1) }
    case .sendToBack:
      otherView.sendSubviewToBack(view)
      if isTame, one.parent === other { reorder(one, in: other, to: 0) }
    default:
      exchange(one, view, step.operand(1), step.operand(2))
    }
  }

  private func exchange(_ parent: Node, _ view: View, _ first: Int, _ second: Int) {
    view.exchangeSubview(at: first, withSubviewAt: second)
    guard isTame else { return }
    guard parent.children.indices.contains(first), parent.children.indices.contains(second) else {
      return expected.reports += 1
    }
    if first == second { return }
    parent.children.swapAt(first, second)
    parent.needsLayout = true
  }

  private func reorder(_ child: Node, in parent: Node, to index: Int) {
    guard let old = parent.children.firstIndex(where: { $0 === child }), old != index else { return }
    parent.children.remove(at: old)
    parent.children.insert(child, at: index)
    parent.needsLayout = true
  }

  private func expectAdoption(of child: Node, by parent: Node, at index: ([Node]) -> Int) {
    if parent.isDescendant(of: child) { return expected.reports += 1 }
    if child.parent === parent {
      return reorder(child, in: parent, to: index(parent.children.filter { $0 !== child }))
    }
    expectMove(of: child) {
      removeFromParent(child)
      parent.children.insert(child, at: min(index(parent.children), parent.children.count))
      child.parent = parent
    }
    child.needsLayout = true
    parent.needsLayout = true
    expectCall(.didAddSubview, of: parent)
  }

  private func removeFromParent(_ child: Node) {
    guard let parent = child.parent else { return }
    expectCall(.willRemoveSubview, of: parent)
    parent.children.removeAll { $0 === child }
    child.parent = nil
    parent.needsLayout = true
  }

  /// Expects the callbacks of a move; a view, not a window, is notified before and after its window changes (fact d4).
  private func expectMove(of child: Node, _ move: () -> Void) {
    expectCall(.willMoveToSuperview, of: child)
    expectCall(.didMoveToSuperview, of: child)
    let old = child.window
    move()
    let new = child.window
    if old === new { return }
    for node in child.subtree where node.window === new && !node.isWindow {
      expectCall(.willMoveToWindow, of: node)
      expectCall(.didMoveToWindow, of: node)
      node.isFirstResponder = false
    }
  }

  /// Expects the call of a hook, where the view's class records its calls: labels and image views do not.
  func expectCall(_ hook: Hook, of node: Node) {
    if !node.hasEmptyLayout { expected.hookCalls.append(Call(id: node.id, name: hook)) }
  }
}
