@_exported import CoreText
@_exported import Foundation
@_exported import HeadlessControllers
@_exported import HeadlessInputs
@_exported import HeadlessKit
@_exported import HeadlessScrolling
@_exported import QuartzCore

// Apple's names. Nested types (`UIButton.ButtonType`, `UIControl.State`, `UIView.ContentMode`…) come with their type.

/// The UIKit name of ``Action``: a closure with a title, an image and an identifier that a control or a menu runs.
public typealias UIAction = Action
/// The UIKit name of ``Action/Handler``: the closure of an action, which receives the action.
public typealias UIActionHandler = Action.Handler
/// The UIKit name of ``BezierPath``: a path of lines and curves that can be filled, stroked and used for clipping.
public typealias UIBezierPath = BezierPath
/// The UIKit name of ``Button``: a control with an image and a title that sends actions when it is tapped.
public typealias UIButton = Button
/// The UIKit name of ``Color``: a color with its opacity, which may depend on traits; immutable.
public typealias UIColor = Color
/// The UIKit name of ``Control``: a view with a state that sends actions for events; the base class of buttons.
public typealias UIControl = Control
/// The UIKit name of ``EdgeInsets``: distances inward from the four edges of a rectangle, in points.
public typealias UIEdgeInsets = EdgeInsets
/// The UIKit name of ``Event``: a set of touches or presses of the user.
public typealias UIEvent = Event
/// The UIKit name of ``Font``: a font with a size and line metrics; immutable.
public typealias UIFont = Font
/// The UIKit name of ``GestureRecognizer``: the base class of objects that recognize gestures on a view.
public typealias UIGestureRecognizer = GestureRecognizer
/// The UIKit name of ``GestureRecognizerDelegate``: an object that decides which touches a recognizer receives.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// The UIKit name of ``ImageRenderer``: an object that creates images from drawing closures.
public typealias UIGraphicsImageRenderer = ImageRenderer
/// The UIKit name of ``ImageRendererContext``: the context that the closure of an image renderer receives.
public typealias UIGraphicsImageRendererContext = ImageRendererContext
/// The UIKit name of ``ImageRendererFormat``: the scale and opacity of an image renderer's images.
public typealias UIGraphicsImageRendererFormat = ImageRendererFormat
/// The UIKit name of ``RendererFormat``: the base class of the formats of renderers.
public typealias UIGraphicsRendererFormat = RendererFormat
/// The UIKit name of ``Image``: an image with a size in points, a scale and a rendering mode; immutable.
public typealias UIImage = Image
/// The UIKit name of ``ImageView``: a view that shows an image.
public typealias UIImageView = ImageView
/// The UIKit name of ``Label``: a view that shows text, in one line by default.
public typealias UILabel = Label
/// The UIKit name of ``LongPressGestureRecognizer``: a recognizer of fingers that stay down for a time.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// The UIKit name of ``HoverGestureRecognizer``: a recognizer of a pointer over its view; it never begins here.
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
/// The UIKit name of ``PinchGestureRecognizer``: a recognizer of two fingers that move apart or together.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// The UIKit name of ``RotationGestureRecognizer``: a recognizer of two fingers that rotate around each other.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// The UIKit name of ``ScreenEdgePanGestureRecognizer``: a recognizer of fingers that drag from an edge of the window.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// The UIKit name of ``PanGestureRecognizer``: a recognizer of fingers that drag.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// The UIKit name of ``Offset``: a horizontal and a vertical offset, in points.
public typealias UIOffset = Offset
/// The UIKit name of ``RectCorner``: a set of corners of a rectangle.
public typealias UIRectCorner = RectCorner
/// The UIKit name of ``CornerConfiguration``: the radii of the corners of a view.
public typealias UICornerConfiguration = CornerConfiguration
/// The UIKit name of ``CornerRadius``: the radius of a corner of a view.
public typealias UICornerRadius = CornerRadius
/// The UIKit name of ``RectEdge``: a set of edges of a rectangle.
public typealias UIRectEdge = RectEdge
/// The UIKit name of ``Responder``: an object in the responder chain that handles events.
public typealias UIResponder = Responder
/// The UIKit name of ``Screen``: a screen with a size and a scale that windows are laid out for.
public typealias UIScreen = Screen
/// The UIKit name of ``SemanticContentAttribute``: a content's meaning, which decides whether it is mirrored.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// The UIKit name of ``SwipeGestureRecognizer``: a recognizer of fast, straight movements in one direction.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// The UIKit name of ``TapGestureRecognizer``: a recognizer of one or several taps with one or several fingers.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// The UIKit name of ``UserInterfaceLayoutDirection``: the layout direction, left to right or right to left.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// The UIKit name of ``Touch``: a finger on a window, from touching down to lifting.
public typealias UITouch = Touch
/// The UIKit name of ``View``: a rectangular area that contains subviews in its own coordinates.
public typealias UIView = View
/// The UIKit name of ``Window``: the root of a tree of views on a screen.
public typealias UIWindow = Window
/// The UIKit name of ``LineBreakMode``: the wrapping or truncation of a line that is too long.
public typealias NSLineBreakMode = LineBreakMode
/// The UIKit name of ``TextAlignment``: the horizontal alignment of text.
public typealias NSTextAlignment = TextAlignment
/// The UIKit name of ``DirectionalEdgeInsets``: distances inward from leading, trailing, top and bottom edges.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// The UIKit name of ``AccessibilityTraits``: the traits of an accessible element, such as button or header.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// The UIKit name of ``ContentSizeCategory``: the text size that the user prefers.
public typealias UIContentSizeCategory = ContentSizeCategory
/// The UIKit name of ``TraitCollection``: the traits of an environment, such as scale, style and text size.
public typealias UITraitCollection = TraitCollection
/// The UIKit name of ``TraitEnvironmentLayoutDirection``: the layout direction of a trait collection.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// The UIKit name of ``UserInterfaceStyle``: the appearance of an interface, light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// The UIKit name of ``FontDescriptor``: a description of a font by name, family, size and traits; immutable.
public typealias UIFontDescriptor = FontDescriptor
/// The UIKit name of ``FontMetrics``: an object that scales fonts and lengths with the text size that the user prefers.
public typealias UIFontMetrics = FontMetrics
/// The UIKit name of ``MutableParagraphStyle``: a paragraph style whose values can be changed.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// The UIKit name of ``ParagraphStyle``: the alignment, spacing, indents and line breaks of a paragraph.
public typealias NSParagraphStyle = ParagraphStyle
/// The UIKit name of ``TextShadow``: the shadow of attributed text.
public typealias NSShadow = TextShadow
/// The UIKit name of ``StringDrawingContext``: the minimum scale factor and the results of measuring a string.
public typealias NSStringDrawingContext = StringDrawingContext
/// The UIKit name of ``StringDrawingOptions``: the options for measuring and drawing a string.
public typealias NSStringDrawingOptions = StringDrawingOptions
/// The UIKit name of ``TextAttachment``: an image in attributed text, laid out like a character.
public typealias NSTextAttachment = TextAttachment
/// The UIKit name of ``UnderlineStyle``: the style of a line under or through text.
public typealias NSUnderlineStyle = UnderlineStyle
/// The UIKit name of ``WritingDirection``: the direction in which text is written.
public typealias NSWritingDirection = WritingDirection
/// The UIKit name of ``BaselineAdjustment``: the vertical position of text that was scaled down to fit its label.
public typealias UIBaselineAdjustment = BaselineAdjustment
/// The type of a color literal without another type: `let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = Color
