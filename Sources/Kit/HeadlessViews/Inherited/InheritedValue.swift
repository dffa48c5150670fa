import HeadlessReporting

/// A value that views inherit from their superviews: the tint, the traits.
@MainActor protocol InheritedValue: Equatable {
  /// Returns the value with the changes of a view; its subviews inherit that.
  func applied(by view: View) -> Self

  static func notify(_ view: View, from old: Self, to new: Self)

  /// The member that notifies a view.
  static var callback: StaticString { get }

  /// The notifications of which each is caused by a change in the one before.
  static var nesting: CallbackNesting { get }
}

extension InheritedValue {
  /// A view that may have to be notified, with its superview at the time it was found.
  private typealias Step = (view: View, parent: View?, old: Self, new: Self)

  /// Notifies a view and all below it whose value has changed, parents first, without recursion.
  ///
  /// Callbacks may change the tree: removed views are skipped, added views were notified when they were added. The
  /// values of the root include its own changes.
  static func notifyChange(at root: View, from old: Self, to new: Self) {
    // A leaf needs no list, so the first step is not in it.
    var next: Step? = (root, root.storedSuperview, old, new)
    var waiting: [Step] = []
    while let step = next {
      defer { next = waiting.popLast() }
      if step.old == step.new || step.view.storedSuperview !== step.parent { continue }
      Self.nesting.call("\(Self.callback) of \(type(of: step.view))") {
        Self.notify(step.view, from: step.old, to: step.new)
      }
      for subview in step.view.subviewStorage.reversed() {
        waiting.append((subview, step.view, step.old.applied(by: subview), step.new.applied(by: subview)))
      }
    }
  }
}

extension View {
  /// Marks the view and all below it as inheriting values: with marks of ``ViewFlags/inheritance``, or with
  /// ``ViewFlags/inheritsInsets``.
  ///
  /// A view without a mark does not search its ancestors. Marks are never removed, which costs speed only.
  final func markInheritance(_ marks: ViewFlags) {
    // A leaf needs no list, so the first view is not in it.
    var next: View? = self
    var waiting: [View] = []
    while let view = next {
      defer { next = waiting.popLast() }
      if view.flags.contains(marks) { continue }
      view.flags.insert(marks)
      waiting.append(contentsOf: view.subviewStorage)
    }
  }
}

/// The inherited values of a view before a move, to notify it of differences afterwards.
@MainActor struct InheritanceBeforeMove {
  private let view: View
  private let tint: Tint
  private let traits: InheritedTraits

  /// Records the inherited values of `view`; nil if moving to `superview`, or to none, can't change them.
  init?(of view: View, movingTo superview: View?) {
    let mayInherit =
      view.flags.contains(.inheritsTintOrTraits) || superview?.flags.contains(.inheritsTintOrTraits) ?? false
    let link = superview?.windowLink
    let mayChangeScreen = link !== view.windowLink && View.screen(of: link) !== View.screen(of: view.windowLink)
    if !mayInherit && !mayChangeScreen { return nil }
    self.view = view
    tint = view.tint
    traits = view.inheritedTraits
  }

  func notifyChanges() {
    InheritedTraits.notifyChange(at: view, from: traits, to: view.inheritedTraits)
    Tint.notifyChange(at: view, from: tint, to: view.tint)
  }
}
