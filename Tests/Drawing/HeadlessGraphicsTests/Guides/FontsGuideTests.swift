import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code of the page `Docs/Fonts.md`, with a font of the tests.
@Suite("Fonts.md", .serialized, .reportsIssuesAsFailures) struct FontsGuideTests {
  private let url = Repository.url("Tests/Drawing/HeadlessFontFilesTests/Fixtures/Inter-Regular.otf")

  @Test func `a file is registered for the process`() throws {
    let files = try Font.register(contentsOf: url)  // a .ttf, .otf or .ttc file; the whole process finds it
    let font = Font(name: "Inter-Regular", size: 15)  // by PostScript name, full name, or family and style
    Font.unregister(files)
    #expect(font?.familyName == "Inter")
  }

  @Test func `a file is registered for a scope`() throws {
    let file = try FontFile(data: Data(contentsOf: url))
    Font.withRegistered([file]) {
      let font = Font(name: "Inter", size: 15)
      #expect(font?.fontName == "Inter-Regular")
    }
    #expect(Font(name: "Inter", size: 15) == nil)
  }

  @Test func `an unknown name has no font and a damaged file an error`() throws {
    #expect(Font(name: "Typo", size: 15) == nil)
    #expect(Font(name: "HelveticaNeue-Bold", size: 15)?.familyName == "Helvetica Neue")
    #expect(throws: FontFileError.self) { try FontFile(data: Data("no font".utf8)) }
  }

  @Test func `the page counts the fonts by name`() throws {
    let families = Font.familyNames
    let count = families.reduce(0) { $0 + Font.fontNames(forFamilyName: $1).count }
    let page = try Repository.text(of: "Docs/Fonts.md")
    #expect(page.contains("one of the \(count) fonts in \(families.count) families"))
  }
}
