import Foundation
import Testing

@testable import Portability

@Suite("Ported packages that build") struct BuiltPackageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The source of the library, after `import UIKit`.
    let source: String
    var code: Int32 = 0
    /// The lines of the list, without the file; each is a part of one line.
    var left: [String] = []
    /// Parts of the ported source.
    var has: [String] = []
    var hasNot: [String] = []
  }

  private static let tables = "UIKit's tables are unavailable"

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "D1 a default implementation that is left out takes the conformances that need it",
      source: """
        public protocol Made { static func make() -> Self }
        extension Made where Self: UIViewController {
          public static func make() -> Self { UIStoryboard(name: "a", bundle: nil).instantiateInitialViewController() as! Self }
        }
        public class Card: UIViewController, Made { public var size = 3 }
        """, code: 3, left: ["4: left out: `func make()` of `Made`", "the conformance of `Card` to `Made`"],
      has: ["public class Card: UIViewController { public var size = 3 }"]),
    Row(
      testDescription: "D2 the second name of a declaration is the package's own",
      source:
        "public let a = UIColor.red, UIColorClear = UIColor.clear\npublic class Pill: UIView { public var c = UIColorClear }",
      has: ["c = UIColorClear"]),
    Row(
      testDescription: "D3 what is left of a chain of questions is a block of its own",
      source: """
        public func f(_ v: UIView) {
          if let t = v as? UITableView {} else { v.setNeedsLayout() }
          if let t = v as? UITableView { t.reloadData() }
          else if let c = v as? UICollectionView { c.reloadData() }
          else { v.layoutIfNeeded() }
        }
        """, code: 3, left: ["3: left out", "4: left out", "5: left out"],
      has: ["do { v.setNeedsLayout() }", "do\n { v.layoutIfNeeded() }"]),
    Row(
      testDescription: "D4 a case whose name is a keyword goes with its name",
      source: """
        public enum Source { case nib(String)
          case `class`(type: UICollectionViewCell.Type)
          case other
        }
        public func f(_ c: Source) -> Int { switch c { case .nib: return 1; case .class(let t): return t.hash(); case .other: return 3 } }
        """, code: 3, left: ["`case class` of `Source`", "what asks for `class`"], has: ["case other"],
      hasNot: ["case `class`"]),
    Row(
      testDescription: "D5 optional calls over two lines and with a closure behind them",
      source: """
        @objc public protocol D { @objc optional func f(_ a: Int); @objc optional func finish(_ b: () -> Void) }
        public class X {
          public weak var delegate: D?
          func g(_ x: X) {
            x.delegate?
              .f?(3)
            x.delegate?.finish? { print(1) }
          }
        }
        """, has: [".f(3)", "finish { print(1) }"]),
    Row(
      testDescription: "D6 a property that is left out takes the statements that use it, not its class",
      source: """
        public class Box: UIView {
          let table: UITableView
          public init(table: UITableView) { self.table = table; super.init(frame: .zero) }
          required init?(coder: NSCoder) { table = UITableView(); super.init(coder: coder) }
          public func reload() {
            guard table.isHidden else { return }
            setNeedsLayout()
          }
        }
        """, code: 3,
      left: [
        "`let table` of `Box`", "`init(table:)` of `Box`", "a statement of `init(coder:)`",
        "a statement of `func reload()`",
      ],
      has: ["setNeedsLayout()"]),
    Row(
      testDescription: "D6 a result builder without its block is left out, and its attribute",
      source: """
        @resultBuilder public struct Cells { public static func buildBlock(_ a: UITableViewCell...) -> [UITableViewCell] { a } }
        public func make(@Cells _ c: () -> [UIView]) {}
        """, code: 3, left: ["`struct Cells`", "the attribute `@Cells` of `func make(_:)`"], has: ["func make( _ c"]),
    Row(
      testDescription: "D6 a class that loses its only initializer is left out, and the property of its type",
      source: """
        public class Box {
          let size: Int
          public init(_ table: UITableView) { size = 3 }
        }
        public class Shelf {
          let box: Box? = nil
          public func count(_ view: UIView) -> Int { 3 }
        }
        """, code: 3, left: ["2: left out: `class Box`", "7: left out: `let box` of `Shelf`"],
      has: ["public class Shelf {", "public func count(_ view: UIView) -> Int { 3 }"], hasNot: ["class Box"]),
    Row(
      testDescription: "D7 uses of a member are found by the type that they are used on",
      source: """
        public class Item { public init() {}; func fit(_ c: UICollectionView) {}; func fit() {} }
        public class Other { public init() {}; func fit(_ a: Int) {} }
        public class C {
          public init() {}
          convenience init(named: String, in c: UICollectionView) { self.init() }
          convenience init(_ x: UICollectionView?) { self.init(named: "a", in: x!) }
          func run() {
            let item = Item()
            item.fit(UICollectionView())
            Other().fit(1)
            item.fit()
          }
        }
        """, code: 3, left: ["of `Item`", "`init(named:in:)`", "`init(_:)`", "a statement of `func run()`"],
      has: ["Other().fit(1)", "item.fit()"]),
    Row(
      testDescription: "D8 the implementation of an optional method returns to its own callers what it did",
      source: """
        @objc public protocol D: AnyObject { @objc optional func decay(_ v: CGFloat) -> CGFloat }
        public class S: NSObject, D { public func decay(_ v: CGFloat) -> CGFloat { v * 2 } }
        public class R {
          weak var d: D?
          let s = S()
          func f() -> CGFloat { let x = s.decay(1); return x + (d?.decay?(2) ?? 4) }
        }
        """),
    Row(
      testDescription: "D9 a member that moves loses an attribute on a line of its own",
      source: """
        public class Base: UIView {}
        extension Base {
          @objc(reloadWithA:)
          open func reload(_ a: Int) {}
        }
        public class Sub: Base { public override func reload(_ a: Int) { super.reload(a) } }
        """, hasNot: ["@objc"]),
    Row(
      testDescription: "D10 actions of Interface Builder with any number of arguments",
      source:
        "public class V: UIViewController { @IBAction func close() {}\n@IBAction func tap(_ s: Any, e: UIEvent) {} }",
      hasNot: ["IBAction"]),
    Row(
      testDescription: "D12 the value of any object, and a member of it",
      source: """
        public func f(_ x: Any) -> CGFloat { (x as AnyObject).cgPointValue.y }
        public func g(_ x: AnyObject) -> UIEdgeInsets? { (x as AnyObject).uiEdgeInsetsValue }
        public func h(_ x: Any) -> CGRect {
          let insets: UIEdgeInsets = (x as AnyObject).uiEdgeInsetsValue
          if let rect = (x as AnyObject).cgRectValue { return rect.inset(by: insets) }
          var size = (x as AnyObject).cgSizeValue ?? .zero
          size.width = (x as AnyObject).doubleValue * 2
          return (x as AnyObject).cgRectValue
        }
        """, has: ["(x as? NSValue)!.cgPointValue.y"]),
    Row(
      testDescription: "D23 directives of a condition that continues behind what is left out stay",
      source: """
        public func f(_ v: UIView) -> Int {
          switch v {
          case is UITableView:
            print(1)
            #if DEBUG
            print(2)
            #endif
          default: print(3)
          }
          guard let t = v as? UITableView else { return 4 }
          #if DEBUG
          return t.numberOfSections
          #else
          return 5
          #endif
        }
        public class V: UIView {
          #if swift(>=5)
          @available(iOS 13, *)
          #endif
          public func register(_ t: UITableView) {}
          public func g() {}
        }
        public class W: V {}
        extension W {
          #if swift(>=5)
          @available(iOS 13, *)
          #endif
          public override func layoutSubviews() {}
        }
        """, code: 3, left: ["4: left out", "11: left out", "`func register(_:)` of `V`"],
      has: ["default: print(3)", "public func g() {}"]),
    Row(
      testDescription: "a weak requirement of Objective-C, and what is open and static",
      source: """
        @objc public protocol Field { weak var after: Field? { get set } }
        open class Box: UIView, Field {
          open static let side: CGFloat = 3
          public weak var after: Field?
          public func f() { UIApplication.shared.open(URL(string: "a:")!) }
        }
        """, has: ["public static let side", "{ var after: Field?"]),
    Row(
      testDescription: "extensions of UIKit's classes: what is open, and the anchor's own name",
      source: """
        extension UIView { open func close() {} }
        extension NSLayoutAnchor {
          @objc func pin(to anchor: NSLayoutAnchor) -> NSLayoutConstraint { constraint(equalTo: anchor) }
        }
        public func <= (a: NSLayoutXAxisAnchor, b: NSLayoutXAxisAnchor) -> NSLayoutConstraint { a.pin(to: b) }
        public func f(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c.sorted { $0.priority > $1.priority } }
        public func - (a: UITableView, b: Int) {}
        """, code: 3, left: ["`func -(a:b:)`"],
      has: ["{ public func close() {} }", "to anchor: NSLayoutAnchor<AnchorType>)"]),
    Row(
      testDescription: "a condition that binds an optional method",
      source: """
        @objc public protocol D { @objc optional func close(_ a: Int) }
        public func f(_ delegate: Any) -> Bool {
          if let d = delegate as? D, let method = d.close { method(1); return true } else { return false }
        }
        """, has: ["let method = Optional(d.close) {"]),
    Row(
      testDescription: "D16 a proxy of a display link forwards its messages",
      source: """
        final class Proxy: NSObject {
          weak var target: NSObjectProtocol?
          override func responds(to s: Selector!) -> Bool { target?.responds(to: s) ?? super.responds(to: s) }
          override func forwardingTarget(for s: Selector!) -> Any? { target ?? super.forwardingTarget(for: s) }
        }
        """, code: 3, left: ["the `override` of `func responds(to:)`"], has: ["NSObject, MessageForwarding {"]),
    Row(
      testDescription: "a method of any object by its selector",
      source: """
        public class Item {
          weak var target: AnyObject?
          var action: Selector?
          func send() { _ = target?.perform(action, with: self); self.target?.perform(action!, with: 1) }
        }
        """, has: ["(target as? NSObject)?.perform", "(self.target as? NSObject)?.perform"]),
    Row(
      testDescription: "D13, D14 types of the module for XML, and functions with their module",
      source: """
        import Darwin
        public class P: NSObject, XMLParserDelegate { func f() { XMLParser(data: Data()).delegate = self } }
        public func f(_ a: Double) -> Double { Darwin.round(a) + CoreFoundation.exp(a) }
        """, has: ["import FoundationXML\n"]),
    Row(
      testDescription: "D17 one line of what Linux does not have costs one line",
      source: """
        public class V: UIViewController {
          public override func viewDidLoad() {
            super.viewDidLoad()
            MTLCreateSystemDefaultDevice()
            view.setNeedsLayout()
          }
          @available(iOS 26, *) var glass: UIGlassEffect { UIGlassEffect() }
        }
        """, code: 3, left: ["5: left out: a statement of `func viewDidLoad()` of `V`", "`var glass` of `V`"],
      has: ["view.setNeedsLayout()"]),
    Row(
      testDescription: "D17 a swizzle costs its statements",
      source: """
        public class V: UIViewController {
          func setUp() {
            let old = class_getInstanceMethod(V.self, #selector(viewDidLoad))
            method_exchangeImplementations(old!, class_getInstanceMethod(V.self, #selector(other))!)
            view.setNeedsLayout()
          }
          @objc func other() {}
        }
        """, code: 3,
      left: ["4: left out: a statement of `func setUp()`", "5: left out: a statement of `func setUp()`"],
      has: ["view.setNeedsLayout()", "func other() {}"]),
    Row(
      testDescription: "D17 a line of logging stays",
      source: """
        import os
        private let log = OSLog(subsystem: "a", category: "b")
        public class V: UIView {
          public override func layoutSubviews() { os_log("width %{public}d", log: log, type: .info, 3) }
        }
        """, has: ["{ os_log("]),
    Row(
      testDescription: "D17 an initializer with a representable costs the initializer",
      source: """
        import SwiftUI
        public class V: UIView {
          public init() { super.init(frame: .zero) }
          public init<R: UIViewRepresentable>(_ content: R) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """, code: 3, left: ["5: left out: `init(_:)` of `V`"], has: ["public init() {", "required init?"]),
    Row(
      testDescription: "D22 constants of the runtime and raw values are not taken for types",
      source: """
        nonisolated(unsafe) private var key: UInt8 = 0
        extension UIView {
          public func tag(_ a: Any) {
            objc_setAssociatedObject(self, &key, a, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          }
        }
        public func f(_ r: UILayoutPriority.RawValue) -> UILayoutPriority { UILayoutPriority(rawValue: r) }
        """),
    Row(
      testDescription: "D24 an observer is notified after the body of didSet",
      source: """
        public class M: NSObject {
          @objc dynamic public var x = 0 { didSet { log() } }
          func log() {}
          func f() -> NSKeyValueObservation { observe(\\.x) { _, _ in } }
        }
        """, has: ["didSet { defer { didChangeValue(for: \\.x) }; log() }"]),
  ]

  @Test(arguments: rows)
  func `a package builds after one command, and the list has all that it does without`(row: Row) throws {
    let ported = try PortingSupport.portChecked(["Sources/A.swift": "import UIKit\n" + row.source + "\n"])
    let text = try #require(ported.copy["Sources/Kit/A.ported.swift"])
    #expect(ported.code == row.code, "\(ported.out)")
    let list = ported.out.filter { $0.contains("left out: ") && !$0.contains("`import ") }
    for part in row.left { #expect(list.contains { $0.contains(part) }, "\(part) in \(list)") }
    #expect(row.code == 0 ? list.isEmpty : list.count >= row.left.count, "\(list)")
    for part in row.has { #expect(text.contains(part), "\(text)") }
    for part in row.hasNot { #expect(!text.contains(part), "\(text)") }
    #expect(ported.out.last?.hasSuffix(row.code == 0 ? "It builds." : "It builds without what is left out.") == true)
  }

  @Test func `a package without tests has none that fail`() throws {
    #expect(
      try PortingSupport.portChecked(["Sources/A.swift": "import UIKit\nlet a = UIView.self\n"], "--test").code == 0)
  }

  @Test func `what the compiler refuses and nothing replaces ends with 1, with its row or none`() throws {
    let ported = try PortingSupport.portChecked(["Sources/A.swift": "import UIKit\nextension UITableView {\n}\n"])
    #expect(ported.code == 1)
    let error = ported.out.filter {
      $0.hasPrefix("  2:11: unsupported: does not compile: 'UITableView' is unavailable")
    }
    #expect(error.count == 1 && error.allSatisfy { $0.hasSuffix(" [not known]") }, "\(ported.out)")
    #expect(ported.out.last?.hasSuffix("It does not build: 1 error.") == true)
  }

  @Test func `sources that are too large for the compiler end with 1`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": "import UIKit\n//" + String(repeating: "a", count: PortPlan.mostBytes)
    ])
    #expect(ported.code == 1)
    let note = "\(PortPlan.mostBytes + 15) bytes of sources: more than \(PortPlan.mostBytes) are not compiled."
    #expect(ported.out.contains { $0.hasSuffix("/Kit: \(note)") }, "\(ported.out)")
    #expect(ported.out.last?.hasSuffix("Left out: 0 in files, 0 files, targets or resources. Not compiled.") == true)
  }

  @Test func `a file whose tokens cannot be separated is copied as it is, and the compiler decides`() throws {
    let text = "import UIKit\nlet a = \"b"
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": text, "Sources/B.swift": "#if DEBUG", "Sources/C.swift": "let c = 1",
    ])
    #expect(ported.code == 1)
    #expect(ported.copy["Sources/Kit/A.ported.swift"]?.hasSuffix(text) == true)
    #expect(ported.out.contains { $0.contains("not read: a string is not closed; the file is copied as it is.") })
  }

  @Test func `a package that misses another one does not build, and builds with its folder`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", dependencies: [.package(url: "https://example.com/Numbers", from: "1.0.0")],
        targets: [.target(name: "Kit", dependencies: ["Numbers"])])
      """, "Sources/Kit/A.swift": "import Numbers\npublic let one = Numbers.one\n",
    ]
    let alone = try PortingSupport.portChecked(files)
    #expect(alone.code == 1)
    #expect(alone.out.contains { $0.contains("no such module 'Numbers' [Docs/Porting.md: module]") })
    try Reading.inFolder { folder in
      let named = folder.appending(path: "Numbers")
      let source = "public enum Numbers { public static let one = 1 }"
      try PortingSupport.write(["Sources/Numbers.swift": source], to: named)
      let refused = try PortingSupport.portChecked(files, "--dependency", "Numbers=\(named.path)")
      #expect(refused.code == 2)
      #expect(refused.error.hasSuffix("has no Package.swift; port it first, and give the copy\n"))
      try PortingSupport.write(PortingSupport.package("Numbers", source: source), to: named)
      try FileManager.default.removeItem(at: named.appending(path: "Sources/Numbers.swift"))
      #expect(try PortingSupport.portChecked(files, "--dependency", "Numbers=\(named.path)").code == 0)
    }
  }

  @Test func `D15 files of an umbrella header, and of an import that brings UIKit, import it themselves`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": "public class A: UIView { let date = Date() }\n",
      "Sources/B.swift": "import MetalKit\npublic class B: UIView {}\n",
      "Sources/C.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\npublic class C: UIView {}\n",
    ])
    #expect(ported.code == 0)
    #expect(ported.copy["Sources/Kit/A.ported.swift"]?.hasPrefix("import UIKit\n") == true)
    #expect(ported.copy["Sources/Kit/B.ported.swift"]?.hasPrefix("import UIKit\n") == true)
    #expect(ported.copy["Sources/Kit/C.ported.swift"]?.hasPrefix("import UIKit\n") == true)
  }

  @Test func `D25 an import that is added is above the lines of the original, and no line is a warning`() throws {
    try Reading.inFolder { folder in
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      try PortingSupport.write(["Sources/A.swift": "import Foundation\npublic class A: UIView {}\n"], to: source)
      #expect(PortingSupport.run([source.path, "--output", output.path], isChecked: true).code == 0)
      let file = output.appending(path: "Sources/Kit/A.ported.swift").path
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      #expect(
        lines.prefix(3) == [
          "import UIKit", "#sourceLocation(file: \"\(source.path)/Sources/A.swift\", line: 1)", "import Foundation",
        ])
      let modules = try Compiler().modules.path
      let compiled = Compiler.run(["swiftc", "-typecheck", "-module-name", "Kit", "-I", modules, file])
      #expect(compiled.code == 0 && compiled.output.isEmpty, "\(compiled.output)")
    }
  }

  @Test func `D11 D21 code for all systems but Linux is compiled, and bundles of documentation are not`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": "#if !os(Linux)\nimport UIKit\npublic class A: UIView {}\n#endif\n",
      "Sources/Kit.docc/Code.swift": "let broken = ", "Sources/Inner/A.swift": "public class B {}\n",
    ])
    #expect(ported.code == 0)
    #expect(ported.copy["Sources/Kit/A.ported.swift"]?.contains("#if canImport(UIKit)") == true)
    #expect(
      ported.copy.keys.filter { $0.hasSuffix(".swift") }.sorted() == [
        "Package.swift", "Sources/Kit/A.ported.swift", "Sources/Kit/Inner/Inner_A.ported.swift",
      ])
  }

  @Test(arguments: [
    (
      "// swift-tools-version:5.5\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")",
      "has no other bracket"
    ),
    (
      "// swift-tools-version:99.0\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "is newer than 6.3"
    ),
    (
      "// swift-tools-version:5.5\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", dependencies: [\"Kit\"])])",
      "target Kit depends on itself"
    ),
  ])
  func `D26 a manifest that SwiftPM refuses stops all of it`(manifest: String, reason: String) throws {
    let ported = try PortingSupport.portChecked(["Package.swift": manifest, "Sources/Kit/A.swift": ""])
    #expect(ported.code == 2)
    #expect(ported.error.contains(reason))
    #expect(ported.copy.isEmpty)
  }

  // MARK: Tests of packages

  private static let library = "import UIKit\npublic class A: UIView { public func count() -> Int { 1 } }\n"

  @Test func `D19 D20 bodies of tests are isolated, not their classes, and their waits move the clock`() throws {
    let ported = try PortingSupport.portChecked([
      "Package.swift": """
      // swift-tools-version:6.0
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """, "Sources/Kit/A.swift": Self.library,
      "Tests/KitTests/T.swift": """
      import XCTest
      @testable import Kit
      @MainActor final class T: XCTestCase {
        @MainActor var a: A!
        override func setUp() { super.setUp(); a = A() }
        @MainActor func testCount() { XCTAssertEqual(a.count(), 1) }
        @MainActor func testLater() async { XCTAssertEqual(a.count(), 1) }
        func testWaits() { wait(for: [expectation(description: "b")], timeout: 1) }
      }
      """,
    ])
    #expect(ported.code == 0, "\(ported.out)")
    let text = try #require(ported.copy["Tests/KitTests/T.ported.swift"])
    #expect(text.hasPrefix("import HeadlessTesting\n"))
    #expect(
      text.contains(
        "\nfinal class T: XCTestCase {\n  @MainActor var a: A!\n  override func setUp() { MainActor.assumeIsolated { () -> Void in waitsMoveClock(); super.setUp(); a = A() } }\n  func testCount()"
      ))
    #expect(text.contains("@MainActor func testLater() async"))
    let manifest = try #require(ported.copy["Package.swift"])
    #expect(manifest.contains(".product(name: \"HeadlessTesting\", package: \"HeadlessKit\")"))
    #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5)]"))
  }

  @Test func `D26 tests of other systems are not in the copy`() throws {
    let test = "import XCTest\nclass T: XCTestCase { func testT() {} }\n"
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": Self.library, "Tests/KitTests/T.swift": test,
      "Tests/KitTests_macOS/M.swift": "import XCTest\nclass M: XCTestCase { var app = NSApplication.shared }\n",
    ])
    #expect(ported.code == 0)
    #expect(ported.copy.keys.filter { $0.hasPrefix("Tests/") } == ["Tests/KitTests/T.ported.swift"])
  }

  /// A package that stands for HeadlessKit, so that a copy that needs nothing of it is built in seconds.
  private static let emptyKit = [
    "Package.swift": """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(name: "HeadlessKit", products: [.library(name: "UIKit", targets: ["UIKit"])],
      targets: [.target(name: "UIKit")])
    """, "Sources/UIKit/Nothing.swift": "",
  ]

  @Test func `--test runs the tests of the copy, and one that fails ends with 1`() throws {
    func files(_ count: Int) -> [String: String] {
      [
        "Sources/A.swift": "public let count = 3\n",
        "Tests/T.swift": "import Testing\n@testable import Kit\n@Test func counts() { #expect(count == \(count)) }\n",
      ]
    }
    try Reading.inFolder { folder in
      let kit = folder.appending(path: "HeadlessKit")
      try PortingSupport.write(Self.emptyKit, to: kit)
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      for (count, code) in [(4, 1), (3, 0)] {
        try PortingSupport.write(files(count), to: source)
        let words = [source.path, "--output", output.path, "--headlesskit", kit.path, "--test"]
        let run = PortingSupport.run(words, isChecked: true)
        #expect(run.code == code, "\(run.out)")
        #expect(run.out.contains("It builds.\n"))
        #expect(run.out.contains("Test counts() \(code == 0 ? "passed" : "failed")"))
      }
    }
  }

  @Test func `D18 a test without one of its statements is left out, and a file of another package with it`() throws {
    let files = [
      "Sources/A.swift": Self.library,
      "Tests/T.swift": """
      import XCTest
      @testable import Kit
      class T: XCTestCase {
        func testA() { XCTAssertNotNil(A()) }
        func testB() { XCTAssertEqual(helper(), 1) }
      }
      """, "Tests/Helper.swift": "import Nimble\nfunc helper() -> Int { nimble() }\n",
      "Tests/XCTestManifests.swift": "import XCTest\nextension T { static let all = [(\"testB\", testB)] }\n",
    ]
    let alone = try PortingSupport.portChecked(files)
    #expect(alone.code == 3)
    #expect(alone.out.contains { $0.contains("1:1: unsupported: import Nimble: ") }, "\(alone.out)")
    #expect(alone.out.contains { $0.contains("left out: `func helper()`") })
    #expect(alone.out.contains { $0.contains("left out: `func testB()` of `T`") })
    #expect(alone.copy["Tests/KitTests/T.ported.swift"]?.contains("testA") == true)
    try Reading.inFolder { folder in
      let nimble = folder.appending(path: "Nimble")
      try PortingSupport.write(
        PortingSupport.package("Nimble", source: "public func nimble() -> Int { 1 }"), to: nimble)
      let ported = try PortingSupport.portChecked(files, "--dependency", "Nimble=\(nimble.path)")
      #expect(ported.code == 0, "\(ported.out)")
      #expect(ported.copy["Package.swift"]?.contains(".product(name: \"Nimble\", package: \"Nimble\")") == true)
    }
  }
}
