import HeadlessLayers

// Particles, under Apple's names.

/// The Core Animation name of ``EmitterCell``: a kind of particles of an emitter layer; stored only.
public typealias CAEmitterCell = EmitterCell
/// The Core Animation name of ``EmitterLayer``: a layer of particles, which are stored and not drawn.
public typealias CAEmitterLayer = EmitterLayer
/// The Core Animation name of ``EmitterLayer/Mode``: the part of the shape that emits particles, such as its outline.
public typealias CAEmitterLayerEmitterMode = EmitterLayer.Mode
/// The Core Animation name of ``EmitterLayer/Shape``: the shape that an emitter layer emits particles from.
public typealias CAEmitterLayerEmitterShape = EmitterLayer.Shape
/// The Core Animation name of ``EmitterLayer/RenderMode``: the order and the blending of an emitter layer's particles.
public typealias CAEmitterLayerRenderMode = EmitterLayer.RenderMode
