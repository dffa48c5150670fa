/// Something that views take over from what they stand in: the tint, the traits.
@MainActor
protocol InheritedValue: Equatable {
  /// What a view makes of it with what it says itself; its subviews inherit that.
  func applied(by view: View) -> Self

  /// Tells a view that its own value has changed.
  static func tell(_ view: View, from old: Self, to new: Self)
}

extension InheritedValue {
  /// Tells a view and all below it whose value has changed, parents first, without recursion.
  ///
  /// What the callbacks do to the tree stands: who has left is not told, who came has been told by coming.
  ///
  /// - Parameters:
  ///   - root: The view whose value, with what it says itself, went from `old` to `new`.
  ///   - old: The value before.
  ///   - new: The value now.
  static func tellChange(at root: View, from old: Self, to new: Self) {
    var waiting = [InheritanceStep(view: root, parent: root.storedSuperview, old: old, new: new)]
    while let step = waiting.popLast() {
      if step.old == step.new || step.view.storedSuperview !== step.parent { continue }
      Self.tell(step.view, from: step.old, to: step.new)
      for subview in step.view.subviewStorage.reversed() {
        waiting.append(
          InheritanceStep(
            view: subview, parent: step.view, old: step.old.applied(by: subview), new: step.new.applied(by: subview)))
      }
    }
  }
}

/// A view that may have to be told, and where it stood when that was found out.
private struct InheritanceStep<Value> {
  let view: View
  let parent: View?
  let old: Value
  let new: Value
}

extension View {
  /// Remembers that the view says something that those below it inherit.
  ///
  /// A view with the mark passes it to all that is below it, so that a view without the mark need not look up; the mark
  /// stays when nothing is said any more, which costs a look and no more.
  final func noteInheritance() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.flags.contains(.inheritsLooks) { continue }
      view.flags.insert(.inheritsLooks)
      waiting.append(contentsOf: view.subviewStorage)
    }
  }
}

/// What a view inherits before it moves, so that it can be told afterwards what became different.
@MainActor
struct InheritanceBeforeMove {
  private let view: View
  private let tint: Tint
  private let traits: InheritedTraits

  /// Looks up what `view` inherits now, unless moving to `superview`, or to none, can't change it.
  init?(of view: View, movingTo superview: View?) {
    let mayInherit = view.flags.contains(.inheritsLooks) || superview?.flags.contains(.inheritsLooks) ?? false
    let link = superview?.windowLink
    let mayChangeScreen = link !== view.windowLink && View.screen(of: link) !== View.screen(of: view.windowLink)
    if !mayInherit && !mayChangeScreen { return nil }
    self.view = view
    tint = view.tint
    traits = view.inheritedTraits
  }

  /// Tells the view and those below it what changed by the move.
  func tellChanges() {
    InheritedTraits.tellChange(at: view, from: traits, to: view.inheritedTraits)
    Tint.tellChange(at: view, from: tint, to: view.tint)
  }
}
