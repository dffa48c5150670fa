import HeadlessViews

/// A walk through a tree for what a finder means; it keeps its own stack, so that depth costs memory only.
///
/// - Complexity: Each view is looked at once.
@MainActor
struct Search<Found: View> {
  let finder: Finder<Found>
  let root: View
  /// What was found, parents before children and siblings back to front.
  private(set) var found: [Found] = []

  private struct Step {
    let view: View
    /// How many of the finder's surroundings stand above the view, counted from the outermost.
    let depth: Int
  }

  init(for finder: Finder<Found>, in root: View) {
    self.finder = finder
    self.root = root
    walk { view, isInside in
      if isInside, let candidate = view as? Found, finder.matches(candidate) { found.append(candidate) }
    }
  }

  /// What was found, or the one that the finder's index picks.
  var picked: [Found] {
    guard let index = finder.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// Visits every view that the finder may look at, and tells whether all its surroundings stand above that view.
  func walk(_ visit: (View, Bool) -> Void) {
    if finder.isVisibleOnly, root.isInInvisibleView { return }
    var waiting = [Step(view: root, depth: surroundingsAbove)]
    while let step = waiting.popLast() {
      if finder.isVisibleOnly, step.view.isInvisible { continue }
      visit(step.view, step.depth == finder.surroundings.count)
      let depth = depth(below: step.view, from: step.depth)
      for subview in step.view.subviews.reversed() { waiting.append(Step(view: subview, depth: depth)) }
    }
  }

  /// The surroundings may stand above the root of the search as well.
  private var surroundingsAbove: Int {
    if finder.surroundings.isEmpty { return 0 }
    var ancestors: [View] = []
    var view = root.superview
    while let ancestor = view {
      ancestors.append(ancestor)
      view = ancestor.superview
    }
    return ancestors.reversed().reduce(0) { depth(below: $1, from: $0) }
  }

  private func depth(below view: View, from depth: Int) -> Int {
    depth < finder.surroundings.count && finder.surroundings[depth](view) ? depth + 1 : depth
  }
}

extension View {
  fileprivate var isInvisible: Bool { isHidden || alpha < 0.01 }

  fileprivate var isInInvisibleView: Bool {
    var view = superview
    while let ancestor = view {
      if ancestor.isInvisible { return true }
      view = ancestor.superview
    }
    return false
  }
}
