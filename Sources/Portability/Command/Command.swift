import CommandLineTool

/// The program, from the words of the command line to the exit code.
struct Command {
  /// The closure that prints a text on standard output.
  let output: (String) -> Void
  /// The closure that prints a text on standard error.
  let complain: (String) -> Void

  /// The exit code if a file needs changes or is not supported.
  static let changesExitCode: Int32 = 1
  /// The exit code if a file cannot be read.
  static let unreadableExitCode: Int32 = 2

  /// Runs the command with arguments.
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "port" {
      return PortCommand(output: output, complain: complain).run(Array(arguments.dropFirst()))
    }
    do {
      switch try Arguments.parse(arguments) {
      case .help:
        output(Arguments.explanation)
        return 0
      case .read(let path, let asJSON):
        return report(Project(path: path).report, asJSON: asJSON)
      }
    } catch {
      complain("portability: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    }
  }

  private func report(_ report: Report, asJSON: Bool) -> Int32 {
    if asJSON, let json = try? report.json() {
      output(json)
    } else {
      output(report.text)
    }
    for file in report.files {
      if let error = file.error { complain("portability: \(file.path): \(error)") }
    }
    if report.summary.unreadable > 0 { return Self.unreadableExitCode }
    return report.summary.needChanges + report.summary.unsupported > 0 ? Self.changesExitCode : 0
  }
}
