// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessLayers

// Animations and the layers that go with them, under Apple's names.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// The Core Animation name of ``LayerAction``: an action, such as an animation, that a layer runs when a value changes.
public typealias CAAction = LayerAction
/// The Core Animation name of ``LayerAnimation``: the base class of the animations of a layer.
public typealias CAAnimation = LayerAnimation
/// The Core Animation name of ``KeyframeAnimation/CalculationMode``: the interpolation between keyframe values.
public typealias CAAnimationCalculationMode = KeyframeAnimation.CalculationMode
/// The Core Animation name of ``LayerAnimationDelegate``: an object that an animation notifies of its start and stop.
public typealias CAAnimationDelegate = LayerAnimationDelegate
/// The Core Animation name of ``AnimationGroup``: several animations that run together, each at its time in it.
public typealias CAAnimationGroup = AnimationGroup
/// The Core Animation name of ``KeyframeAnimation/RotationMode``: the rotation of a layer along the path of its
/// keyframe animation; stored only.
public typealias CAAnimationRotationMode = KeyframeAnimation.RotationMode
/// The Core Animation name of ``BasicAnimation``: an animation of a layer's property from one value to another.
public typealias CABasicAnimation = BasicAnimation
/// The Core Animation name of ``KeyframeAnimation``: an animation of a property through several values or along a path.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// The Core Animation name of ``Layer/CornerCurve``: the curve of a layer's rounded corners, circular or continuous.
public typealias CALayerCornerCurve = Layer.CornerCurve
/// The Core Animation name of ``Layer/ContentsGravity``: the placement of contents whose size is not the layer's.
public typealias CALayerContentsGravity = Layer.ContentsGravity
/// The Core Animation name of ``MediaTiming``: the begin, duration, speed and repetitions of an animation or layer.
public typealias CAMediaTiming = MediaTiming
/// The Core Animation name of ``LayerAnimation/FillMode``: the values shown before and after an animation.
public typealias CAMediaTimingFillMode = LayerAnimation.FillMode
/// The Core Animation name of ``MediaTimingFunction``: an animation's progress over time, from (0, 0) to (1, 1).
public typealias CAMediaTimingFunction = MediaTimingFunction
/// The Core Animation name of ``MediaTimingFunction/Name``: the name of a standard timing curve.
public typealias CAMediaTimingFunctionName = MediaTimingFunction.Name
/// The Core Animation name of ``PropertyAnimation``: the base class of animations of one property of a layer.
public typealias CAPropertyAnimation = PropertyAnimation
/// The Core Animation name of ``ReplicatorLayer``: a layer that shows transformed copies of its sublayers.
public typealias CAReplicatorLayer = ReplicatorLayer
/// The Core Animation name of ``SpringAnimation``: an animation with the motion of a mass on a spring.
public typealias CASpringAnimation = SpringAnimation
/// The Core Animation name of ``TextLayer``: a layer that shows text, clipped at its bounds.
public typealias CATextLayer = TextLayer
/// The Core Animation name of ``TextLayer/Alignment``: the horizontal alignment of the lines of a text layer.
public typealias CATextLayerAlignmentMode = TextLayer.Alignment
/// The Core Animation name of ``TextLayer/Truncation``: the part of a line that an ellipsis replaces.
public typealias CATextLayerTruncationMode = TextLayer.Truncation
/// The Core Animation name of ``Transaction``: layer changes with common durations, timing functions and completions.
public typealias CATransaction = Transaction
/// The Core Animation name of ``LayerTransition``: an animation from a layer's previous content to its current content.
public typealias CATransition = LayerTransition
/// The Core Animation name of ``LayerTransition/Side``: the direction of a layer's transition.
public typealias CATransitionSubtype = LayerTransition.Side
/// The Core Animation name of ``LayerTransition/Kind``: the kind of a layer's transition, such as a fade or a push.
public typealias CATransitionType = LayerTransition.Kind
/// The Core Animation name of ``ValueFunction``: a function from an animated number to a transform, which allows
/// rotations of more than half a turn.
public typealias CAValueFunction = ValueFunction
/// The Core Animation name of ``ValueFunction/Name``: the rotation, scale or translation that a value function creates.
public typealias CAValueFunctionName = ValueFunction.Name

/// Returns the time of the main screen's clock, in seconds, in which an animation's `beginTime` is given.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now }
