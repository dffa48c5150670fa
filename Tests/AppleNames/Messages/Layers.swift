import UIKit

// Subclasses of layers are not isolated in Swift 5 mode, as on iOS.
class Ring: CALayer {
  var radius: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? Ring { radius = ring.radius }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(in ctx: CGContext) { ctx.setLineWidth(radius) }
}

class Arc: CAShapeLayer {
  var angle: CGFloat = 0
  override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
}

nonisolated func width(of ring: Ring, _ arc: Arc) -> CGFloat { ring.radius + arc.angle }
