import Testing

@testable import Gallery

/// What the words of the command line mean.
@Suite("Arguments")
struct ArgumentsTests {
  @Test("without arguments the page goes to gallery.html")
  func none() {
    #expect(Arguments.parse([]) == .success(.write(path: "gallery.html")))
  }

  @Test("--output chooses the file")
  func output() {
    #expect(Arguments.parse(["--output", "a b/ü.html"]) == .success(.write(path: "a b/ü.html")))
    #expect(Arguments.parse(["--output", "-"]) == .success(.write(path: "-")))
  }

  @Test("--inspect chooses one example, whose page goes to inspector.html unless said")
  func inspect() {
    #expect(Arguments.parse(["--inspect", "a"]) == .success(.inspect(id: "a", path: "inspector.html")))
    #expect(Arguments.parse(["--output", "b", "--inspect", "a"]) == .success(.inspect(id: "a", path: "b")))
    #expect(Arguments.parse(["--inspect", "a", "--inspect", "a"]) == .failure(.givenTwice("--inspect")))
    #expect(Arguments.parse(["--inspect"]) == .failure(.missingValue(of: "--inspect")))
  }

  @Test("--help and -h ask for help, also after an output", arguments: [["--help"], ["-h"], ["--output", "x", "-h"]])
  func help(words: [String]) {
    #expect(Arguments.parse(words) == .success(.help))
  }

  @Test func `--list stands alone`() {
    #expect(Arguments.parse(["--list"]) == .success(.list))
    #expect(Arguments.parse(["--list", "--list"]) == .failure(.givenTwice("--list")))
    #expect(Arguments.parse(["--inspect", "a", "--list"]) == .failure(.alone("--list", not: "--inspect")))
    #expect(UsageError.alone("--list", not: "--output").description == "--list takes no --output")
  }

  @Test("other words are unknown", arguments: ["--verbose", "gallery.html", "", "-o"])
  func unknown(word: String) {
    #expect(Arguments.parse([word]) == .failure(.unknown(word)))
    #expect(Arguments.parse(["--output", "x", word]) == .failure(.unknown(word)))
  }

  @Test("--output needs a value", arguments: [["--output"], ["--output", "--help"], ["--output", "--output"]])
  func missingValue(words: [String]) {
    #expect(Arguments.parse(words) == .failure(.missingValue(of: "--output")))
  }

  @Test("--output stands once")
  func twice() {
    #expect(Arguments.parse(["--output", "x", "--output", "y"]) == .failure(.givenTwice("--output")))
  }
}
