@_exported import CoreGraphics
@_exported import Foundation
import HeadlessLayers

// Apple's names for the layers.

/// See ``CornerMask``.
public typealias CACornerMask = CornerMask
/// See ``GradientLayer``.
public typealias CAGradientLayer = GradientLayer
/// See ``GradientLayer/Kind``.
public typealias CAGradientLayerType = GradientLayer.Kind
/// See ``Layer``.
public typealias CALayer = Layer
/// See ``LayerDelegate``.
public typealias CALayerDelegate = LayerDelegate
/// See ``ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer
/// See ``ShapeLayer/FillRule``.
public typealias CAShapeLayerFillRule = ShapeLayer.FillRule
/// See ``ShapeLayer/LineCap``.
public typealias CAShapeLayerLineCap = ShapeLayer.LineCap
/// See ``ShapeLayer/LineJoin``.
public typealias CAShapeLayerLineJoin = ShapeLayer.LineJoin
