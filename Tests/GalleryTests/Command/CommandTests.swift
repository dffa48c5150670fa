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

  @Test("--inspect prints one example and writes the page to look into it")
  func inspects() throws {
    let file = folder.appendingPathComponent("page.html")
    #expect(run("--inspect", "default-centered", "--output", file.path) == 0)
    #expect(output.count(of: "== ") == 1)
    #expect(output.contains("== Image left, title right [D0.1]\nlayoutSubviews Button\n"))
    #expect(output.hasSuffix("\nWrote \(file.path)\n"))
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("<title>Image left, title right</title>"))
    #expect(html.contains("\"method\":\"imageRect(forContentRect:)\""))
  }

  @Test("an example that is not there is named, with 64")
  func missingExample() {
    #expect(run("--inspect", "default-centred") == 64)
    #expect(
      complaints == "gallery: no example is called 'default-centred'; did you mean default-centered? "
        + "Print all names with: gallery --list\n")
    #expect(output.isEmpty)
  }

  @Test func `a name that is like none gets no guess`() {
    #expect(run("--inspect", "zzzzzz") == 64)
    #expect(complaints == "gallery: no example is called 'zzzzzz'. Print all names with: gallery --list\n")
  }

  @Test func `--list prints each example's name, and each can be inspected`() {
    #expect(run("--list") == 0)
    let names = output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    #expect(names.map(String.init) == allExamples.map(\.id))
    #expect(output.contains("\(Section.all[1].title)\n  "))
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
    #expect(output.hasPrefix("usage: gallery [--list] [--inspect NAME] [--output FILE] [--help]\n"))
    #expect(complaints.isEmpty)
  }

  @Test("an unknown argument gives a usage line and 64")
  func unknown() {
    #expect(run("--verbose") == 64)
    #expect(
      complaints
        == "gallery: unknown argument '--verbose'\nusage: gallery [--list] [--inspect NAME] [--output FILE] [--help]\n")
    #expect(output.isEmpty)
  }

  @Test("a missing value gives a usage line and 64")
  func missingValue() {
    #expect(run("--output") == 64)
    #expect(
      complaints
        == "gallery: --output needs a value\nusage: gallery [--list] [--inspect NAME] [--output FILE] [--help]\n")
  }

  @Test("an output given twice gives a usage line and 64")
  func twice() {
    #expect(run("--output", "x", "--output", "y") == 64)
    #expect(
      complaints
        == "gallery: --output is given twice\nusage: gallery [--list] [--inspect NAME] [--output FILE] [--help]\n")
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
