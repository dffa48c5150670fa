import HeadlessConstraints

/// The sets of variables that constraints connect, with the wrapping content in each.
///
/// A change anywhere in a set may change the available width of its wrapping content. Sets are only joined: a
/// constraint that is removed does not split them, which costs no more than measuring some content twice.
@MainActor struct WrappingComponents {
  /// A node of a tree, of which each set is one; the root stands for the set.
  private struct Node {
    /// The node above; the root has itself.
    var parent: Int32
    /// The number of nodes below it and of variables that are it.
    var uses: Int32 = 1
    /// The number of variables that have been in the set of a root.
    var size: Int32 = 1
  }

  private var nodes: ContiguousArray<Node> = []
  private var freeNodes: [Int32] = []
  /// The node of each variable, by its index.
  private var nodesOfVariables: ContiguousArray<Int32> = []
  private var wrapping: [Int32: [LayoutItem]] = [:]
  private var touched: Set<Int32> = []

  /// Whether no content wraps.
  var isEmpty: Bool { wrapping.isEmpty }

  /// Adds a variable that is in no constraint; its index may be that of one that was removed.
  mutating func add(_ variable: Variable) {
    let node = freeNodes.popLast() ?? Int32(nodes.count)
    if node == nodes.count { nodes.append(Node(parent: node)) } else { nodes[Int(node)] = Node(parent: node) }
    while nodesOfVariables.count <= variable.index { nodesOfVariables.append(-1) }
    nodesOfVariables[variable.index] = node
  }

  /// Removes a variable, with which the sets of others stay joined.
  mutating func remove(_ variable: Variable) {
    var node = nodesOfVariables[variable.index]
    nodesOfVariables[variable.index] = -1
    while true {
      nodes[Int(node)].uses -= 1
      if nodes[Int(node)].uses > 0 { return }
      freeNodes.append(node)
      touched.remove(node)
      let parent = nodes[Int(node)].parent
      if parent == node { return }
      node = parent
    }
  }

  /// Joins the sets of a constraint's variables, and marks the set as changed.
  mutating func join(_ constraint: LinearConstraint) {
    guard let first = constraint.terms.first else { return }
    var root = self.root(of: first.variable)
    for term in constraint.terms.dropFirst() {
      let other = self.root(of: term.variable)
      if other == root { continue }
      root = join(root, other)
    }
    if !wrapping.isEmpty { touched.insert(root) }
  }

  mutating func touch(_ variable: Variable) {
    if !wrapping.isEmpty { touched.insert(root(of: variable)) }
  }

  /// Adds or removes an item whose content wraps.
  mutating func setWraps(_ wraps: Bool, _ item: LayoutItem, _ variable: Variable) {
    if !wraps && wrapping.isEmpty { return }
    let root = self.root(of: variable)
    if wraps { wrapping[root, default: []].append(item) } else { remove(item, at: root) }
    touched.insert(root)
  }

  mutating func remove(_ item: LayoutItem, _ variable: Variable) {
    if !wrapping.isEmpty { remove(item, at: root(of: variable)) }
  }

  private mutating func remove(_ item: LayoutItem, at root: Int32) {
    wrapping[root]?.removeAll { $0 === item }
    if wrapping[root]?.isEmpty ?? false { wrapping[root] = nil }
  }

  /// Returns the wrapping items of the sets that have changed.
  func itemsTouched() -> [LayoutItem] {
    if touched.isEmpty { return [] }
    return touched.sorted().flatMap { wrapping[root(of: $0)] ?? [] }
  }

  mutating func forgetTouched() { if !touched.isEmpty { touched = [] } }

  /// Joins two sets and returns the root of the new one, which the caller touches.
  private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    let isLeftLarger = nodes[Int(left)].size >= nodes[Int(right)].size
    let (root, child) = isLeftLarger ? (left, right) : (right, left)
    nodes[Int(child)].parent = root
    nodes[Int(root)].uses += 1
    nodes[Int(root)].size += nodes[Int(child)].size
    if wrapping.isEmpty && touched.isEmpty { return root }
    if let items = wrapping.removeValue(forKey: child) { wrapping[root, default: []] += items }
    touched.remove(child)
    return root
  }

  private func root(of variable: Variable) -> Int32 { root(of: nodesOfVariables[variable.index]) }

  /// Returns the root above a node, after steps whose number grows as the logarithm of the set's size.
  private func root(of node: Int32) -> Int32 {
    var current = node
    while nodes[Int(current)].parent != current { current = nodes[Int(current)].parent }
    return current
  }
}
