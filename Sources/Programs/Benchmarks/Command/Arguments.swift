import CommandLineTool

enum Arguments: Equatable {
  /// Measure the rows of the table.
  case table(TableOptions)
  /// Compare recordings of this program with recordings of the reference tree.
  case compare(paths: [String])
  /// Print the memory of a number of buttons.
  case memory(count: Int)
  /// Print the memory of the constraints of a number of list rows.
  case constraintMemory(count: Int)
  /// Print a sum over all frames of a number of buttons.
  case checksum(count: Int)
  /// Print the table of letters that the reference tree is compiled with.
  case referenceText
  case oneButton
  /// Run random programs.
  case fuzz(Fuzz)
  /// End at once.
  case nothing
  case help

  static let counts = 1...10_000_000

  static let usage = """
    usage: Benchmarks [--only ROW[,ROW…]]… [--n COUNT] [--runs COUNT] [--json] [--empty-program FILE] [--help]
           Benchmarks compare FILE…
           Benchmarks fuzz [--seconds COUNT] [--seed SEED]
    """

  /// The text that `--help` prints.
  static let explanation = """
    \(usage)

    Measures the toolkit and prints a table: the median of several rounds after a first one, with the least and the greatest,
    and how often the toolkit called and looked.
    Build it for release: swift run -c release Benchmarks

      --only ROW     take only these rows: \(Row.allCases.map(\.rawValue).joined(separator: " "))
      --n COUNT      how many buttons, \(TableOptions.defaultCount) by default; growth is shown up to there, chains are ten times as deep
      --runs COUNT   how many rounds are measured, \(TableOptions.defaultRounds) by default
      --json         print the figures as JSON
      --empty-program FILE  take W8 of this program too
      --help         print this text

    compare   puts recordings made with --json beside recordings of the reference tree, with the marks
    fuzz      runs random programs against a model, for a minute by default, and prints the smallest that fails as a test
    """

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    let (command, rest) = Options.command(arguments)
    if Options.askForHelp(rest) { return .help }
    switch command {
    case nil: return try table(rest)
    case "compare": return .compare(paths: try Options(rest, mostWords: .max).words("a file"))
    case "memory": return .memory(count: try count(rest))
    case "constraint-memory": return .constraintMemory(count: try count(rest))
    case "checksum": return .checksum(count: try count(rest))
    case "fuzz": return try fuzzing(rest)
    case "reference-text", "one-button", "nothing":
      _ = try Options(rest)
      return command == "nothing" ? .nothing : command == "one-button" ? .oneButton : .referenceText
    case let command?: throw .unknown(command)
    }
  }

  private static func table(_ words: ArraySlice<String>) throws(UsageError) -> Arguments {
    let given = try Options(
      words, flags: ["--json"], values: ["--n", "--runs", "--empty-program"], repeatable: ["--only"])
    var options = TableOptions()
    options.count = try given.number(of: "--n", in: counts) ?? options.count
    options.rounds = try given.number(of: "--runs", in: counts) ?? options.rounds
    options.rows = try rows(given.values(of: "--only"))
    options.printsJSON = given.has("--json")
    options.emptyProgram = given["--empty-program"]
    return .table(options)
  }

  private static func count(_ words: ArraySlice<String>) throws(UsageError) -> Int {
    try Options(words, values: ["--n"]).number(of: "--n", in: counts) ?? TableOptions.defaultCount
  }

  /// Returns the rows of lists with commas between them.
  private static func rows(_ lists: [String]) throws(UsageError) -> Set<Row> {
    var rows: Set<Row> = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let row = Row(rawValue: name.uppercased()) else { throw .noRow(String(name)) }
      rows.insert(row)
    }
    return rows
  }
}

extension UsageError {
  static func noRow(_ name: String) -> UsageError {
    UsageError("unknown row '\(name)'; the rows are \(Row.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}

struct TableOptions: Equatable {
  static let defaultCount = 100_000
  static let defaultRounds = 5

  var count = defaultCount
  var rounds = defaultRounds
  /// The rows to measure; empty for all rows.
  var rows: Set<Row> = []
  var printsJSON = false
  /// A program that does nothing, to compare a whole process with; nil for none.
  var emptyProgram: String?
}
