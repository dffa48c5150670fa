import Foundation
import Testing

@testable import Portability

/// Whole packages that the command ports in temporary folders.
@Suite("Ported packages")
struct PortedPackageTests {
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
      #expect(run.error == "")
      let copy = try PortingSupport.contents(of: output).mapValues {
        $0.replacing(folder.path, with: "")
      }
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

  @Test("a package with a manifest: targets, resources, settings and packages are kept, and what is left out is named")
  func manifest() throws {
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
        ".portability", "Package.swift", "Sources/Core/A.swift", "Sources/Kit/Images/a.txt", "Sources/Kit/Kit.swift",
        "Tests/KitTests/Tests.swift",
      ])
    #expect(
      ported.copy["Sources/Kit/Kit.swift"] == """
        #sourceLocation(file: "/Kit/Sources/Kit/Kit.swift", line: 1)
        import Core
        class Kit: NSObject {}

        """)
    #expect(ported.code == 1)
    #expect(
      ported.out == """
        Package.swift: executableTarget Demo: only libraries and tests in Swift are ported.
        Sources/Kit/Main.storyboard: a resource that only Xcode compiles.
        Sources/Kit/Main.storyboard: a resource without files that Linux can use.
        Tests/KitTests/Spec.swift: a test file that imports Quick is left out.
        3 files ported to /out/copy, 1 with edits; something is left to do in 0, and 4 things are left out

        """)
  }

  @Test("a copy of a copy is the same copy")
  func idempotent() throws {
    try Reading.inFolder { folder in
      let (source, first, second) = (
        folder.appending(path: "Kit"), folder.appending(path: "first"), folder.appending(path: "second")
      )
      try PortingSupport.write(Self.package, to: source)
      #expect(PortingSupport.run([source.path, "--output", first.path]).code == 1)
      #expect(PortingSupport.run([first.path, "--output", second.path]).code == 0)
      #expect(try PortingSupport.contents(of: first) == PortingSupport.contents(of: second))
    }
  }

  @Test(
    "the language mode is 6 where the package says so",
    arguments: [
      ("// swift-tools-version: 6.0", "", ".v6"), ("// swift-tools-version:5.9", "", ".v5"),
      ("// swift-tools-version: 6.1", ", swiftLanguageModes: [.v5]", ".v5"),
      ("// swift-tools-version:5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", ".v6"),
    ])
  func mode(first: String, last: String, mode: String) throws {
    let text = "\(first)\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")]\(last))"
    let ported = try port(["Package.swift": text, "Sources/Kit/A.swift": ""])
    #expect(ported.copy["Package.swift"]?.contains("swiftLanguageModes: [\(mode)]") == true)
    #expect(ported.code == 0)
  }

  @Test("a package by its podspec: files by pattern, tests by the folder's name")
  func podspec() throws {
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
        ".portability", "Package.swift", "Sources/My_Kit/More/C.swift", "Sources/My_Kit/Pod/Classes/A.swift",
        "Sources/My_Kit/Pod/Classes/Inner/B.swift", "Tests/My_KitTests/Tests.swift",
      ])
    #expect(ported.copy["Package.swift"]?.contains("name: \"My-Kit\"") == true)
    #expect(ported.copy["Package.swift"]?.contains("dependencies: [\"My_Kit\", .product(") == true)
    #expect(
      ported.out.hasPrefix(
        "podspec: resources: name them in a Package.swift to have them in the copy.\n"
          + "podspec: dependency SnapKit: port it too, and add it to a Package.swift.\n"))
  }

  @Test(
    "a package without either: the folder of its sources, by its name",
    arguments: [
      ["Source/A.swift", "Example/B.swift", "KitTests/C.swift"], ["Sources/A.swift", "Package.resolved"],
      ["Kit/Classes/A.swift", "Kit/Demo/B.swift"], ["Classes/A.swift", "B.swift"], ["A.swift", "Demo/B.swift"],
    ])
  func folders(paths: [String]) throws {
    let ported = try port(Dictionary(uniqueKeysWithValues: paths.map { ($0, "let a = 1\n") }))
    #expect(ported.code == 0)
    #expect(ported.copy.keys.filter { $0.hasPrefix("Sources/") } == ["Sources/Kit/A.swift"])
  }

  @Test("HeadlessKit by its address, and products of it that the package names already")
  func address() throws {
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
      #expect(run.code == 0)
      let text = try PortingSupport.contents(of: output)["Package.swift"] ?? ""
      #expect(text.contains(".package(url: \"https://example.com/kits/Headless.git\", branch: \"main\"),\n  ],"))
      #expect(
        text.contains(
          "[\"Kit\", .product(name: \"UIKit\", package: \"Headless\"), .product(name: \"HeadlessTesting\", package: \"Headless\")]"
        ))
    }
  }

  @Test("the example package is ported completely, and its copy compiles as it is")
  func example() throws {
    let path = PackageNames.root.appending(path: "Docs/Examples/PortedButtons").path
    let plan = try PortPlan(path: path, kit: .folder("/HeadlessKit"))
    #expect(plan.isComplete)
    #expect(plan.sources.count == 10)
    #expect(plan.sources.filter { $0.file.isChanged }.map(\.path) == ["Sources/PortedButtons/CheckboxButton.swift"])
  }
}
