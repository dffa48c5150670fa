import Foundation
import Testing

/// The README's table of products and its links.
@Suite("README")
struct ReadmeTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: PackageNames.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `each page in Docs is named, and each page that is named is there`() throws {
    let folder = PackageNames.root.appending(path: "Docs")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let named = Set(page.matches(of: /Docs\/(\w+\.md)/).map { String($0.output.1) })
    #expect(named == Set(pages))
  }

  @Test func `each library in the manifest is in the table of products`() throws {
    let manifest = try String(contentsOf: PackageNames.root.appending(path: "Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.output.1) }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
    #expect(libraries.count > 5)
    for library in libraries { #expect(rows.contains { $0.contains("`\(library)`") }, "\(library)") }
  }
}
