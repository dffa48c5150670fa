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
    let options = try Options(arguments, flags: ["--json"], mostWords: .max)
    if options.asksForHelp { return .help }
    return .read(path: try options.path(), asJSON: options.has("--json"))
  }
}

extension Options {
  /// Returns the one word that is not an option.
  func path() throws(UsageError) -> String {
    guard let path = words.first, !path.isEmpty else { throw .missing("a path") }
    if words.count == 1 { return path }
    throw UsageError("one path is read at a time, and '\(words[1])' is a second")
  }
}
