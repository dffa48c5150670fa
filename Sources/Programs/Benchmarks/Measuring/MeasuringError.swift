/// The reason why there is no figure.
enum MeasuringError: Error, CustomStringConvertible {
  /// A process did not print a number.
  case noFigure(String)
  case failed(program: String, status: Int32)
  /// A file is not a recording of this program.
  case noRecording(path: String)
  /// The text measurer has no number for a letter that the reference tree needs.
  case noTable(String)
  /// The system does not report the memory of a process.
  case noMemoryFigures

  var description: String {
    switch self {
    case .noFigure(let output): "a process of its own printed no figure but '\(output)'"
    case .failed(let program, let status): "\(program) ended with \(status)"
    case .noRecording(let path): "'\(path)' cannot be read, or is not a recording made with --json"
    case .noTable(let line): "the table of the system font has no number for '\(line)'"
    case .noMemoryFigures: "this system has no /proc/self/status, which contains the memory of a process"
    }
  }
}
