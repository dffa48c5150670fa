// Apple's names are not all in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keys of a keyboard; `UIKeyboardType` in the module `UIKit`.
///
/// > Documented: UIKeyboardType, with its raw values.
public enum KeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// The digits of the language.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Letters with `@` and `#`.
  case twitter = 9
  /// Searches and addresses of the web.
  case webSearch = 10
  /// The digits 0 to 9.
  case asciiCapableNumberPad = 11
}

/// The look of a keyboard; `UIKeyboardAppearance` in the module `UIKit`.
///
/// > Documented: UIKeyboardAppearance, with its raw values.
public enum KeyboardAppearance: Int, Sendable {
  /// The look of the system.
  case `default` = 0
  /// The dark look.
  case dark = 1
  /// The light look.
  case light = 2
}

/// The title of a return key; `UIReturnKeyType` in the module `UIKit`.
///
/// > Documented: UIReturnKeyType, with its raw values.
public enum ReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency Call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The automatic capitalization of a text; `UITextAutocapitalizationType` in the module `UIKit`.
///
/// > Documented: UITextAutocapitalizationType, with its raw values.
public enum TextAutocapitalizationType: Int, Sendable {
  /// No capitals.
  case none = 0
  /// Capitals at the beginning of words.
  case words = 1
  /// Capitals at the beginning of sentences.
  case sentences = 2
  /// Capitals only.
  case allCharacters = 3
}

/// The automatic correction of a text; `UITextAutocorrectionType` in the module `UIKit`.
///
/// > Documented: UITextAutocorrectionType, with its raw values.
public enum TextAutocorrectionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The checking of the spelling of a text; `UITextSpellCheckingType` in the module `UIKit`.
///
/// > Documented: UITextSpellCheckingType, with its raw values.
public enum TextSpellCheckingType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The replacement of straight quotes; `UITextSmartQuotesType` in the module `UIKit`.
///
/// > Documented: UITextSmartQuotesType, with its raw values.
public enum TextSmartQuotesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The replacement of hyphens; `UITextSmartDashesType` in the module `UIKit`.
///
/// > Documented: UITextSmartDashesType, with its raw values.
public enum TextSmartDashesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The spaces around pasted words; `UITextSmartInsertDeleteType` in the module `UIKit`.
///
/// > Documented: UITextSmartInsertDeleteType, with its raw values.
public enum TextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
