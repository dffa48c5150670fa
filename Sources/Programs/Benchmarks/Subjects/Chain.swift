import HeadlessKit

/// Views that each hold the next one: as deep as a tree can be.
@MainActor struct Chain {
  /// A view that sets its subview's size to its own, so that a new size of the root reaches the last level.
  final class Link: View {
    override func layoutSubviews() { subviews.first?.frame = bounds }
  }

  /// The view that holds all others.
  let root: Link

  init(depth: Int) {
    root = Link()
    var last = root
    for _ in 1..<max(depth, 1) {
      let next = Link()
      last.addSubview(next)
      last = next
    }
  }

  /// Resizes the root and lays out the whole tree.
  func resize(to length: CGFloat) {
    root.frame = CGRect(x: 0, y: 0, width: length, height: length)
    root.layoutIfNeeded()
  }
}
