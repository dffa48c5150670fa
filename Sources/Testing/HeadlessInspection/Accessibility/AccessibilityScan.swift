import Foundation
import HeadlessViews

/// The elements of a view tree that assistive applications visit, in the order of VoiceOver.
/// > Documented: facts ax4 and ax5: what an element contains is not visited, an array of elements replaces the
/// > subviews, and hidden elements are skipped. Reported: facts ax6 and ax7: the last modal subview replaces its
/// > siblings; elements are ordered from top to bottom and, at equal tops, in the layout direction; groups stay
/// > together, at their bounding box.
@MainActor public struct AccessibilityScan {
  /// The elements, in the order of VoiceOver.
  public private(set) var elements: [SpokenElement] = []
  /// The elements that are skipped for an empty accessibility frame, without the views that have no size.
  package private(set) var unplaced: [SpokenElement] = []

  private let origin: CGPoint
  private let isRightToLeft: Bool
  private var nodes = [Node(element: nil, isOrdered: false)]

  /// An element, or a group of nodes; later nodes are never around earlier ones.
  private struct Node {
    let element: SpokenElement?
    let isOrdered: Bool
    var children: [Int] = []
    var box = CGRect.null
  }

  /// An object that waits for its visit, with the group that it belongs to.
  private struct Visit {
    let object: AccessibleObject
    let group: Int
    var place: (number: Int, count: Int)?
    /// The number of arrays of elements around the object.
    var depth = 0
  }

  /// The number of arrays of elements in each other that are visited, for arrays that contain themselves.
  /// > Assumed: more than any screen has.
  private static let depthLimit = 50

  /// Creates a scan of the view and everything in it; it lays nothing out.
  ///
  /// - Parameter root: The topmost view; frames are in its coordinates.
  /// - Complexity: O(*n* log *n*) for *n* views and elements.
  public init(of root: View) {
    let place = Accessibility.convertToScreenCoordinates(root.bounds, in: root).origin
    origin = CGPoint(x: place.x - root.bounds.origin.x, y: place.y - root.bounds.origin.y)
    isRightToLeft = root.isRightToLeft
    visitAll(from: root)
    for index in nodes.indices.reversed() {
      for child in nodes[index].children { nodes[index].box = nodes[index].box.union(nodes[child].box) }
    }
    flatten()
  }

  private mutating func visitAll(from root: View) {
    var waiting = [Visit(object: root, group: 0)]
    while let visit = waiting.popLast() {
      let object = visit.object
      if object.accessibilityElementsHidden || (object as? View)?.isUnseen == true { continue }
      if object.isAccessibilityElement {
        append(visit)
      } else if let parts = object.accessibilityElements {
        if visit.depth < Self.depthLimit { enter(parts, of: visit, &waiting) }
      } else if let view = object as? View {
        let group = view.shouldGroupAccessibilityChildren ? addGroup(isOrdered: false, in: visit.group) : visit.group
        for subview in view.visitedSubviews.reversed() {
          waiting.append(Visit(object: subview, group: group, depth: visit.depth))
        }
      }
    }
  }

  private mutating func append(_ visit: Visit) {
    let frame = visit.object.accessibilityPath?.bounds ?? visit.object.accessibilityFrame
    let element = SpokenElement(visit.object, frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), place: visit.place)
    if element.isUnspoken {
      let hasSize = (visit.object as? View).map { !$0.convert($0.bounds, to: nil).isEmpty } ?? true
      if element.frame.isEmpty, hasSize { unplaced.append(element) }
      return
    }
    add(Node(element: element, isOrdered: false, box: element.frame), to: visit.group)
  }

  private mutating func enter(_ parts: [Any], of visit: Visit, _ waiting: inout [Visit]) {
    let group = addGroup(isOrdered: true, in: visit.group)
    let isSeries = !parts.isEmpty && parts.allSatisfy { $0 is ControlPartElement }
    for (index, part) in parts.enumerated().reversed() {
      guard let object = part as? AccessibleObject else { continue }
      waiting.append(
        Visit(
          object: object, group: group, place: isSeries ? (index + 1, parts.count) : nil, depth: visit.depth + 1))
    }
  }

  private mutating func addGroup(isOrdered: Bool, in group: Int) -> Int {
    add(Node(element: nil, isOrdered: isOrdered), to: group)
    return nodes.count - 1
  }

  private mutating func add(_ node: Node, to group: Int) {
    nodes.append(node)
    nodes[group].children.append(nodes.count - 1)
  }

  private mutating func flatten() {
    var waiting = [0]
    while let index = waiting.popLast() {
      let node = nodes[index]
      if let element = node.element { elements.append(element) }
      let children = node.isOrdered ? node.children : node.children.sorted(by: isBefore)
      waiting.append(contentsOf: children.reversed())
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (nodes[first].box, nodes[second].box)
    if one.minY != other.minY { return one.minY < other.minY }
    if one.minX != other.minX { return isRightToLeft ? one.minX > other.minX : one.minX < other.minX }
    return first < second
  }
}

extension SpokenElement {
  /// Whether assistive applications skip the element: it has no area, or is a text that is empty.
  /// > Assumed: as views without a size (fact ax6).
  fileprivate var isUnspoken: Bool {
    frame.isEmpty || role == .text && label == nil && value == nil && actions.isEmpty
  }
}

extension View {
  /// The subviews that assistive applications visit: the last modal one alone, if there is one.
  /// > Reported: fact ax6.
  package final var visitedSubviews: [View] { subviews.last { $0.accessibilityViewIsModal }.map { [$0] } ?? subviews }

  /// Whether assistive applications skip the view and what it contains.
  /// > Reported: fact ax6: hidden, transparent, or without a size.
  package final var isUnseen: Bool { isHidden || alpha <= 0 || bounds.size == .zero }
}
