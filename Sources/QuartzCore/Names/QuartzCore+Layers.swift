// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessAnimation
import HeadlessLayers

// The rarer layers and their delegates, under Apple's names.

/// See ``DisplayLink``.
public typealias CADisplayLink = DisplayLink
/// See ``EdgeAntialiasingMask``.
public typealias CAEdgeAntialiasingMask = EdgeAntialiasingMask
/// See ``FrameRateRange``.
public typealias CAFrameRateRange = FrameRateRange
/// See ``Layer/ContentsFilter``.
public typealias CALayerContentsFilter = Layer.ContentsFilter
/// See ``Layer/ContentsFormat``.
public typealias CALayerContentsFormat = Layer.ContentsFormat
/// See ``ScrollLayer``.
public typealias CAScrollLayer = ScrollLayer
/// See ``ScrollLayer/Mode``.
public typealias CAScrollLayerScrollMode = ScrollLayer.Mode
/// See ``TiledLayer``.
public typealias CATiledLayer = TiledLayer
/// See ``TransformLayer``.
public typealias CATransformLayer = TransformLayer

// MARK: Keys

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
