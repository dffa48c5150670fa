import HeadlessKit
import Soak

/// A view that may change the tree in every callback it gets.
final class MeddlingView: LoggedView {
  var meddle: () -> Void = {}
  override func willMove(toSuperview newSuperview: View?) { meddle() }
  override func didMoveToSuperview() { meddle() }
  override func willMove(toWindow newWindow: Window?) { meddle() }
  override func didMoveToWindow() { meddle() }
  override func didAddSubview(_ subview: View) { meddle() }
  override func willRemoveSubview(_ subview: View) { meddle() }
  override func tintColorDidChange() { meddle() }
}

/// Some views, two windows, and a model of the effects of each edit.
@MainActor final class ModelledWorld {
  private var numbers: SplitMix64
  private let log = Log()
  private let views: [MeddlingView]
  private let windows = [Window(), Window()]

  // The model, by index into `views`; a parent beyond them is a window.
  private var parents: [Int?]
  private var children: [[Int]]
  private var marked: Set<Int>
  private var expectedLines: [String] = []
  private(set) var lastEdit = ""

  /// The number of random edits that callbacks may still make; while it is not zero, the model is not updated.
  var meddling = 0

  init(seed: UInt64, viewCount: Int) {
    numbers = SplitMix64(seed: seed)
    let log = log
    views = (0..<viewCount).map { MeddlingView("\($0)", log) }
    parents = Array(repeating: nil, count: viewCount + 2)
    children = Array(repeating: [], count: viewCount + 2)
    marked = Set(0..<viewCount + 2)
    for view in views {
      view.meddle = { [unowned self] in
        if meddling == 0 { return }
        meddling -= 1
        editBlindly()
      }
      view.onLayout = { [unowned view] _ in view.meddle() }
    }
  }

  /// The roots of all trees there are.
  var roots: [View] { (views + windows).filter { $0.superview == nil } }

  // MARK: Edits

  private func any() -> Int { Int.random(in: views.indices, using: &numbers) }
  private func anyHolder() -> Int { Int.random(in: parents.indices, using: &numbers) }
  private func view(_ index: Int) -> View { index < views.count ? views[index] : windows[index - views.count] }

