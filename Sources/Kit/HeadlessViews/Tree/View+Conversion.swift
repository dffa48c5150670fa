import Foundation
import HeadlessGeometry

extension View {
  final func converted(_ point: CGPoint, to view: View?) -> CGPoint {
    ConversionPath(from: self, to: view ?? root).convert(point)
  }

  final func converted(_ point: CGPoint, from view: View?) -> CGPoint {
    ConversionPath(from: view ?? root, to: self).convert(point)
  }

  final func converted(_ rect: CGRect, to view: View?) -> CGRect {
    ConversionPath(from: self, to: view ?? root).convert(rect)
  }

  final func converted(_ rect: CGRect, from view: View?) -> CGRect {
    ConversionPath(from: view ?? root, to: self).convert(rect)
  }

  /// The topmost view of the tree.
  final var root: View {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }
}

extension View: @MainActor NestedCoordinates {
  package final var enclosingCoordinates: (any NestedCoordinates)? { storedSuperview }

  package final var isOnlyShifted: Bool { transform.isIdentity }

  /// Returns a point of this view in the superview's coordinates.
  package final func toEnclosing(_ point: CGPoint) -> CGPoint {
    let transform = transform
    if transform.isIdentity {
      return CGPoint(x: point.x - boundsOrigin.x + frameStorage.minX, y: point.y - boundsOrigin.y + frameStorage.minY)
    }
    let (anchor, position) = (bounds.point(at: storedAnchor), position)
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// Returns a point of the superview in this view's coordinates.
  package final func fromEnclosing(_ point: CGPoint) -> CGPoint {
    let transform = transform
    if transform.isIdentity {
      return CGPoint(x: point.x - frameStorage.minX + boundsOrigin.x, y: point.y - frameStorage.minY + boundsOrigin.y)
    }
    let (anchor, position) = (bounds.point(at: storedAnchor), position)
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }
}
