import CommandLineTool
import Testing

@Suite("Options") struct OptionsTests {
  @Test func `a command is a first word that is not an option`() {
    let (command, rest) = Options.command(["memory", "--n"])
    #expect(command == "memory" && rest == ["--n"])
    #expect(Options.command(["--n"]).name == nil && Options.command([]).name == nil)
    #expect(Options.askForHelp(["--n", "-h"]) && Options.askForHelp(["--help"]) && !Options.askForHelp(rest))
  }

  @Test func `an option is accepted once, a repeatable one as often as it is given`() throws {
    let options = try Options(["--only", "a", "--json", "--only", "b"], flags: ["--json"], repeatable: ["--only"])
    #expect(options.values(of: "--only") == ["a", "b"] && options.has("--json") && !options.has("--n"))
    #expect(throws: UsageError.givenTwice("--json")) { try Options(["--json", "--json"], flags: ["--json"]) }
    #expect(throws: UsageError.givenTwice("--n")) { try Options(["--n", "1", "--n", "2"], values: ["--n"]) }
  }

  @Test func `a value is any word but another option`() throws {
    for value in ["-", "", "a b"] {
      try expectEqual(Options(["--output", value], values: ["--output"])["--output"], value)
    }
    for words in [["--output"], ["--output", "--json"]] {
      #expect(throws: UsageError.missingValue(of: "--output")) {
        try Options(words, flags: ["--json"], values: ["--output"])
      }
    }
  }

  @Test(arguments: [("1", 1), ("10", 10), ("0", nil), ("11", nil), ("-1", nil), ("1.5", nil), ("many", nil), ("", nil)])
  func `a number is a whole number of the range`(word: String, number: Int?) throws {
    let options = try Options(["--n", word], values: ["--n", "--m"])
    try expectNil(options.number(of: "--m", in: 1...10))
    guard let number else {
      #expect(throws: UsageError.noNumber(word, option: "--n", in: 1...10)) {
        try options.number(of: "--n", in: 1...10)
      }
      return
    }
    try expectEqual(options.number(of: "--n", in: 1...10), number)
  }

  @Test func `other words are accepted up to a number`() throws {
    try expectEqual(Options(["a", "b"], mostWords: 2).words("a file"), ["a", "b"])
    #expect(throws: UsageError.unknown("b")) { try Options(["a", "b"], mostWords: 1) }
    #expect(throws: UsageError.unknown("--json")) { try Options(["a", "--json"], mostWords: 2) }
    #expect(throws: UsageError.missing("a file")) { try Options([], mostWords: 2).words("a file") }
  }

  @Test func `words after a request for help are not read`() throws {
    for help in ["--help", "-h"] { #expect(try Options([help, "--fast"]).asksForHelp) }
    #expect(throws: UsageError.unknown("--fast")) { try Options(["--fast", "--help"]) }
  }

  @Test(arguments: [
    (UsageError.unknown("--fast"), "unknown argument '--fast'"),
    (.missingValue(of: "--output"), "--output needs a value"),
    (.givenTwice("--json"), "--json is given twice"),
    (.missing("a path"), "a path is missing"),
    (.noNumber("many", option: "--n", in: 1...10_000_000), "--n needs a number from 1 to 10000000, not 'many'"),
  ])
  func `the message names the word and the option`(error: UsageError, message: String) {
    expectEqual(error.description, message)
  }
}
