// Particles are unavailable. The stubs take what real code says, so that the compiler shows their message and nothing else;
// the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessLayers

@available(*, unavailable, message: "No particles are drawn: animate a few sublayers with CAKeyframeAnimation.")
open class CAEmitterLayer: Layer {
  open var emitterCells: [CAEmitterCell]?
}

@available(*, unavailable, message: "No particles are drawn: animate a few sublayers with CAKeyframeAnimation.")
open class CAEmitterCell: NSObject {}
