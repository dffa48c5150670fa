import Foundation
import RepositoryFiles
import Testing

/// The names in `Docs/Architecture.md`.
struct `Architecture.md` {
  /// Names of the language, of Apple and of commands, and one that stands for any name.
  private static let exceptions: Set = [
    "conformance", "deinit", "needsX", "NSValue", "portability", "Sendable", "View.deinit",
  ]

  @Test func `every file, folder, type and member that the page names exists`() throws {
    var paths = "/"
    var declared: Set<Substring> = []
    for folder in ["Sources", "Tests", "Docs"] {
      // In the check, the folders are links.
      let path = Repository.url(folder).resolvingSymlinksInPath().path
      let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      for file in files {
        paths += "\(folder)/\(file)/\n/"
        guard folder == "Sources", file.hasSuffix(".swift") else { continue }
        let declaration = /\b(?:class (?:func|var)|class|struct|enum|protocol|typealias|func|var|let|case)\s+(\w+)/
        declared.formUnion(try Repository.text(of: "\(folder)/\(file)").matches(of: declaration).map(\.1))
      }
    }
    let text = try Repository.text(of: "Docs/Architecture.md").replacing(/(?s)```.*?```/, with: "")
    let names = Set(text.matches(of: /`([\w.+\/]+)(?:\([\w:]*\))?`/).map { String($0.1) })
    let unknown = names.subtracting(Self.exceptions).filter { name in
      !["\(name)/", "\(name).swift/"].contains { paths.contains("/\($0)") }
        && !name.split(separator: ".").allSatisfy { declared.contains($0) || paths.contains("/\($0)/") }
    }
    #expect(names.count > 100)
    #expect(unknown.sorted() == [])
  }
}
