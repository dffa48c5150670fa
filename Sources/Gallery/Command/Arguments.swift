import CommandLineTool

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
  /// - Returns: The request.
  /// - Throws: A `UsageError` if the words make no sense.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var words = ArgumentReader(arguments)
    var values: [String: String] = [:]
    while let option = try words.option() {
      switch option {
      case "--help", "-h": return .help
      case "--list": values[option] = ""
      case "--inspect", "--output": values[option] = try words.value(of: option)
      default: throw .unknown(option)
      }
    }
    if values["--list"] != nil {
      guard let other = values.keys.sorted().first(where: { $0 != "--list" }) else { return .list }
      throw .alone("--list", not: other)
    }
    guard let id = values["--inspect"] else { return .write(path: values["--output"] ?? defaultPath) }
    return .inspect(id: id, path: values["--output"] ?? defaultInspectorPath)
  }
}

extension UsageError {
  /// An option that excludes all others, with another one.
  static func alone(_ option: String, not other: String) -> UsageError { UsageError("\(option) takes no \(other)") }
}
