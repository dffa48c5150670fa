import Foundation

extension Screen {
  /// The screen's coordinates as the interface is turned: the coordinates of ``bounds``.
  /// > Documented: UIScreen.coordinateSpace.
  public var coordinateSpace: any CoordinateSpace { ScreenCoordinates(self, isFixed: false) }

  /// The screen's coordinates with the device held upright, however the interface is turned.
  /// > Documented: UIScreen.fixedCoordinateSpace. A screen wider than high has the home button on the right.
  public var fixedCoordinateSpace: any CoordinateSpace { ScreenCoordinates(self, isFixed: true) }
}

/// The coordinates of a screen, upright or as the interface is turned.
@MainActor final class ScreenCoordinates: CoordinateSpace {
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

  /// Returns a point of this space in the coordinates of the turned interface.
  func toScreen(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: point.y, y: screen.bounds.height - point.x) : point
  }

  /// Returns a point of the turned interface in this space.
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
