/// The reason why a file cannot be read as Swift.
struct SourceError: Error, Equatable, CustomStringConvertible {
  /// The line where the trouble begins, from 1; 0 for the file as a whole.
  let line: Int
  /// The problem, as a sentence without its full stop.
  let problem: String

  /// The error of a file whose name does not end with `.swift`: most likely it is not Swift.
  var inNoSwiftFile: SourceError {
    SourceError(line: 0, problem: "this is not Swift source (\(self)); give a .swift file, a folder or a package")
  }

  var description: String { line > 0 ? "line \(line): \(problem)" : problem }
}
