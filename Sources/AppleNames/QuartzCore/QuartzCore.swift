@_exported import CoreGraphics
@_exported import Foundation
import HeadlessLayers

// One name of each module is enough for a default argument with a member of any of its types.
@_exported import enum HeadlessAnimation.ViewAnimatingState
@_exported import struct HeadlessLayers.CornerMask

// Apple's names for the layers.

/// The Core Animation name of ``CornerMask``: the corners of a layer that are rounded.
public typealias CACornerMask = CornerMask
/// The Core Animation name of ``GradientLayer``: a layer that fills its bounds with a gradient of colors.
public typealias CAGradientLayer = GradientLayer
/// The Core Animation name of ``GradientLayer/Kind``: the geometry of a gradient, axial, radial or conic.
public typealias CAGradientLayerType = GradientLayer.Kind
/// The Core Animation name of ``Layer``: a rectangle with background, corners, border, shadow, contents and sublayers.
public typealias CALayer = Layer
/// The Core Animation name of ``LayerDelegate``: an object that draws, lays out and supplies actions for a layer.
public typealias CALayerDelegate = LayerDelegate
/// The Core Animation name of ``ShapeLayer``: a layer that fills and strokes a path.
public typealias CAShapeLayer = ShapeLayer
/// The Core Animation name of ``ShapeLayer/FillRule``: the rule for the points inside a shape layer's path.
public typealias CAShapeLayerFillRule = ShapeLayer.FillRule
/// The Core Animation name of ``ShapeLayer/LineCap``: the shape of the ends of a shape layer's stroke.
public typealias CAShapeLayerLineCap = ShapeLayer.LineCap
/// The Core Animation name of ``ShapeLayer/LineJoin``: the shape of the corners of a shape layer's stroke.
public typealias CAShapeLayerLineJoin = ShapeLayer.LineJoin
