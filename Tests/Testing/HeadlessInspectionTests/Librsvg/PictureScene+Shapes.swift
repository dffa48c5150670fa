import HeadlessKit

extension PictureScene {
  /// A star with five ends, which crosses itself.
  private static let star: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [(50, 5), (75, 75), (8, 30), (92, 30), (25, 75)].map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }()

  private static let wave: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 60))
    path.addCurve(to: CGPoint(x: 50, y: 40), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 40, y: 80))
    path.addQuadCurve(to: CGPoint(x: 90, y: 20), control: CGPoint(x: 80, y: 70))
    return path
  }()

  private static let corner: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 15, y: 65), CGPoint(x: 50, y: 15), CGPoint(x: 85, y: 65)])
    return path
  }()

  private static func shape(
    _ name: String, _ path: CGPath, _ change: @escaping @MainActor @Sendable (ShapeLayer) -> Void
  ) -> PictureScene {
    PictureScene(name) { sheet in
      let layer = ShapeLayer()
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = Color.systemBlue.cgColor
      change(layer)
      sheet.layer.addSublayer(layer)
    }
  }

  static let shapes = [
    shape("a star, filled", star) { $0.fillColor = Color.red.cgColor },
    shape("a star, even and odd", star) { layer in
      layer.fillColor = Color.red.cgColor
      layer.fillRule = .evenOdd
    },
    shape("a hairline", wave) { $0.lineWidth = 0.5 },
    shape("a thick wave", wave) { $0.lineWidth = 8 },
    shape("a dashed wave", wave) { layer in
      layer.lineWidth = 3
      layer.lineDashPattern = [8, 4]
    },
    shape("dots", wave) { layer in
      layer.lineWidth = 4
      layer.lineCap = .round
      layer.lineDashPattern = [0, 8]
    },
    shape("a sharp corner", corner) { $0.lineWidth = 9 },
    shape("a round corner", corner) { layer in
      layer.lineWidth = 9
      layer.lineJoin = .round
      layer.lineCap = .round
    },
    shape("a cut corner", corner) { layer in
      layer.lineWidth = 9
      layer.lineJoin = .bevel
      layer.lineCap = .square
    },
    shape("a part of a ring", CGPath(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60))) { layer in
      layer.lineWidth = 6
      layer.strokeStart = 0.1
      layer.strokeEnd = 0.7
    },
  ]
}
