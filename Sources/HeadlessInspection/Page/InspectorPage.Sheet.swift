import Foundation
import HeadlessGeometry
import HeadlessGraphics

extension InspectorPage {
  /// A state as the page shows it.
  struct Sheet: Hashable, Sendable {
    let name: String
    let nodes: [Node]
    let drawing: DrawingList
    let isDark: Bool

    /// Makes the sheet of a state.
    ///
    /// - Parameters:
    ///   - name: What the state is called.
    ///   - state: The state.
    ///   - other: The state to switch to.
    init(_ name: String, _ state: State, besides other: State? = nil) {
      self.name = name
      drawing = state.drawing
      isDark = state.isDark
      let others = other?.nodeIndices ?? [:]
      nodes = zip(state.nodes, state.views).map { node, view in
        var node = node
        node.other = view.identity.flatMap { others[$0] }
        return node
      }
    }

    /// What the picture shows: the topmost view and what sticks out of it, but no more than its own length on each side.
    var area: CGRect {
      let bounds = drawing.bounds
      let reach = max(bounds.width, bounds.height, Self.smallestReach)
      let limit = bounds.insetBy(dx: -reach, dy: -reach)
      return nodes.reduce(bounds) { area, node in
        let extent = node.order == nil ? .null : node.extent.intersection(limit)
        return extent.isNull ? area : area.union(extent)
      }
    }

    /// How far views may stick out of a small one and still be in the picture, in points.
    private static let smallestReach: CGFloat = 100
  }

  /// What all sheets show, so that nothing moves when the state is switched, with a little room for lines at its edge.
  var area: CGRect {
    let area = sheets.dropFirst().reduce(sheets[0].area) { $0.union($1.area) }
    let room = max(4, max(area.width, area.height) / 32)
    return area.insetBy(dx: -room, dy: -room)
  }
}
