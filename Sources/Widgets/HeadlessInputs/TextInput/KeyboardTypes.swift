// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The layout of a keyboard; `UIKeyboardType` in the module `UIKit`.
/// > Documented: UIKeyboardType, with its raw values.
public enum KeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// The keyboard of ASCII letters.
  case asciiCapable = 1
  /// The keyboard of numbers and punctuation.
  case numbersAndPunctuation = 2
  /// The keyboard of web addresses.
  case URL = 3
  /// The digits of the current language.
  case numberPad = 4
  /// The keyboard of phone numbers, with `*` and `#`.
  case phonePad = 5
  /// Names and phone numbers.
  case namePhonePad = 6
  /// The keyboard of email addresses, with `@` and a period.
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

/// The appearance of a keyboard; `UIKeyboardAppearance` in the module `UIKit`.
/// > Documented: UIKeyboardAppearance, with its raw values.
public enum KeyboardAppearance: Int, Sendable {
  /// The appearance of the system.
  case `default` = 0
  /// The dark appearance.
  case dark = 1
  /// The light appearance.
  case light = 2
}

/// The title of a return key; `UIReturnKeyType` in the module `UIKit`.
/// > Documented: UIReturnKeyType, with its raw values.
public enum ReturnKeyType: Int, Sendable {
  /// The title "return".
  case `default` = 0
  /// The title "Go".
  case go = 1
  /// The title "Google".
  case google = 2
  /// The title "Join".
  case join = 3
  /// The title "Next".
  case next = 4
  /// The title "Route".
  case route = 5
  /// The title "Search".
  case search = 6
  /// The title "Send".
  case send = 7
  /// The title "Yahoo".
  case yahoo = 8
  /// The title "Done".
  case done = 9
  /// The title "Emergency Call".
  case emergencyCall = 10
  /// The title "Continue".
  case `continue` = 11
}

/// The automatic capitalization of a text; `UITextAutocapitalizationType` in the module `UIKit`.
/// > Documented: UITextAutocapitalizationType, with its raw values.
public enum TextAutocapitalizationType: Int, Sendable {
  /// No automatic capitals.
  case none = 0
  /// Capitals at the beginning of words.
  case words = 1
  /// Capitals at the beginning of sentences.
  case sentences = 2
  /// Capitals for all letters.
  case allCharacters = 3
}

/// The automatic correction of a text; `UITextAutocorrectionType` in the module `UIKit`.
/// > Documented: UITextAutocorrectionType, with its raw values.
public enum TextAutocorrectionType: Int, Sendable {
  /// The behavior of the system.
  case `default` = 0
  /// No automatic correction.
  case no = 1
  /// Automatic correction.
  case yes = 2
}

/// The checking of the spelling of a text; `UITextSpellCheckingType` in the module `UIKit`.
/// > Documented: UITextSpellCheckingType, with its raw values.
public enum TextSpellCheckingType: Int, Sendable {
  /// The behavior of the system.
  case `default` = 0
  /// No checking of the spelling.
  case no = 1
  /// Checking of the spelling.
  case yes = 2
}

/// The replacement of straight quotes; `UITextSmartQuotesType` in the module `UIKit`.
/// > Documented: UITextSmartQuotesType, with its raw values.
public enum TextSmartQuotesType: Int, Sendable {
  /// The behavior of the system.
  case `default` = 0
  /// Straight quotes, as typed.
  case no = 1
  /// Curved quotes instead of straight ones.
  case yes = 2
}

/// The replacement of hyphens; `UITextSmartDashesType` in the module `UIKit`.
/// > Documented: UITextSmartDashesType, with its raw values.
public enum TextSmartDashesType: Int, Sendable {
  /// The behavior of the system.
  case `default` = 0
  /// Hyphens, as typed.
  case no = 1
  /// Dashes instead of double hyphens.
  case yes = 2
}

/// The spaces around pasted words; `UITextSmartInsertDeleteType` in the module `UIKit`.
/// > Documented: UITextSmartInsertDeleteType, with its raw values.
public enum TextSmartInsertDeleteType: Int, Sendable {
  /// The behavior of the system.
  case `default` = 0
  /// Only the pasted characters.
  case no = 1
  /// Spaces are added or removed so that pasted words are separated.
  case yes = 2
}
