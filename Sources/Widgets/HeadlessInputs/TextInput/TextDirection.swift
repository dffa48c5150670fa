/// A direction of text by its order in storage; `UITextStorageDirection` in the module `UIKit`.
/// > Documented: UITextStorageDirection, with its raw values.
public enum TextStorageDirection: Int, Sendable {
  /// The direction toward the end of the text.
  case forward = 0
  /// The direction toward the beginning of the text.
  case backward = 1
}

/// A direction of text by its layout; `UITextLayoutDirection` in the module `UIKit`.
/// > Documented: UITextLayoutDirection, with its raw values.
public enum TextLayoutDirection: Int, Sendable {
  /// The direction toward larger x.
  case right = 2
  /// The direction toward smaller x.
  case left = 3
  /// The direction toward smaller y.
  case up = 4
  /// The direction toward larger y.
  case down = 5
}

/// A direction of text, by its storage or its layout; `UITextDirection` in the module `UIKit`.
/// > Documented: UITextDirection.
public struct TextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or a layout direction.
  public var rawValue: Int
  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction by storage.
  public static func storage(_ direction: TextStorageDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }
  /// Creates a direction by layout.
  public static func layout(_ direction: TextLayoutDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text; `UITextGranularity` in the module `UIKit`.
/// > Documented: UITextGranularity, with its raw values.
public enum TextGranularity: Int, Sendable {
  /// A unit of one character, word, sentence, paragraph or laid out line, or of the whole text.
  case character = 0, word = 1, sentence = 2, paragraph = 3, line = 4, document = 5
}
