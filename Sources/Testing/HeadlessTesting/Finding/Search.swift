import HeadlessViews

/// A search for the matches of a finder; it has its own stack, so that depth costs only memory.
///
/// - Complexity: O(*n*) for *n* views.
@MainActor struct Search<Found: View> {
  let finder: Finder<Found>
  let root: View
  /// The matches, superviews before subviews and siblings back to front, without regard to the finder's index.
  private(set) var found: [Found] = []

  init(for finder: Finder<Found>, in root: View) {
    self.finder = finder
    self.root = root
    walk { view, isInside in
      if isInside, let candidate = view as? Found, finder.matches(candidate) { found.append(candidate) }
    }
  }

  /// The matches, or the one at the finder's index.
  var picked: [Found] {
    guard let index = finder.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// Calls a closure for every view that the finder considers, and whether all conditions for its superviews are met.
  func walk(_ visit: (View, Bool) -> Void) {
    if finder.isVisibleOnly, root.firstAncestor(where: \.isInvisible) != nil { return }
    // Views with the number of the finder's conditions that their superviews satisfy, counted from the outermost.
    var waiting = [(view: root, depth: surroundingsAbove)]
    while let (view, depth) = waiting.popLast() {
      if finder.isVisibleOnly, view.isInvisible { continue }
      visit(view, depth == finder.surroundings.count)
      let depthBelow = self.depth(below: view, from: depth)
      for subview in view.subviews.reversed() { waiting.append((subview, depthBelow)) }
    }
  }

  /// The number of conditions that are met above the root of the search.
  private var surroundingsAbove: Int {
    if finder.surroundings.isEmpty { return 0 }
    let ancestors = sequence(first: root, next: \.superview).dropFirst()
    return ancestors.reversed().reduce(0) { depth(below: $1, from: $0) }
  }

  private func depth(below view: View, from depth: Int) -> Int {
    depth < finder.surroundings.count && finder.surroundings[depth](view) ? depth + 1 : depth
  }
}
