import Foundation
import Testing

@testable import Portability

@Suite("Ported packages that build") struct BuiltPackageTests {
  @Test(arguments: try TextRow.table("BuiltPackages"))
  func `a package builds after one command, and the list has all that it does without`(row: TextRow) throws {
    let ported = try PortingSupport.checkPorting(of: row)
    expectEqual(ported.list.isEmpty, ported.code == 0, "\(ported.list)")
    let end = ported.code == 0 ? "It builds." : "It builds without what is left out."
    expectEqual(ported.out.last?.hasSuffix(end), true)
  }

  @Test func `a package without tests has none that fail`() throws {
    try expectEqual(
      PortingSupport.portChecked(["Sources/A.swift": "import UIKit\nlet a = UIView.self\n"], "--test").code, 0)
  }

  @Test func `what the compiler refuses and nothing replaces ends with 1, with its row or none`() throws {
    let ported = try PortingSupport.portChecked(["Sources/A.swift": "import UIKit\nextension UITableView {\n}\n"])
    expectEqual(ported.code, 1)
    let error = ported.out.filter {
      $0.hasPrefix("  2:11: unsupported: does not compile: 'UITableView' is unavailable")
    }
    #expect(error.count == 1 && error.allSatisfy { $0.hasSuffix(" [not known]") }, "\(ported.out)")
    expectEqual(ported.out.last?.hasSuffix("It does not build: 1 error."), true)
  }

  @Test func `sources that are too large for the compiler end with 1`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": "import UIKit\n//" + String(repeating: "a", count: PortPlan.mostBytes)
    ])
    expectEqual(ported.code, 1)
    let note = "\(PortPlan.mostBytes + 15) bytes of sources: more than \(PortPlan.mostBytes) are not compiled."
    #expect(ported.out.contains { $0.hasSuffix("/Kit: \(note)") }, "\(ported.out)")
    expectEqual(ported.out.last?.hasSuffix("Left out: 0 in files, 0 files, targets or resources. Not compiled."), true)
  }

  @Test func `a file whose tokens cannot be separated is copied as it is, and the compiler decides`() throws {
    let text = "import UIKit\nlet a = \"b"
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": text, "Sources/B.swift": "#if DEBUG", "Sources/C.swift": "let c = 1",
    ])
    expectEqual(ported.code, 1)
    expectEqual(ported.copy["Sources/Kit/A.ported.swift"]?.hasSuffix(text), true)
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
    expectEqual(alone.code, 1)
    #expect(alone.out.contains { $0.contains("no such module 'Numbers' [Docs/Porting.md: module]") })
    try Reading.inFolder { folder in
      let named = folder.appending(path: "Numbers")
      let source = "public enum Numbers { public static let one = 1 }"
      try PortingSupport.write(["Sources/Numbers.swift": source], to: named)
      let refused = try PortingSupport.portChecked(files, "--dependency", "Numbers=\(named.path)")
      expectEqual(refused.code, 2)
      #expect(refused.error.hasSuffix("has no Package.swift; port it first, and give the copy\n"))
      try PortingSupport.write(PortingSupport.package("Numbers", source: source), to: named)
      try FileManager.default.removeItem(at: named.appending(path: "Sources/Numbers.swift"))
      try expectEqual(PortingSupport.portChecked(files, "--dependency", "Numbers=\(named.path)").code, 0)
    }
  }

  @Test func `D15 files of an umbrella header, and of an import that brings UIKit, import it themselves`() throws {
    let ported = try PortingSupport.portChecked([
      "Sources/A.swift": "public class A: UIView { let date = Date() }\n",
      "Sources/B.swift": "import MetalKit\npublic class B: UIView {}\n",
      "Sources/C.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\npublic class C: UIView {}\n",
    ])
    expectEqual(ported.code, 0)
    for name in ["A", "B", "C"] {
      expectEqual(ported.copy["Sources/Kit/\(name).ported.swift"]?.hasPrefix("import UIKit\n"), true, "\(name)")
    }
  }

  @Test func `D25 an import that is added is above the lines of the original, and no line is a warning`() throws {
    try Reading.inFolder { folder in
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      try PortingSupport.write(["Sources/A.swift": "import Foundation\npublic class A: UIView {}\n"], to: source)
      expectEqual(PortingSupport.run([source.path, "--output", output.path], isChecked: true).code, 0)
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
    expectEqual(ported.code, 0)
    expectEqual(ported.copy["Sources/Kit/A.ported.swift"]?.contains("#if canImport(UIKit)"), true)
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
    expectEqual(ported.code, 2)
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
    expectEqual(ported.code, 0, "\(ported.out)")
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
    expectEqual(ported.code, 0)
    expectEqual(ported.copy.keys.filter { $0.hasPrefix("Tests/") }, ["Tests/KitTests/T.ported.swift"])
  }

  @Test func `--test runs the tests of the copy, and one that fails ends with 1`() throws {
    func test(_ count: Int) -> [String: String] {
      ["Tests/T.swift": "import Testing\n@testable import Kit\n@Test func counts() { #expect(count == \(count)) }\n"]
    }
    try Reading.inFolder { folder in
      // The package stands for HeadlessKit: a copy that needs nothing of it is built in seconds.
      let kit = folder.appending(path: "HeadlessKit")
      try PortingSupport.write(PortingSupport.package("UIKit", source: ""), to: kit)
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      let words = [source.path, "--output", output.path, "--headlesskit", kit.path, "--test"]
      try PortingSupport.write(["Sources/A.swift": "public let count = 3\n"], to: source)
      for (count, code) in [(4, 1), (3, 0)] {
        try PortingSupport.write(test(count), to: source)
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
    expectEqual(alone.code, 3)
    #expect(alone.out.contains { $0.contains("1:1: unsupported: import Nimble: ") }, "\(alone.out)")
    #expect(alone.out.contains { $0.contains("left out: `func helper()`") })
    #expect(alone.out.contains { $0.hasPrefix("Tests/XCTestManifests.swift: a list of tests") }, "\(alone.out)")
    #expect(alone.out.contains { $0.contains("left out: `func testB()` of `T`") })
    expectEqual(alone.copy["Tests/KitTests/T.ported.swift"]?.contains("testA"), true)
    try Reading.inFolder { folder in
      let nimble = folder.appending(path: "Nimble")
      try PortingSupport.write(
        PortingSupport.package("Nimble", source: "public func nimble() -> Int { 1 }"), to: nimble)
      let ported = try PortingSupport.portChecked(files, "--dependency", "Nimble=\(nimble.path)")
      expectEqual(ported.code, 0, "\(ported.out)")
      expectEqual(ported.copy["Package.swift"]?.contains(".product(name: \"Nimble\", package: \"Nimble\")"), true)
    }
  }
}
