import Foundation
import Testing

@testable import Portability

@Suite("Ported packages") struct PortedPackageTests {
  /// Ports a package, and gives the files of the copy and what was printed.
  private func port(_ files: [String: String], _ options: String...) throws -> (
    code: Int32, out: String, copy: [String: String]
  ) {
    try Reading.inFolder { folder in
      let source = folder.appending(path: "Kit")
      let output = folder.appending(path: "out/copy")
      try PortingSupport.write(files, to: source)
      let run = PortingSupport.run(
        [source.path, "--output", output.path, "--headlesskit", "/kits/HeadlessKit"] + options)
      expectEqual(run.error, "")
      let copy = try PortingSupport.contents(of: output).mapValues { $0.replacing(folder.path, with: "") }
      return (run.code, run.out.replacing(folder.path, with: ""), copy)
    }
  }

  private static let manifest = """
    // swift-tools-version:5.5
    import PackageDescription
    let core = "Core"
    let package = Package(
      name: "Kit", defaultLocalization: "en", platforms: [.iOS(.v13)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [
        .package(url: "https://example.com/Quick.git", from: "5.0.0"), .package(path: "../Numbers"),
      ],
      targets: [
        .target(name: core, path: "Sources/Base", exclude: ["Skipped"]),
        .target(
          name: "Kit", dependencies: ["Core", .product(name: "Numbers", package: "Numbers")],
          resources: [.process("Images"), .copy("Main.storyboard")], swiftSettings: [.define("KIT", .when(platforms: [.iOS]))]),
        .executableTarget(name: "Demo"),
        .testTarget(name: "KitTests", dependencies: ["Kit", "Quick"]),
      ])

    """

  private static let package = [
    "Package.swift": manifest, "Sources/Base/A.swift": "public class A {}\n", "Sources/Base/Skipped/B.swift": "error",
    "Sources/Kit/Kit.swift": "import Core\n@objc class Kit: NSObject {}\n", "Sources/Kit/Images/a.txt": "a",
    "Sources/Kit/Main.storyboard": "", "Sources/Demo/main.swift": "print(1)",
    "Tests/KitTests/Tests.swift": "import XCTest\n", "Tests/KitTests/Spec.swift": "import Quick\n",
  ]

