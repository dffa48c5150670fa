import Foundation
import RepositoryFiles
import Testing

@testable import Gallery

@MainActor @Suite("Command") final class CommandTests {
  private let folder: URL
  private var output = ""
  private var errors = ""

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The sections of the program; the first one alone is written in a tenth of the time.
  private var sections = Section.all

  private func run(_ arguments: String...) -> Int32 { run(arguments) }

  private func run(_ arguments: [String]) -> Int32 {
    let command = Command(
      sections: sections, printOutput: { self.output += "\($0)\n" }, printError: { self.errors += "\($0)\n" })
    return command.run(arguments)
  }

  @Test func `it writes the page and prints the path last`() throws {
    sections = Array(Section.all.prefix(2))
    let file = folder.appendingPathComponent("page.html")
    #expect(run("--output", file.path) == 0 && errors.isEmpty)
    #expect(output.hasSuffix("\nWrote \(file.path)\n"))
    try expectEqual(
      String(contentsOf: file, encoding: .utf8),
      Page(sections: sections.map { $0.run() }, links: ClaimLinks(from: file.path)).html)
  }

  @Test func `--inspect prints one example and writes its inspector page`() throws {
    let file = folder.appendingPathComponent("page.html")
    expectEqual(run("--inspect", "default-centered", "--output", file.path), 0)
    expectEqual(output.count(of: "== "), 1)
    #expect(output.contains("== Image left, title right [D0.1]\nlayoutSubviews Button\n"))
    #expect(output.hasSuffix("\nWrote \(file.path)\n"))
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("<title>Image left, title right</title>"))
    #expect(html.contains("\"method\":\"imageRect(forContentRect:)\""))
  }

  @Test(arguments: [("default-centred", "; did you mean default-centered?"), ("zzzzzz", ".")])
  func `an unknown example is answered with 64, and with similar names if there are any`(name: String, end: String) {
    #expect(run("--inspect", name) == 64 && output.isEmpty)
    expectEqual(errors, "gallery: no example is called '\(name)'\(end) Print all names with: gallery --list\n")
  }

  @Test func `--list prints the id and the title of each example`() {
    expectEqual(run("--list"), 0)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    expectEqual(lines.map { String($0.split(separator: " ")[0]) }, allExamples.map(\.id))
    #expect(zip(lines, allExamples).allSatisfy { $0.hasSuffix("  \($1.title)") })
    #expect(output.contains("\(Section.all[1].title)\n  "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error, for a long page and for a short one`() {
    sections = Array(Section.all.prefix(2))
    #expect(PageTests.page(sections).utf8.count > 100_000)
    expectEqual(run("--output", "/dev/full"), 1)
    expectEqual(run("--inspect", "default-centered", "--output", "/dev/full"), 1)
    expectEqual(errors, String(repeating: "gallery: cannot write '/dev/full': No space left on device\n", count: 2))
    #expect(!output.contains("Wrote"))
    // A text that fits the buffer fails when the file is closed.
    let error = OutputError(path: "/dev/full", errorNumber: ENOSPC)
    #expect(throws: error) { try OutputFile(path: "/dev/full").write("x") }
  }

  @Test func `--sources is the address of the links`() throws {
    sections = [Section.all[0]]
    let file = folder.appendingPathComponent("page.html")
    expectEqual(run("--output", file.path, "--sources", "https://a.example/Fidelity"), 0)
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("<a href=\"https://a.example/Fidelity/Documents.md#D0.1\""))
  }

  @Test func `the repository ignores the pages that the program writes`() throws {
    let ignored = try Repository.text(of: ".gitignore").split(separator: "\n")
    for path in [Arguments.defaultPath, Arguments.defaultInspectorPath] { #expect(ignored.contains("/\(path)")) }
  }

  @Test func `an older, longer file is replaced`() throws {
    sections = [Section.all[0]]
    let file = folder.appendingPathComponent("page.html")
    try String(repeating: "x", count: 1_000_000).write(to: file, atomically: false, encoding: .utf8)
    expectEqual(run("--output", file.path), 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("</html>\n"))
  }

  @Test func `--help prints the usage and runs no example`() {
    #expect(run("--help") == 0 && output == Arguments.explanation + "\n")
    #expect(output.hasPrefix("usage: gallery [--list] [--inspect NAME] [--output FILE] [--sources ADDRESS] [--help]\n"))
    #expect(errors.isEmpty)
  }

  @Test func `an argument that makes no sense gives a usage line and 64`() {
    expectEqual(run("--verbose"), 64)
    let usage = "usage: gallery [--list] [--inspect NAME] [--output FILE] [--sources ADDRESS] [--help]"
    #expect(errors == "gallery: unknown argument '--verbose'\n\(usage)\n" && output.isEmpty)
  }

  @Test func `a path in a missing folder, and that of a folder, are printed with the reason`() {
    sections = [Section.all[0]]
    let missing = folder.appendingPathComponent("missing/page.html").path
    for (path, reason) in [(missing, "No such file or directory"), (folder.path, "Is a directory")] {
      errors = ""
      expectEqual(run("--output", path), 1)
      #expect(errors == "gallery: cannot write '\(path)': \(reason)\n" && !output.contains("Wrote"))
    }
  }
}
