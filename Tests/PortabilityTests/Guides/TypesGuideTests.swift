import Foundation
import Testing

@testable import Portability

/// `Docs/Types.md` beside the tables.
@Suite("Types.md")
struct TypesGuideTests {
  private let here: Set<String>
  private let absent: Set<String>

  init() throws {
    let page = try String(contentsOf: PackageNames.root.appending(path: "Docs/Types.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "\n## ")
    here = Self.names(in: try #require(parts.first { $0.hasPrefix("Here\n") }))
    absent = Self.names(in: try #require(parts.first { $0.hasPrefix("Not here\n") }))
  }

  /// Returns the texts between backticks in the rows of the tables.
  private static func names(in text: String) -> Set<String> {
    let rows = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    return Set(
      rows.flatMap { $0.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element) })
  }

  @Test func `each class that is here is on the page, and no other`() {
    #expect(here.subtracting(SupportedNames.classes) == [], "not here: take it out of Docs/Types.md")
    #expect(SupportedNames.classes.subtracting(here) == [], "here: add it to Docs/Types.md")
  }

  @Test func `unavailable names are reported as not supported`() throws {
    #expect(absent.count > 20)
    for name in absent.sorted() {
      #expect(try Reading.findings(in: "let a: \(name)").map(\.verdict) == [.unsupported], "\(name)")
    }
  }
}