  @Test func `a package with a manifest: targets, resources, settings and packages stay, and each omission is named`()
    throws
  {
    let ported = try port(Self.package)
    #expect(
      ported.copy["Package.swift"] == """
        // swift-tools-version: 6.2
        // Written by `portability port`, which replaces it the next time.
        import PackageDescription

        let package = Package(
          name: "Kit",
          defaultLocalization: "en",
          platforms: [.macOS(.v26)],
          products: [
            .library(name: "Kit", targets: ["Kit"]),
          ],
          dependencies: [
            .package(name: "HeadlessKit", path: "/kits/HeadlessKit"),
            .package(name: "Numbers", path: "/Numbers"),
          ],
          targets: [
            .target(
              name: "Core",
              dependencies: [.product(name: "UIKit", package: "HeadlessKit")]),
            .target(
              name: "Kit",
              dependencies: ["Core", .product(name: "UIKit", package: "HeadlessKit"), .product(name: "Numbers", package: "Numbers")],
              resources: [.process("Images")],
              swiftSettings: [.define("KIT")]),
            .testTarget(
              name: "KitTests",
              dependencies: ["Kit", .product(name: "UIKit", package: "HeadlessKit")]),
          ],
          swiftLanguageModes: [.v5]
        )

        """)
    #expect(
      ported.copy.keys.sorted() == [
        ".portability", "Package.swift", "Sources/Core/A.ported.swift", "Sources/Kit/Images/a.txt",
        "Sources/Kit/Kit.ported.swift",
        "Tests/KitTests/Spec.ported.swift", "Tests/KitTests/Tests.ported.swift",
      ])
    #expect(
      ported.copy["Sources/Kit/Kit.ported.swift"] == """
        #sourceLocation(file: "/Kit/Sources/Kit/Kit.swift", line: 1)
        import Core
        class Kit: NSObject {}

        """)
    expectEqual(ported.code, 1)
    #expect(
      ported.out == """
        Package.swift: executableTarget Demo: only libraries and tests in Swift are ported.
        Sources/Kit/Main.storyboard: a resource that only Xcode compiles.
        Package.swift: dependency Numbers: not ported; if it needs UIKit, port it and give --dependency Numbers=PATH.
        Tests/KitTests/Spec.swift: it imports Quick, which the copy does not have.
        4 files ported to /out/copy, 1 changed. Left out: 0 in files, 2 files, targets or resources. Not compiled: something is left to do.

        """)
  }

  @Test func `a copy of a copy is the same copy`() throws {
    try Reading.inFolder { folder in
      let (source, first, second) = (
        folder.appending(path: "Kit"), folder.appending(path: "first"), folder.appending(path: "second")
      )
      try PortingSupport.write(Self.package, to: source)
      expectEqual(PortingSupport.run([source.path, "--output", first.path]).code, 1)
      expectEqual(PortingSupport.run([first.path, "--output", second.path]).code, 1)
      try expectEqual(PortingSupport.contents(of: first), PortingSupport.contents(of: second))
    }
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0", "", ".v6"), ("// swift-tools-version:5.9", "", ".v5"),
    ("// swift-tools-version: 6.1", ", swiftLanguageModes: [.v5]", ".v5"),
    ("// swift-tools-version:5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", ".v6"),
  ])
  func `the language mode is 6 where the package sets it`(first: String, last: String, mode: String) throws {
    let text = "\(first)\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")]\(last))"
    let ported = try port(["Package.swift": text, "Sources/Kit/A.swift": ""])
    expectEqual(ported.copy["Package.swift"]?.contains("swiftLanguageModes: [\(mode)]"), true)
    expectEqual(ported.code, 0)
  }

  @Test func `a package by its podspec: files by pattern, tests by the folder's name`() throws {
    let spec = """
      Pod::Spec.new do |s|
        s.name = 'My-Kit' # s.name = 'No'
        s.source_files = 'Pod/Classes/**/*.{swift,h}', 'More/*.swift'
        s.exclude_files = "Pod/Classes/Old/**"
        s.resource_bundles = { 'Kit' => ['Pod/Assets/*.png'] }
        s.dependency 'SnapKit', '~> 5.0'
      end
      """
    let ported = try port([
      "My-Kit.podspec": spec, "Pod/Classes/A.swift": "", "Pod/Classes/Inner/B.swift": "", "More/C.swift": "",
      "More/Deep/D.swift": "", "Pod/Classes/Old/E.swift": "", "Example/App.swift": "",
      "Example/Tests/Tests.swift": "import XCTest\n@testable import My_Kit\n",
    ])
    #expect(
      ported.copy.keys.sorted() == [
        ".portability", "Package.swift", "Sources/My_Kit/More/C.ported.swift",
        "Sources/My_Kit/Pod/Classes/A.ported.swift",
        "Sources/My_Kit/Pod/Classes/Inner/B.ported.swift", "Tests/My_KitTests/Tests.ported.swift",
      ])
    expectEqual(ported.copy["Package.swift"]?.contains("name: \"My-Kit\""), true)
    expectEqual(ported.copy["Package.swift"]?.contains("dependencies: [\"My_Kit\", .product("), true)
    #expect(
      ported.out.hasPrefix(
        "podspec: resources: name them in a Package.swift to have them in the copy.\n"
          + "podspec: dependency SnapKit: not ported; if it needs UIKit, port it and give --dependency SnapKit=PATH.\n")
    )
  }

  @Test(arguments: [
    ["Source/A.swift", "Example/B.swift", "KitTests/C.swift"], ["Sources/A.swift", "Package.resolved"],
    ["Kit/Classes/A.swift", "Kit/Demo/B.swift"], ["Classes/A.swift", "B.swift"], ["A.swift", "Demo/B.swift"],
  ])
  func `a package without either: the folder of its sources, by its name`(paths: [String]) throws {
    let ported = try port(Dictionary(uniqueKeysWithValues: paths.map { ($0, "let a = 1\n") }))
    expectEqual(ported.code, 0)
    expectEqual(ported.copy.keys.filter { $0.hasPrefix("Sources/") }, ["Sources/Kit/A.ported.swift"])
  }

  @Test func `a package without either is called as its Xcode project`() throws {
    let ported = try port([
      "Panels.xcodeproj/project.pbxproj": "", "Source/A.swift": "",
      "Tests/B.swift": "import XCTest\n@testable import Panels",
    ])
    expectEqual(ported.code, 0)
    #expect(ported.copy["Sources/Panels/A.ported.swift"] != nil)
    #expect(ported.copy["Tests/PanelsTests/B.ported.swift"] != nil)
  }

  @Test(arguments: [
    ("App/A.swift", "Tests/T.swift", "@testable import struct App.Cart", "App"),
    ("App/A.swift", "Tests/T.swift", "import struct Foundation.Date\nimport App", "App"),
    ("App/A.swift", "Tests/T.swift", "import Quick\nimport class App.Cart", "App"),
    ("My-App/A.swift", "Tests/T.swift", "import My_App", "My_App"),
    ("Sources/A.swift", "AppTests/T.swift", "import App", "App"),
    ("App/A.swift", "AppTests/T.swift", "import Quick", "Kit"),
    ("Sources/A.swift", "Tests/T.swift", "import func Quick.expect", "Kit"),
  ])
  func `a package without either has the module that its tests import`(
    source: String, tests: String, imports: String, module: String
  ) throws {
    let ported = try port([source: "let a = 1\n", tests: "import XCTest\n\(imports)\n"])
    expectEqual(ported.copy.keys.filter { $0.hasPrefix("Sources/") }, ["Sources/\(module)/A.ported.swift"])
  }

  @Test func `types whose names UIKit brings here too are imported by their names`() throws {
    let ported = try port([
      "Sources/A.swift": "public struct Event {}\nenum Action {}\nclass Panel {}\nlet a: Event, b: Action",
      "Tests/B.swift": "import XCTest\nimport UIKit\n@testable import Kit\nlet a: Event, b: Action, c: Panel",
    ])
    let text = try #require(ported.copy["Tests/KitTests/B.ported.swift"])
    #expect(text.hasPrefix("@testable import enum Kit.Action\nimport struct Kit.Event\n#sourceLocation"))
    expectEqual(ported.copy["Sources/Kit/A.ported.swift"]?.contains("import"), false)
  }

  @Test func `HeadlessKit by its address, and products of it that the package names already`() throws {
    try Reading.inFolder { folder in
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      let manifest = """
        // swift-tools-version:5.9
        let package = Package(name: "Kit", dependencies: [.package(name: "HeadlessKit", path: "../../..")], targets: [
          .target(name: "Kit", dependencies: [.product(name: "UIKit", package: "HeadlessKit")]),
          .testTarget(name: "KitTests", dependencies: ["Kit", .product(name: "HeadlessTesting", package: "HeadlessKit")]),
        ])
        """
      let files = ["Sources/Kit/A.swift": "", "Tests/KitTests/B.swift": "import Testing\nimport HeadlessTesting"]
      try PortingSupport.write(files.merging(["Package.swift": manifest]) { $1 }, to: source)
      let run = PortingSupport.run(
        [source.path, "--output", output.path, "--headlesskit", "https://example.com/kits/Headless.git"])
      expectEqual(run.code, 0)
      let text = try PortingSupport.contents(of: output)["Package.swift"] ?? ""
      #expect(text.contains(".package(url: \"https://example.com/kits/Headless.git\", branch: \"main\"),\n  ],"))
      #expect(
        text.contains(
          "[\"Kit\", .product(name: \"UIKit\", package: \"Headless\"), .product(name: \"HeadlessTesting\", package: \"Headless\")]"
        ))
    }
  }

  @Test func `a manifest that computes its targets is run`() throws {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let name = "Kit"
      let package = Package(
        name: name, products: [.library(name: name, targets: [name])],
        targets: ["Core", name].map { .target(name: $0, swiftSettings: [.define("IN_KIT")]) })
      package.targets[1].dependencies.append("Core")
      package.targets.append(.testTarget(name: name + "Tests", dependencies: [.target(name: name)]))
      """
    let ported = try port([
      "Package.swift": manifest, "Sources/Kit/A.swift": "", "Sources/Core/B.swift": "",
      "Tests/KitTests/C.swift": "import XCTest",
    ])
    expectEqual(ported.code, 0)
    let text = try #require(ported.copy["Package.swift"])
    #expect(text.contains(".library(name: \"Kit\", targets: [\"Kit\"])"))
    #expect(text.contains("name: \"Kit\",\n      dependencies: [\"Core\", .product"))
    #expect(text.contains("name: \"KitTests\",\n      dependencies: [\"Kit\", .product"))
    #expect(text.contains("swiftSettings: [.define(\"IN_KIT\")]"))
  }

  @Test func `targets without Swift are named, and imports of them left out`() throws {
    let manifest = """
      // swift-tools-version:5.5
      let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: ["Core"]), .target(name: "Core")])
      """
    let ported = try port([
      "Package.swift": manifest, "Sources/Kit/A.swift": "import Core\nlet a = 1", "Sources/Core/B.m": "",
    ])
    #expect(ported.out.contains("Sources/Core: target Core: there are no Swift files in it.\n"))
    expectEqual(ported.copy["Sources/Kit/A.ported.swift"]?.contains("#if canImport(Core)\nimport Core\n#endif"), true)
    expectEqual(ported.copy["Package.swift"]?.contains("dependencies: [.product(name: \"UIKit\""), true)
  }

  @Test func `a target that names its bundle has one, without its resources too`() throws {
    let ported = try port(["Sources/A.swift": "let a = Bundle.module", "Sources/Images.xcassets/a.txt": ""])
    expectEqual(ported.copy["Package.swift"]?.contains("resources: [.copy(\"PortabilityResources.txt\")]"), true)
    #expect(ported.copy["Sources/Kit/PortabilityResources.txt"] != nil)
  }

  @Test func `omissions are listed and counted, and are not left to do`() throws {
    let ported = try port(["Sources/A.swift": "import UIKit\nlet a = 1\nextension UITableView {}\n"])
    expectEqual(ported.code, 3)
    #expect(
      ported.out == """
        /Kit/Sources/A.swift:3: left out: `extension UITableView` (UIKit's tables are unavailable)
        1 file ported to /out/copy, 1 changed. Left out: 1 in files, 0 files, targets or resources. Not compiled.

        """)
    let need = "class B: UIView { override func layoutSubviews() { _ = UITableView() } }"
    let inNeed = try port(["Sources/A.swift": "import UIKit\nlet a = 1\n\(need)\n"])
    expectEqual(inNeed.code, 1)
    #expect(inNeed.out.contains("Not compiled: something is left to do."))
    let kept = try port(["Sources/A.swift": "import UIKit\nextension UITableView {}\n"], "--keep-absent")
    expectEqual(kept.code, 1)
    expectEqual(kept.copy["Sources/Kit/A.ported.swift"]?.contains("extension UITableView {}"), true)
  }

  @Test func `a library of which nothing is left keeps its declarations`() throws {
    let ported = try port(["Sources/A.swift": "import UIKit\nextension UITableView {}\n"])
    expectEqual(ported.code, 1)
    #expect(ported.out.contains("unsupported: UITableView"))
  }

  @Test func `the example package is ported completely, and its copy compiles as it is`() throws {
    let path = PackageNames.root.appending(path: "Docs/Examples/PortedButtons").path
    let plan = try PortPlan(path: path, kit: .folder("/HeadlessKit"))
    expectEqual(plan.outcome, .complete)
    expectEqual(plan.sources.count, 10)
    expectEqual(plan.sources.filter { $0.file.isChanged }.map(\.path), ["Sources/PortedButtons/CheckboxButton.swift"])
  }
}
