import Foundation

/// A report on the files of a package; `--json` prints it.
struct Report: Codable, Equatable, Sendable {
  /// The numbers of files by verdict; a file is counted once, by its worst finding.
  struct Summary: Codable, Equatable, Sendable {
    /// The number of files that compile as they are.
    let compile: Int
    /// The files that compile after one-line changes.
    let needChanges: Int
    /// The files with something that is not supported.
    let unsupported: Int
    /// The files that cannot be read.
    let unreadable: Int
  }

  let files: [FileReport]
  /// The numbers of files by verdict.
  let summary: Summary

  init(files: [FileReport]) {
    self.files = files
    summary = Summary(
      compile: files.count { $0.verdict == .compiles },
      needChanges: files.count { $0.verdict == .change },
      unsupported: files.count { $0.verdict == .unsupported },
      unreadable: files.count { $0.error != nil })
  }

  /// Returns the report as JSON, with sorted keys and a line for each value.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
