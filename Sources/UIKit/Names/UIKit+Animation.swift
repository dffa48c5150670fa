import HeadlessKit

// Animations of views, under Apple's names; those of layers are QuartzCore's.

/// See ``CubicTimingParameters``.
public typealias UICubicTimingParameters = CubicTimingParameters
/// See ``SpringTimingParameters``.
public typealias UISpringTimingParameters = SpringTimingParameters
/// See ``TimingCurveProvider``.
public typealias UITimingCurveProvider = TimingCurveProvider
/// See ``TimingCurveType``.
public typealias UITimingCurveType = TimingCurveType
/// See ``ViewAnimating``.
public typealias UIViewAnimating = ViewAnimating
/// See ``ViewAnimatingPosition``.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// See ``ViewAnimatingState``.
public typealias UIViewAnimatingState = ViewAnimatingState
/// See ``ViewImplicitlyAnimating``.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// See ``ViewPropertyAnimator``.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
