@_exported import CoreText
@_exported import Foundation
@_exported import HeadlessControllers
@_exported import HeadlessInputs
@_exported import HeadlessKit
@_exported import HeadlessScrolling
@_exported import QuartzCore

// Apple's names. Nested types (`UIButton.ButtonType`, `UIControl.State`, `UIView.ContentMode`…) come with their type.

/// See ``Action``.
public typealias UIAction = Action
/// See ``Action/Handler``.
public typealias UIActionHandler = Action.Handler
/// See ``BezierPath``.
public typealias UIBezierPath = BezierPath
/// See ``Button``.
public typealias UIButton = Button
/// See ``Color``.
public typealias UIColor = Color
/// See ``Control``.
public typealias UIControl = Control
/// See ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// See ``Event``.
public typealias UIEvent = Event
/// See ``Font``.
public typealias UIFont = Font
/// See ``GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer
/// See ``GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// See ``ImageRenderer``.
public typealias UIGraphicsImageRenderer = ImageRenderer
/// See ``ImageRendererContext``.
public typealias UIGraphicsImageRendererContext = ImageRendererContext
/// See ``ImageRendererFormat``.
public typealias UIGraphicsImageRendererFormat = ImageRendererFormat
/// See ``RendererFormat``.
public typealias UIGraphicsRendererFormat = RendererFormat
/// See ``Image``.
public typealias UIImage = Image
/// See ``ImageView``.
public typealias UIImageView = ImageView
/// See ``Label``.
public typealias UILabel = Label
/// See ``LongPressGestureRecognizer``.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// See ``HoverGestureRecognizer``.
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
/// See ``PinchGestureRecognizer``.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// See ``RotationGestureRecognizer``.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// See ``ScreenEdgePanGestureRecognizer``.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// See ``PanGestureRecognizer``.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// See ``Offset``.
public typealias UIOffset = Offset
/// See ``RectCorner``.
public typealias UIRectCorner = RectCorner
/// See ``RectEdge``.
public typealias UIRectEdge = RectEdge
/// See ``Responder``.
public typealias UIResponder = Responder
/// See ``Screen``.
public typealias UIScreen = Screen
/// See ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// See ``SwipeGestureRecognizer``.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// See ``TapGestureRecognizer``.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// See ``UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// See ``Touch``.
public typealias UITouch = Touch
/// See ``View``.
public typealias UIView = View
/// See ``Window``.
public typealias UIWindow = Window
/// See ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// See ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// See ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// See ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// See ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory
/// See ``TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// See ``TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// See ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// See ``FontDescriptor``.
public typealias UIFontDescriptor = FontDescriptor
/// See ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics
/// See ``MutableParagraphStyle``.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// See ``ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// See ``TextShadow``.
public typealias NSShadow = TextShadow
/// See ``StringDrawingContext``.
public typealias NSStringDrawingContext = StringDrawingContext
/// See ``StringDrawingOptions``.
public typealias NSStringDrawingOptions = StringDrawingOptions
/// See ``TextAttachment``.
public typealias NSTextAttachment = TextAttachment
/// See ``UnderlineStyle``.
public typealias NSUnderlineStyle = UnderlineStyle
/// See ``WritingDirection``.
public typealias NSWritingDirection = WritingDirection
/// See ``BaselineAdjustment``.
public typealias UIBaselineAdjustment = BaselineAdjustment
/// The type of a color literal without another type: `let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = Color
