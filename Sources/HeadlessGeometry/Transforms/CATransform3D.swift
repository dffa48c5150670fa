import Foundation

/// A map of space that keeps straight lines straight, as sixteen numbers; a point is a row in front of them.
///
/// > Documented: CATransform3D, which Foundation does not have on Linux. What is drawn is its part in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// How much of x goes into x'.
  public var m11: CGFloat
  /// How much of x goes into y'.
  public var m12: CGFloat
  /// How much of x goes into z'.
  public var m13: CGFloat
  /// How much of x goes into the divisor.
  public var m14: CGFloat
  /// How much of y goes into x'.
  public var m21: CGFloat
  /// How much of y goes into y'.
  public var m22: CGFloat
  /// How much of y goes into z'.
  public var m23: CGFloat
  /// How much of y goes into the divisor.
  public var m24: CGFloat
  /// How much of z goes into x'.
  public var m31: CGFloat
  /// How much of z goes into y'.
  public var m32: CGFloat
  /// How much of z goes into z'.
  public var m33: CGFloat
  /// How much of z goes into the divisor: what makes a perspective.
  public var m34: CGFloat
  /// The shift along x.
  public var m41: CGFloat
  /// The shift along y.
  public var m42: CGFloat
  /// The shift along z.
  public var m43: CGFloat
  /// The divisor of a point without shift.
  public var m44: CGFloat

  /// Creates a map of zeros; see ``CATransform3DIdentity`` for the map that changes nothing.
  public init() {
    self.init(rows: [CGFloat](repeating: 0, count: 16))
  }

  /// Creates a map from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  /// Creates a map from sixteen numbers, row by row.
  package init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  /// Creates the map that does to the plane what another one does, and nothing else.
  package init(_ plane: CGAffineTransform) {
    self.init(rows: [plane.a, plane.b, 0, 0, plane.c, plane.d, 0, 0, 0, 0, 1, 0, plane.tx, plane.ty, 0, 1])
  }

  /// The numbers row by row.
  package var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// What the map does to x and y of the plane.
  package var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// Whether the map leaves the plane where it is.
  package var isInPlane: Bool { self == CATransform3D(plane) }

  /// Whether all sixteen numbers are finite.
  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }
}
