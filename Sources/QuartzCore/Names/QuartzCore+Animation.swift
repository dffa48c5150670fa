// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessLayers

// Animations and the layers that go with them, under Apple's names.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// See ``LayerAction``.
public typealias CAAction = LayerAction
/// See ``LayerAnimation``.
public typealias CAAnimation = LayerAnimation
/// See ``KeyframeAnimation/CalculationMode``.
public typealias CAAnimationCalculationMode = KeyframeAnimation.CalculationMode
/// See ``LayerAnimationDelegate``.
public typealias CAAnimationDelegate = LayerAnimationDelegate
/// See ``AnimationGroup``.
public typealias CAAnimationGroup = AnimationGroup
/// See ``KeyframeAnimation/RotationMode``.
public typealias CAAnimationRotationMode = KeyframeAnimation.RotationMode
/// See ``BasicAnimation``.
public typealias CABasicAnimation = BasicAnimation
/// See ``KeyframeAnimation``.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// See ``Layer/CornerCurve``.
public typealias CALayerCornerCurve = Layer.CornerCurve
/// See ``Layer/ContentsGravity``.
public typealias CALayerContentsGravity = Layer.ContentsGravity
/// See ``MediaTiming``.
public typealias CAMediaTiming = MediaTiming
/// See ``LayerAnimation/FillMode``.
public typealias CAMediaTimingFillMode = LayerAnimation.FillMode
/// See ``MediaTimingFunction``.
public typealias CAMediaTimingFunction = MediaTimingFunction
/// See ``MediaTimingFunction/Name``.
public typealias CAMediaTimingFunctionName = MediaTimingFunction.Name
/// See ``PropertyAnimation``.
public typealias CAPropertyAnimation = PropertyAnimation
/// See ``ReplicatorLayer``.
public typealias CAReplicatorLayer = ReplicatorLayer
/// See ``SpringAnimation``.
public typealias CASpringAnimation = SpringAnimation
/// See ``TextLayer``.
public typealias CATextLayer = TextLayer
/// See ``TextLayer/Alignment``.
public typealias CATextLayerAlignmentMode = TextLayer.Alignment
/// See ``TextLayer/Truncation``.
public typealias CATextLayerTruncationMode = TextLayer.Truncation
/// See ``Transaction``.
public typealias CATransaction = Transaction
/// See ``LayerTransition``.
public typealias CATransition = LayerTransition
/// See ``LayerTransition/Side``.
public typealias CATransitionSubtype = LayerTransition.Side
/// See ``LayerTransition/Kind``.
public typealias CATransitionType = LayerTransition.Kind
/// See ``ValueFunction``.
public typealias CAValueFunction = ValueFunction
/// See ``ValueFunction/Name``.
public typealias CAValueFunctionName = ValueFunction.Name

/// The time of the main screen's clock, in seconds: what an animation's `beginTime` is counted in.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now }
