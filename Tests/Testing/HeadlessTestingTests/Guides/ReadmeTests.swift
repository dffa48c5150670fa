import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code, the trace, the picture, the products and the list of pages of `README.md`.
///
/// `.ci/run` also runs the example in a package of its own.
@MainActor @Suite("README.md", .reportsIssuesAsFailures) struct ReadmeTests {
  private final class Printout {
    var text = ""

    func callAsFunction(_ item: Any) { text += "\(item)" }
  }

  private let print = Printout()
  private let page: String

  init() throws { page = try Repository.text(of: "README.md") }

  // MARK: The example

  final class CaptionButton: Button {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }
  }

  @MainActor @Test func `the title is at the bottom`() {
    let button = CaptionButton(frame: CGRect(x: 0, y: 0, width: 80, height: 52))
    button.setTitle("Like", for: .normal)
    print(LayoutTrace.recording(of: button) { button.layoutIfNeeded() })
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 32, width: 80, height: 20))
  }

  @Test func `the example has a test of ten lines at most, and eleven with its button`() throws {
    let block = try Repository.blocks(ofPage: "README.md", "swift")[0]
    let lines = block.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    #expect(lines.count <= 11 && lines.drop { !$0.contains("@Test") }.count <= 10)
  }

  @Test func `the example prints the trace of the page`() throws {
    `the title is at the bottom`()
    let shown = try Repository.blocks(ofPage: "README.md", "text")
    #expect(shown == [print.text], "\(print.text)")
  }

  @Test func `the example is in this file, and .ci∕run runs the manifests`() throws {
    let others = try Repository.uncompiledBlocks(ofPage: "README.md", tests: #filePath)
    #expect(others.count == 2 && others.allSatisfy { $0.contains("dependencies: [.package(") })
  }

  // MARK: The picture

  @Test func `the picture is the one that the package makes`() throws {
    let picture = ReadmePicture.svg()
    let path = "Docs/Pictures/readme.svg"
    #expect(page.contains("](\(path))"))
    if ProcessInfo.processInfo.environment["HEADLESS_RECORD"] == RecordMode.all.rawValue {
      try picture.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let stored = try Repository.text(of: path)
    #expect(stored == picture, "Docs/Pictures/readme.svg is an older picture. Record it with HEADLESS_RECORD=all.")
  }

  // MARK: UIKit there, UIKit here

  /// The rows of the table, as the code in each of both cells.
  private var rows: [(there: [Substring], here: [Substring])] {
    let table = page.components(separatedBy: "| UIKit there | UIKit here |\n|---|---|\n")[1].components(
      separatedBy: "\n\n")[0]
    return table.components(separatedBy: "\n").map { row in
      let cells = row.components(separatedBy: " | ").map { $0.matches(of: /`([^`]+)`/).map(\.output.1) }
      return (cells[0], cells[1])
    }
  }

  @Test func `each name of Apple's is an alias of the name beside it`() throws {
    let sources = try ["UIKit/UIKit.swift", "UIKit/Names/UIKit+Constraints.swift", "QuartzCore/QuartzCore.swift"].map {
      try Repository.text(of: "Sources/AppleNames/\($0)")
    }.joined()
    #expect(rows[0].there.count == 7)
    for (apple, own) in zip(rows[0].there, rows[0].here) {
      #expect(sources.contains("public typealias \(apple) = \(own)\n"), "\(apple)")
    }
  }

  @Test func `the code of the table is in this file`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let codes = rows.dropFirst().flatMap(\.here)
    #expect(codes.count == 9)
    for code in codes { #expect(source.contains(" \(code)") || source.contains("(\(code)"), "\(code)") }
  }

  final class Panel: View {
    var closed = 0

    func close() { closed += 1 }
  }

  final class WideButton: Button {
    override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: 0).contains(point)
    }
  }

  @Test(.screen(scale: 2)) func `the table's code has the results that the table lists`() {
    let window = Window()
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let button = WideButton(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    button.setTitle("Close", for: .normal)
    button.addTarget(panel, action: Panel.close, for: .touchUpInside)
    panel.addSubview(button)
    window.addSubview(panel)
    window.makeKeyAndVisible()

    window.layoutIfNeeded()
    tap(.button(titled: "Close"), in: window)
    #expect(panel.closed == 1)

    View.animate(withDuration: 0.3) { panel.alpha = 0.5 }
    #expect(panel.layer.animationKeys() == ["opacity"])
    Screen.main.clock.advance(by: 0.3)
    #expect(panel.layer.animationKeys() == nil)

    let picture = panel.svg()
    let pixels = panel.image(scale: 2)
    #expect(picture.contains(">Close</text>") && pixels.size == panel.bounds.size)

    expectIssue(containing: "is not finite") {
      panel.frame.origin.x = .nan
    }
    #expect(panel.frame.origin.x == 0)
  }

  @Test(
    .screen(scale: 2), .textMeasurer(RecordedTextMeasurer(["Like": CGSize(width: 31, height: 21.5)])))
  func `a test states the width of a text`() {
    let label = Label()
    label.text = "Like"
    #expect(label.intrinsicContentSize == CGSize(width: 31, height: 21.5))
  }

  // MARK: Lists

  @Test func `each library of the manifest is in the table of products`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let names = { (text: String, pattern: Regex<(Substring, Substring)>) in
      Set(text.matches(of: pattern).map(\.output.1))
    }
    let table = page.components(separatedBy: "| product |")[1].components(separatedBy: "\n\n")[0]
    let rows = table.components(separatedBy: "\n").map { $0.components(separatedBy: " | ")[0] }.joined(separator: "\n")
    #expect(names(rows, /`(\w+)`/) == names(manifest, /\blibrary\(\s*"(\w+)"/))
    #expect(names(page, /swift run (\w+)/) == names(manifest, /\.executable\(name: "(\w+)"/))
  }

  @Test func `each page of Docs is in the list to read on`() throws {
    let list = page.components(separatedBy: "\n## Read on\n")[1]
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.url("Docs").path).filter {
      $0.hasSuffix(".md")
    }
    #expect(pages.count > 30)
    for page in pages { #expect(list.contains("(Docs/\(page))"), "\(page)") }
    for link in self.page.matches(of: /\]\(([\w\/.]+)\)/).map(\.output.1) {
      #expect(FileManager.default.fileExists(atPath: Repository.url(String(link)).path), "\(link)")
    }
  }
}
