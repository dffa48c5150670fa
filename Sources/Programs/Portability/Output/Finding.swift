/// The result of compiling a construct on Linux, the best first.
enum Verdict: String, CaseIterable, Codable, Comparable, Sendable {
  case compiles
  /// It compiles after a change of a line or two.
  case change
  /// This package has no replacement.
  case unsupported

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }
}

/// One construct of a file, and its result on Linux.
struct Finding: Codable, Equatable, Sendable {
  private(set) var line: Int
  /// The byte in the line, from 1, as the compiler counts.
  let column: Int
  let verdict: Verdict
  /// The construct: `@objc`, `import SwiftUI`, `UIScrollView`.
  let construct: String
  /// The effect and the cure, as a sentence.
  let message: String
  /// The row of the table in `Docs/Porting.md`; nil if it has none.
  let row: PortingRow?

  init(_ token: Token, _ verdict: Verdict, _ construct: String, _ message: String, _ row: PortingRow? = nil) {
    line = Int(token.line)
    column = Int(token.column)
    self.verdict = verdict
    self.construct = construct
    self.message = message
    self.row = row
  }

  /// Creates the finding for an error of the compiler, at a line of the original.
  init(_ error: CompilerError, _ line: Int) {
    let token = Token(kind: .sign, text: "", line: Int32(line), column: Int32(error.column))
    let cure = error.row == nil ? " [not known]" : ""
    self.init(token, .unsupported, "does not compile", error.message + cure, error.row)
  }

  /// Creates the finding for a file that is not read.
  init(unread error: SourceError) {
    let token = Token(kind: .sign, text: "", line: Int32(error.line), column: 1)
    self.init(token, .unsupported, "not read", "\(error.problem); the file is copied as it is.")
  }

  func moved(to line: Int) -> Finding {
    var moved = self
    moved.line = line
    return moved
  }
}
