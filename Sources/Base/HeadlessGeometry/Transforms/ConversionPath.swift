import Foundation

/// Coordinates inside others of their kind: a view's in its superview, a layer's in its superlayer.
package protocol NestedCoordinates: AnyObject {
  /// The coordinates that these lie in; nil at the top of a tree.
  var enclosingCoordinates: (any NestedCoordinates)? { get }

  /// Whether rectangles stay upright and keep their size: there is no transform.
  var isOnlyShifted: Bool { get }

  /// Converts a point to the enclosing coordinates; at the top of a tree, to those around it.
  func toEnclosing(_ point: CGPoint) -> CGPoint

  func fromEnclosing(_ point: CGPoint) -> CGPoint
}

/// The path from one view's or layer's coordinates up to the nearest common ancestor and down to another's.
package struct ConversionPath {
  private var up: [any NestedCoordinates]
  private var down: [any NestedCoordinates]

  /// Finds the path without recursion.
  ///
  /// Nil stands for the coordinates around a whole tree. Through these leads also a path between two trees.
  package init(from source: (any NestedCoordinates)?, to target: (any NestedCoordinates)?) {
    up = Self.ancestry(of: source)
    down = Self.ancestry(of: target)
    while let common = up.last, common === down.last {
      up.removeLast()
      down.removeLast()
    }
  }

  package func convert(_ point: CGPoint) -> CGPoint { descend(ascend(point)) }

  /// Converts a rectangle: its upright bounding box in the common ancestor, and that one's in the target.
  /// > Seen: fact s5: neither one box through the combined transform nor one per level.
  package func convert(_ rect: CGRect) -> CGRect {
    if rect.isExactlyNull || rect.isInfiniteItself { return rect }
    let box = Self.box(around: rect.standardized, by: up, ascend)
    return Self.box(around: box, by: down, descend)
  }

  private func ascend(_ point: CGPoint) -> CGPoint { up.reduce(point) { $1.toEnclosing($0) } }

  private func descend(_ point: CGPoint) -> CGPoint { down.reversed().reduce(point) { $1.fromEnclosing($0) } }

  private static func box(
    around rect: CGRect, by levels: [any NestedCoordinates], _ convert: (CGPoint) -> CGPoint
  ) -> CGRect {
    if levels.allSatisfy(\.isOnlyShifted) { return CGRect(origin: convert(rect.origin), size: rect.size) }
    return CGRect(around: rect, convert)
  }

  /// Returns the coordinates and all that enclose them, up to the top; an empty array for nil.
  private static func ancestry(of coordinates: (any NestedCoordinates)?) -> [any NestedCoordinates] {
    var ancestry: [any NestedCoordinates] = []
    var current = coordinates
    while let level = current {
      ancestry.append(level)
      current = level.enclosingCoordinates
    }
    return ancestry
  }
}

extension CGRect {
  /// Creates the smallest upright rectangle around the four corners of another rectangle, converted.
  package init(around rect: CGRect, _ convert: (CGPoint) -> CGPoint) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    self.init(around: corners.map(convert))
  }
}
