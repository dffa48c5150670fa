/// Changes of constraints, by the tree for whose layout they wait.
@MainActor struct WaitingChanges {
  struct Tree {
    fileprivate weak var root: View?
    var changes = PendingChanges()
  }

  private var trees: [ObjectIdentifier: Tree] = [:]

  var isEmpty: Bool { trees.isEmpty }

  /// Adds a change to the end of a list of a tree.
  mutating func add<Element>(
    _ entry: PendingList<Element>.Entry, of root: View, to list: WritableKeyPath<PendingChanges, PendingList<Element>>
  ) {
    let id = ObjectIdentifier(root)
    // A view that was deallocated may have had the same identity.
    if trees[id]?.root !== root { trees[id] = Tree(root: root) }
    trees[id]?.changes[keyPath: list].append(entry)
    // Trees that were deallocated are removed whenever the number has doubled.
    if trees.count & (trees.count - 1) == 0 { trees = trees.filter { $1.root != nil } }
  }

  /// Removes the changes of the tree below a view, and returns them; nil for none.
  mutating func removeChanges(below root: View) -> Tree? {
    let id = ObjectIdentifier(root)
    guard trees[id]?.root === root else { return nil }
    return trees.removeValue(forKey: id)
  }
}

/// The topmost views of trees, of which each view is visited once.
@MainActor struct TreeRoots {
  /// The view, which is not retained, as another thread may be deallocating it.
  struct Root {
    let id: ObjectIdentifier
    let view: UncountedReference<View>

    init(_ view: View) { (id, self.view) = (ObjectIdentifier(view), UncountedReference(view)) }
  }

  private var known: [ObjectIdentifier: Root] = [:]

  /// The topmost view above a view; nil for no view, whose changes need no scope.
  subscript(view: View?) -> Root? {
    mutating get {
      var path: [ObjectIdentifier] = []
      var root: Root?
      var next = view
      while let current = next {
        let id = ObjectIdentifier(current)
        root = known[id] ?? Root(current)
        if known[id] != nil { break }
        path.append(id)
        next = current.storedSuperview
      }
      for id in path { known[id] = root }
      return root
    }
  }
}
