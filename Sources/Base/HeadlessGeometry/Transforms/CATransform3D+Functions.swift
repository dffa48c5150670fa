// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The functions of CATransform3D, under their own names.

/// The transform that changes no point: 1 on the diagonal and 0 elsewhere.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns a transform that moves points by distances along the three axes.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Makes a scaling from the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Makes a rotation around an axis through the origin, in radians; an axis of no length makes the identity.
/// > Documented: "If the vector has zero length the behavior is undefined"; here it changes nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(sin(Double(angle)))
  let cosine = CGFloat(cos(Double(angle)))
  let rest = 1 - cosine
  return CATransform3D(rows: [
    x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine, 0,
    x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine, 0,
    x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0,
    0, 0, 0, 1,
  ])
}

/// Returns a translation, followed by the transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scaling, followed by the transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation by an angle in radians, followed by the transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the first transform, followed by the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<16).map { index in
      let (row, column) = (index / 4 * 4, index % 4)
      let near = left[row] * right[column] + left[row + 1] * right[4 + column]
      return near + left[row + 2] * right[8 + column] + left[row + 3] * right[12 + column]
    })
}

/// Returns the inverse transform; the transform itself if it has none.
/// > Documented: "Returns the original matrix if no inversion is possible."
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = t.rows
  var inverse = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0 * 4 + column]) < abs(rows[$1 * 4 + column]) } ?? column
    let divisor = rows[pivot * 4 + column]
    if divisor == 0 || !divisor.isFinite { return t }
    for index in 0..<4 {
      rows.swapAt(column * 4 + index, pivot * 4 + index)
      inverse.swapAt(column * 4 + index, pivot * 4 + index)
      rows[column * 4 + index] /= divisor
      inverse[column * 4 + index] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = rows[row * 4 + column]
      for index in 0..<4 {
        rows[row * 4 + index] -= factor * rows[column * 4 + index]
        inverse[row * 4 + index] -= factor * inverse[column * 4 + index]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

/// Returns the transform with the effect of an affine transform on the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns the effect of the transform on the plane; the other components are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }

/// Returns whether the transform is equivalent to an affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isInPlane }

/// Returns whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
