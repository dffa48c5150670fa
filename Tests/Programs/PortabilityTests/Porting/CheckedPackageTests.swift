import Foundation
import Testing

@testable import Portability

/// The compilation of copies, and the code that is left out for it.
@Suite("Ported packages that are checked") struct CheckedPackageTests {
  @Test(arguments: try TextRow.table("CheckedPackages"))
  func `the list names what the compiler refuses, and no more is left out`(row: TextRow) throws {
    let ported = try PortingSupport.checkPorting(of: row)
    expectEqual(ported.list.count, row["count"].flatMap { Int($0) }, "\(ported.list)")
  }

  @Test func `observing by a string is listed, as nothing calls the observer`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": """
      import CoreFoundation
      import UIKit
      public final class Follower: UIView {
        public func follow(_ view: UIView) {
          view.addObserver(self, forKeyPath: "frame", options: [.new], context: nil)
        }
        public override func observeValue(
          forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: path, of: object, change: change, context: context) }
      }
      """
    ])
    expectEqual(ported.code, 3)
    let list = ported.out.filter { $0.hasSuffix("[Docs/Porting.md: observer]") }.compactMap {
      $0.split(separator: ":").first
    }
    expectEqual(list, ["  5", "  7"], "\(ported.out)")
  }

  @Test func `the compiler's own failure is listed without a place`() throws {
    let ported = try PortingSupport.portChecked([
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", targets: [.target(name: "Kit", swiftSettings: [.define("A-B")])])
      """, "Sources/Kit/A.swift": "import UIKit\npublic class B: UIButton {}\n",
    ])
    expectEqual(ported.code, 1)
    #expect(ported.out.contains { $0.contains("does not compile: the compiler failed") }, "\(ported.out)")
  }

  @Test(arguments: [("3DButton", "_DButton"), ("A-B", "A_B"), ("Kit", "Kit")])
  func `a module has the name that SwiftPM gives it`(target: String, module: String) {
    expectEqual(PackageLayout.Target(name: target, isTest: false).module, module)
  }

  // MARK: Tests of packages

  private static let cart = """
    import UIKit
    @MainActor public final class Cart {
      public private(set) var items: [String] = []
      public init() {}
      public func add(_ item: String) { items.append(item) }
    }
    @objc public protocol CartDelegate: NSObjectProtocol { func cartDidChange() }
    """

  @Test func `tests on the main actor stay, and so do those that need no other package`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": Self.cart,
      "Tests/T.swift": """
      import XCTest
      import Nimble
      @testable import Kit
      @MainActor class Base: XCTestCase {
        var cart: Cart!
        lazy var other = Cart()
        override func setUp() { super.setUp(); cart = Cart() }
        func make() -> Cart { Cart() }
        func cartForTests() -> Cart { Cart() }
      }
      final class T: Base, CartDelegate {
        func cartDidChange() {}
        override func cartForTests() -> Cart { make() }
        func testAdd() throws {
          make().add("a"); cart.add("b"); other.add("c")
          XCTAssertEqual(try XCTUnwrap(cart.items.first), "b")
        }
        func testWaits() {
          let done = expectation(description: "done")
          DispatchQueue.main.async { self.cart.add("d"); done.fulfill() }
          wait(for: [done], timeout: 1)
        }
        func testLater() async { cart.add("e") }
        func testNimble() { expect(self.cart.items).to(beEmpty()) }
      }
      class W: XCTestCase { func testWaits() { wait(for: [], timeout: 0) } }
      extension W { override func setUp() { super.setUp() } }
      final class U: XCTestCase { @MainActor func testOne() { XCTAssertEqual(Cart().items, []) } }
      """, "Tests/Helper.swift": "import Kit\n@MainActor func makeCart() -> Cart { Cart() }\n",
    ])
    expectEqual(ported.code, 3)
    let list = ported.out.filter { $0.contains(": left out: ") }
    #expect(list.count == 2 && ported.out.contains { $0.contains(": import Nimble: ") }, "\(ported.out)")
    for part in ["the conformance of `T` to `CartDelegate`", "`func testNimble()` of `T`"] {
      #expect(list.contains { $0.contains(part) }, "\(list)")
    }
    let text = try #require(ported.copy["Tests/KitTests/T.ported.swift"])
    for part in [
      "@MainActor var cart: Cart!", "@MainActor lazy var other", "@MainActor func make() -> Cart",
      "@MainActor override func cartForTests",
      "func testAdd() throws { try MainActor.assumeIsolated { () -> Void in\n", "@MainActor func testLater() async",
      "func testOne() { MainActor.assumeIsolated { () -> Void in XCTAssertEqual(Cart().items, []) } }",
    ] { #expect(text.contains(part), "\(text)") }
    #expect(ported.copy["Tests/KitTests/Helper.ported.swift"] != nil)
  }

  @Test func `a test target on the main actor by its settings has it in its tests`() throws {
    let ported = try PortingSupport.portChecked([
      "Package.swift": """
      // swift-tools-version:6.2
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"),
        .testTarget(name: "KitTests", dependencies: ["Kit"], swiftSettings: [.defaultIsolation(MainActor.self)])])
      """, "Sources/Kit/A.swift": Self.cart,
      "Tests/KitTests/T.swift": """
      import XCTest
      @testable import Kit
      func makeCart() -> Cart { Cart() }
      struct Box { var cart = Cart() }
      final class T: XCTestCase {
        var box = Box()
        func testAdd() { makeCart().add("a"); box.cart.add("b"); XCTAssertEqual(box.cart.items, ["b"]) }
      }
      """,
    ])
    expectEqual(ported.code, 0, "\(ported.out)")
    let text = try #require(ported.copy["Tests/KitTests/T.ported.swift"])
    for part in ["@MainActor func makeCart()", "@MainActor struct Box", "MainActor.assumeIsolated"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test(arguments: ["@testable import App", "import App", "@testable import App\nimport UIKit"])
  func `the folder of an app has the module that its tests import`(statement: String) throws {
    let ported = try PortingSupport.portChecked([
      "App/A.swift": Self.cart,
      "AppTests/T.swift": """
      import XCTest
      \(statement)
      final class T: XCTestCase { @MainActor func testCart() { XCTAssertEqual(Cart().items, []) } }
      """,
    ])
    expectEqual(ported.code, 0, "\(ported.out)")
    expectEqual(ported.copy["Tests/AppTests/T.ported.swift"]?.contains(statement + "\n"), true)
  }

  @Test func `tests of another framework are listed, and stay with its folder`() throws {
    let files = [
      "Sources/A.swift": Self.cart,
      "Tests/S.swift":
        "import Quick\n@testable import Kit\nfinal class S: QuickSpec { func spec() { run(Cart.self) } }\n",
    ]
    let alone = try PortingSupport.portChecked(files)
    expectEqual(alone.code, 3)
    #expect(alone.out.contains { $0.contains("`class S` (the compiler: ") }, "\(alone.out)")
    try Reading.inFolder { folder in
      let quick = folder.appending(path: "Quick")
      try PortingSupport.write(
        PortingSupport.package("Quick", source: "open class QuickSpec { public func run(_ a: Any) {} }"), to: quick)
      let ported = try PortingSupport.portChecked(files, "--dependency", "Quick=\(quick.path)")
      expectEqual(ported.code, 0, "\(ported.out)")
      expectEqual(ported.copy["Tests/KitTests/S.ported.swift"]?.contains("class S: QuickSpec"), true)
    }
  }

  @Test func `tests that XCTest's list on Linux cannot name are left out`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": Self.cart,
      "Tests/T.swift": """
      import XCTest
      enum Suites { final class Inner: XCTestCase { func testInner() {} } }
      class Base<Value>: XCTestCase { func make() -> Value? { nil }; func testBase() {} }
      final class T: Base<Int> {
        @available(*, unavailable) func testOld() {}
        func testMake() { XCTAssertNil(make()) }
      }
      """,
    ])
    expectEqual(ported.code, 3)
    let list = ported.out.filter { $0.contains(": left out: ") }
    expectEqual(list.count, 3, "\(ported.out)")
    for name in ["testInner", "testBase", "testOld"] { #expect(list.contains { $0.contains("`func \(name)()`") }) }
  }

  @Test func `a package beside this one that is not ported has no UIKit`() throws {
    try Reading.inFolder { folder in
      let tokens = PortingSupport.package("Tokens", source: "import UIKit\npublic let tint = UIColor.red")
      let kit = """
        // swift-tools-version:5.9
        let package = Package(name: "Kit", dependencies: [.package(path: "../Tokens")],
          targets: [.target(name: "Kit", dependencies: ["Tokens"])])
        """
      try PortingSupport.write(tokens, to: folder.appending(path: "Tokens"))
      let source = folder.appending(path: "Kit")
      let file = "import Tokens\nlet a = tint\n"
      try PortingSupport.write(["Package.swift": kit, "Sources/Kit/A.swift": file], to: source)
      let run = PortingSupport.run([source.path, "--output", folder.path + "/copy"], isChecked: true)
      expectEqual(run.code, 1)
      #expect(run.out.contains("no such module 'Tokens'"), "\(run.out)")
    }
  }
}
