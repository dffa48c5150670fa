import Foundation
import Testing

/// The name of a failure's attachments, by which one file among those of a whole run is found:
/// `CardTests-looks-dark-expected.txt`.
struct EvidenceName {
  private let stem: String
  private let fileExtension: String

  /// Names attachments after the file of the snapshot that they belong to.
  init(of file: URL) {
    let folder = file.deletingLastPathComponent().lastPathComponent
    stem = "\(folder)-\(file.deletingPathExtension().lastPathComponent)"
    fileExtension = file.pathExtension
  }

  /// Names attachments after the running test and the line of the comparison, as one test may compare several texts.
  init(at place: SourceLocation) {
    let file = place.fileName.hasSuffix(".swift") ? String(place.fileName.dropLast(6)) : place.fileName
    let test = Test.current.map { FileName.withoutArguments($0.name) }
    stem = ([file] + [test].compactMap(\.self) + ["line \(place.line)"]).map(FileName.safe).joined(separator: "-")
    fileExtension = "txt"
  }

  /// The file name for one of the attachments, such as `expected`.
  func callAsFunction(_ part: String) -> String { "\(stem)-\(part).\(fileExtension)" }
}
