import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Shape and gradient layers", .reportsIssuesAsFailures) struct LayerSubclassTests {
  @Test func `a shape layer has Core Animation's defaults`() {
    let layer = ShapeLayer()
    #expect(layer.path == nil && layer.fillColor == Color.black.cgColor && layer.strokeColor == nil)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
    #expect(layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
  }

  @Test func `a gradient layer has Core Animation's defaults, and the colors that are set`() {
    let layer = GradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.colors = [Color.red.cgColor, Color.blue.cgColor]
    expectEqual(layer.colors as? [CGColor], [Color.red.cgColor, Color.blue.cgColor])
  }

  @Test func `names and raw values are Core Animation's`() {
    expectEqual([ShapeLayer.LineCap.butt, .round, .square].map(\.rawValue), ["butt", "round", "square"])
    expectEqual([ShapeLayer.LineJoin.miter, .round, .bevel].map(\.rawValue), ["miter", "round", "bevel"])
    expectEqual([ShapeLayer.FillRule.nonZero, .evenOdd].map(\.rawValue), ["non-zero", "even-odd"])
    expectEqual([GradientLayer.Kind.axial, .radial, .conic].map(\.rawValue), ["axial", "radial", "conic"])
    let corners: [CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    expectEqual(corners.map(\.rawValue), [1, 2, 4, 8])
  }
}
