import Foundation

package enum ProgramProcess {
  /// The exit code of a file that can't be written, or a figure that can't be measured, unless a program has another.
  package static let failureExitCode: Int32 = 1
  /// The exit code of a command line that makes no sense.
  /// > Documented: EX_USAGE in `sysexits.h`.
  package static let usageExitCode: Int32 = 64

  /// Runs a program with the words of the command line, and ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - name: The name of the program, for the message about an output that fails.
  ///   - failureExitCode: The exit code if something can't be printed, as on a full disk.
  ///   - command: Receives a closure that prints on standard output, one that prints on standard error, and the words
  ///     without the program's name; returns the exit code.
  @MainActor package static func run(
    _ name: String, failureExitCode: Int32 = ProgramProcess.failureExitCode,
    _ command: (_ printOutput: @escaping (String) -> Void, _ printError: @escaping (String) -> Void, _ words: [String])
      ->
      Int32
  ) -> Never {
    // Standard output can fail as any file does: on a full disk.
    var failure: String?
    let printOutput = { (text: String) in
      do {
        try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
      } catch {
        failure = failure ?? String(cString: strerror(errno))
      }
    }
    let printError = { (text: String) in FileHandle.standardError.write(Data("\(text)\n".utf8)) }
    let code = command(printOutput, printError, Array(CommandLine.arguments.dropFirst()))
    guard let failure else { exit(code) }
    printError("\(name): cannot write to standard output: \(failure)")
    exit(failureExitCode)
  }
}
