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

    compare   puts recordings made with --json beside those of the reference tree, with the marks
    fuzz      runs random programs against a model, for a minute by default, and prints the smallest that fails as a test
    """

  /// Reads the arguments after the program's name; a request for help wins over everything to its right.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var words = ArgumentReader(arguments)
    guard let command = words.command() else { return try table(&words) }
    switch command {
    case "compare": return .compare(paths: try words.paths())
    case "memory": return .memory(count: try count(&words))
    case "constraint-memory": return .constraintMemory(count: try count(&words))
    case "checksum": return .checksum(count: try count(&words))
    case "reference-text": return try words.end(with: .referenceText)
    case "one-button": return try words.end(with: .oneButton)
    case "fuzz": return try fuzzing(&words)
    case "nothing": return try words.end(with: .nothing)
    default: throw .unknown(command)
    }
  }

  private static func table(_ words: inout ArgumentReader) throws(UsageError) -> Arguments {
    var options = TableOptions()
    while let option = try words.option(repeatable: ["--only"]) {
      switch option {
      case "--help", "-h": return .help
      case "--json": options.printsJSON = true
      case "--n": options.count = try words.count(of: option)
      case "--runs": options.rounds = try words.count(of: option)
      case "--empty-program": options.emptyProgram = try words.value(of: option)
      case "--only": options.rows.formUnion(try words.rows(of: option))
      default: throw .unknown(option)
      }
    }
    return .table(options)
  }

  private static func count(_ words: inout ArgumentReader) throws(UsageError) -> Int {
    var count = TableOptions.defaultCount
    while let option = try words.option() {
      guard option == "--n" else { throw .unknown(option) }
      count = try words.count(of: option)
    }
    return count
  }
}

extension ArgumentReader {
  /// Reads the value of an option as a number from 1 to ten million: more buttons don't fit into a memory of today.
  mutating func count(of option: String) throws(UsageError) -> Int {
    try number(of: option, in: Arguments.counts)
  }

  /// Reads the value of an option as rows with commas between them.
  fileprivate mutating func rows(of option: String) throws(UsageError) -> Set<Row> {
    var rows: Set<Row> = []
    for name in try value(of: option).split(separator: ",", omittingEmptySubsequences: false) {
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
