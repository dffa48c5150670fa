import CommandLineTool
import Testing

@testable import Gallery

@Suite("Arguments") struct ArgumentsTests {
  @Test func `without arguments the page is written to gallery.html`() throws {
    try expectEqual(Arguments.parse([]), .write(path: "gallery.html", sources: nil))
  }

  @Test func `--output sets the file`() throws {
    try expectEqual(Arguments.parse(["--output", "a b/ü.html"]), .write(path: "a b/ü.html", sources: nil))
    try expectEqual(Arguments.parse(["--output", "-"]), .write(path: "-", sources: nil))
  }

  @Test func `--sources sets the address of the rows of ids, except for one example`() throws {
    try expectEqual(
      Arguments.parse(["--sources", "https://a/S.md"]), .write(path: "gallery.html", sources: "https://a/S.md"))
  }

  @Test func `--inspect selects one example, whose page is written to inspector.html by default`() throws {
    try expectEqual(Arguments.parse(["--inspect", "a"]), .inspect(id: "a", path: "inspector.html"))
    try expectEqual(Arguments.parse(["--output", "b", "--inspect", "a"]), .inspect(id: "a", path: "b"))
  }

  @Test(arguments: [["--help"], ["-h"], ["--output", "x", "-h"]])
  func `--help and -h ask for help, also after an output`(words: [String]) throws {
    try expectEqual(Arguments.parse(words), .help)
  }

  @Test func `--list excludes other options`() throws {
    try expectEqual(Arguments.parse(["--list"]), .list)
    for option in ["--inspect", "--output", "--sources"] {
      #expect(throws: UsageError.alone("--list", not: option)) { try Arguments.parse([option, "a", "--list"]) }
    }
    expectEqual(UsageError.alone("--list", not: "--output").description, "--list takes no --output")
  }

  @Test(arguments: [
    (["--verbose"], UsageError.unknown("--verbose")), (["gallery.html"], .unknown("gallery.html")),
    ([""], .unknown("")), (["--output", "x", "-o"], .unknown("-o")),
    (["--output"], .missingValue(of: "--output")), (["--output", "--help"], .missingValue(of: "--output")),
    (["--inspect"], .missingValue(of: "--inspect")), (["--sources"], .missingValue(of: "--sources")),
    (["--output", "x", "--output", "y"], .givenTwice("--output")), (["--list", "--list"], .givenTwice("--list")),
    (["--inspect", "a", "--inspect", "a"], .givenTwice("--inspect")),
    (["--inspect", "a", "--sources", "b"], .alone("--inspect", not: "--sources")),
  ])
  func `what makes no sense is named`(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments.parse(words) }
  }
}
