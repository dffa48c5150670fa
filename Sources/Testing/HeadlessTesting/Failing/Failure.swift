import Foundation
import Synchronization
import Testing
import XCTest

/// A message that fails the running test of Swift Testing or XCTest.
///
/// Inside Swift Testing it is an issue at the caller's line. Anywhere else, in an `XCTestCase` or in a task that is
/// detached from its test, it is recorded with both; the one that runs no test ignores it.
struct Failure: Sendable {
  /// The message: the expected value, the found one, and a cure unless ``cure`` has it.
  let message: String
  /// The lines that differ; nil unless two texts were compared.
  var difference: String?
  /// The code to write instead, which follows the difference.
  var cure: String?
  /// The files that are attached to the report of Swift Testing.
  var attachments: [Evidence] = []

  struct Evidence: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// Message, difference and cure.
  var text: String { [message, difference, cure].compactMap(\.self).joined(separator: "\n") }

  /// Fails the test at a line with a message.
  static func record(_ message: String, at location: SourceLocation) {
    Failure(message: message).record(at: location)
  }

  /// Fails the test at a line with the first of several complaints, unless there is none.
  static func record(
    _ title: @autoclosure () -> String, complaints: [String], shown: Int = 8, at location: SourceLocation
  ) {
    if complaints.isEmpty { return }
    let rest = complaints.count - shown
    let list = complaints.prefix(shown).joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more" : "")
    record("\(title()):\n\(list)", at: location)
  }

  /// Fails the test at a line; nil if it is unknown, as for misuse inside the toolkit.
  func record(at knownLocation: SourceLocation?) {
    if Test.current == nil {
      let file = knownLocation.map { StaticString(retaining: $0.filePath) } ?? "HeadlessKit"
      XCTFail(text, file: file, line: UInt(knownLocation?.line ?? 0))
    }
    let location = knownLocation ?? #_sourceLocation
    FailurePage.Run.current.add(self, at: location)
    for evidence in attachments { Attachment.record(evidence.bytes, named: evidence.name, sourceLocation: location) }
    Issue.record("\(text)", sourceLocation: location)
  }
}

extension StaticString {
  /// Creates a string of a path for XCTest, which accepts the file of a failure only so.
  ///
  /// The characters of each path are retained until the process ends.
  /// > Documented: the frozen layout of `StaticString`: an address, a number of bytes, and flags; 2 stands for ASCII.
  init(retaining path: String) {
    let address = retainedPaths.withLock { paths in
      if let known = paths[path] { return known }
      let made = UInt(bitPattern: strdup(path))
      paths[path] = made
      return made
    }
    let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
    self = unsafeBitCast((address, UInt(path.utf8.count), UInt8(isASCII ? 2 : 0)), to: StaticString.self)
  }
}

private let retainedPaths = Mutex<[String: UInt]>([:])
