import Foundation
import HeadlessGeometry

extension View {
  // MARK: Points and rectangles between views

  /// Converts a point of this view to another view's coordinates; nil means the window's, or the tree's root's.
  ///
  /// Views of different trees are converted by way of the space around their roots, which for windows is the screen.
  ///
  /// > Reported: PinLayout's suite (PinPointCoordinatesSpec) for trees without a window: a root's own frame counts.
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    ConversionPath(from: self, to: view ?? root).convert(point)
  }

  /// Converts a point of another view to this view's coordinates; nil means the window's, or the tree's root's.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    ConversionPath(from: view ?? root, to: self).convert(point)
  }

  /// Converts a rectangle of this view to another view's coordinates; nil means the window's, or the tree's root's.
  ///
  /// Where transforms turn it, it is the smallest upright rectangle around the rectangle in the nearest common ancestor,
  /// and then the smallest upright rectangle around that one in the other view.
  ///
  /// > Seen: fact s5.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    ConversionPath(from: self, to: view ?? root).convert(rect)
  }

  /// Converts a rectangle of another view to this view's coordinates; nil means the window's, or the tree's root's.
  ///
  /// See ``convert(_:to:)-(CGRect,_)`` for what transforms do to it.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    ConversionPath(from: view ?? root, to: self).convert(rect)
  }

  /// The topmost view of the tree.
  final var root: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}

extension View: @MainActor NestedCoordinates {
  final var enclosingCoordinates: (any NestedCoordinates)? { superview }

  final var isOnlyShifted: Bool { transform.isIdentity }

  /// A point of this view in the superview's coordinates.
  final func toEnclosing(_ point: CGPoint) -> CGPoint {
    let transform = transform
    if transform.isIdentity {
      return CGPoint(
        x: point.x - boundsOrigin.x + frameStorage.minX, y: point.y - boundsOrigin.y + frameStorage.minY)
    }
    let (anchor, position) = (bounds.point(at: anchorPoint), position)
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// A point of the superview in this view's coordinates.
  final func fromEnclosing(_ point: CGPoint) -> CGPoint {
    let transform = transform
    if transform.isIdentity {
      return CGPoint(
        x: point.x - frameStorage.minX + boundsOrigin.x, y: point.y - frameStorage.minY + boundsOrigin.y)
    }
    let (anchor, position) = (bounds.point(at: anchorPoint), position)
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }
}
