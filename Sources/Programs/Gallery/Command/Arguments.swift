import CommandLineTool

enum Arguments: Equatable {
  /// Runs all examples and writes the gallery to a file, with links to `Docs/Fidelity` at an address.
  case write(path: String, sources: String?)
  /// Runs one example and writes its inspector page to a file.
  case inspect(id: String, path: String)
  /// Prints the ids and titles of the examples.
  case list
  case help

  /// The default file of the gallery.
  static let defaultPath = "gallery.html"
  /// The default file of an inspector page.
  static let defaultInspectorPath = "inspector.html"

  static let usage =
    "usage: gallery [--list] [--inspect NAME] [--output FILE] [--sources ADDRESS] [--help]"

  /// The text of `--help`.
  static let explanation = """
    \(usage)

    Lays out the button examples of the articles that Docs/Fidelity/Documents.md lists, prints each hook trace with the resulting frames,
    and writes a web page with a drawing of each button.

      --list             print the ids and titles of the examples
      --inspect NAME     lay out one example, print its trace, and write its inspector page;
                         NAME is an id that --list prints, such as default-centered
      --output FILE      write the page to FILE instead of \(defaultPath) or \(defaultInspectorPath)
      --sources ADDRESS  link ids such as D0.1 to this address of Docs/Fidelity; by default to the
                         folder of this package, relative to the page
      --help             print this text
    """

  /// Parses the arguments after the program's name; `--help` overrides everything to its right.
  static func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    let options = try Options(arguments, flags: ["--list"], values: ["--inspect", "--output", "--sources"])
    if options.asksForHelp { return .help }
    if options.has("--list") {
      let others = ["--inspect", "--output", "--sources"].filter(options.has)
      if let other = others.first { throw .alone("--list", not: other) }
      return .list
    }
    guard let id = options["--inspect"] else {
      return .write(path: options["--output"] ?? defaultPath, sources: options["--sources"])
    }
    if options.has("--sources") { throw .alone("--inspect", not: "--sources") }
    return .inspect(id: id, path: options["--output"] ?? defaultInspectorPath)
  }
}

extension UsageError {
  /// Returns an option together with one that it excludes.
  static func alone(_ option: String, not other: String) -> UsageError { UsageError("\(option) takes no \(other)") }
}
