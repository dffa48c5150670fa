// Animations of views, under Apple's names; QuartzCore has the animations of layers.

/// The UIKit name of ``CubicTimingParameters``: a timing curve from (0, 0) to (1, 1) with two control points.
public typealias UICubicTimingParameters = CubicTimingParameters
/// The UIKit name of ``SpringTimingParameters``: a timing curve with the motion of a spring.
public typealias UISpringTimingParameters = SpringTimingParameters
/// The UIKit name of ``TimingCurveProvider``: an object that defines the progress of an animator over time.
public typealias UITimingCurveProvider = TimingCurveProvider
/// The UIKit name of ``TimingCurveType``: the kind of a timing curve, built-in, cubic, spring or composed.
public typealias UITimingCurveType = TimingCurveType
/// The UIKit name of ``ViewAnimating``: an animation that can be started, paused and stopped.
public typealias UIViewAnimating = ViewAnimating
/// The UIKit name of ``ViewAnimatingPosition``: the position at which an animator ends: start, end or current.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// The UIKit name of ``ViewAnimatingState``: the state of an animator, inactive, active or stopped.
public typealias UIViewAnimatingState = ViewAnimatingState
/// The UIKit name of ``ViewImplicitlyAnimating``: an animation to which closures of changes can be added.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// The UIKit name of ``ViewPropertyAnimator``: an animator whose changes can be started, paused, reversed and stopped.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
