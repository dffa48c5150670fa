/// Text in the place of bytes of a file.
struct Edit: Equatable {
  let range: Range<Int>
  let text: String
  /// The text with the lines that name the original file.
  let locatedText: String

  init(range: Range<Int>, text: String, locatedText: String? = nil) {
    self.range = range
    self.text = text
    self.locatedText = locatedText ?? text
  }

  /// Sorts by offset: insertions before replacements, and longer replacements before shorter ones.
  static func isBefore(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.lowerBound, left.range.isEmpty ? 0 : 1, -left.range.upperBound)
      < (right.range.lowerBound, right.range.isEmpty ? 0 : 1, -right.range.upperBound)
  }

  /// Returns the rest of a removal after an offset, with as many line ends as it removes; nil for another edit.
  func removal(from offset: Int, in bytes: [UInt8]) -> Edit? {
    guard text == locatedText, text.allSatisfy({ $0 == "\n" }) else { return nil }
    let rest = offset..<range.upperBound
    let lines = text.isEmpty ? 0 : bytes[rest].count { $0 == 0x0A }
    return Edit(range: rest, text: String(repeating: "\n", count: lines))
  }
}

/// A member that is moved from an extension into the body of its class.
struct Move {
  /// The bytes of the member in its own file.
  let range: Range<Int>
  /// The line of its first byte.
  let line: Int
  let destination: PortingNames.ClassLocation
  /// The access level that the member had from its extension, with a space; empty if it had none.
  let access: String
}
