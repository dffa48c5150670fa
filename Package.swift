// swift-tools-version: 6.2
import PackageDescription

// Every target refuses warnings: what the compiler doubts, a reader will too.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A library target whose dependencies show the one direction: each module sees only the modules before it.
func module(_ name: String, sees modules: String..., resources: [Resource] = []) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) }, resources: resources, swiftSettings: strict)
}

/// A test target named after the module that it tests, or after its subject.
func tests(of name: String, sees modules: String..., exclude: [String] = [], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: modules.map { .byName(name: $0) }, exclude: exclude, resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "HeadlessKit",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "HeadlessKit", targets: ["HeadlessKit"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "_Testing_UIKit", "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText", "CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "HeadlessInputs", targets: ["HeadlessInputs"]),
    .library(name: "ButtonRecipes", targets: ["ButtonRecipes"]),
    .library(name: "HeadlessScrolling", targets: ["HeadlessScrolling"]),
    .library(name: "HeadlessControllers", targets: ["HeadlessControllers"]),
    .library(name: "HeadlessInspection", targets: ["HeadlessInspection"]),
    .library(name: "HeadlessTesting", targets: ["HeadlessTesting"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "portability", targets: ["Portability"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .executable(name: "conformance", targets: ["ConformanceCommand"]),
  ],
  targets: [
    module("HeadlessReporting"),
    module("HeadlessGeometry"),
    module("HeadlessFontFiles"),
    // The solver of constraint layout; sees nothing of views.
    module("HeadlessConstraints"),
    module("HeadlessPixels", sees: "HeadlessGeometry"),
    module(
      "HeadlessGraphics", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessFontFiles", "HeadlessPixels"),
    module("HeadlessRendering", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics"),
    module(
      "HeadlessLayers", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessRendering"),
    module(
      "HeadlessViews",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessConstraints", "HeadlessGraphics", "HeadlessRendering",
      "HeadlessLayers"),
    module(
      "HeadlessAnimation", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessLayers", "HeadlessViews"),
    module(
      "HeadlessRecognizers",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews"),
    module(
      "HeadlessControls",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews",
      "HeadlessRecognizers"),
    module("HeadlessApp", sees: "HeadlessReporting", "HeadlessGraphics", "HeadlessViews"),
    module(
      "HeadlessKit",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessFontFiles", "HeadlessPixels", "HeadlessGraphics",
      "HeadlessLayers", "HeadlessViews", "HeadlessAnimation", "HeadlessRecognizers", "HeadlessControls", "HeadlessApp"),
    // Controls that are no buttons, and text fields; a product of their own, which HeadlessKit does not import.
    module(
      "HeadlessInputs",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews",
      "HeadlessRecognizers", "HeadlessControls"),
    module("CoreGraphics", sees: "HeadlessGeometry", "HeadlessGraphics"),
    module("_Testing_CoreGraphics", sees: "CoreGraphics"),
    module("CoreText", sees: "HeadlessGraphics", "CoreGraphics"),
    module("QuartzCore", sees: "HeadlessGeometry", "HeadlessLayers", "HeadlessAnimation", "CoreGraphics"),
    // Not part of HeadlessKit: a package that doesn't scroll doesn't build it.
    module(
      "HeadlessScrolling",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessLayers", "HeadlessViews", "HeadlessRecognizers",
      "HeadlessAnimation", "HeadlessControls"),
    // View controllers and bars; a product of their own, which HeadlessKit does not import.
    module(
      "HeadlessControllers",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews",
      "HeadlessAnimation", "HeadlessRecognizers", "HeadlessControls", "HeadlessApp", "HeadlessInputs",
      "HeadlessScrolling"),
    module(
      "UIKit", sees: "HeadlessLayers", "HeadlessViews", "HeadlessKit", "HeadlessInputs", "HeadlessScrolling",
      "HeadlessControllers", "QuartzCore", "CoreText"),
    module("_Testing_UIKit", sees: "UIKit"),
    module("ButtonRecipes", sees: "HeadlessKit"),
    // Scenes that also compile on iOS: sees Apple's names alone.
    module("Conformance", sees: "UIKit"),
    module(
      "HeadlessInspection", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessPixels", "HeadlessGraphics",
      "HeadlessLayers", "HeadlessViews",
      resources: [.embedInCode("Page/inspector.css"), .embedInCode("Page/inspector.js")]),
    module(
      "HeadlessTesting",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessPixels", "HeadlessGraphics", "HeadlessLayers",
      "HeadlessViews", "HeadlessControls", "HeadlessInspection"),
    // Random programs against a model; no product.
    module(
      "Soak",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews",
      "HeadlessRecognizers", "HeadlessControls"),
    // Arguments, exit codes and output of the programs; sees no other module of the package; no product.
    module("CommandLineTool"),
    // The folders and files of this repository, for tests that read them.
    .target(name: "RepositoryFiles", path: "Tests/Support/RepositoryFiles", swiftSettings: strict),
    // The lines that views write while a test runs, and a window for touches.
    .target(name: "TestLogs", dependencies: ["HeadlessKit"], path: "Tests/Support/TestLogs", swiftSettings: strict),
    // Threads meet here: colors, images, contexts, views that are released elsewhere, locks, observing. The thread sanitizer
    // as well as the address sanitizer.
    tests(of: "HeadlessGraphics", sees: "RepositoryFiles", "HeadlessKit", "HeadlessTesting", "Soak"),
    tests(
      of: "Threads", sees: "TestLogs", "HeadlessKit", "UIKit", "HeadlessTesting", "_Testing_UIKit",
      "_Testing_CoreGraphics"),
    // From here on all is on the main actor or a value: the thread sanitizer leaves it out (.ci/run).
    tests(of: "HeadlessLayers", sees: "TestLogs", "HeadlessLayers", "HeadlessKit", "HeadlessTesting", "Soak"),
    tests(
      of: "UIKit", sees: "RepositoryFiles", "UIKit", "HeadlessTesting", "_Testing_UIKit", "_Testing_CoreGraphics"),
    // The core: its tests also run against code that is not optimized, without a sanitizer, as those of a user do.
    tests(
      of: "HeadlessViews", sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessInspection", "HeadlessTesting",
      "Soak"),
    // From here on the address sanitizer is enough.
    tests(
      of: "HeadlessControls", sees: "RepositoryFiles", "HeadlessKit", "HeadlessInspection", "HeadlessTesting", "Soak"),
    tests(
      of: "HeadlessInputs", sees: "RepositoryFiles", "HeadlessKit", "HeadlessInputs", "HeadlessInspection",
      "HeadlessTesting"),
    tests(of: "HeadlessRendering", sees: "HeadlessKit", "HeadlessTesting"),
    tests(of: "HeadlessRecognizers", sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessTesting"),
    tests(
      of: "HeadlessAnimation", sees: "RepositoryFiles", "TestLogs", "HeadlessViews", "HeadlessKit", "HeadlessTesting"),
    tests(
      of: "HeadlessScrolling", sees: "RepositoryFiles", "TestLogs", "HeadlessScrolling", "HeadlessKit",
      "HeadlessTesting"),
    tests(
      of: "HeadlessControllers", sees: "RepositoryFiles", "TestLogs", "HeadlessControllers", "HeadlessKit",
      "HeadlessTesting"),
    tests(of: "HeadlessApp", sees: "HeadlessKit", "HeadlessTesting"),
    tests(of: "Soak", sees: "Soak", "HeadlessViews"),
    // From here on there is no unsafe code either: the address sanitizer leaves it out too (.ci/run).
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "CommandLineTool", "HeadlessKit", "HeadlessInputs", "HeadlessScrolling", "ButtonRecipes", "HeadlessInspection",
      ],
      resources: [.embedInCode("Page/gallery.css")], swiftSettings: strict),
    // Reads other packages' sources; sees no other module of the package.
    .executableTarget(name: "Portability", dependencies: ["CommandLineTool"], swiftSettings: strict),
    .executableTarget(
      name: "ConformanceCommand", dependencies: ["CommandLineTool", "HeadlessKit", "Conformance"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CommandLineTool", "HeadlessKit", "Soak"], swiftSettings: strict),
    tests(of: "CommandLineTool", sees: "CommandLineTool", "Gallery", "Portability", "Benchmarks"),
    tests(of: "HeadlessConstraints", sees: "HeadlessConstraints", resources: [.copy("Fixtures")]),
    tests(of: "HeadlessGeometry", sees: "HeadlessGeometry"),
    tests(of: "HeadlessFontFiles", sees: "HeadlessFontFiles", resources: [.copy("Fixtures")]),
    tests(of: "HeadlessPixels", sees: "HeadlessGeometry", "HeadlessPixels", resources: [.copy("Fixtures")]),
    tests(
      of: "ButtonRecipes", sees: "RepositoryFiles", "HeadlessKit", "ButtonRecipes", "HeadlessInspection",
      "HeadlessTesting"),
    tests(of: "HeadlessInspection", sees: "RepositoryFiles", "HeadlessKit", "HeadlessInspection", "HeadlessTesting"),
    tests(
      of: "HeadlessTesting", sees: "RepositoryFiles", "HeadlessPixels", "HeadlessKit", "HeadlessTesting",
      exclude: ["Guides/__Snapshots__"]),
    // XCTest as packages in Swift 5 mode write it.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["HeadlessKit"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    tests(
      of: "Portability", sees: "RepositoryFiles", "Portability", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"),
    tests(
      of: "Gallery", sees: "RepositoryFiles", "CommandLineTool", "Gallery", "HeadlessKit", "ButtonRecipes",
      "HeadlessInspection"),
    tests(
      of: "Conformance", sees: "RepositoryFiles", "CommandLineTool", "Portability", "HeadlessKit", "Conformance",
      "ConformanceCommand",
      "_Testing_UIKit", "_Testing_CoreGraphics", resources: [.copy("Recordings")]),
    tests(of: "Benchmarks", sees: "CommandLineTool", "Benchmarks", "HeadlessKit"),
  ],
  swiftLanguageModes: [.v6]
)
