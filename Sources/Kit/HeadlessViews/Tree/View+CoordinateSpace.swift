import Foundation
import HeadlessGeometry

extension View: CoordinateSpace {
  /// Returns a point of this view in another space; a space that is not a view converts it.
  final func converted(_ point: CGPoint, toSpace space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, to: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(point, from: self) }
    return screen.fromScreen(ConversionPath(from: self, to: nil).convert(point))
  }

  /// Returns a point of another space in this view; a space that is not a view converts it.
  final func converted(_ point: CGPoint, fromSpace space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, from: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(point, to: self) }
    return ConversionPath(from: nil, to: self).convert(screen.toScreen(point))
  }

  /// Returns a rectangle of this view in another space; a space that is not a view converts it.
  final func converted(_ rect: CGRect, toSpace space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, to: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(rect, from: self) }
    return CGRect(around: ConversionPath(from: self, to: nil).convert(rect), screen.fromScreen)
  }

  /// Returns a rectangle of another space in this view; a space that is not a view converts it.
  final func converted(_ rect: CGRect, fromSpace space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, from: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(rect, to: self) }
    return ConversionPath(from: nil, to: self).convert(CGRect(around: rect, screen.toScreen))
  }
}
