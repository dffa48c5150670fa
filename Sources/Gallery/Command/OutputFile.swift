import Foundation

/// A file that text is written to, in the words of the system when it fails.
struct OutputFile {
  /// Where the file is, from the current directory or from the root.
  let path: String

  /// Replaces what the file holds by a text in UTF-8.
  ///
  /// - Parameter text: The new content.
  /// - Throws: What the system refused, naming the path.
  func write(_ text: String) throws(OutputError) {
    guard let file = fopen(path, "wb") else { throw OutputError(path: path, errorNumber: errno) }
    let bytes = Array(text.utf8)
    var failure = fwrite(bytes, 1, bytes.count, file) == bytes.count ? 0 : errno
    if fclose(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw OutputError(path: path, errorNumber: failure) }
  }
}

/// A file that cannot be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The path as it was given.
  let path: String
  /// The system's number for the reason.
  let errorNumber: Int32

  /// Path and reason as one line.
  var description: String { "cannot write '\(path)': \(String(cString: strerror(errorNumber)))" }
}
