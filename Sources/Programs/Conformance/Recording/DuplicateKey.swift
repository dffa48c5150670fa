import UIKit

/// A name that is twice in one object of a JSON text; a decoder reads one of the two values and ignores the other.
enum DuplicateKey {
  /// Returns the first such name.
  ///
  /// - Parameter data: A text that a JSON decoder has read.
  /// - Returns: The name with the number of its line, from 1; nil without such a name.
  /// - Complexity: O(*n*) in the length of the text.
  static func first(in data: Data) -> (key: String, line: Int)? {
    let bytes = [UInt8](data)
    // The names in each open object; nil for an array.
    var open: [Set<String>?] = []
    var expectsKey = false
    var line = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"):
        open.append([])
        expectsKey = true
      case UInt8(ascii: "["):
        open.append(nil)
        expectsKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        expectsKey = false
      case UInt8(ascii: ","): expectsKey = open.last.map { $0 != nil } ?? false
      case UInt8(ascii: "\""):
        let end = endOfText(in: bytes, from: index)
        if expectsKey, !open.isEmpty {
          let key = text(bytes[index...end])
          guard open[open.count - 1]?.insert(key).inserted == true else { return (key, line) }
          expectsKey = false
        }
        index = end
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the closing quotation mark.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }

  private static func text(_ quoted: ArraySlice<UInt8>) -> String {
    if quoted.contains(UInt8(ascii: "\\")) {
      let array = Data("[".utf8) + Data(quoted) + Data("]".utf8)
      if let texts = try? JSONDecoder().decode([String].self, from: array), let text = texts.first { return text }
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}
