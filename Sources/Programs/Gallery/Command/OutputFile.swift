import Foundation

struct OutputFile {
  let path: String

  /// Replaces the content of the file by a text in UTF-8; throws also if only the beginning could be written.
  func write(_ text: String) throws(OutputError) {
    guard let file = fopen(path, "wb") else { throw OutputError(path: path, errorNumber: errno) }
    let bytes = Array(text.utf8)
    var failure = fwrite(bytes, 1, bytes.count, file) == bytes.count ? 0 : errno
    if fclose(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw OutputError(path: path, errorNumber: failure) }
  }
}

struct OutputError: Error, Equatable, CustomStringConvertible {
  let path: String
  let errorNumber: Int32

  var description: String { "cannot write '\(path)': \(String(cString: strerror(errorNumber)))" }
}
