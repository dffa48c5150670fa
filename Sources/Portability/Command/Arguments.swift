/// What the command line asks for.
enum Arguments: Equatable {
  /// Read what stands at a path.
  case read(path: String, asJSON: Bool)
  /// Tell how the program is used.
  case help

  /// How the program is called, in one line.
  static let usage = "usage: portability PATH [--json] [--help]"

  /// What `--help` prints.
  static let explanation = """
    \(usage)

    Reads the Swift files of a package, a folder, or one file, and lists by line what compiles on Linux
    with this package's UIKit, what needs which change (Docs/Porting.md has them all), and what is not
    supported. It reads and does not compile: names are judged, their types are not.

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
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: What is asked for, or what is wrong with the words.
  static func parse(_ arguments: [String]) -> Result<Arguments, UsageError> {
    var path: String?
    var asJSON = false
    for word in arguments {
      switch word {
      case "--help", "-h": return .success(.help)
      case "--json": asJSON = true
      case _ where word.hasPrefix("-"): return .failure(.unknown(word))
      case _ where path != nil: return .failure(.second(word))
      default: path = word
      }
    }
    guard let path, !path.isEmpty else { return .failure(.missing) }
    return .success(.read(path: path, asJSON: asJSON))
  }
}

/// Why a command line makes no sense.
enum UsageError: Error, Equatable, CustomStringConvertible {
  /// An option that means nothing here.
  case unknown(String)
  /// A second path.
  case second(String)
  /// No path.
  case missing

  /// The complaint as one line.
  var description: String {
    switch self {
    case .unknown(let word): "unknown option '\(word)'"
    case .second(let path): "one path is read at a time, and '\(path)' is a second"
    case .missing: "a path is missing"
    }
  }
}
