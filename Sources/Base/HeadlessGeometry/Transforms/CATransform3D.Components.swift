import Foundation

extension CATransform3D {
  /// The components of a transform: first the scaling, then the rotations around x, y and z, then the translation.
  ///
  /// A shear is lost. It is what the key paths `transform.rotation.z`, `transform.scale` and so on read and write.
  package struct Components: Hashable, Sendable {
    package var scale: [CGFloat] = [1, 1, 1]
    /// The rotations around x, y and z, in radians.
    package var rotation: [CGFloat] = [0, 0, 0]
    package var translation: [CGFloat] = [0, 0, 0]

    package init() {}

    package var transform: CATransform3D {
      var transform = CATransform3DMakeScale(scale[0], scale[1], scale[2])
      for (axis, angle) in rotation.enumerated() where angle != 0 {
        transform = CATransform3DConcat(
          transform, CATransform3DMakeRotation(angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0))
      }
      return CATransform3DConcat(
        transform, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    }
  }

  /// The components of the transform; a mirror is treated as a negative scaling along y.
  package var components: Components {
    var components = Components()
    components.translation = [m41, m42, m43]
    var x = [m11, m12, m13]
    var y = [m21, m22, m23]
    var z = [m31, m32, m33]
    let determinant =
      x[0] * (y[1] * z[2] - y[2] * z[1]) - x[1] * (y[0] * z[2] - y[2] * z[0]) + x[2] * (y[0] * z[1] - y[1] * z[0])
    components.scale = [Self.normalize(&x), Self.normalize(&y), Self.normalize(&z)]
    if determinant < 0 {
      components.scale[1].negate()
      y = y.map { -$0 }
    }
    components.rotation = Self.angles(x, y, z)
    return components
  }

  private static func normalize(_ row: inout [CGFloat]) -> CGFloat {
    let length = (row[0] * row[0] + row[1] * row[1] + row[2] * row[2]).squareRoot()
    if length > 0 { row = row.map { $0 / length } }
    return length
  }

  /// Returns the angles around x, y and z of a rotation with these rows.
  private static func angles(_ x: [CGFloat], _ y: [CGFloat], _ z: [CGFloat]) -> [CGFloat] {
    let sine = Double(min(max(-x[2], -1), 1))
    // At a right angle around y, a rotation around x is equal to one around z: it is treated as the latter.
    if abs(sine) >= 1 {
      return [0, CGFloat(asin(sine)), CGFloat(atan2(Double(-y[0]), Double(y[1])))]
    }
    return [
      CGFloat(atan2(Double(y[2]), Double(z[2]))), CGFloat(asin(sine)), CGFloat(atan2(Double(x[1]), Double(x[0]))),
    ]
  }
}
