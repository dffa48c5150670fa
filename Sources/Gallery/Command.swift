import Foundation

/// The program, from the words of the command line to the exit code.
@MainActor
struct Command {
  /// Takes what is printed on standard output.
  let say: (String) -> Void
  /// Takes what is printed on standard error.
  let complain: (String) -> Void

  /// The exit code of a file that cannot be written.
  static let failureExitCode: Int32 = 1
  /// The exit code of a wrong command line, as `sysexits.h` numbers it.
  static let usageExitCode: Int32 = 64

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    switch Arguments.parse(arguments) {
    case .failure(let error):
      complain("gallery: \(error)\n\(Arguments.usage)")
      return Self.usageExitCode
    case .success(.help):
      say(Arguments.explanation)
      return 0
    case .success(.write(let path)):
      return play(writingTo: path)
    }
  }

  private func play(writingTo path: String) -> Int32 {
    let sections = Section.all.map { $0.played() }
    say(Report(sections: sections).text)
    do {
      try OutputFile(path: path).write(Page(sections: sections).html)
    } catch {
      complain("gallery: \(error)")
      return Self.failureExitCode
    }
    say("Wrote \(URL(fileURLWithPath: path).path)")
    return 0
  }
}
