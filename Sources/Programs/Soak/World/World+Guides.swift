import Foundation
import HeadlessViews

/// Layout guides by constraints, which follow the frames of their views and change none.
extension World {
  /// The distance of a guide from the edges of its view, in points.
  private static let inset: CGFloat = 10

  /// Adds a guide inside of a view, and a constraint to the superview that changes nothing as it is optional.
  static func addGuide(to view: View) {
    if view.layoutGuides.count > 2 { return }
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    let edges = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -inset),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ]
    // A view may be too small: lengths are never negative.
    for edge in edges[2...] { edge.priority = LayoutPriority(999) }
    LayoutConstraint.activate(edges)
    guard let superview = view.superview else { return }
    let outer = view.leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor)
    outer.priority = .defaultLow
    outer.isActive = true
  }

  /// Checks after a layout that each guide is inside of its view.
  func checkGuides() {
    for node in nodes {
      guard let view = node.view, Self.isExact(node.frame) else { continue }
      let grid = view.pixelGrid
      let width = max(node.frame.width - 2 * Self.inset, 0)
      let height = max(node.frame.height - 2 * Self.inset, 0)
      let expected = [grid.halfUp(Self.inset + width), grid.halfUp(Self.inset + height)]
      for guide in view.layoutGuides {
        let frame = guide.layoutFrame
        let isEqual = abs(frame.maxX - expected[0]) < 1e-6 && abs(frame.maxY - expected[1]) < 1e-6
        if !isEqual { fault = "#\(node.id) of \(node.frame.size) has a guide at \(frame)" }
      }
    }
  }
}
