import Foundation
import Testing

@testable import Portability

@Suite("The command") struct CommandTests {
  /// Runs the command; the output has no name of the temporary folder.
  private func run(_ files: [String: String], _ options: String...) throws -> (code: Int32, out: String, error: String)
  {
    try Reading.inFolder { folder in
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      var out = ""
      var error = ""
      let code = Command(printOutput: { out += "\($0)\n" }, printError: { error += "\($0)\n" }).run(
        [folder.path] + options)
      return (
        code, out.replacingOccurrences(of: folder.path, with: "Kit"),
        error.replacingOccurrences(of: folder.path, with: "Kit")
      )
    }
  }

  @Test func `files that compile end with 0 and the numbers`() throws {
    let run = try run(["A.swift": "import UIKit"])
    expectEqual(run.code, 0)
    #expect(
      run.out == """
        Kit/A.swift: compiles as it is
          1:1: compiles: import UIKit: The module is here.
        1 file: 1 compiles as it is, 0 need changes, 0 are not supported

        """)
    expectEqual(run.error, "")
  }

  @Test func `changes and unsupported code end with 1, each with its line and row`() throws {
    let run = try run(["A.swift": "@objc class A {}", "B.swift": "\nlet a = UIImagined()"])
    expectEqual(run.code, 1)
    #expect(
      run.out == """
        Kit/A.swift: needs changes
          1:1: change: @objc: Swift refuses it without Objective-C; remove the attribute. [Docs/Porting.md: objc]
        Kit/B.swift: is not supported
          2:9: unsupported: UIImagined: Neither this package nor the files that were read have it.
        2 files: 0 compile as they are, 1 needs changes, 1 is not supported

        """)
  }

  @Test func `a file that cannot be read ends with 2 and a line on standard error`() throws {
    let run = try run(["A.swift": "/*", "B.swift": ""])
    expectEqual(run.code, 2)
    expectEqual(run.error, "portability: Kit/A.swift: line 1: a comment is not closed\n")
    #expect(
      run.out == """
        Kit/A.swift: cannot be read, line 1: a comment is not closed
        Kit/B.swift: compiles as it is
        2 files: 1 compiles as it is, 0 need changes, 0 are not supported, 1 cannot be read

        """)
  }

  @Test func `the JSON contains all information of the text`() throws {
    let run = try run(["A.swift": "@objc class A {}"], "--json")
    expectEqual(run.code, 1)
    #expect(
      run.out == """
        {
          "files" : [
            {
              "findings" : [
                {
                  "column" : 1,
                  "construct" : "@objc",
                  "line" : 1,
                  "message" : "Swift refuses it without Objective-C; remove the attribute.",
                  "row" : "objc",
                  "verdict" : "change"
                }
              ],
              "path" : "Kit/A.swift",
              "verdict" : "change"
            }
          ],
          "summary" : {
            "compile" : 0,
            "needChanges" : 1,
            "unreadable" : 0,
            "unsupported" : 0
          }
        }

        """)
    let report = try Reading.report(on: ["A.swift": "/*", "B.swift": "@objc"])
    try expectEqual(JSONDecoder().decode(Report.self, from: Data(report.json().utf8)), report)
  }

  @Test(arguments: [
    ([], "portability: a path is missing"), (["--jsn", "a"], "portability: unknown argument '--jsn'"),
    (["a", "b"], "portability: one path is read at a time, and 'b' is a second"),
  ])
  func `an invalid command line ends with 64 and prints the usage`(words: [String], complaint: String) {
    var error = ""
    let code = Command(printOutput: { _ in }, printError: { error += $0 }).run(words)
    expectEqual(code, 64)
    expectEqual(error, "\(complaint)\n\(Arguments.usage)")
  }

  @Test func `help explains the exit codes`() {
    var out = ""
    let code = Command(printOutput: { out += $0 }, printError: { _ in }).run(["--help", "a", "b"])
    expectEqual(code, 0)
    expectEqual(out, Arguments.explanation)
    #expect(out.contains("1   a file needs changes, or something in it is not supported"))
  }
}
