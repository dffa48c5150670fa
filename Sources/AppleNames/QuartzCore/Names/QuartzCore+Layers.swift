// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessAnimation
import HeadlessLayers

// The rarer layers and their delegates, under Apple's names.

/// The Core Animation name of ``DisplayLink``: an object that calls a method at every frame of the screen.
public typealias CADisplayLink = DisplayLink
/// The Core Animation name of ``EdgeAntialiasingMask``: the antialiased edges of a layer.
public typealias CAEdgeAntialiasingMask = EdgeAntialiasingMask
/// The Core Animation name of ``FrameRateRange``: a range of frame rates, in frames per second.
public typealias CAFrameRateRange = FrameRateRange
/// The Core Animation name of ``Layer/ContentsFilter``: the filter for contents that a layer draws in another size.
public typealias CALayerContentsFilter = Layer.ContentsFilter
/// The Core Animation name of ``Layer/ContentsFormat``: the storage format of the pixels of a layer's contents.
public typealias CALayerContentsFormat = Layer.ContentsFormat
/// The Core Animation name of ``ScrollLayer``: a layer that shows its sublayers from the origin of its bounds.
public typealias CAScrollLayer = ScrollLayer
/// The Core Animation name of ``ScrollLayer/Mode``: the axes along which a scroll layer scrolls.
public typealias CAScrollLayerScrollMode = ScrollLayer.Mode
/// The Core Animation name of ``TiledLayer``: a layer for content that is too large to be drawn at once.
public typealias CATiledLayer = TiledLayer
/// The Core Animation name of ``TransformLayer``: a layer whose sublayers are not flattened into its plane.
public typealias CATransformLayer = TransformLayer

/// The key of what happens when a layer comes into a tree, or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of what happens when a layer leaves its tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
/// The key of ``Transaction/animationDuration()``.
public let kCATransactionAnimationDuration = Transaction.Key.animationDuration
/// The key of ``Transaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = Transaction.Key.animationTimingFunction
/// The key of ``Transaction/completionBlock()``.
public let kCATransactionCompletionBlock = Transaction.Key.completionBlock
/// The key of ``Transaction/disableActions()``.
public let kCATransactionDisableActions = Transaction.Key.disableActions

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
