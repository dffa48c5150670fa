import Foundation
import Testing

@testable import Gallery

/// What the program prints, writes and returns.
@MainActor @Suite("Command")
final class CommandTests {
  /// A folder of this test alone, which goes with it.
  private let folder: URL
  private var output = ""
  private var complaints = ""

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) -> Int32 {
    let command = Command(say: { self.output += "\($0)\n" }, complain: { self.complaints += "\($0)\n" })
    return command.run(arguments)
  }

  @Test("it writes the page and prints the path last")
  func writes() throws {
    let file = folder.appendingPathComponent("page.html")
    #expect(run("--output", file.path) == 0)
    #expect(complaints.isEmpty)
    #expect(output.hasSuffix("\nWrote \(file.path)\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == Page(sections: Section.all.map { $0.played() }).html)
  }

  @Test("an older, longer file is replaced")
  func replaces() throws {
    let file = folder.appendingPathComponent("page.html")
    try String(repeating: "x", count: 1_000_000).write(to: file, atomically: false, encoding: .utf8)
    #expect(run("--output", file.path) == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("</html>\n"))
  }

  @Test("--help prints the usage and plays nothing")
  func help() {
    #expect(run("--help") == 0)
    #expect(output == Arguments.explanation + "\n")
    #expect(output.hasPrefix("usage: gallery [--output FILE] [--help]\n"))
    #expect(complaints.isEmpty)
  }

  @Test("an unknown argument gives a usage line and 64")
  func unknown() {
    #expect(run("--verbose") == 64)
    #expect(complaints == "gallery: unknown argument '--verbose'\nusage: gallery [--output FILE] [--help]\n")
    #expect(output.isEmpty)
  }

  @Test("a missing value gives a usage line and 64")
  func missingValue() {
    #expect(run("--output") == 64)
    #expect(complaints == "gallery: --output needs a value\nusage: gallery [--output FILE] [--help]\n")
  }

  @Test("an output given twice gives a usage line and 64")
  func twice() {
    #expect(run("--output", "x", "--output", "y") == 64)
    #expect(complaints == "gallery: --output is given twice\nusage: gallery [--output FILE] [--help]\n")
  }

  @Test("a path in a folder that is not there is named with the reason")
  func missingFolder() {
    let path = folder.appendingPathComponent("missing/page.html").path
    #expect(run("--output", path) == 1)
    #expect(complaints == "gallery: cannot write '\(path)': No such file or directory\n")
    #expect(!output.contains("Wrote"))
  }

  @Test("a folder as the path is named with the reason")
  func folderAsPath() {
    #expect(run("--output", folder.path) == 1)
    #expect(complaints == "gallery: cannot write '\(folder.path)': Is a directory\n")
  }
}
