// Particles are unavailable. The stubs take what real code says, so that the compiler shows their message and nothing else;
// the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessLayers

@available(*, unavailable, message: "No particles are drawn: animate a few sublayers with CAKeyframeAnimation.")
open class CAEmitterLayer: Layer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
}

@available(*, unavailable, message: "No particles are drawn: animate a few sublayers with CAKeyframeAnimation.")
open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var (birthRate, lifetime, lifetimeRange): (Float, Float, Float) = (0, 0, 0)
  open var (alphaRange, alphaSpeed): (Float, Float) = (0, 0)
  open var (velocity, velocityRange, scale, scaleRange, scaleSpeed): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
    (0, 0, 1, 0, 0)
  open var (spin, spinRange, emissionLongitude, emissionRange): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  open var (xAcceleration, yAcceleration): (CGFloat, CGFloat) = (0, 0)
}

@available(*, unavailable, message: "No particles are drawn.")
public enum CAEmitterLayerEmitterShape { case point, line, rectangle, cuboid, circle, sphere }

@available(*, unavailable, message: "No particles are drawn.")
public enum CAEmitterLayerEmitterMode { case points, outline, surface, volume }

@available(*, unavailable, message: "No particles are drawn.")
public enum CAEmitterLayerRenderMode { case unordered, oldestFirst, oldestLast, backToFront, additive }
