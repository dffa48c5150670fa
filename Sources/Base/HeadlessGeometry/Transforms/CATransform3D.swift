import Foundation

/// A three-dimensional transform of sixteen numbers, which is applied to a row vector.
/// > Documented: CATransform3D, which Foundation does not have on Linux. Its effect on the plane is drawn.
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat
  /// The factor of x in y'.
  public var m12: CGFloat
  /// The factor of x in z'.
  public var m13: CGFloat
  /// The factor of x in the divisor.
  public var m14: CGFloat
  /// The factor of y in x'.
  public var m21: CGFloat
  /// The factor of y in y'.
  public var m22: CGFloat
  /// The factor of y in z'.
  public var m23: CGFloat
  /// The factor of y in the divisor.
  public var m24: CGFloat
  /// The factor of z in x'.
  public var m31: CGFloat
  /// The factor of z in y'.
  public var m32: CGFloat
  /// The factor of z in z'.
  public var m33: CGFloat
  /// The factor of z in the divisor, which makes a perspective.
  public var m34: CGFloat
  /// The translation along the x-axis, in points.
  public var m41: CGFloat
  /// The translation along the y-axis, in points.
  public var m42: CGFloat
  /// The translation along the z-axis, in points.
  public var m43: CGFloat
  /// The divisor of a point without shift.
  public var m44: CGFloat

  /// Creates a transform of zeros; see ``CATransform3DIdentity`` for the identity.
  public init() { self.init(rows: [CGFloat](repeating: 0, count: 16)) }

  /// Creates a transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  /// Creates a transform from sixteen numbers, row by row.
  package init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  /// Creates the transform with the effect of an affine transform on the plane, and no other effect.
  package init(_ plane: CGAffineTransform) {
    self.init(rows: [plane.a, plane.b, 0, 0, plane.c, plane.d, 0, 0, 0, 0, 1, 0, plane.tx, plane.ty, 0, 1])
  }

  package var rows: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

  /// The effect of the transform on x and y of the plane.
  package var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// Whether the transform has no effect outside the plane.
  package var isInPlane: Bool { self == CATransform3D(plane) }

  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }
}
