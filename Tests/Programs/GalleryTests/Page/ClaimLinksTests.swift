import Foundation
import RepositoryFiles
import Testing

@testable import Gallery

/// The links from ids to the pages of `Docs/Fidelity`.
@Suite("Claim links") struct ClaimLinksTests {
  @Test func `the address is relative to the folder of the page`() {
    let rows = URL(fileURLWithPath: "/no such/a:b/Docs/Fidelity")
    let pages = [
      ("/no such/a:b/gallery.html", "Docs/Fidelity"),
      ("/no such/gallery.html", "a%3Ab/Docs/Fidelity"),
      ("/no such/a:b/Docs/gallery.html", "Fidelity"),
      ("/other/x/../gallery.html", "../no%20such/a%3Ab/Docs/Fidelity"),
    ]
    for (path, address) in pages { expectEqual(ClaimLinks(from: path, to: rows).address, address, "\(path)") }
  }

  @Test func `the address leads from a page in another folder to the pages of this repository`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Repository.root)
    for path in ["\(folder.path)/gallery.html", "\(link.path)/gallery.html"] {
      let page = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent("gallery.html")
      let file = try #require(URL(string: ClaimLinks(from: path).address + "/README.md", relativeTo: page))
      #expect(try String(contentsOf: file.standardizedFileURL, encoding: .utf8).hasPrefix("# Fidelity\n"), "\(path)")
    }
  }

  @Test func `an id links to its row, with the text of the claim as its tooltip`() throws {
    let link = ClaimLinks(to: "https://a.example/x&y").link(to: "D1.8")
    let text = "Negative insets may move image and title out of the button."
    expectEqual(link, "<a href=\"https://a.example/x&amp;y/Documents.md#D1.8\" title=\"\(text)\">D1.8</a>")
  }

  @Test func `claims are the rows of a page, without links`() {
    let page = """
      | id | fact | how sure |
      |---|---|---|
      | <a id="D0.1"></a>D0.1 | A `View` (see [s11](Buttons.md#s11)). | document |
      | <a id="f33a"></a>f33a | Another one. | seen |
      """
    expectEqual(
      Claim.rows(of: page), [Claim(id: "D0.1", text: "A `View` (see s11)."), Claim(id: "f33a", text: "Another one.")])
  }
}
