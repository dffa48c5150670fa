/// The traits of an accessibility element.
///
/// > Documented: UIAccessibilityTraits, by name. Reported: its raw values, as seen in published inspectors' logs.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = AccessibilityTraits([])
  /// It is tapped to do something.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is switched on, or the chosen one of several.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It sums up the state of the application.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It does not react.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that should not be talked over.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// The element divides content into sections.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
