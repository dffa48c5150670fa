// What belongs to CoreGraphics, under one name: Foundation's own types and this package's. The C library comes
// with it, as on Apple's systems (see Mathematics.swift).

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
@_exported import struct HeadlessGeometry.CGAffineTransform
@_exported import struct HeadlessGeometry.CGVector
@_exported import struct HeadlessGraphics.CGBitmapInfo
@_exported import enum HeadlessGraphics.CGBlendMode
@_exported import class HeadlessGraphics.CGColor
@_exported import enum HeadlessGraphics.CGColorRenderingIntent
@_exported import class HeadlessGraphics.CGColorSpace
@_exported import func HeadlessGraphics.CGColorSpaceCreateDeviceGray
@_exported import func HeadlessGraphics.CGColorSpaceCreateDeviceRGB
@_exported import enum HeadlessGraphics.CGColorSpaceModel
@_exported import class HeadlessGraphics.CGContext
@_exported import class HeadlessGraphics.CGDataProvider
@_exported import class HeadlessGraphics.CGGradient
@_exported import struct HeadlessGraphics.CGGradientDrawingOptions
@_exported import class HeadlessGraphics.CGImage
@_exported import enum HeadlessGraphics.CGImageAlphaInfo
@_exported import enum HeadlessGraphics.CGInterpolationQuality
@_exported import enum HeadlessGraphics.CGLineCap
@_exported import enum HeadlessGraphics.CGLineJoin
@_exported import class HeadlessGraphics.CGMutablePath
@_exported import class HeadlessGraphics.CGPath
@_exported import enum HeadlessGraphics.CGPathDrawingMode
@_exported import struct HeadlessGraphics.CGPathElement
@_exported import enum HeadlessGraphics.CGPathElementType
@_exported import enum HeadlessGraphics.CGPathFillRule
@_exported import enum HeadlessGraphics.CGTextDrawingMode
