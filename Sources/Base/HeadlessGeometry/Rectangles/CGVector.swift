import Foundation

/// A way in the plane, as far along x and along y.
/// > Documented: CGVector, which Foundation does not have on Linux.
public struct CGVector: Hashable, Sendable {
  /// The component along the x-axis, in points.
  public var dx: CGFloat
  /// The component along the y-axis, in points.
  public var dy: CGFloat

  /// The vector of 0 points along both axes.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector of 0 points along both axes.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector of two components, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
