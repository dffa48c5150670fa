import HeadlessLayers

// Particles, under Apple's names.

/// See ``EmitterCell``.
public typealias CAEmitterCell = EmitterCell
/// See ``EmitterLayer``.
public typealias CAEmitterLayer = EmitterLayer
/// See ``EmitterLayer/Mode``.
public typealias CAEmitterLayerEmitterMode = EmitterLayer.Mode
/// See ``EmitterLayer/Shape``.
public typealias CAEmitterLayerEmitterShape = EmitterLayer.Shape
/// See ``EmitterLayer/RenderMode``.
public typealias CAEmitterLayerRenderMode = EmitterLayer.RenderMode
