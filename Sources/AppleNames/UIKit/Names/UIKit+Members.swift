// Types of the members of responders, views, controls and screens, under Apple's names.

/// The UIKit name of ``Accessibility``: the user's accessibility settings, and the notifications to assistive apps.
public typealias UIAccessibility = Accessibility
/// The UIKit name of ``AccessibilityContainerType``: the kind of collection to assistive apps, such as a table.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// The UIKit name of ``AccessibilityContrast``: the contrast that the user prefers, normal or high.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// The UIKit name of ``AccessibilityCustomAction``: an additional action that assistive apps offer for an object.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// The UIKit name of ``AccessibilityNavigationStyle``: the order in which assistive apps visit elements.
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
/// The UIKit name of ``AccessibilityElement``: an accessible element beside views, such as a drawn area.
public typealias UIAccessibilityElement = AccessibilityElement
/// The UIKit name of ``AccessibilityScrollDirection``: the direction in which an assistive app scrolls.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
/// The UIKit name of ``ApplicationDelegate``: an object that is notified of the launch and of state changes of the app.
public typealias UIApplicationDelegate = ApplicationDelegate
/// The UIKit name of ``BlurEffect``: an effect that blurs the content behind a view.
public typealias UIBlurEffect = BlurEffect
/// The UIKit name of ``Command``: an element of a menu that sends an action along the responder chain.
public typealias UICommand = Command
/// The UIKit name of ``CoordinateSpace``: an object with a coordinate system, such as a view or a screen.
public typealias UICoordinateSpace = CoordinateSpace
/// The UIKit name of ``FocusEnvironment``: an object that may contain the focus, such as a view or a controller.
public typealias UIFocusEnvironment = FocusEnvironment
/// The UIKit name of ``FocusHeading``: the direction in which the focus moves.
public typealias UIFocusHeading = FocusHeading
/// The UIKit name of ``FocusItem``: an object that can be focused, such as a view.
public typealias UIFocusItem = FocusItem
/// The UIKit name of ``ForceTouchCapability``: whether the screen measures the force of touches.
public typealias UIForceTouchCapability = ForceTouchCapability
/// The UIKit name of ``InputViewAudioFeedback``: an input view that may play the clicks of the keyboard.
public typealias UIInputViewAudioFeedback = InputViewAudioFeedback
/// The UIKit name of ``Interaction``: an object that adds a behavior to a view.
public typealias UIInteraction = Interaction
/// The UIKit name of ``InterfaceOrientation``: the orientation of an interface, such as portrait.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// The UIKit name of ``InterpolatingMotionEffect``: an effect that interpolates between two values as the device tilts.
public typealias UIInterpolatingMotionEffect = InterpolatingMotionEffect
/// The UIKit name of ``KeyCommand``: a key combination of a hardware keyboard that sends an action.
public typealias UIKeyCommand = KeyCommand
/// The UIKit name of ``KeyModifierFlags``: the modifier keys that are pressed together with another key.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// The UIKit name of ``LayoutPriority``: the priority of a constraint, from 0 to 1,000.
public typealias UILayoutPriority = LayoutPriority
/// The UIKit name of ``LegibilityWeight``: the weight of letters that the user prefers, regular or bold.
public typealias UILegibilityWeight = LegibilityWeight
/// The UIKit name of ``LargeContentViewerInteraction``: an interaction that presents the large content viewer.
public typealias UILargeContentViewerInteraction = LargeContentViewerInteraction
/// The UIKit name of ``LargeContentViewerInteractionDelegate``: an object that chooses the viewer's items.
public typealias UILargeContentViewerInteractionDelegate = LargeContentViewerInteractionDelegate
/// The UIKit name of ``LargeContentViewerItem``: an item that the large content viewer can show.
public typealias UILargeContentViewerItem = LargeContentViewerItem
/// The UIKit name of ``SymbolEffectCompletion``: a closure that is called at the end of an effect of a symbol.
public typealias UISymbolEffectCompletion = SymbolEffectCompletion
/// The UIKit name of ``SymbolEffectCompletionContext``: the end of an effect of a symbol.
public typealias UISymbolEffectCompletionContext = SymbolEffectCompletionContext
/// The UIKit name of ``ViewInvalidating``: a type of invalidation of a view.
public typealias UIViewInvalidating = ViewInvalidating
/// The UIKit name of ``DeferredMenuElement``: a menu element that stands for elements which a closure supplies.
public typealias UIDeferredMenuElement = DeferredMenuElement
/// The UIKit name of ``Menu``: a titled group of actions and other menus.
public typealias UIMenu = Menu
/// The UIKit name of ``MenuBuilder``: an object with which responders add and remove menus.
public typealias UIMenuBuilder = MenuBuilder
/// The UIKit name of ``MenuElement``: the base class of the elements of menus: actions, commands and menus.
public typealias UIMenuElement = MenuElement
/// The UIKit name of ``MotionEffect``: the base class of effects that change a view as the device tilts.
public typealias UIMotionEffect = MotionEffect
/// The UIKit name of ``MotionEffectGroup``: several motion effects that are applied together.
public typealias UIMotionEffectGroup = MotionEffectGroup
/// The UIKit name of ``Pasteboard``: copied content that can be pasted in the same program.
public typealias UIPasteboard = Pasteboard
/// The UIKit name of ``Press``: a press of a button of a remote control, a game controller or a keyboard.
public typealias UIPress = Press
/// The UIKit name of ``PressesEvent``: an event of buttons that are pressed together.
public typealias UIPressesEvent = PressesEvent
/// The UIKit name of ``ResponderStandardEditActions``: the actions of the edit menu, such as copy and paste.
public typealias UIResponderStandardEditActions = ResponderStandardEditActions
/// The UIKit name of ``Scene``: the base class of window scenes.
public typealias UIScene = Scene
/// The UIKit name of ``UserInterfaceIdiom``: the kind of device that an interface is for, such as a phone.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// The UIKit name of ``UserInterfaceLevel``: the visual level of content, base or elevated.
public typealias UIUserInterfaceLevel = UserInterfaceLevel
/// The UIKit name of ``UserInterfaceSizeClass``: the size class of an interface along one axis, compact or regular.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// The UIKit name of ``VibrancyEffect``: an effect for content that is drawn above a blurred background.
public typealias UIVibrancyEffect = VibrancyEffect
/// The UIKit name of ``VisualEffect``: the base class of effects on the content behind a view.
public typealias UIVisualEffect = VisualEffect
/// The UIKit name of ``VisualEffectView``: a view that applies an effect to the content behind it.
public typealias UIVisualEffectView = VisualEffectView
/// The UIKit name of ``WindowScene``: a scene that contains the windows of a screen.
public typealias UIWindowScene = WindowScene
