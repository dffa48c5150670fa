import CommandLineTool
import HeadlessKit

/// The request of a command line.
enum Arguments: Equatable {
  enum Form: Equatable { case text, json, markdown }

  /// Plays the scenes here and writes a recording.
  case record(path: String, era: SystemEra, replaces: Bool)
  /// Compares a recording with this package, or two recordings.
  case compare(Comparison)
  /// Prints how many values of recordings of real systems this package has, as Markdown.
  case rate(paths: [String])
  /// Prints the names of the scenes, each with its facts, its scale and what it needs.
  case list
  case help

  struct Comparison: Equatable {
    let path: String
    /// The second recording; nil for this package.
    let other: String?
    var era: SystemEra?
    var form = Form.text
    /// Whether scenes that only one of the recordings has, and scenes with faults, are accepted.
    var isPartial = false
  }

  /// The systems that this package can imitate.
  private static let eras: [String: SystemEra] = [
    "standard": .standard, "iOS15": .iOS15, "iOS18": .iOS18, "iOS26": .iOS26,
  ]

  static let usage = """
    usage: conformance record FILE [--era standard|iOS15|iOS18|iOS26] [--replace]
           conformance compare FILE [FILE] [--era standard|iOS15|iOS18|iOS26] [--partial] [--json | --markdown]
           conformance rate FILE...
           conformance list
    """

  static let explanation = """
    \(usage)

    Plays small scenes of views and compares what systems make of them.

      record FILE     play the scenes here and write a recording
        --era ERA     the versions of iOS to imitate; standard unless given
        --replace     replace a file that exists
      compare FILE    compare a recording with this package, in the era that its system belongs to
      compare A B     compare two recordings
        --era ERA     another era for this package
        --partial     accept scenes that only one of the recordings has, and scenes with faults
        --json        print the comparison as JSON
        --markdown    print the comparison as a table for a page
      rate FILE...    print how many values of recordings this package has too, by system and subject
      list            print the names of the scenes, each with the facts it can prove, its scale and what it needs

    Exit codes: 0 equal but for known differences, 1 other differences, or scenes that are missing, unknown or outdated,
    2 a file that cannot be read or written, 64 a command line that makes no sense.
    """

  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    let (command, rest) = Options.command(words)
    if Options.askForHelp(rest) { return .help }
    switch command {
    case "record":
      let options = try Options(rest, flags: ["--replace"], values: ["--era"], mostWords: 1)
      let path = try options.words("a file")[0]
      return .record(path: path, era: try era(options) ?? .standard, replaces: options.has("--replace"))
    case "compare": return try compare(rest)
    case "rate": return .rate(paths: try Options(rest, mostWords: .max).words("a file"))
    case "list":
      _ = try Options(rest)
      return .list
    case let command?: throw .unknown(command)
    case nil:
      _ = try Options(rest)
      throw .missing("a command")
    }
  }

  private static func compare(_ words: ArraySlice<String>) throws(UsageError) -> Arguments {
    let options = try Options(words, flags: ["--partial", "--json", "--markdown"], values: ["--era"], mostWords: 2)
    let paths = try options.words("a file")
    var request = Comparison(path: paths[0], other: paths.count > 1 ? paths[1] : nil)
    request.era = try era(options)
    request.isPartial = options.has("--partial")
    request.form = options.has("--json") ? .json : options.has("--markdown") ? .markdown : .text
    if request.era != nil, request.other != nil {
      throw UsageError("--era is for a comparison with this package, not of two files")
    }
    if options.has("--json"), options.has("--markdown") {
      throw UsageError("--json and --markdown exclude each other")
    }
    return .compare(request)
  }

  private static func era(_ options: Options) throws(UsageError) -> SystemEra? {
    guard let value = options["--era"] else { return nil }
    guard let era = eras[value] else {
      throw UsageError("--era needs standard, iOS15, iOS18 or iOS26, not '\(value)'")
    }
    return era
  }
}
