import HeadlessGraphics

/// The keys that are held down while another one is pressed.
/// > Documented: UIKeyModifierFlags, with its raw values.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each key.
  public let rawValue: Int
  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key is on.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 &<< 16)
  /// A shift key is held down.
  public static let shift = KeyModifierFlags(rawValue: 1 &<< 17)
  /// A control key is held down.
  public static let control = KeyModifierFlags(rawValue: 1 &<< 18)
  /// An option key is held down.
  public static let alternate = KeyModifierFlags(rawValue: 1 &<< 19)
  /// A command key is held down.
  public static let command = KeyModifierFlags(rawValue: 1 &<< 20)
  /// The key is on the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 &<< 21)
}

/// A key of a hardware keyboard that sends an action.
///
/// A responder lists its commands in ``Responder/keyCommands``; ``Window/pressKey(_:modifierFlags:)`` presses a key.
/// > Documented: UIKeyCommand.
open class KeyCommand: Command {
  /// The key: a character, or one of the `input…` constants.
  public final let input: String?
  /// The keys that must be held down.
  public final let modifierFlags: KeyModifierFlags
  /// Whether the command overrides the system's own for the same key; false by default, and stored only.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key without a title.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command of a key with a title for lists of available commands.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command of a key that a menu shows as well, with the values of its properties.
  public init(
    title: String, image: Image? = nil, action: Selector, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The ``KeyCommand/input`` of the up arrow key.
  /// > Reported: the raw values of this and the other keys; code compares the constants.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The ``KeyCommand/input`` of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The ``KeyCommand/input`` of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The ``KeyCommand/input`` of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The ``KeyCommand/input`` of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The ``KeyCommand/input`` of the page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The ``KeyCommand/input`` of the page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The ``KeyCommand/input`` of the home key.
  public static let inputHome = "UIKeyInputHome"
  /// The ``KeyCommand/input`` of the end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The ``KeyCommand/input`` of the forward delete key.
  public static let inputDelete = "UIKeyInputDelete"
}
