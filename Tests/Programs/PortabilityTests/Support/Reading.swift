import Foundation

@testable import Portability

/// A reader of Swift from a text, or from a folder that is removed after the test.
enum Reading {
  /// Returns the findings of a source that imports UIKit at its end, those that compile aside.
  static func findings(in source: String) throws -> [Finding] { try findings(inFile: source + "\nimport UIKit\n") }

  /// Returns the findings of a source, those that compile aside.
  static func findings(inFile source: String) throws -> [Finding] {
    try report(on: ["A.swift": source]).files[0].findings.filter { $0.verdict != .compiles }
  }

  /// Returns the report on files by their paths.
  static func report(on files: [String: String]) throws -> Report {
    try inFolder { folder in
      for (path, text) in files {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      return Project(path: folder.path).report
    }
  }

  /// Does something in a fresh folder.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portability-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
