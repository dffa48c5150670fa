import Foundation

/// A way in the plane, as far along x and along y.
///
/// > Documented: CGVector, which Foundation does not have on Linux.
public struct CGVector: Hashable, Sendable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a way of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a way.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
