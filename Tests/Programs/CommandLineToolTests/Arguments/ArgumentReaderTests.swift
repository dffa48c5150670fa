import CommandLineTool
import Testing

@Suite("Argument reader") struct ArgumentReaderTests {
  @Test func `a command is a first word that is not an option`() {
    var words = ArgumentReader(["memory", "--n"])
    #expect(words.command() == "memory")
    #expect(words.command() == nil)
    #expect(words.word() == "--n")
    #expect(words.word() == nil)
    #expect(words.command() == nil)
  }

  @Test func `an option is accepted once, a repeatable one as often as it is given`() throws {
    var words = ArgumentReader(["--only", "--only", "--json", "--json"])
    for _ in 1...2 { #expect(try words.option(repeatable: ["--only"]) == "--only") }
    #expect(try words.option() == "--json")
    #expect(throws: UsageError.givenTwice("--json")) { try words.option(repeatable: ["--only"]) }
    #expect(try words.option() == nil)
  }

  @Test func `a value is any word but another option`() throws {
    var words = ArgumentReader(["-", "", "a b", "--json"])
    #expect(try ["-", "", "a b"].allSatisfy { try words.value(of: "--output") == $0 })
    #expect(throws: UsageError.missingValue(of: "--output")) { try words.value(of: "--output") }
    #expect(throws: UsageError.missingValue(of: "--output")) { try words.value(of: "--output") }
  }

  @Test(arguments: [("1", 1), ("10", 10), ("0", nil), ("11", nil), ("-1", nil), ("1.5", nil), ("many", nil), ("", nil)])
  func `a number is a whole number of the range`(word: String, number: Int?) throws {
    var words = ArgumentReader([word])
    guard let number else {
      #expect(throws: UsageError.noNumber(word, option: "--n", in: 1...10)) { try words.number(of: "--n", in: 1...10) }
      return
    }
    #expect(try words.number(of: "--n", in: 1...10) == number)
  }

  @Test func `paths are all words that are left, without options`() throws {
    var words = ArgumentReader(["compare", "a", "b"])
    _ = words.command()
    #expect(try words.paths() == ["a", "b"])
    var none = ArgumentReader([])
    #expect(throws: UsageError.missing("a file")) { try none.paths() }
    var option = ArgumentReader(["a", "--json"])
    #expect(throws: UsageError.unknown("--json")) { try option.paths() }
  }

  @Test func `the end refuses further words`() throws {
    var none = ArgumentReader([])
    #expect(try none.end(with: 7) == 7)
    var more = ArgumentReader(["a"])
    #expect(throws: UsageError.unknown("a")) { try more.end(with: 7) }
  }

  @Test(arguments: [
    (UsageError.unknown("--fast"), "unknown argument '--fast'"),
    (.missingValue(of: "--output"), "--output needs a value"),
    (.givenTwice("--json"), "--json is given twice"),
    (.missing("a path"), "a path is missing"),
    (.noNumber("many", option: "--n", in: 1...10_000_000), "--n needs a number from 1 to 10000000, not 'many'"),
  ])
  func `the message names the word and the option`(error: UsageError, message: String) {
    #expect(error.description == message)
  }
}
