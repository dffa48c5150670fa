import Foundation
import Testing

@testable import Portability

/// `Docs/Types.md` beside the tables.
@Suite("Types.md") struct TypesGuideTests {
  private let available: Set<String>
  private let unavailable: Set<String>

  init() throws {
    let page = try String(contentsOf: PackageNames.root.appending(path: "Docs/Types.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "\n## ")
    available = Self.names(in: try #require(parts.first { $0.hasPrefix("Available\n") }))
    unavailable = Self.names(in: try #require(parts.first { $0.hasPrefix("Unavailable\n") }))
  }

  /// Returns the texts between backticks in the rows of the tables.
  private static func names(in text: String) -> Set<String> {
    let rows = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    return Set(
      rows.flatMap { $0.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element) })
  }

  @Test func `each class that is available is on the page, and no other`() {
    #expect(available.subtracting(SupportedNames.classes) == [], "unavailable: remove it from Docs/Types.md")
    #expect(SupportedNames.classes.subtracting(available) == [], "available: add it to Docs/Types.md")
  }

  @Test func `unavailable names are reported as not supported`() throws {
    #expect(unavailable.count > 20)
    for name in unavailable.sorted() {
      #expect(try Reading.findings(in: "let a: \(name)").map(\.verdict) == [.unsupported], "\(name)")
    }
  }
}
