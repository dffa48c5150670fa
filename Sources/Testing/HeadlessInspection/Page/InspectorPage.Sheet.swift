import Foundation
import HeadlessGraphics

extension InspectorPage {
  /// A view tree in the page, with its picture.
  struct Sheet: Hashable, Sendable {
    var name = ""
    var nodes: [Node]
    let drawing: DrawingList
    /// The texts that VoiceOver reads, in its order.
    let speech: [Speech]
    /// Whether the topmost view has the dark interface style.
    let isDark: Bool

    /// The area of the picture: the topmost view and views that extend beyond it, up to its own length on each side.
    var area: CGRect {
      let bounds = drawing.bounds
      let reach = max(bounds.width, bounds.height, Self.smallestReach)
      let limit = bounds.insetBy(dx: -reach, dy: -reach)
      return nodes.reduce(bounds) { area, node in
        let extent = node.order == nil ? .null : node.extent.intersection(limit)
        return extent.isNull ? area : area.union(extent)
      }
    }

    /// The smallest distance up to which views outside of the topmost one are in the picture, in points.
    private static let smallestReach: CGFloat = 100
  }

  /// The common area of all sheets, so that nothing moves between the states, with a margin for lines at its edge.
  var area: CGRect {
    let area = sheets.dropFirst().reduce(sheets[0].area) { $0.union($1.area) }
    let room = max(4, max(area.width, area.height) / 32)
    return area.insetBy(dx: -room, dy: -room)
  }
}
