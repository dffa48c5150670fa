import HeadlessKit

// Types of the members of responders, views, controls and screens, under Apple's names.

/// See ``Accessibility``.
public typealias UIAccessibility = Accessibility
/// See ``AccessibilityContainerType``.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// See ``AccessibilityContrast``.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// See ``AccessibilityCustomAction``.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// See ``AccessibilityNavigationStyle``.
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
/// See ``AccessibilityElement``.
public typealias UIAccessibilityElement = AccessibilityElement
/// See ``AccessibilityScrollDirection``.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
/// See ``ApplicationDelegate``.
public typealias UIApplicationDelegate = ApplicationDelegate
/// See ``BlurEffect``.
public typealias UIBlurEffect = BlurEffect
/// See ``Command``.
public typealias UICommand = Command
/// See ``CoordinateSpace``.
public typealias UICoordinateSpace = CoordinateSpace
/// See ``FocusEnvironment``.
public typealias UIFocusEnvironment = FocusEnvironment
/// See ``FocusHeading``.
public typealias UIFocusHeading = FocusHeading
/// See ``FocusItem``.
public typealias UIFocusItem = FocusItem
/// See ``ForceTouchCapability``.
public typealias UIForceTouchCapability = ForceTouchCapability
/// See ``InputViewAudioFeedback``.
public typealias UIInputViewAudioFeedback = InputViewAudioFeedback
/// See ``Interaction``.
public typealias UIInteraction = Interaction
/// See ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// See ``InterpolatingMotionEffect``.
public typealias UIInterpolatingMotionEffect = InterpolatingMotionEffect
/// See ``KeyCommand``.
public typealias UIKeyCommand = KeyCommand
/// See ``KeyModifierFlags``.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// See ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority
/// See ``LegibilityWeight``.
public typealias UILegibilityWeight = LegibilityWeight
/// See ``Menu``.
public typealias UIMenu = Menu
/// See ``MenuBuilder``.
public typealias UIMenuBuilder = MenuBuilder
/// See ``MenuElement``.
public typealias UIMenuElement = MenuElement
/// See ``MotionEffect``.
public typealias UIMotionEffect = MotionEffect
/// See ``MotionEffectGroup``.
public typealias UIMotionEffectGroup = MotionEffectGroup
/// See ``Pasteboard``.
public typealias UIPasteboard = Pasteboard
/// See ``Press``.
public typealias UIPress = Press
/// See ``PressesEvent``.
public typealias UIPressesEvent = PressesEvent
/// See ``ResponderStandardEditActions``.
public typealias UIResponderStandardEditActions = ResponderStandardEditActions
/// See ``Scene``.
public typealias UIScene = Scene
/// See ``UserInterfaceIdiom``.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// See ``UserInterfaceLevel``.
public typealias UIUserInterfaceLevel = UserInterfaceLevel
/// See ``UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// See ``VibrancyEffect``.
public typealias UIVibrancyEffect = VibrancyEffect
/// See ``VisualEffect``.
public typealias UIVisualEffect = VisualEffect
/// See ``VisualEffectView``.
public typealias UIVisualEffectView = VisualEffectView
/// See ``WindowScene``.
public typealias UIWindowScene = WindowScene
