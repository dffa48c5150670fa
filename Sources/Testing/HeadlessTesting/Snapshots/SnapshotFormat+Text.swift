import Foundation

extension SnapshotFormat where Value == String {
  /// Returns the format of texts, whose difference is the lines that differ.
  ///
  /// A text without a line feed at its end gets one in the file.
  ///
  /// - Parameter fileExtension: The extension of the file, without a dot.
  /// - Returns: The format.
  public static func text(fileExtension: String = "txt") -> SnapshotFormat {
    SnapshotFormat(fileExtension: fileExtension) { text in
      Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
    } difference: { expected, found in
      guard let text = String(data: expected, encoding: .utf8), !text.utf8.contains(0) else {
        return "The file is not a text: its \(expected.count) bytes are not UTF-8, or contain zeros."
      }
      return TextComparison(expected: text, found: String(decoding: found, as: UTF8.self)).difference
    }
  }
}
