import CommandLineTool

/// The request of a command line.
enum Arguments: Equatable {
  enum Form: Equatable { case text, json, markdown }

  /// Plays the scenes here and writes a recording.
  case record(path: String, era: Era, replaces: Bool)
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
    var era: Era?
    var form = Form.text
    /// Whether scenes that only one of the recordings has, and scenes with faults, are accepted.
    var isPartial = false
  }

  /// The systems that this package can imitate.
  enum Era: String, CaseIterable {
    case standard, iOS15, iOS18, iOS26
  }

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
    var reader = ArgumentReader(words)
    switch reader.command() {
    case "record": return try record(&reader)
    case "compare": return try compare(&reader)
    case "rate":
      var paths: [String] = []
      while let path = reader.command() { paths.append(path) }
      if paths.isEmpty { throw .missing("a file") }
      return try reader.end(with: .rate(paths: paths))
    case "list": return try reader.end(with: .list)
    case let word?: throw .unknown(word)
    case nil:
      guard let option = try reader.option() else { throw .missing("a command") }
      guard option == "--help" || option == "-h" else { throw .unknown(option) }
      return .help
    }
  }

  private static func record(_ reader: inout ArgumentReader) throws(UsageError) -> Arguments {
    guard let path = reader.command() else { throw .missing("a file") }
    var era = Era.standard
    var replaces = false
    while let option = try reader.option() {
      switch option {
      case "--era": era = try self.era(&reader)
      case "--replace": replaces = true
      default: throw .unknown(option)
      }
    }
    return .record(path: path, era: era, replaces: replaces)
  }

  private static func compare(_ reader: inout ArgumentReader) throws(UsageError) -> Arguments {
    guard let path = reader.command() else { throw .missing("a file") }
    var request = Comparison(path: path, other: reader.command())
    var form: Form?
    while let option = try reader.option() {
      switch option {
      case "--era" where request.other == nil: request.era = try era(&reader)
      case "--era": throw UsageError("--era is for a comparison with this package, not of two files")
      case "--partial": request.isPartial = true
      case "--json" where form == nil: form = .json
      case "--markdown" where form == nil: form = .markdown
      case "--json", "--markdown": throw UsageError("--json and --markdown exclude each other")
      default: throw .unknown(option)
      }
    }
    request.form = form ?? .text
    return .compare(request)
  }

  private static func era(_ reader: inout ArgumentReader) throws(UsageError) -> Era {
    let value = try reader.value(of: "--era")
    guard let era = Era(rawValue: value) else {
      throw UsageError("--era needs standard, iOS15, iOS18 or iOS26, not '\(value)'")
    }
    return era
  }
}
