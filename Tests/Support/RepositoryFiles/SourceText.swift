extension String {
  /// The words of a source: letters, digits, underscores and all beyond ASCII.
  ///
  /// They are found by bytes, as the characters of all sources take seconds.
  public var words: [Substring] { utf8.split { !$0.isInWord }.map { Substring($0) } }
}

extension UInt8 {
  /// Whether it is of a letter, a digit, an underscore or a character beyond ASCII.
  public var isInWord: Bool {
    self == UInt8(ascii: "_") || self >= 128 || (self >= 48 && self <= 57) || (self | 32 >= 97 && self | 32 <= 122)
  }
}
