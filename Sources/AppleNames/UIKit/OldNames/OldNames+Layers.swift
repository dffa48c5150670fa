// The compiler's message names the replacement; an old name needs no other documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The names of the constants of layers before Swift 4.2.

@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto: CAAnimationRotationMode = .rotateAuto
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse: CAAnimationRotationMode = .rotateAutoReverse
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial: CAGradientLayerType = .axial
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public let kCAGradientLayerRadial: CAGradientLayerType = .radial
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
public let kCAGradientLayerConic: CAGradientLayerType = .conic
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public let kCAGravityTop: CALayerContentsGravity = .top
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public let kCAGravityBottom: CALayerContentsGravity = .bottom
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public let kCAGravityLeft: CALayerContentsGravity = .left
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public let kCAGravityRight: CALayerContentsGravity = .right
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public let kCAGravityTopLeft: CALayerContentsGravity = .topLeft
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public let kCAGravityTopRight: CALayerContentsGravity = .topRight
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public let kCAGravityBottomLeft: CALayerContentsGravity = .bottomLeft
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public let kCAGravityBottomRight: CALayerContentsGravity = .bottomRight
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public let kCAFilterNearest: CALayerContentsFilter = .nearest
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public let kCAFilterLinear: CALayerContentsFilter = .linear
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public let kCAFilterTrilinear: CALayerContentsFilter = .trilinear
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA8Uint")
public let kCAContentsFormatRGBA8Uint: CALayerContentsFormat = .RGBA8Uint
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA16Float")
public let kCAContentsFormatRGBA16Float: CALayerContentsFormat = .RGBA16Float
@available(*, deprecated, renamed: "CALayerContentsFormat.gray8Uint")
public let kCAContentsFormatGray8Uint: CALayerContentsFormat = .gray8Uint
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
public let kCAScrollNone: CAScrollLayerScrollMode = .none
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
public let kCAScrollVertically: CAScrollLayerScrollMode = .vertically
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
public let kCAScrollHorizontally: CAScrollLayerScrollMode = .horizontally
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
public let kCAScrollBoth: CAScrollLayerScrollMode = .both
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
public let kCAValueFunctionRotateX: CAValueFunctionName = .rotateX
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
public let kCAValueFunctionRotateY: CAValueFunctionName = .rotateY
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
public let kCAValueFunctionRotateZ: CAValueFunctionName = .rotateZ
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
public let kCAValueFunctionScaleX: CAValueFunctionName = .scaleX
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
public let kCAValueFunctionScaleY: CAValueFunctionName = .scaleY
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ")
public let kCAValueFunctionScaleZ: CAValueFunctionName = .scaleZ
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
public let kCAValueFunctionTranslateX: CAValueFunctionName = .translateX
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
public let kCAValueFunctionTranslateY: CAValueFunctionName = .translateY
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ")
public let kCAValueFunctionTranslateZ: CAValueFunctionName = .translateZ
