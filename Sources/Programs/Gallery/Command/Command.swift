import CommandLineTool
import Foundation

/// The program, from its arguments to its exit code.
@MainActor struct Command {
  var sections = Section.all
  let printOutput: (String) -> Void
  let printError: (String) -> Void

  func run(_ arguments: [String]) -> Int32 {
    do {
      switch try Arguments.parse(arguments) {
      case .help: printOutput(Arguments.explanation)
      case .list: printOutput(list)
      case .write(let path, let sources):
        return writeGallery(to: path, links: sources.map { ClaimLinks(to: $0) } ?? ClaimLinks(from: path))
      case .inspect(let id, let path): return inspect(id, writingTo: path)
      }
      return 0
    } catch {
      printError("gallery: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    }
  }

  private func inspect(_ id: String, writingTo path: String) -> Int32 {
    guard let example = sections.lazy.flatMap(\.examples).first(where: { $0.id == id }) else {
      let near = NearNames(to: id, among: sections.flatMap { $0.examples.map(\.id) }).names
      let hint = near.isEmpty ? "." : "; did you mean \(near.joined(separator: ", "))?"
      printError("gallery: no example is called '\(id)'\(hint) Print all names with: gallery --list")
      return ProgramProcess.usageExitCode
    }
    let result = example.run()
    var page = result.outcome.page
    page.title = example.title
    printOutput(Report.text(of: result, showing: nil))
    return write(page.html, to: path)
  }

  /// The titles of the sections, each with the ids and titles of its examples.
  private var list: String {
    sections.map { section in
      let width = section.examples.map(\.id.count).max() ?? 0
      let lines = section.examples.map { example in
        "  \(example.id.padding(toLength: width, withPad: " ", startingAt: 0))  \(example.title)"
      }
      return ([section.title] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func writeGallery(to path: String, links: ClaimLinks) -> Int32 {
    let sections = sections.map { $0.run() }
    printOutput(Report(sections: sections).text)
    return write(Page(sections: sections, links: links).html, to: path)
  }

  private func write(_ html: String, to path: String) -> Int32 {
    do {
      try OutputFile(path: path).write(html)
    } catch {
      printError("gallery: \(error)")
      return ProgramProcess.failureExitCode
    }
    printOutput("Wrote \(URL(fileURLWithPath: path).path)")
    return 0
  }
}
