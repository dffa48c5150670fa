import HeadlessReporting

/// One run of layout over a tree: the one place that walks for layout.
///
/// A view is entered when it or something below it needs layout. Entering runs its `layoutSubviews` if the view itself
/// asked, then enters its dirty subviews in sibling order, then looks once more: what asked again meanwhile gets another
/// turn, until all is settled or a view has had ``turnLimit`` turns. The walk keeps its own stack, so that depth costs
/// memory and not the call stack.
@MainActor
struct LayoutPass {
  /// How often one view may ask again in one pass before the pass stops serving it.
  ///
  /// > Documented: UIViewLayoutFeedbackLoopDebuggingThreshold takes 50 to 1000 repeats in one pass for a loop, and its
  /// > documentation uses 100.
  static let turnLimit = 100

  private enum Step {
    /// Enter a view, if it still stands in its superview's dirty list.
    case enter(View)
    /// Enter a view that may have had a turn in this pass already.
    case enterAgain(View)
    /// Look once more at a view whose subviews have been entered; `layouts` was the count when they were.
    case lookAgain(View, layouts: Int)
  }

  private var steps: [Step] = []
  private var layouts = 0
  private var repeats: [ObjectIdentifier: Int] = [:]

  static func run(from root: View) {
    var pass = LayoutPass()
    pass.enter(root, again: false)
    while let step = pass.steps.popLast() {
      switch step {
      case .enter(let view): if view.isListed { pass.enter(view, again: false) }
      case .enterAgain(let view): if view.isListed { pass.enter(view, again: true) }
      case .lookAgain(let view, let layouts): pass.lookAgain(view, layouts: layouts)
      }
    }
  }

  private mutating func enter(_ view: View, again: Bool) {
    LayoutObservation.visit(view)
    if view.needsLayout { takeTurn(view, again: again) }
    enterSubviewsOrLeave(view, again: again)
  }

  /// After the subviews: whoever asked meanwhile gets another turn, as long as there is progress.
  private mutating func lookAgain(_ view: View, layouts layoutsBefore: Int) {
    if view.needsLayout { takeTurn(view, again: true) }
    if layouts > layoutsBefore {
      enterSubviewsOrLeave(view, again: true)
    } else {
      view.leaveDirtyPath()
    }
  }

  private mutating func enterSubviewsOrLeave(_ view: View, again: Bool) {
    let asked = view.dirtySubviewsInOrder()
    if asked.isEmpty && !view.needsLayout {
      view.leaveDirtyPath()
      return
    }
    steps.append(.lookAgain(view, layouts: layouts))
    for subview in asked.reversed() {
      steps.append(again ? .enterAgain(subview) : .enter(subview))
    }
  }

  /// Runs `layoutSubviews`, unless it is running already or the view has had all its turns.
  private mutating func takeTurn(_ view: View, again: Bool) {
    if view.flags.contains(.isLayingOut) { return }
    if again {
      let count = repeats[ObjectIdentifier(view), default: 0] + 1
      repeats[ObjectIdentifier(view)] = count
      if count == Self.turnLimit { reportLoop(view) }
      if count >= Self.turnLimit { return }
    }
    layouts += 1
    view.flags.remove(.needsLayout)
    view.flags.insert(.isLayingOut)
    LayoutObservation.call("layoutSubviews", on: view) { view.layoutSubviews() }
    view.flags.remove(.isLayingOut)
  }

  private func reportLoop(_ view: View) {
    IssueReporting.report(
      IssueReport(
        place: "layoutSubviews of \(type(of: view))",
        problem: "it asked for layout again \(Self.turnLimit) times in one pass; the pass stopped serving it.",
        cure: "Let layoutSubviews reach the same frames when it runs twice: compare before you change the view's own "
          + "size, its superview or call setNeedsLayout()."))
  }
}

extension View {
  fileprivate var isListed: Bool { dirtySlot != DirtySubviews.noSlot }

  /// The subviews that the pass must enter, back to front.
  fileprivate func dirtySubviewsInOrder() -> [View] {
    if dirtySubviews.isEmpty { return [] }
    var views = dirtySubviews.views.filter { !$0.flags.contains(.isLayingOut) }
    if views.count < 2 { return views }
    refreshSiblingHints()
    if !zip(views, views.dropFirst()).allSatisfy({ $0.siblingHint < $1.siblingHint }) {
      views.sort { $0.siblingHint < $1.siblingHint }
    }
    return views
  }
}
