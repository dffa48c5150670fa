import CommandLineTool

/// The program, from the words of the command line to the exit code.
struct Command {
  let printOutput: (String) -> Void
  let printError: (String) -> Void

  /// The exit code if a file needs changes or is not supported.
  static let changesExitCode: Int32 = 1
  /// The exit code if a file cannot be read.
  static let unreadableExitCode: Int32 = 2

  /// Runs the command with the words after the program's name; returns the exit code.
  func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "port" {
      return PortCommand(printOutput: printOutput, printError: printError).run(Array(arguments.dropFirst()))
    }
    do {
      switch try Arguments.parse(arguments) {
      case .help:
        printOutput(Arguments.explanation)
        return 0
      case .read(let path, let asJSON): return report(Project(path: path).report, asJSON: asJSON)
      }
    } catch {
      printError("portability: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    }
  }

  private func report(_ report: Report, asJSON: Bool) -> Int32 {
    let json = asJSON ? (try? report.json()) : nil
    printOutput(json ?? report.text)
    for file in report.files {
      if let error = file.error { printError("portability: \(file.path): \(error)") }
    }
    if report.summary.unreadable > 0 { return Self.unreadableExitCode }
    return report.summary.needChanges + report.summary.unsupported > 0 ? Self.changesExitCode : 0
  }
}
