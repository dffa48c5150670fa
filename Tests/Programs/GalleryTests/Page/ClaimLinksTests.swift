import Foundation
import RepositoryFiles
import Testing

@testable import Gallery

/// The links from ids to `Docs/Sources.md`.
@Suite("Claim links")
struct ClaimLinksTests {
  @Test func `the address is relative to the folder of the page`() {
    let file = URL(fileURLWithPath: "/no such/a:b/Docs/Sources.md")
    let rows = [
      ("/no such/a:b/gallery.html", "Docs/Sources.md"),
      ("/no such/gallery.html", "a%3Ab/Docs/Sources.md"),
      ("/no such/a:b/Docs/gallery.html", "Sources.md"),
      ("/other/x/../gallery.html", "../no%20such/a%3Ab/Docs/Sources.md"),
    ]
    for (path, address) in rows { #expect(ClaimLinks(from: path, to: file).address == address, "\(path)") }
  }

  @Test func `the address leads from a page in another folder to the file of this repository`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Repository.root)
    for path in ["\(folder.path)/gallery.html", "\(link.path)/gallery.html"] {
      let page = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent("gallery.html")
      let file = try #require(URL(string: ClaimLinks(from: path).address, relativeTo: page))
      #expect(try String(contentsOf: file.standardizedFileURL, encoding: .utf8).hasPrefix("# Sources\n"), "\(path)")
    }
  }

  @Test func `an id links to its row, with the text of the claim as its tooltip`() {
    let link = ClaimLinks(to: "https://a.example/?x=1&y").link(to: "D1.1")
    #expect(
      link
        == "<a href=\"https://a.example/?x=1&amp;y#D1.1\" title=\"raw values and defaults of the alignments\">D1.1</a>")
  }
}