  /// Makes one random edit or pass and updates the model.
  func edit() {
    if meddling > 0 { return editBlindly() }
    let (one, other) = (any(), any())
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0, 1, 2: add(one, to: anyHolder(), at: nil)
    case 3: add(one, to: anyHolder(), at: Int.random(in: -1...5, using: &numbers))
    case 4: remove(one)
    case 5: reorder(one, toFront: Bool.random(using: &numbers))
    case 6: exchange(in: anyHolder())
    case 7: resize(one, width: CGFloat.random(in: 0...3, using: &numbers).rounded())
    case 8: move(one)
    case 9: mark(one)
    case 10: beside(one, other)
    default: layOut(anyHolder())
    }
  }

  private func add(_ child: Int, to parent: Int, at index: Int?) {
    lastEdit = "add \(child) to \(parent) at \(index.map(String.init) ?? "the end")"
    if isAncestor(child, of: parent) { return }
    if let index { view(parent).insertSubview(view(child), at: index) } else { view(parent).addSubview(view(child)) }
    place(child, in: parent) { others in index.map { min(max($0, 0), others.count) } ?? others.count }
  }

  private func beside(_ child: Int, _ sibling: Int) {
    lastEdit = "put \(child) above or below \(sibling)"
    guard let parent = parents[sibling], !isAncestor(child, of: parent), child != sibling else { return }
    let isAbove = Bool.random(using: &numbers)
    if isAbove {
      view(parent).insertSubview(view(child), aboveSubview: view(sibling))
    } else {
      view(parent).insertSubview(view(child), belowSubview: view(sibling))
    }
    place(child, in: parent) { others in others.firstIndex(of: sibling)! + (isAbove ? 1 : 0) }
  }

  private func remove(_ child: Int) {
    lastEdit = "remove \(child)"
    view(child).removeFromSuperview()
    guard let parent = parents[child] else { return }
    children[parent].removeAll { $0 == child }
    parents[child] = nil
    marked.insert(parent)
  }

  private func reorder(_ child: Int, toFront: Bool) {
    lastEdit = "bring or send \(child)"
    guard let parent = parents[child] else { return }
    if toFront { view(parent).bringSubviewToFront(view(child)) } else { view(parent).sendSubviewToBack(view(child)) }
    place(child, in: parent) { others in toFront ? others.count : 0 }
  }

  private func exchange(in parent: Int) {
    lastEdit = "exchange in \(parent)"
    guard let first = children[parent].indices.randomElement(using: &numbers),
      let second = children[parent].indices.randomElement(using: &numbers)
    else { return }
    view(parent).exchangeSubview(at: first, withSubviewAt: second)
    if first == second { return }
    children[parent].swapAt(first, second)
    marked.insert(parent)
  }

  private func resize(_ one: Int, width: CGFloat) {
    lastEdit = "resize \(one)"
    let isNew = view(one).frame.width != width
    if Bool.random(using: &numbers) { view(one).frame.size.width = width } else { view(one).bounds.size.width = width }
    if !isNew { return }
    marked.insert(one)
    if let parent = parents[one] { marked.insert(parent) }
  }

  private func move(_ one: Int) {
    lastEdit = "move \(one)"
    view(one).frame.origin.x += 1
    view(one).center.y += 1
  }

  private func mark(_ one: Int) {
    lastEdit = "mark \(one)"
    view(one).setNeedsLayout()
    marked.insert(one)
  }

  private func layOut(_ one: Int) {
    lastEdit = "lay out \(one)"
    var root = one
    while let parent = parents[root], marked.contains(parent) { root = parent }
    var waiting = [root]
    while let next = waiting.popLast() {
      if marked.remove(next) != nil, next < views.count { expectedLines.append("\(next)") }
      waiting.append(contentsOf: children[next].reversed())
    }
    view(one).layoutIfNeeded()
  }

  /// Makes an edit whose consequences are not modeled, as in a callback.
  private func editBlindly() {
    let (one, holder) = (any(), view(anyHolder()))
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0, 1: if !holder.isDescendant(of: views[one]) { holder.addSubview(views[one]) }
    case 2: if !holder.isDescendant(of: views[one]) { holder.insertSubview(views[one], at: 0) }
    case 3: views[one].removeFromSuperview()
    case 4: views[one].frame.size.width += 1
    case 5: views[one].setNeedsLayout()
    case 6: holder.layoutIfNeeded()
    case 7: views[one].tintColor = views[one].tintColor == .red ? nil : .red
    default: if let first = holder.subviews.first { holder.bringSubviewToFront(first) }
    }
  }

  // MARK: Model

  private func isAncestor(_ one: Int, of other: Int) -> Bool {
    var current: Int? = other
    while let index = current {
      if index == one { return true }
      current = parents[index]
    }
    return false
  }

  private func place(_ child: Int, in parent: Int, at index: ([Int]) -> Int) {
    let before = children[parent]
    if let old = parents[child] {
      children[old].removeAll { $0 == child }
      if old != parent { marked.insert(old) }
    }
    children[parent].insert(child, at: index(children[parent]))
    if parents[child] != parent { marked.formUnion([child, parent]) }
    if children[parent] != before { marked.insert(parent) }
    parents[child] = parent
  }

  /// Returns the first difference between the views and the model, or nil; laid-out lines are compared once.
  func fault() -> String? {
    defer { expectedLines = [] }
    let lines = log.lines.joined(separator: " ")
    _ = log.lines {}
    if lines != expectedLines.joined(separator: " ") {
      return "laid out [\(lines)] instead of [\(expectedLines.joined(separator: " "))]"
    }
    for index in parents.indices {
      let view = view(index)
      if view.superview !== parents[index].map(self.view) { return "\(index) has the wrong superview" }
      if view.subviews != children[index].map(self.view) { return "\(index) has the wrong subviews" }
      var root = index
      while let parent = parents[root] { root = parent }
      if view.window !== (root < views.count ? nil : windows[root - views.count]) { return "\(index): wrong window" }
    }
    return nil
  }
}
