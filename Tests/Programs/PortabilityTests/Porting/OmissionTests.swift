import Testing

@testable import Portability

@Suite("Declarations that are left out") struct OmissionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let before, after: String
    let left: [String]
    var testDescription: String { before }
    init(_ before: String, _ after: String, _ left: String...) {
      (self.before, self.after, self.left) = (before, after, left)
    }

    /// Creates a statement of a function that asks for objects of tables.
    init(statement before: String, _ after: String, asks count: Int = 1) {
      self.before = "func f(_ a: Any) {\n  \(before)\n}"
      self.after = "func f(_ a: Any) {\n\(after)\n}"
      left = Array(repeating: "what asks for `UITableView` (UIKit's tables are unavailable)", count: count)
    }
  }

  private static let tables = "UIKit's tables are unavailable"
  private static let kept = "let other = 1\n"

  nonisolated static let extensions: [Row] = [
    Row(kept + "extension UITableView {\n  func f() {}\n}\n", kept + "\n\n\n", "`extension UITableView` (\(tables))"),
    Row(
      kept + "@available(iOS 13, *)\npublic extension UITableView.Style { }", kept + "\n",
      "`extension UITableView.Style` (\(tables))"),
    Row(
      kept + "extension Array where Element: UITableViewCell {}", kept,
      "`extension Array where Element: UITableViewCell` (\(tables))"),
    Row(
      kept + "protocol P {}; extension P where Self: UIView { func f() {} }",
      kept + "protocol P {}; extension P where Self: UIView { func f() {} }"),
    Row(
      "class UITableView {}\nextension UITableView { func f() {} }",
      "class UITableView {}\nextension UITableView { func f() {} }"),
    Row(
      "#if os(macOS)\nextension UITableView {\n#else\nextension UIView {\n#endif\n}",
      "#if os(macOS)\nextension UITableView {\n#else\nextension UIView {\n#endif\n}"),
  ]

  nonisolated static let types: [Row] = [
    Row(kept + "class Cell: UITableViewCell {}", kept, "`class Cell` (\(tables))"),
    Row(
      kept + "class Cell: UITableViewCell {}\nclass Tile: Cell {}\nfunc f(_ a: Tile) {}", kept + "\n\n",
      "`class Cell` (\(tables))", "`class Tile` (`Cell` is left out)", "`func f(_:)` (`Tile` is left out)"),
    Row(kept + "class Box<Cell: UITableViewCell> {}", kept, "`class Box` (\(tables))"),
    Row(
      "func f<Cell: UIView>(_ a: Cell) {}\nclass Cell: UITableViewCell {}", "func f<Cell: UIView>(_ a: Cell) {}\n",
      "`class Cell` (\(tables))"),
    Row(
      "class Board: UIView, UITableViewDelegate {}", "class Board: UIView {}",
      "the conformance of `Board` to `UITableViewDelegate` (\(tables))"),
    Row(
      "class Board {}\nextension Board: UITableViewDelegate, UITableViewDataSource {\n  func f() {}\n}",
      "class Board {}\nextension Board {\n  func f() {}\n}",
      "the conformance of `Board` to `UITableViewDelegate` (\(tables))",
      "the conformance of `Board` to `UITableViewDataSource` (\(tables))"),
    Row(
      "protocol P {}\nclass A: UITableViewDelegate, P {}", "protocol P {}\nclass A:  P {}",
      "the conformance of `A` to `UITableViewDelegate` (\(tables))"),
    Row(
      kept + "typealias Table = UITableView\nfunc f() -> Table? { nil }", kept + "\n",
      "`typealias Table` (\(tables))", "`func f()` (`Table` is left out)"),
  ]

  nonisolated static let members: [Row] = [
    Row(
      "class A { func f(_ a: UITableView) {}; func g() {} }", "class A {  func g() {} }",
      "`func f(_:)` of `A` (\(tables))"),
    Row("class A { weak var a: UITableView? }", "class A {  }", "`var a` of `A` (\(tables))"),
    Row(
      "class A { init() {}\n  convenience init(_ a: UITableView) { self.init() } }", "class A { init() {}\n }",
      "`init(_:)` of `A` (\(tables))"),
    Row(
      "protocol P { func f(_ a: UITableView) }\nclass A: P { func f(_ a: UITableView) {} }",
      "protocol P {  }\nclass A: P {  }", "`func f(_:)` of `P` (\(tables))", "`func f(_:)` of `A` (\(tables))"),
    Row(
      "enum E { case a, b(Int)\n  case c(UITableView) }", "enum E { case a, b(Int)\n }",
      "`case c` of `E` (\(tables))"),
    Row("func f() -> UIScrollView { UIScrollView() }", "func f() -> UIScrollView { UIScrollView() }"),
    Row(kept + "func f() { _ = UITableView() }", kept + "func f() { _ = UITableView() }"),
    Row(
      "class A { func f() { _ = UITableView() }; var a = 1 }", "class A { func f() { _ = UITableView() }; var a = 1 }"),
  ]

  nonisolated static let branches: [Row] = [
    Row(statement: "if let b = a as? UITableView { b.g() }", ""),
    Row(statement: "if let b = a as? UITableView { b.g() } else { h() }", "  do { h() }"),
    Row(statement: "if let b = a as? UITableView { b.g() } else if c { h() }", " if c { h() }"),
    Row(statement: "if c { h() } else if a is UITableView { g() } else { k() }", "  if c { h() } else  { k() }"),
    Row(statement: "if c { h() } else if a is UITableView { g() }", "  if c { h() } "),
    Row(statement: "guard let b = a as? UITableView else { return }\n  b.g()", "  do { return }\n"),
    Row(
      statement: "switch a {\n  case let b as UITableView: b.g()\n  default: h() }", "  switch a {\n\n  default: h() }"),
    Row(statement: "while let b = a as? UITableView { b.g() }", ""),
    Row(statement: "for case let b as UITableView in c { b.g() }", ""),
    Row(statement: "let b = a is UITableView || c", "  let b = a is Never || c"),
    Row(statement: "if a is UIView { g() }", "  if a is UIView { g() }", asks: 0),
  ]

  private static let row = "enum Row { case label(UILabel), table(UITableView) }\n"
  private static let rowAfter = "enum Row { case label(UILabel) }\n"
  private static let table = "`case table` of `Row` (\(tables))"
  private static let asksForTable = "what asks for `table` (\(tables))"

  nonisolated static let cases: [Row] = [
    Row(
      "enum E { case a(UITableView), b, c(UITableView), d(Int) }", "enum E { case  b, d(Int) }",
      "`case a` of `E` (\(tables))", "`case c` of `E` (\(tables))"),
    Row(
      "enum E { case a\n  case b(UITableView), c(UITableView)\n}", "enum E { case a\n\n}",
      "`case b` of `E` (\(tables))", "`case c` of `E` (\(tables))"),
    Row(
      row + "func f(_ r: Row) {\n  switch r {\n  case .label(let l): g(l)\n  case .table(let t): h(t)\n  }\n}",
      rowAfter + "func f(_ r: Row) {\n  switch r {\n  case .label(let l): g(l)\n\n  }\n}", table, asksForTable),
    Row(
      row + "func f(_ r: Row) { switch r { case .label, .table: g(); case Row.table: h() } }",
      rowAfter + "func f(_ r: Row) { switch r { case .label: g();  } }", table, asksForTable, asksForTable),
    Row(
      row + "func f(_ r: Row) { if case .table(let t) = r { h(t) } else { g() } }",
      rowAfter + "func f(_ r: Row) { do { g() } }", table, asksForTable),
  ]

  @Test(arguments: extensions + types + members + branches + cases)
  func `code that names unavailable types is left out and listed`(row: Row) throws {
    let result = try PortingSupport.port(["A.swift": row.before + "\nimport UIKit\n"])
    let text = String(decoding: result.files[0].plainBytes, as: UTF8.self)
    #expect(text == row.after + "\nimport UIKit\n")
    #expect(text.count { $0 == "\n" } == row.before.count { $0 == "\n" } + 2)
    #expect(
      result.omissions.map { $0.text.split(separator: ": left out: ", maxSplits: 1).last.map(String.init) } == row.left)
  }

  @Test(arguments: extensions + types + members) func `with the option all of the code stays`(row: Row) throws {
    let source = try SourceFile(path: "A.swift", bytes: Array(row.before.utf8))
    let result = Porting.port([source], modules: [], originals: ["A.swift"], targets: [0], keepsAbsent: true)
    #expect(result.omissions == [])
    #expect(result.files[0].edits == [])
  }

  @Test func `a line of the list names the file and the line`() throws {
    let result = try PortingSupport.port(["A.swift": "import UIKit\nlet a = 1\n\nextension UITableView {}\n"])
    #expect(
      result.omissions.map(\.text) == ["A.swift:4: left out: `extension UITableView` (UIKit's tables are unavailable)"])
  }

  @Test func `frameworks are left out by their imports, and the imports too if nothing uses them`() throws {
    let files = [
      "A.swift": "import UIKit\nimport WebKit\nextension WKWebView {}\nlet a = 1\n",
      "B.swift": "import UIKit\nclass MKButton: UIButton {}\nextension MKButton {}\n",
      "C.swift":
        "import SwiftUI\nimport UIKit\nstruct C: View {}\nextension UIView { func f() -> some View { C() } }\n",
    ]
    let result = try PortingSupport.port(files)
    #expect(
      result.omissions.map(\.text) == [
        "A.swift:2: left out: `import WebKit` (no remaining code uses it)",
        "A.swift:3: left out: `extension WKWebView` (WebKit is unavailable on Linux)",
        "C.swift:1: left out: `import SwiftUI` (no remaining code uses it)",
        "C.swift:3: left out: `struct C` (SwiftUI is unavailable on Linux)",
        "C.swift:4: left out: `func f()` of `UIView` (SwiftUI is unavailable on Linux)",
      ])
    #expect(result.reports.allSatisfy { $0.verdict == .compiles })
  }

  @Test func `names that other packages may have stay, UIKit's are removed`() throws {
    let source = "import UIKit\nimport Cards\nextension UICard {}\nextension UITableView {}\n"
    #expect(try PortingSupport.port(["A.swift": source]).omissions.map(\.line) == [4])
  }
}
