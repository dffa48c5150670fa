import CommandLineTool
import Foundation

/// The program, from the words of the command line to the exit code.
@MainActor
struct Command {
  /// Takes what is printed on standard output.
  let say: (String) -> Void
  /// Takes what is printed on standard error.
  let complain: (String) -> Void

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: The words, without the program's name.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      switch try Arguments.parse(arguments) {
      case .help: say(Arguments.explanation)
      case .list: say(Self.list)
      case .write(let path): return play(writingTo: path)
      case .inspect(let id, let path): return inspect(id, writingTo: path)
      }
      return 0
    } catch {
      complain("gallery: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    }
  }

  private func inspect(_ id: String, writingTo path: String) -> Int32 {
    guard let example = Section.all.lazy.flatMap(\.examples).first(where: { $0.id == id }) else {
      let near = NearNames(to: id, among: Section.all.flatMap { $0.examples.map(\.id) }).names
      let hint = near.isEmpty ? "." : "; did you mean \(near.joined(separator: ", "))?"
      complain("gallery: no example is called '\(id)'\(hint) Print all names with: gallery --list")
      return ProgramProcess.usageExitCode
    }
    let played = example.played()
    var page = played.outcome.page
    page.title = example.title
    say(Report.text(of: played, showing: nil))
    return write(page.html, to: path)
  }

  /// The sections with the names of their examples.
  private static var list: String {
    Section.all.map { section in
      ([section.title] + section.examples.map { "  \($0.id)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func play(writingTo path: String) -> Int32 {
    let sections = Section.all.map { $0.played() }
    say(Report(sections: sections).text)
    return write(Page(sections: sections).html, to: path)
  }

  private func write(_ html: String, to path: String) -> Int32 {
    do {
      try OutputFile(path: path).write(html)
    } catch {
      complain("gallery: \(error)")
      return ProgramProcess.failureExitCode
    }
    say("Wrote \(URL(fileURLWithPath: path).path)")
    return 0
  }
}
