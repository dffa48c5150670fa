import CommandLineTool

enum Arguments: Equatable {
  case read(path: String, asJSON: Bool)
  case help

  static let usage = "usage: portability PATH [--json] [--help]\n       portability port PATH --output DIR"

  /// The text of `--help`.
  static let explanation = """
    \(usage)

    Reads the Swift files of a package, a folder, or one file, and lists by line what compiles on Linux
    with this package's UIKit, what needs which change (Docs/Porting.md has them all), and what is not
    supported. It reads and does not compile: it checks names, not their types.

    `portability port` makes the changes in a copy; `portability port --help` has its options.

      PATH    the package, folder or file
      --json  print the report as JSON
      --help  print this text

    exit codes:
      0   all files compile as they are
      1   a file needs changes, or something in it is not supported
      2   a file cannot be read; standard error says which and why
      64  the command line makes no sense
    """

  /// Reads the arguments after the program's name; a request for help wins over everything to its right.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var words = ArgumentReader(arguments)
    var path: String?
    var asJSON = false
    while let word = words.word() {
      switch word {
      case "--help", "-h": return .help
      case "--json": asJSON = true
      case _ where word.hasPrefix("-"): throw .unknownOption(word)
      case _ where path != nil: throw .secondPath(word)
      default: path = word
      }
    }
    guard let path, !path.isEmpty else { throw .missing("a path") }
    return .read(path: path, asJSON: asJSON)
  }
}

extension UsageError {
  static func unknownOption(_ option: String) -> UsageError { UsageError("unknown option '\(option)'") }

  static func secondPath(_ path: String) -> UsageError {
    UsageError("one path is read at a time, and '\(path)' is a second")
  }
}
