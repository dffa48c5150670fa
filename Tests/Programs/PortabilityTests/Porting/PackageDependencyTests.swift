import Foundation
import Testing

@testable import Portability

/// The dependencies of packages, and those that their copies do not need.
@Suite("Dependencies and exit codes") struct PackageDependencyTests {
  private func port(_ files: [String: String], _ options: String...) throws -> (
    code: Int32, out: String, error: String, manifest: String
  ) {
    try Reading.inFolder { folder in
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      try PortingSupport.write(files, to: source)
      let snap = folder.appending(path: "Snap")
      try PortingSupport.write(PortingSupport.package("SnapKit", source: ""), to: snap)
      let options = options.map { $0.replacing("=/copies/Snap", with: "=\(snap.path)") }
      let run = PortingSupport.run([source.path, "--output", output.path, "--headlesskit", "/kits/H"] + options)
      let manifest = run.code == 2 ? "" : try PortingSupport.contents(of: output)["Package.swift"] ?? ""
      return (run.code, run.out, run.error, manifest.replacing(snap.path, with: "/copies/Snap"))
    }
  }

  private static func manifest(_ targets: String, dependencies: String = "") -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "Kit", dependencies: [\(dependencies)], targets: [\(targets)])
      """, "Sources/Kit/A.swift": "let a = 1", "Sources/Demo/main.swift": "print(1)",
    ]
  }

  private static let snapKit = manifest(
    #".target(name: "Kit", dependencies: ["SnapKit"])"#,
    dependencies: #".package(url: "https://example.com/SnapKit.git", from: "5.0.0")"#
  ).merging(["Sources/Kit/B.swift": "import SnapKit"]) { $1 }

  @Test func `a package that another one depends on is listed as not ported`() throws {
    let ported = try port(Self.snapKit)
    expectEqual(ported.code, 0)
    #expect(ported.out.contains("Package.swift: dependency SnapKit: not ported; if it needs UIKit, port it and give"))
    #expect(ported.manifest.contains(#".package(url: "https://example.com/SnapKit.git", from: "5.0.0")"#))
  }

  @Test func `a package at an address that no file imports is not in the copy`() throws {
    var files = Self.snapKit
    files["Sources/Kit/B.swift"] = "import UIKit"
    let ported = try port(files)
    expectEqual(ported.code, 0)
    #expect(!ported.out.contains("SnapKit") && !ported.manifest.contains("SnapKit"), "\(ported.manifest)")
  }

  @Test func `a folder replaces a package`() throws {
    let ported = try port(Self.snapKit, "--dependency", "SnapKit=/copies/Snap")
    expectEqual(ported.code, 0)
    #expect(!ported.out.contains("not ported"))
    #expect(ported.manifest.contains(#"    .package(name: "SnapKit", path: "/copies/Snap"),"#))
    #expect(!ported.manifest.contains("example.com"))
    #expect(ported.manifest.contains(#".product(name: "SnapKit", package: "SnapKit")"#))
  }

  @Test func `a folder replaces a pod`() throws {
    let files = [
      "Kit.podspec": "s.name = 'Kit'\ns.source_files = 'Source/*.swift'\ns.dependency 'SnapKit'",
      "Source/A.swift": "import SnapKit",
    ]
    let ported = try port(files, "--dependency", "SnapKit=/copies/Snap")
    expectEqual(ported.code, 0)
    #expect(ported.manifest.contains(#".package(name: "SnapKit", path: "/copies/Snap")"#))
    #expect(ported.manifest.contains(#".product(name: "SnapKit", package: "SnapKit")"#))
    let alone = try port(files)
    expectEqual(alone.code, 1)
    #expect(alone.out.contains("1:1: unsupported: import SnapKit:"))
  }

  @Test(arguments: [
    ("Other=/a", "portability: the package does not depend on 'Other'; give --dependency for one of 'SnapKit'\n"),
    ("SnapKit", "portability: --dependency needs NAME=PATH; got 'SnapKit'\n\(PortArguments.usage)\n"),
    ("=/a", "portability: --dependency needs NAME=PATH; got '=/a'\n\(PortArguments.usage)\n"),
  ])
  func `a folder for a package that is not there is refused`(value: String, message: String) throws {
    let ported = try port(Self.snapKit, "--dependency", value)
    expectEqual(ported.code, 2)
    expectEqual(ported.error, message)
  }

  @Test func `a folder is given once for each package`() {
    let words = ["Kit", "--dry-run", "--dependency", "A=/a", "--dependency", "A=/b"]
    #expect(PortingSupport.run(words).error.hasPrefix("portability: --dependency A is given twice\n"))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, targets: String
    var files: [String: String] = [:]
    let code: Int32
  }

  nonisolated static let codes = [
    Row(
      testDescription: "a demo is left out",
      targets: #".target(name: "Kit"), .executableTarget(name: "Demo", dependencies: ["Kit"])"#, code: 3),
    Row(
      testDescription: "a test of another framework has something left to do",
      targets: #".target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit", "Quick"])"#,
      files: ["Tests/KitTests/A.swift": "import Quick\nimport XCTest"], code: 1),
    Row(
      testDescription: "a resource is left out", targets: #".target(name: "Kit", resources: [.process("A.xcassets")])"#,
      files: ["Sources/Kit/A.xcassets/a.txt": ""], code: 3),
    Row(
      testDescription: "a target that the library uses is left out",
      targets: #".target(name: "Kit", dependencies: ["Core"]), .binaryTarget(name: "Core", path: "C.xcframework")"#,
      code: 1),
    Row(
      testDescription: "a target of the library is in another language",
      targets: #".target(name: "Kit"), .target(name: "Core")"#, files: ["Sources/Core/A.m": ""], code: 1),
    Row(
      testDescription: "a file of the library has something left to do", targets: #".target(name: "Kit")"#,
      files: ["Sources/Kit/B.swift": "import UIKit\nlet s = #selector(getter: A.b)"], code: 1),
    Row(
      testDescription: "a file of the tests has something left to do",
      targets: #".target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])"#,
      files: ["Tests/KitTests/A.swift": "import UIKit\nimport XCTest\nlet s = #selector(getter: A.b)"], code: 1),
  ]

  @Test(arguments: codes) func `the exit code is that of the library's sources and tests`(row: Row) throws {
    try expectEqual(port(Self.manifest(row.targets).merging(row.files) { $1 }).code, row.code)
  }

  @Test func `a test target does not depend on one that is left out`() throws {
    let targets = """
      .target(name: "Kit"), .testTarget(name: "Support", dependencies: ["Kit", "Quick"]),
      .testTarget(name: "KitTests", dependencies: ["Kit", "Support"])
      """
    let ported = try port(
      Self.manifest(targets).merging([
        "Tests/Support/XCTestManifests.swift": "", "Tests/KitTests/A.swift": "import XCTest",
      ]) { $1 })
    #expect(ported.manifest.contains("name: \"KitTests\",\n      dependencies: [\"Kit\", .product("))
    #expect(!ported.manifest.contains("Support"))
  }

  @Test func `a podspec's tests, other systems and further subspecifications are not the library`() {
    let spec = Podspec(
      """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.default_subspecs = 'Core'
        s.osx.source_files = 'Mac/*.swift'
        s.subspec 'Core' do |core|
          core.source_files = 'A/*.swift', \t# first
            'B/*.swift'
        end
        s.subspec 'Rx' do |rx|
          rx.source_files = 'Rx/*.swift'
          rx.dependency 'RxSwift'
        end
        s.test_spec 'Tests' do |t|
          t.source_files = 'Tests/**/*'
          t.dependency 'Quick'
        end
        s.dependency 'SnapKit'
      end
      """)
    expectEqual(spec.sourceFiles, ["A/*.swift", "B/*.swift"])
    expectEqual(spec.dependencies, ["SnapKit"])
  }
}
