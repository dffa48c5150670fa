/// Why a file cannot be read as Swift.
struct SourceError: Error, Equatable, CustomStringConvertible {
  /// The line where the trouble begins, from 1; 0 for the file as a whole.
  let line: Int
  /// What is wrong, as a sentence without its full stop.
  let problem: String

  /// The complaint as one line.
  var description: String { line > 0 ? "line \(line): \(problem)" : problem }
}
