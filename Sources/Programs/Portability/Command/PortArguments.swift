import CommandLineTool

struct PortArguments: Equatable {
  let path: String
  /// The folder of the copy; nil if only the difference is printed.
  let output: String?
  let kit: String?
  let isDryRun: Bool
  /// Whether declarations that name unavailable types stay in the copy.
  let keepsAbsent: Bool
  let isChecked: Bool
  let runsTests: Bool
  var dependencies: [String: String] = [:]

  static let usage =
    "usage: portability port PATH --output DIR [--test] [--no-check] [--dry-run] [--keep-absent]"
    + " [--headlesskit PATH|URL] [--dependency NAME=PATH] [--help]"

  /// The text of `portability port --help`.
  static let explanation = """
    \(usage)

    Writes a copy of an iOS package that builds on Linux with this package's UIKit: every row of
    Docs/Porting.md is applied, and errors name the original files and lines. The package itself
    is not changed. The copy and its tests are compiled; what the compiler refuses is left out, a
    statement before a member, a member before a type, and listed by file and line.

      PATH           the folder of the package; one without Package.swift is read by its podspec
                     or by the names of its folders
      --output       the folder of the copy; what this command has written there before is replaced
      --headlesskit  where the copy finds HeadlessKit: a folder or an address; else the package that
                     this tool was built from
      --dependency   the folder of a package in the place of one that PATH depends on, such as its
                     ported copy; once for each
      --test         run the tests of the copy
      --no-check     do not compile: names alone decide what is left out
      --keep-absent  keep declarations that name unavailable types; they do not compile
      --dry-run      write nothing, and print the edits of the sources as a unified diff
      --help         print this text

    exit codes:
      0   the copy builds, and nothing is left out
      1   the copy does not build (with --test: or a test fails); the errors are listed. Or its
          sources are more than 8 MiB, which are not compiled
      2   nothing was written: the command line, the output or a file of the package is at fault
      3   the copy builds without what is listed as left out
    With --no-check the code is a guess by names.
    """

  /// Reads the arguments after `port`; nil for a request for help.
  static func parse(_ arguments: [String]) throws(UsageError) -> PortArguments? {
    let options = try Options(
      arguments, flags: ["--dry-run", "--keep-absent", "--no-check", "--test"], values: ["--output", "--headlesskit"],
      repeatable: ["--dependency"], mostWords: .max)
    if options.asksForHelp { return nil }
    let path = try options.path()
    let isDryRun = options.has("--dry-run")
    for option in ["--output", "--headlesskit"] where options[option] == "" { throw .missingValue(of: option) }
    if options["--output"] == nil, !isDryRun { throw .missing("--output") }
    if options.has("--test"), isDryRun { throw UsageError("--test needs a copy, and --dry-run writes none") }
    return PortArguments(
      path: path, output: options["--output"], kit: options["--headlesskit"], isDryRun: isDryRun,
      keepsAbsent: options.has("--keep-absent"), isChecked: !options.has("--no-check"),
      runsTests: options.has("--test"), dependencies: try dependencies(options))
  }

  private static func dependencies(_ options: Options) throws(UsageError) -> [String: String] {
    var dependencies: [String: String] = [:]
    for value in options.values(of: "--dependency") {
      guard let sign = value.firstIndex(of: "="), sign > value.startIndex, value[sign...].count > 1 else {
        throw UsageError("--dependency needs NAME=PATH; got '\(value)'")
      }
      let name = String(value[..<sign])
      if dependencies.updateValue(String(value[sign...].dropFirst()), forKey: name) != nil {
        throw .givenTwice("--dependency \(name)")
      }
    }
    return dependencies
  }
}
