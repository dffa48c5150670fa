import RepositoryFiles
import Testing

/// The code of pages, which runs in the tests of their names.
@Suite struct `Code of pages` {
  @Test(arguments: [
    ("Animation", 2, "Kit/HeadlessAnimationTests"), ("ButtonRecipes", 2, "Widgets/ButtonRecipesTests"),
    ("Conformance", 2, "Programs/ConformanceTests"), ("Controls", 4, "Kit/HeadlessControlsTests"),
    ("Events", 4, "Kit/HeadlessRecognizersTests"), ("Fonts", 2, "Drawing/HeadlessGraphicsTests"),
    ("Inputs", 2, "Widgets/HeadlessInputsTests"), ("Labels", 4, "Kit/HeadlessControlsTests"),
  ])
  func `every block of a page is in its tests`(page: String, count: Int, target: String) throws {
    let (path, tests) = ("Docs/\(page).md", Repository.url("Tests/\(target)/Guides/\(page)GuideTests.swift").path)
    #expect(try Repository.blocks(ofPage: path, "swift").count == count)
    #expect(try Repository.uncompiledBlocks(ofPage: path, tests: tests) == [])
  }

  @Test(arguments: [
    ("Controllers", 30, "HeadlessControllersTests"), ("Navigation", 25, "HeadlessControllersTests"),
    ("Scrolling", 30, "HeadlessScrollingTests"),
  ])
  func `every line of a page is in its tests, however it is broken`(page: String, count: Int, target: String) throws {
    let source = try Repository.text(of: "Tests/Widgets/\(target)/Guides/\(page)GuideTests.swift")
    let compiled = source.filter { !$0.isWhitespace }
    let lines = try Repository.codeLines(ofPage: "Docs/\(page).md").map { $0.components(separatedBy: " // ")[0] }
    #expect(lines.count > count)
    #expect(lines.filter { !compiled.contains($0.filter { !$0.isWhitespace }) } == [])
  }
}
