import Foundation
import HeadlessGeometry

/// A frame of reference on a screen, such as a view or the screen itself.
///
/// > Documented: UICoordinateSpace.
@preconcurrency @MainActor
public protocol CoordinateSpace: AnyObject {
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

extension View: CoordinateSpace {
  /// A point of this view in another space; a space of another kind is asked itself.
  final func converted(_ point: CGPoint, toSpace space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, to: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(point, from: self) }
    return screen.fromScreen(ConversionPath(from: self, to: nil).convert(point))
  }

  /// A point of another space in this view; a space of another kind is asked itself.
  final func converted(_ point: CGPoint, fromSpace space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, from: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(point, to: self) }
    return ConversionPath(from: nil, to: self).convert(screen.toScreen(point))
  }

  /// A rectangle of this view in another space; a space of another kind is asked itself.
  final func converted(_ rect: CGRect, toSpace space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, to: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(rect, from: self) }
    return CGRect(around: ConversionPath(from: self, to: nil).convert(rect), screen.fromScreen)
  }

  /// A rectangle of another space in this view; a space of another kind is asked itself.
  final func converted(_ rect: CGRect, fromSpace space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, from: view) }
    guard let screen = space as? ScreenCoordinates else { return space.convert(rect, to: self) }
    return ConversionPath(from: nil, to: self).convert(CGRect(around: rect, screen.toScreen))
  }
}

extension Screen {
  /// The screen's coordinates as the interface is turned: those of ``bounds``.
  ///
  /// > Documented: UIScreen.coordinateSpace.
  public var coordinateSpace: any CoordinateSpace { ScreenCoordinates(self, isFixed: false) }

  /// The screen's coordinates with the device held upright, however the interface is turned.
  ///
  /// > Documented: UIScreen.fixedCoordinateSpace. A screen that is wider than high is one with the home button on the right.
  public var fixedCoordinateSpace: any CoordinateSpace { ScreenCoordinates(self, isFixed: true) }
}

/// The coordinates of a screen, upright or as the interface is turned.
@MainActor
private final class ScreenCoordinates: CoordinateSpace {
  private let screen: Screen
  /// Whether the interface is turned and this space is not.
  private let isTurned: Bool

  init(_ screen: Screen, isFixed: Bool) {
    self.screen = screen
    isTurned = isFixed && screen.orientation.isLandscape
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    return isTurned ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : screen.bounds
  }

  /// A point of this space in the coordinates of the turned interface.
  func toScreen(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: point.y, y: screen.bounds.height - point.x) : point
  }

  /// A point of the turned interface in this space.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: screen.bounds.height - point.y, y: point.x) : point
  }

  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenCoordinates else { return coordinateSpace.convert(point, from: self) }
    return other.fromScreen(toScreen(point))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenCoordinates else { return coordinateSpace.convert(point, to: self) }
    return fromScreen(other.toScreen(point))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? ScreenCoordinates else { return coordinateSpace.convert(rect, from: self) }
    return CGRect(around: rect) { other.fromScreen(toScreen($0)) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? ScreenCoordinates else { return coordinateSpace.convert(rect, to: self) }
    return CGRect(around: rect) { fromScreen(other.toScreen($0)) }
  }
}
