import Foundation
import HeadlessGeometry

/// The interpolation between two transforms.
///
/// Affine transforms are decomposed into translation, rotation, scale and shear, which are interpolated one by one, so
/// that a rotation stays a rotation; it uses the shorter direction. Of other transforms, and of those without an
/// inverse, the numbers are interpolated.
/// > Documented: CATransform3D is interpolated by its components. Assumed: the order of the components, as in CSS.
/// > Differs: transforms that are not affine.
enum TransformMix {
  private struct Plane {
    var shift: [Double]
    var stretch: [Double]
    var shear: Double
    var angle: Double

    init?(_ transform: CATransform3D) {
      let plane = transform.plane
      let (a, b, c, d) = (Double(plane.a), Double(plane.b), Double(plane.c), Double(plane.d))
      let determinant = a * d - b * c
      guard transform.isInPlane, determinant != 0 else { return nil }
      let width = (a * a + b * b).squareRoot()
      shift = [Double(plane.tx), Double(plane.ty)]
      stretch = [width, determinant / width]
      shear = (a * c + b * d) / determinant
      angle = atan2(b, a)
    }

    var transform: CATransform3D {
      let (sine, cosine) = (sin(angle), cos(angle))
      let (x, y) = (stretch[0], stretch[1])
      return CATransform3D(
        CGAffineTransform(
          a: CGFloat(x * cosine), b: CGFloat(x * sine), c: CGFloat(y * (shear * cosine - sine)),
          d: CGFloat(y * (shear * sine + cosine)), tx: CGFloat(shift[0]), ty: CGFloat(shift[1])))
    }
  }

  static func transform(from: CATransform3D, to: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    func mix(_ left: Double, _ right: Double) -> Double { left + (right - left) * fraction }
    guard var start = Plane(from), let end = Plane(to), start.angle != 0 || end.angle != 0 else {
      return CATransform3D(rows: zip(from.rows, to.rows).map { CGFloat(mix(Double($0), Double($1))) })
    }
    var turn = end.angle - start.angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    start.angle += turn * fraction
    start.shift = zip(start.shift, end.shift).map(mix)
    start.stretch = zip(start.stretch, end.stretch).map(mix)
    start.shear = mix(start.shear, end.shear)
    return start.transform
  }
}
