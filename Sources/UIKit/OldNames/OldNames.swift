// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessKit

// Names of Swift 3 to 4.1, as sources of that time write them.

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The name of Swift 4.0 and 4.1.
public typealias NSAttributedStringKey = NSAttributedString.Key

// MARK: Insets

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The name before Swift 4.2.
@available(*, deprecated, message: "Compare with ==.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

// MARK: Sizes and fonts

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric: CGFloat = UIView.noIntrinsicMetric
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight: UIFont.Weight = UIFont.Weight.ultraLight
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin: UIFont.Weight = UIFont.Weight.thin
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight: UIFont.Weight = UIFont.Weight.light
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular: UIFont.Weight = UIFont.Weight.regular
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium: UIFont.Weight = UIFont.Weight.medium
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold: UIFont.Weight = UIFont.Weight.semibold
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold: UIFont.Weight = UIFont.Weight.bold
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy: UIFont.Weight = UIFont.Weight.heavy
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack: UIFont.Weight = UIFont.Weight.black

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIColor {
  /// The name before iOS 13, with its colour in the light.
  ///
  /// > Reported: 242, 242, 247.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

// MARK: Accessibility

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone: UIAccessibilityTraits = UIAccessibilityTraits.none
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton: UIAccessibilityTraits = UIAccessibilityTraits.button
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected: UIAccessibilityTraits = UIAccessibilityTraits.selected
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled: UIAccessibilityTraits = UIAccessibilityTraits.notEnabled
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage: UIAccessibilityTraits = UIAccessibilityTraits.image
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText: UIAccessibilityTraits = UIAccessibilityTraits.staticText

// MARK: Lines of shape layers

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt: CAShapeLayerLineCap = CAShapeLayerLineCap.butt
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound: CAShapeLayerLineCap = CAShapeLayerLineCap.round
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare: CAShapeLayerLineCap = CAShapeLayerLineCap.square
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin.bevel
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter: CAShapeLayerLineJoin = CAShapeLayerLineJoin.miter
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound: CAShapeLayerLineJoin = CAShapeLayerLineJoin.round
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule.evenOdd
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero: CAShapeLayerFillRule = CAShapeLayerFillRule.nonZero

// MARK: Members

extension NSUnderlineStyle {
  /// The name before Swift 4.2.
  @available(*, deprecated, message: "Use [].")
  public static var styleNone: NSUnderlineStyle { [] }
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension UIView {
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}
