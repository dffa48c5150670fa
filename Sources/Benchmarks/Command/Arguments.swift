import CommandLineTool

/// What the command line asks for.
enum Arguments: Equatable {
  /// Take the figures of the table's rows.
  case table(TableOptions)
  /// Compare recordings of this program with recordings of the reference tree.
  case compare(paths: [String])
  /// Measure how cost grows and write plots.
  case curves(CurveOptions)
  /// Print how much memory so many buttons take.
  case memory(count: Int)
  /// Print how much memory the constraints of so many list rows take.
  case constraintMemory(count: Int)
  /// Print a sum over all frames of so many buttons.
  case checksum(count: Int)
  /// Print the table of letters that the reference tree is compiled with.
  case referenceText
  /// Print the frames of one button.
  case oneButton
  /// Run random programs.
  case fuzz(Fuzz)
  /// End at once.
  case nothing
  /// Tell how the program is used.
  case help

  /// The numbers that count something on the command line.
  static let counts = 1...10_000_000

  /// How the program is called.
  static let usage = """
    usage: Benchmarks [--only ROW[,ROW…]]… [--n COUNT] [--runs COUNT] [--json] [--empty-program FILE] [--help]
           Benchmarks curves --output DIRECTORY [--n COUNT] [--runs COUNT]
           Benchmarks compare FILE…
           Benchmarks fuzz [--seconds COUNT] [--seed SEED]
    """

  /// What `--help` prints.
  static let explanation = """
    \(usage)

    Measures the toolkit and prints a table: the median of several rounds with the least and the greatest,
    the first round, which does not count, and how often the toolkit called and looked.
    Build it for release: swift run -c release Benchmarks

      --only ROW     take only these rows: \(Row.allCases.map(\.rawValue).joined(separator: " "))
      --n COUNT      how many buttons, \(TableOptions.defaultCount) unless said; growth is shown up to there, chains are ten times as deep
      --runs COUNT   how many rounds count, \(TableOptions.defaultRounds) unless said
      --json         print the figures as JSON
      --empty-program FILE  take W8 of this program too
      --help         print this text

    curves    writes how cost grows in each direction, as plots and as JSON, up to COUNT buttons
    compare   puts recordings made with --json beside those of the reference tree, with the marks
    fuzz      runs random programs against a model, a minute unless said, and prints the smallest that fails as a test
    """

  /// Reads the arguments after the program's name; a request for help wins over everything to its right.
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: What is asked for.
  /// - Throws: A `UsageError` if the words make no sense.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var words = ArgumentReader(arguments)
    guard let command = words.command() else { return try table(&words) }
    switch command {
    case "curves": return try curves(&words)
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

  private static func curves(_ words: inout ArgumentReader) throws(UsageError) -> Arguments {
    var options = CurveOptions(directory: "")
    while let option = try words.option() {
      switch option {
      case "--output": options.directory = try words.value(of: option)
      case "--n": options.count = try words.count(of: option)
      case "--runs": options.rounds = try words.count(of: option)
      default: throw .unknown(option)
      }
    }
    if options.directory.isEmpty { throw .missing("--output DIRECTORY") }
    return .curves(options)
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
  /// A name that no row has.
  static func noRow(_ name: String) -> UsageError {
    UsageError("there is no row '\(name)'; there are \(Row.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}

/// How the table is made.
struct TableOptions: Equatable {
  /// How many buttons there are unless said.
  static let defaultCount = 100_000
  /// How many rounds count unless said.
  static let defaultRounds = 5

  /// How many buttons there are.
  var count = defaultCount
  /// How many rounds count.
  var rounds = defaultRounds
  /// The rows to take; none means all.
  var rows: Set<Row> = []
  /// Whether the figures are printed as JSON.
  var printsJSON = false
  /// A program that does nothing, to compare a whole process with; nil for none.
  var emptyProgram: String?
}

/// How the curves are made.
struct CurveOptions: Equatable {
  /// Where the files go.
  var directory: String
  /// How many buttons there are at most.
  var count = TableOptions.defaultCount
  /// How many rounds count.
  var rounds = TableOptions.defaultRounds
}
