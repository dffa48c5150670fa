import Foundation
import Testing

/// The names of a failure's attachments, unique in a whole run: `CardTests-looks-dark-expected.txt`.
struct EvidenceName {
  private let stem: String
  private let fileExtension: String

  init(of file: URL) {
    let folder = file.deletingLastPathComponent().lastPathComponent
    stem = "\(folder)-\(file.deletingPathExtension().lastPathComponent)"
    fileExtension = file.pathExtension
  }

  /// Creates names from the running test and the line of the comparison, because one test may compare several texts.
  init(at location: SourceLocation) {
    let file = location.fileName.hasSuffix(".swift") ? String(location.fileName.dropLast(6)) : location.fileName
    let test = Test.current.map { FileName.withoutArguments($0.name) }
    stem = ([file] + [test].compactMap(\.self) + ["line \(location.line)"]).map(FileName.safe).joined(separator: "-")
    fileExtension = "txt"
  }

  /// Returns the file name of one attachment, whose last word is a part such as `expected`; nil is the extension of the
  /// snapshot.
  func callAsFunction(_ part: String, fileExtension otherExtension: String? = nil) -> String {
    "\(stem)-\(FileName.safe(part)).\(otherExtension.map(FileName.safe) ?? fileExtension)"
  }
}
