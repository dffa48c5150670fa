import CommandLineTool
import Testing

@testable import Benchmarks

@Suite("Arguments") struct ArgumentsTests {
  @Test func `without arguments the whole table is made of 100 000 buttons in 5 rounds`() throws {
    let options = TableOptions()
    try expectEqual(Arguments.parse([]), .table(options))
    #expect(options.count == 100_000 && options.rounds == 5 && options.rows.isEmpty && !options.printsJSON)
  }

  @Test func `options set the count, the rounds, the rows and the format`() throws {
    let options = TableOptions(count: 1000, rounds: 7, rows: [.build, .oneTitle, .title], printsJSON: true)
    try expectEqual(
      Arguments.parse(["--n", "1000", "--only", "W1,w4", "--runs", "7", "--only", "T1", "--json"]), .table(options))
  }

  @Test(arguments: [["--help"], ["-h"], ["--json", "-h"]])
  func `--help and -h ask for help, also after other options`(words: [String]) throws {
    try expectEqual(Arguments.parse(words), .help)
  }

  @Test func `commands are the first argument`() throws {
    try expectEqual(Arguments.parse(["nothing"]), .nothing)
    try expectEqual(Arguments.parse(["one-button"]), .oneButton)
    try expectEqual(Arguments.parse(["memory", "--n", "7"]), .memory(count: 7))
    try expectEqual(Arguments.parse(["checksum"]), .checksum(count: 100_000))
    try expectEqual(Arguments.parse(["compare", "a.json", "b.json"]), .compare(paths: ["a.json", "b.json"]))
  }

  @Test(arguments: [
    (["--fast"], UsageError.unknown("--fast")), (["W2"], .unknown("W2")), (["--json", "W2"], .unknown("W2")),
    ([""], .unknown("")), (["nothing", "--n"], .unknown("--n")), (["memory", "--json"], .unknown("--json")),
    (["--n"], .missingValue(of: "--n")), (["--only", "--json"], .missingValue(of: "--only")),
    (["--json", "--json"], .givenTwice("--json")), (["--n", "5", "--n", "6"], .givenTwice("--n")),
    (["--n", "many"], .noNumber("many", option: "--n", in: Arguments.counts)),
    (["--n", "0"], .noNumber("0", option: "--n", in: Arguments.counts)),
    (["--runs", "-1"], .noNumber("-1", option: "--runs", in: Arguments.counts)),
    (["--n", "10000001"], .noNumber("10000001", option: "--n", in: Arguments.counts)),
    (["--only", "W0"], .noRow("W0")), (["--only", "W1,"], .noRow("")),
    (["compare"], .missing("a file")), (["compare", "a", "--json"], .unknown("--json")),
  ])
  func `what makes no sense is named`(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments.parse(words) }
  }
}
