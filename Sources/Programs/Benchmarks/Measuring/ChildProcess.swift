import Foundation

/// A separate process, run to its end.
struct ChildProcess {
  let output: String
  /// The time from the start to the end of its output, which the system closes when the process ends.
  let time: Duration

  /// Runs a program to its end.
  ///
  /// The clock stops at the end of the output: Foundation reports the end of a process up to 50 ms late.
  ///
  /// - Throws: An error if the program could not be started, or did not end with 0.
  init(running program: URL, _ arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    var bytes = Data()
    time = try ContinuousClock().measure {
      try process.run()
      bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw RunError("\(program.path) ended with \(process.terminationStatus)")
    }
    output = String(decoding: bytes, as: UTF8.self)
  }
}
