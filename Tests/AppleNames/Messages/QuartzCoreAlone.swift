import QuartzCore

// QuartzCore brings Foundation, as on Apple's systems: no message.

private let date = Date()
private let nothing = NSNull()
private let wave = CGFloat(sin(1.0)) + cos(CGFloat(2))

private final class Meter: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func action(forKey event: String) -> (any CAAction)? { nothing }
}

private func gradient(_ type: CAGradientLayerType = .axial, fill rule: CAShapeLayerFillRule = .evenOdd) -> CALayer {
  let layer = CAGradientLayer()
  layer.type = type
  return layer
}

private struct Ring {
  let (cap, corners): (CAShapeLayerLineCap, CACornerMask)
  init(cap: CAShapeLayerLineCap = .round, corners: CACornerMask = .layerMinXMinYCorner) {
    (self.cap, self.corners) = (cap, corners)
  }
}
