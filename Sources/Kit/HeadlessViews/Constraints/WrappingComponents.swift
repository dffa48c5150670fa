import HeadlessConstraints

/// The sets of variables that constraints connect, with the wrapping content in each.
///
/// A change anywhere in a set may change the available width of its wrapping content. Sets are only joined: a
/// constraint that is removed does not split them, which costs no more than measuring some content twice.
@MainActor
struct WrappingComponents {
  /// The next variable of each variable's set; itself for the set's representative.
  private var parents: ContiguousArray<Int32> = []
  private var wrapping: [Int32: [LayoutItem]] = [:]
  private var touched: Set<Int32> = []

  /// Whether no content wraps.
  var isEmpty: Bool { wrapping.isEmpty }

  mutating func add(_ variable: Variable) {
    while parents.count <= variable.index { parents.append(Int32(parents.count)) }
  }

  /// Joins the sets of a constraint's variables, and marks the set as changed.
  mutating func join(_ constraint: LinearConstraint) {
    guard let first = constraint.terms.first else { return }
    var root = find(Int32(first.variable.index))
    for term in constraint.terms.dropFirst() {
      let other = find(Int32(term.variable.index))
      if other == root { continue }
      root = join(root, other)
    }
    if !wrapping.isEmpty { touched.insert(root) }
  }

  mutating func touch(_ variable: Variable) {
    if !wrapping.isEmpty { touched.insert(find(Int32(variable.index))) }
  }

  /// Adds or removes an item whose content wraps.
  mutating func setWraps(_ wraps: Bool, _ item: LayoutItem, _ variable: Variable) {
    if !wraps && wrapping.isEmpty { return }
    let root = find(Int32(variable.index))
    if wraps { wrapping[root, default: []].append(item) } else { remove(item, at: root) }
    touched.insert(root)
  }

  mutating func remove(_ item: LayoutItem, _ variable: Variable) {
    if !wrapping.isEmpty { remove(item, at: find(Int32(variable.index))) }
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

  mutating func forgetTouched() {
    if !touched.isEmpty { touched = [] }
  }

  private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    let isLeftLarger = (wrapping[left]?.count ?? 0) >= (wrapping[right]?.count ?? 0)
    let (root, child) = isLeftLarger ? (left, right) : (right, left)
    parents[Int(child)] = root
    if wrapping.isEmpty && touched.isEmpty { return root }
    if let items = wrapping.removeValue(forKey: child) { wrapping[root, default: []] += items }
    if touched.remove(child) != nil { touched.insert(root) }
    return root
  }

  private mutating func find(_ variable: Int32) -> Int32 {
    let root = root(of: variable)
    var current = variable
    while current != root { (current, parents[Int(current)]) = (parents[Int(current)], root) }
    return root
  }

  private func root(of variable: Int32) -> Int32 {
    var current = variable
    while parents[Int(current)] != current { current = parents[Int(current)] }
    return current
  }
}
