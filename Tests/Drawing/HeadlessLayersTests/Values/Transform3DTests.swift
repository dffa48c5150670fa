import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Three-dimensional transforms", .reportsIssuesAsFailures) struct Transform3DTests {
  @Test func `affine transforms are converted and converted back unchanged`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(transform) && CATransform3DGetAffineTransform(transform) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
  }

  @Test func `translation, scale and rotation are applied before the transform`() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 20, 30)
    expectEqual([transform.m41, transform.m42, transform.m43], [20, 40, 60])
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), .pi, 0, 0, 5)
    #expect(turned.m41 == 1 && turned.m11 == -1)
    expectEqual(CATransform3DScale(CATransform3DIdentity, 2, 3, 4).m22, 3)
  }

  @Test func `a rotation around z is the affine one, and does not change its axis`() {
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    expectEqual(CATransform3DGetAffineTransform(turn), CGAffineTransform(rotationAngle: 0.5))
    let around = CATransform3DMakeRotation(1, 1, 1, 0)
    #expect(abs(around.m11 + around.m21 - 1) < 1e-12)
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
  }

  @Test func `the inverse reverts the transform; without one it is the transform itself`() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 1, 2, 3)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(zip(both.rows, CATransform3DIdentity.rows).allSatisfy { abs($0 - $1) < 1e-12 })
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `a layer stores all of it and draws its effect on the plane`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.transform.a - 0.5) < 1e-12 && view.transform.d == 1)
    expectEqual(view.transform3D.m13, CATransform3DMakeRotation(.pi / 3, 0, 1, 0).m13)
    view.transform = .identity
    expectEqual(view.layer.transform, CATransform3DIdentity)
    expectIssue(containing: "transform") { view.layer.transform = CATransform3DMakeScale(.nan, 1, 1) }
    expectEqual(view.transform, .identity)
  }

  @Test func `values contain transforms, points and all other animatable types`() {
    let transform = CATransform3DMakeScale(1, 2, 3)
    expectEqual(NSValue(caTransform3D: transform).caTransform3DValue, transform)
    expectEqual(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d, 3)
    expectEqual(NSValue(point: .zero).caTransform3DValue, CATransform3DIdentity)
  }
}
