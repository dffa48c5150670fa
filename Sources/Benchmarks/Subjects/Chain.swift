import HeadlessKit

/// Views that each hold the next one: as deep as a tree can be.
@MainActor
struct Chain {
  /// Gives its subview its own size, so that a new size of the root goes all the way down.
  final class Link: View {
    override func layoutSubviews() {
      subviews.first?.frame = bounds
    }
  }

  /// The view that holds all others.
  let root: Link

  /// Makes a chain from the root downward.
  init(depth: Int) {
    root = Link()
    var last = root
    for _ in 1..<max(depth, 1) {
      let next = Link()
      last.addSubview(next)
      last = next
    }
  }

  /// Gives the root a new size and brings the layout of all below it up to date.
  func resize(to length: CGFloat) {
    root.frame = CGRect(x: 0, y: 0, width: length, height: length)
    root.layoutIfNeeded()
  }
}
