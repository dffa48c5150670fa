import Foundation

/// The traits of the keyboard for an object that accepts text; `UITextInputTraits` in the module `UIKit`.
///
/// No keyboard is shown: they are stored for their readers. Each has its default unless the object declares it.
/// > Documented: UITextInputTraits, whose members are optional there.
@preconcurrency @MainActor public protocol TextInputTraits: AnyObject {
  /// The automatic capitalization; sentences by default.
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: TextAutocorrectionType { get set }
  /// The checking of spelling.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// The replacement of straight quotes.
  var smartQuotesType: TextSmartQuotesType { get set }
  /// The replacement of hyphens.
  var smartDashesType: TextSmartDashesType { get set }
  /// The spaces around pasted words.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get set }
  /// The keys of the keyboard.
  var keyboardType: KeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: KeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: ReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for automatic input by the system.
  var textContentType: TextContentType! { get set }
  /// The requirements of a new password.
  var passwordRules: TextInputPasswordRules? { get set }
}

extension TextInputTraits {
  /// The default of the protocol; setting it has no effect.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var autocorrectionType: TextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var spellCheckingType: TextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var smartQuotesType: TextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var smartDashesType: TextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var keyboardType: KeyboardType {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var keyboardAppearance: KeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var returnKeyType: ReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled while there is no text; false by default, and setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; false by default, and setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var textContentType: TextContentType! {
    get { nil }
    set {}
  }
  /// The default of the protocol; setting it has no effect.
  public var passwordRules: TextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The requirements of a new password; `UITextInputPasswordRules` in the module `UIKit`.
///
/// Stored only: no password is proposed.
/// > Documented: UITextInputPasswordRules.
@preconcurrency @MainActor open class TextInputPasswordRules: NSObject {
  private nonisolated let descriptor: String

  /// The requirements, such as `"required: upper; minlength: 8;"`.
  open var passwordRulesDescriptor: String { descriptor }

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) { descriptor = passwordRulesDescriptor }
}
