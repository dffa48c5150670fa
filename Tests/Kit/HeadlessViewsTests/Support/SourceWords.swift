import Foundation
import RepositoryFiles

/// The words of a Swift source outside of comments and string literals; code in string interpolations is included.
struct SourceWords {
  struct Word {
    let text: String
    /// The word before it, such as `func`, unless punctuation is between them.
    let previous: String
    /// Whether a colon follows it, as after an argument label.
    let isLabel: Bool
    /// The number of spaces at the beginning of its line.
    let indentation: Int
    /// Whether `private` or `fileprivate` is before it in its line.
    let isPrivate: Bool
  }

  private(set) var words: [Word] = []

  private let bytes: [UInt8]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    var previous = ""
    var indentation = 0
    var isPrivate = false
    /// The open parentheses in each string interpolation around the current byte.
    var depths: [(parentheses: Int, quotes: Int)] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        index += 1
        (previous, isPrivate, indentation) = ("", false, bytes[index...].prefix { $0 == UInt8(ascii: " ") }.count)
      } else if byte == UInt8(ascii: "/"), starts(with: "//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
        while index < bytes.count, !starts(with: "*/") { index += 1 }
      } else if byte == UInt8(ascii: "\"") {
        let quotes = starts(with: "\"\"\"") ? 3 : 1
        index += quotes
        if skipString(quotes) { depths.append((0, quotes)) }
        previous = ""
      } else if byte.isInWord {
        let start = index
        while index < bytes.count, bytes[index].isInWord { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        words.append(
          Word(
            text: text, previous: previous,
            isLabel: index < bytes.count && bytes[index] == UInt8(ascii: ":"), indentation: indentation,
            isPrivate: isPrivate))
        if text == "private" || text == "fileprivate" { isPrivate = true }
        previous = text
      } else {
        if byte != UInt8(ascii: " ") { previous = "" }
        if let depth = depths.last {
          if byte == UInt8(ascii: "(") { depths[depths.count - 1].parentheses += 1 }
          if byte == UInt8(ascii: ")") {
            guard depth.parentheses > 0 else {
              depths.removeLast()
              index += 1
              if skipString(depth.quotes) { depths.append((0, depth.quotes)) }
              continue
            }
            depths[depths.count - 1].parentheses -= 1
          }
        }
        index += 1
      }
    }
  }

  /// Skips the text of a string literal up to its end or its next interpolation.
  ///
  /// - Returns: Whether an interpolation begins there.
  private mutating func skipString(_ quotes: Int) -> Bool {
    while index < bytes.count {
      if starts(with: "\\(") {
        index += 2
        return true
      }
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if starts(with: quotes == 3 ? "\"\"\"" : "\"") {
        index += quotes
        return false
      } else {
        index += 1
      }
    }
    return false
  }

  private func starts(with text: StaticString) -> Bool { text.withUTF8Buffer { bytes[index...].starts(with: $0) } }
}
