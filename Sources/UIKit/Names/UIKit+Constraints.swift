import HeadlessKit
import HeadlessViews

/// See ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// See ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// See ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// See ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// See ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// See ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// See ``StackView``.
public typealias UIStackView = StackView
