import Testing
import XCTest

/// A sentence that fails the running test, whichever runner runs it.
///
/// Inside Swift Testing it is an issue at the caller's line. Anywhere else (in an `XCTestCase`, or in a task that is
/// detached from its test) it goes to both runners: the one that runs takes it, the other one lets it drop.
struct Failure {
  /// What was expected and what was found instead.
  let message: String
  /// What helps to understand it, kept with the report of Swift Testing.
  var attachments: [Evidence] = []

  /// Something that a report keeps as a file.
  struct Evidence {
    let name: String
    let bytes: [UInt8]
  }

  /// Fails the test.
  ///
  /// > Differs: XCTest takes the file of a failure as a literal only, so the place stands in the message there.
  ///
  /// - Parameter knownPlace: Where the test failed; nil where nobody can tell, as of misuse inside the toolkit.
  func record(at knownPlace: SourceLocation?) {
    if Test.current == nil {
      XCTFail((knownPlace.map { "\($0.fileID):\($0.line): " } ?? "") + message, file: "", line: 0)
    }
    let place = knownPlace ?? #_sourceLocation
    for evidence in attachments { Attachment.record(evidence.bytes, named: evidence.name, sourceLocation: place) }
    Issue.record("\(message)", sourceLocation: place)
  }
}
