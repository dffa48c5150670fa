import Foundation

/// A text of a configuration.
///
/// A text without attributes is stored as a string, which is cheaper to copy, compare and hash.
enum ConfigurationText: Hashable {
  case plain(String)
  case attributed(AttributedString)

  /// Creates a text, as a string if it has no attributes.
  init(_ text: AttributedString) {
    self =
      text.runs.allSatisfy { $0.attributes == AttributeContainer() }
      ? .plain(String(text.characters)) : .attributed(text)
  }

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): String(text.characters)
    }
  }

  var attributedString: AttributedString {
    switch self {
    case .plain(let string): AttributedString(string)
    case .attributed(let text): text
    }
  }
}
