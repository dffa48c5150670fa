/// The UIKit name of ``LayoutConstraint``: a linear relation between two attributes of views or layout guides.
public typealias NSLayoutConstraint = LayoutConstraint
/// The UIKit name of ``LayoutAnchor``: an attribute of a view or a layout guide from which constraints are created.
public typealias NSLayoutAnchor = LayoutAnchor
/// The UIKit name of ``LayoutXAxisAnchor``: a horizontal edge or center of a view or a layout guide, for constraints.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// The UIKit name of ``LayoutYAxisAnchor``: a vertical edge, center or baseline of a view or layout guide.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// The UIKit name of ``LayoutDimension``: the width or height of a view or a layout guide, for constraints.
public typealias NSLayoutDimension = LayoutDimension
/// The UIKit name of ``LayoutGuide``: a rectangle that constraints lay out and that is not a view.
public typealias UILayoutGuide = LayoutGuide
/// The UIKit name of ``StackView``: a view that arranges its subviews in a row or a column.
public typealias UIStackView = StackView
