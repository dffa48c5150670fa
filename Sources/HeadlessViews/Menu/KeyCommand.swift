import HeadlessGraphics

/// The keys that are held down while another one is pressed.
///
/// > Documented: UIKeyModifierFlags, with its raw values.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard that sends an action.
///
/// A responder lists its commands in ``Responder/keyCommands``; ``Window/pressKey(_:modifierFlags:)`` presses a key.
///
/// > Documented: UIKeyCommand.
open class KeyCommand: Command {
  /// The key: a character, or one of the `input…` constants.
  public final let input: String?
  /// The keys that must be held down.
  public final let modifierFlags: KeyModifierFlags
  /// Whether the command overrides the system's own for the same key; false by default, and stored only.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key without a title.
  ///
  /// - Parameters:
  ///   - input: The key: a character, or one of the `input…` constants.
  ///   - modifierFlags: The keys that must be held down.
  ///   - action: The method that the key calls.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command of a key with a title for lists of available commands.
  ///
  /// - Parameters:
  ///   - input: The key: a character, or one of the `input…` constants.
  ///   - modifierFlags: The keys that must be held down.
  ///   - action: The method that the key calls.
  ///   - discoverabilityTitle: The title.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command of a key that a menu shows as well.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside it.
  ///   - action: The method that the key calls.
  ///   - input: The key: a character, or one of the `input…` constants.
  ///   - modifierFlags: The keys that must be held down.
  ///   - propertyList: A value that distinguishes commands of the same action.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The appearance in a menu.
  ///   - state: The mark in a menu.
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

  /// The arrow up.
  ///
  /// > Reported: the raw values of this and the other keys; code compares the constants.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public static let inputHome = "UIKeyInputHome"
  /// The end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The forward delete key.
  public static let inputDelete = "UIKeyInputDelete"
}
