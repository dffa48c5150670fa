import Foundation

/// A frame of reference on a screen, such as a view or the screen itself.
/// > Documented: UICoordinateSpace.
@preconcurrency @MainActor public protocol CoordinateSpace: AnyObject {
  /// Returns a point of this space in another space.
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Returns a point of another space in this space.
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Returns the smallest upright rectangle around a rectangle of this space in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  /// Returns the smallest upright rectangle around a rectangle of another space in this space.
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
  /// The space's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}
