import CommandLineTool
import Testing

@testable import Gallery

@Suite("Arguments") struct ArgumentsTests {
  @Test func `without arguments the page is written to gallery.html`() throws {
    #expect(try Arguments.parse([]) == .write(path: "gallery.html", sources: nil))
  }

  @Test func `--output sets the file`() throws {
    #expect(try Arguments.parse(["--output", "a b/ü.html"]) == .write(path: "a b/ü.html", sources: nil))
    #expect(try Arguments.parse(["--output", "-"]) == .write(path: "-", sources: nil))
  }

  @Test func `--sources sets the address of the rows of ids, except for one example`() throws {
    #expect(
      try Arguments.parse(["--sources", "https://a/S.md"]) == .write(path: "gallery.html", sources: "https://a/S.md"))
    #expect(throws: UsageError.missingValue(of: "--sources")) { try Arguments.parse(["--sources"]) }
    #expect(throws: UsageError.alone("--inspect", not: "--sources")) {
      try Arguments.parse(["--inspect", "a", "--sources", "b"])
    }
  }

  @Test func `--inspect selects one example, whose page is written to inspector.html by default`() throws {
    #expect(try Arguments.parse(["--inspect", "a"]) == .inspect(id: "a", path: "inspector.html"))
    #expect(try Arguments.parse(["--output", "b", "--inspect", "a"]) == .inspect(id: "a", path: "b"))
    #expect(throws: UsageError.givenTwice("--inspect")) { try Arguments.parse(["--inspect", "a", "--inspect", "a"]) }
    #expect(throws: UsageError.missingValue(of: "--inspect")) { try Arguments.parse(["--inspect"]) }
  }

  @Test(arguments: [["--help"], ["-h"], ["--output", "x", "-h"]])
  func `--help and -h ask for help, also after an output`(words: [String]) throws {
    #expect(try Arguments.parse(words) == .help)
  }

  @Test func `--list excludes other options`() throws {
    #expect(try Arguments.parse(["--list"]) == .list)
    #expect(throws: UsageError.givenTwice("--list")) { try Arguments.parse(["--list", "--list"]) }
    #expect(throws: UsageError.alone("--list", not: "--inspect")) { try Arguments.parse(["--inspect", "a", "--list"]) }
    #expect(UsageError.alone("--list", not: "--output").description == "--list takes no --output")
  }

  @Test(arguments: ["--verbose", "gallery.html", "", "-o"]) func `other words are unknown`(word: String) {
    #expect(throws: UsageError.unknown(word)) { try Arguments.parse([word]) }
    #expect(throws: UsageError.unknown(word)) { try Arguments.parse(["--output", "x", word]) }
  }

  @Test(arguments: [["--output"], ["--output", "--help"], ["--output", "--output"]])
  func `--output needs a value`(words: [String]) {
    #expect(throws: UsageError.missingValue(of: "--output")) { try Arguments.parse(words) }
  }

  @Test func `--output is accepted once`() {
    #expect(throws: UsageError.givenTwice("--output")) { try Arguments.parse(["--output", "x", "--output", "y"]) }
  }
}
