/// The traits of an accessibility element.
/// > Documented: UIAccessibilityTraits, by name. Reported: its raw values, as seen in published inspectors' logs.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each trait.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set: the element has no traits.
  public static let none = AccessibilityTraits([])
  /// The element performs an action when it is tapped.
  public static let button = AccessibilityTraits(rawValue: 1 &<< 0)
  /// The element opens another place, as a link does.
  public static let link = AccessibilityTraits(rawValue: 1 &<< 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 &<< 2)
  /// The element is selected, such as the chosen segment of a control.
  public static let selected = AccessibilityTraits(rawValue: 1 &<< 3)
  /// The element plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 &<< 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 &<< 5)
  /// The element is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 &<< 6)
  /// The element summarizes the state of the application when it starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 &<< 7)
  /// The element is disabled and does not respond.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 &<< 8)
  /// The element's label or value changes often, so that assistive applications poll it.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 &<< 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 &<< 10)
  /// The element starts a media session, which announcements should not interrupt.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 &<< 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 &<< 12)
  /// The element handles touches directly, without the gestures of VoiceOver.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 &<< 13)
  /// The element scrolls to the next page when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 &<< 14)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 &<< 15)
  /// The element is a header that divides content into sections.
  public static let header = AccessibilityTraits(rawValue: 1 &<< 16)
  /// The element is a button with the states on and off; with ``button`` it is read as a switch.
  /// > Documented: UIAccessibilityTraits.toggleButton, since iOS 17. Reported: fact ax8: its raw value.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 &<< 53)

  // Traits of UIKit's own classes, without public names.
  //
  // > Reported: fact ax8: their raw values.

  package static let textEntry = AccessibilityTraits(rawValue: 1 &<< 18)
  /// The element is a text field that is edited.
  package static let isEditing = AccessibilityTraits(rawValue: 1 &<< 21)
  /// The element goes back in a navigation.
  package static let backButton = AccessibilityTraits(rawValue: 1 &<< 27)
  package static let tabBarItem = AccessibilityTraits(rawValue: 1 &<< 28)
}
