/// What the command line asks for.
enum Arguments: Equatable {
  /// Play the examples and write the page to a file.
  case write(path: String)
  /// Play one example and write a page to look into it.
  case inspect(id: String, path: String)
  /// Print the names of the examples.
  case list
  /// Tell how the program is used.
  case help

  /// The file that is written unless another is named.
  static let defaultPath = "gallery.html"
  /// The file that is written for one example unless another is named.
  static let defaultInspectorPath = "inspector.html"

  /// How the program is called, in one line.
  static let usage = "usage: gallery [--list] [--inspect NAME] [--output FILE] [--help]"

  /// What `--help` prints.
  static let explanation = """
    \(usage)

    Plays the button examples of the documents, prints each hook trace with the resulting frames,
    and writes a page with a drawing of each button.

      --list          print the names of the examples
      --inspect NAME  play one example, print its layout, and write a page to look into it;
                      the name is one that --list prints, such as default-centered
      --output FILE   write the page to FILE instead of \(defaultPath) or \(defaultInspectorPath)
      --help          print this text
    """

  /// Reads the arguments after the program's name; a request for help wins over everything to its right.
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: What is asked for, or what is wrong with the words.
  static func parse(_ arguments: [String]) -> Result<Arguments, UsageError> {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        return .success(.help)
      case "--list":
        if values.updateValue("", forKey: word) != nil { return .failure(.givenTwice(word)) }
      case "--inspect", "--output":
        guard let value = rest.popFirst(), !value.hasPrefix("--") else { return .failure(.missingValue(of: word)) }
        if values.updateValue(value, forKey: word) != nil { return .failure(.givenTwice(word)) }
      default:
        return .failure(.unknown(word))
      }
    }
    if values["--list"] != nil {
      guard let other = values.keys.sorted().first(where: { $0 != "--list" }) else { return .success(.list) }
      return .failure(.alone("--list", not: other))
    }
    if let id = values["--inspect"] {
      return .success(.inspect(id: id, path: values["--output"] ?? defaultInspectorPath))
    }
    return .success(.write(path: values["--output"] ?? defaultPath))
  }
}

/// Why a command line makes no sense.
enum UsageError: Error, Equatable, CustomStringConvertible {
  /// A word that means nothing here.
  case unknown(String)
  /// An option at the end, or before another option, that needs a value.
  case missingValue(of: String)
  /// An option that may stand only once.
  case givenTwice(String)
  /// An option that does all by itself, with another one.
  case alone(String, not: String)

  /// The complaint as one line.
  var description: String {
    switch self {
    case .unknown(let word): "unknown argument '\(word)'"
    case .missingValue(let option): "\(option) needs a value"
    case .givenTwice(let option): "\(option) is given twice"
    case .alone(let option, let other): "\(option) takes no \(other)"
    }
  }
}
