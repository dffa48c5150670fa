// swift-tools-version: 6.2
import PackageDescription

/// The builds of the check.
///
/// `HEADLESSKIT_BUILD` names one; without it the manifest has all tests.
enum Build: String {
  /// As users build the package.
  case plain
  /// The thread sanitizer, for tests in which threads meet; they are instrumented too, by `swift build --sanitize thread`.
  case thread
  /// Optimized code under the address sanitizer, for tests with unsafe code below them. Optimized builds have faults of
  /// their own: a value is released after its last use, not at the end of its scope.
  case address

  static let current = Context.environment["HEADLESSKIT_BUILD"].map { Build(rawValue: $0)! }
  static let isSanitized = current == .thread || current == .address
}

/// A debug build compiles each module in one process.
///
/// By default SwiftPM starts one for each core and one for the module's interface, and each parses the whole module: that
/// takes half as much CPU time again. Four threads write the code: on two cores that is 67 s elapsed for what a test of a
/// button needs, with one thread 82.
///
/// Other packages may depend on these flags, as this manifest has tools version 6.2.
let oneProcess = SwiftSetting.unsafeFlags(
  [
    "-wmo", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "4",
    "-index-ignore-system-modules",
  ], .when(configuration: .debug))

/// The targets in a folder of `Sources`, and their tests in the same folder of `Tests`.
///
/// They see their own floor and those before it; tests see all. Every target refuses warnings: what the compiler doubts, a
/// reader will too.
func floor(_ name: String, optimizedWhenSanitized isOptimized: Bool = false, _ targets: [Target?]) -> [Target] {
  let targets = targets.compactMap { $0 }
  for target in targets {
    let isTest = target.type == .test || name == "Support"
    target.path = "\(isTest ? "Tests" : "Sources")/\(name)/\(target.name)"
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error), oneProcess]
    // Without this, the sanitized tests take twice as long to build.
    if Build.isSanitized && (!isOptimized || isTest) {
      target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
    }
    // The sanitizer checks what Sources do, also with memory of the tests. Instrumented tests take 1.4 times as long to compile,
    // and three times the space.
    if Build.current == .address {
      let sanitize = ["-sanitize=address"]
      if isTest {
        target.linkerSettings = [.unsafeFlags(sanitize)]
      } else {
        target.swiftSettings?.append(.unsafeFlags(sanitize))
      }
    }
  }
  return targets
}

/// A library target.
func module(_ name: String, sees modules: String..., resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: modules.map { .byName(name: $0) }, resources: resources)
}

/// A program; the sanitized builds have none.
func program(_ name: String, sees modules: String..., resources: [Resource] = []) -> Target? {
  Build.isSanitized
    ? nil : .executableTarget(name: name, dependencies: modules.map { .byName(name: $0) }, resources: resources)
}

/// A test target named after the module that it tests, or after its subject, with the builds that run it.
func tests(
  of name: String, run builds: [Build] = [.plain], sees modules: String..., exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target? {
  if let build = Build.current, !builds.contains(build) { return nil }
  return .testTarget(
    name: "\(name)Tests", dependencies: (["Expectations"] + modules).map { .byName(name: $0) }, exclude: exclude,
    resources: resources, swiftSettings: settings)
}

/// Values and rules that know no view: reports of misuse, rectangles, the solver of constraint layout.
let base = floor(
  "Base", optimizedWhenSanitized: true,
  [
    module("HeadlessReporting"),
    module("HeadlessGeometry"),
    tests(of: "HeadlessGeometry", sees: "HeadlessGeometry"),
    module("HeadlessConstraints"),
    tests(of: "HeadlessConstraints", sees: "RandomNumbers", "HeadlessConstraints", resources: [.copy("Fixtures")]),
  ])

/// Fonts, text, colors, images, paths, layers, pixels.
let drawing = floor(
  "Drawing", optimizedWhenSanitized: true,
  [
    module("HeadlessFontFiles"),
    tests(of: "HeadlessFontFiles", sees: "RandomNumbers", "HeadlessFontFiles", resources: [.copy("Fixtures")]),
    module("HeadlessPixels", sees: "HeadlessGeometry"),
    tests(
      of: "HeadlessPixels", sees: "RandomNumbers", "HeadlessGeometry", "HeadlessPixels",
      resources: [.copy("Fixtures")]),
    module("HeadlessGraphics", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessFontFiles", "HeadlessPixels"),
    tests(
      of: "HeadlessGraphics", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessTesting", "Soak"),
    module("HeadlessText", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics"),
    tests(of: "HeadlessText", run: [.address], sees: "HeadlessKit", "HeadlessTesting", "Soak"),
    module("HeadlessRendering", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics"),
    tests(of: "HeadlessRendering", run: [.address], sees: "HeadlessKit", "HeadlessTesting"),
    module(
      "HeadlessLayers",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessText", "HeadlessRendering"),
    tests(
      of: "HeadlessLayers", run: [.address],
      sees: "TestLogs", "HeadlessLayers", "HeadlessKit", "HeadlessTesting", "Soak"),
  ])

/// What `import HeadlessKit` gives: the tree, the pass, control, button, label, image view.
let kit = floor(
  "Kit", optimizedWhenSanitized: true,
  [
    module(
      "HeadlessViews",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessConstraints", "HeadlessGraphics", "HeadlessRendering",
      "HeadlessLayers"),
    tests(
      of: "HeadlessViews", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessTesting", "Soak"),
    module("HeadlessAnimation", sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessLayers", "HeadlessViews"),
    tests(
      of: "HeadlessAnimation", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessTesting"),
    module(
      "HeadlessRecognizers",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews"),
    tests(
      of: "HeadlessRecognizers", run: [.address], sees: "TestLogs", "HeadlessKit", "HeadlessTesting"),
    module(
      "HeadlessControls",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessText", "HeadlessLayers",
      "HeadlessViews", "HeadlessRecognizers"),
    tests(
      of: "HeadlessControls", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessTesting", "Soak"),
    module("HeadlessApp", sees: "HeadlessReporting", "HeadlessGraphics", "HeadlessViews"),
    tests(of: "HeadlessApp", run: [.address], sees: "HeadlessKit", "HeadlessTesting"),
    module(
      "HeadlessKit",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessFontFiles", "HeadlessPixels", "HeadlessGraphics",
      "HeadlessText", "HeadlessLayers", "HeadlessViews", "HeadlessAnimation", "HeadlessRecognizers",
      "HeadlessControls", "HeadlessApp"),
    // Colors, images, contexts, views that are released on other threads, locks, observing.
    tests(
      of: "Threads", run: [.address, .thread],
      sees: "TestLogs", "HeadlessKit", "UIKit", "HeadlessTesting", "_Testing_UIKit", "_Testing_CoreGraphics"),
  ])

/// Products of their own, which HeadlessKit does not import: a package that doesn't scroll doesn't build scroll views.
let widgets = floor(
  "Widgets",
  [
    module(
      "HeadlessInputs",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessText", "HeadlessLayers",
      "HeadlessViews", "HeadlessRecognizers", "HeadlessControls"),
    tests(
      of: "HeadlessInputs", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "HeadlessInputs", "HeadlessTesting"),
    module(
      "HeadlessScrolling",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessLayers", "HeadlessViews", "HeadlessRecognizers",
      "HeadlessAnimation", "HeadlessControls"),
    tests(
      of: "HeadlessScrolling", run: [.address],
      sees: "RepositoryFiles", "TestLogs", "HeadlessScrolling", "HeadlessKit", "HeadlessTesting"),
    module(
      "HeadlessControllers",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessLayers", "HeadlessViews",
      "HeadlessAnimation", "HeadlessRecognizers", "HeadlessControls", "HeadlessApp", "HeadlessInputs",
      "HeadlessScrolling"),
    tests(
      of: "HeadlessControllers", run: [.address],
      sees: "TestLogs", "HeadlessScrolling", "HeadlessControllers", "HeadlessKit", "HeadlessTesting"),
    module("ButtonRecipes", sees: "HeadlessKit"),
    tests(
      of: "ButtonRecipes",
      sees: "RepositoryFiles", "TestLogs", "HeadlessKit", "ButtonRecipes", "HeadlessTesting"),
  ])

/// The same under Apple's names.
let appleNames =
  floor(
    "AppleNames",
    [
      // Logging that goes nowhere.
      module("os"),
      module("CoreGraphics", sees: "HeadlessGeometry", "HeadlessGraphics"),
      module("CoreText", sees: "HeadlessGraphics", "HeadlessText", "CoreGraphics"),
      module("QuartzCore", sees: "HeadlessGeometry", "HeadlessLayers", "HeadlessAnimation", "CoreGraphics"),
      module(
        "UIKit",
        sees: "HeadlessLayers", "HeadlessViews", "HeadlessKit", "HeadlessInputs", "HeadlessScrolling",
        "HeadlessControllers", "QuartzCore", "CoreText"),
      tests(
        of: "UIKit", run: [.address],
        sees: "RepositoryFiles", "UIKit", "os", "HeadlessTesting", "_Testing_UIKit", "_Testing_CoreGraphics"),
    ])
  + floor(
    "AppleNames/Overlays",
    [module("_Testing_CoreGraphics", sees: "CoreGraphics"), module("_Testing_UIKit", sees: "UIKit")])

/// What a test imports; trees, traces, pictures.
let testing = floor(
  "Testing",
  [
    module(
      "HeadlessInspection",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessPixels", "HeadlessGraphics", "HeadlessLayers",
      "HeadlessViews"),
    tests(
      of: "HeadlessInspection",
      sees: "RepositoryFiles", "TestLogs", "Browsers", "HeadlessKit", "HeadlessInspection", "HeadlessTesting"),
    module(
      "HeadlessTesting",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessPixels", "HeadlessGraphics", "HeadlessLayers",
      "HeadlessViews", "HeadlessRecognizers", "HeadlessControls", "HeadlessInspection"),
    tests(
      of: "HeadlessTesting",
      sees: "RepositoryFiles", "TestLogs", "Browsers", "HeadlessPixels", "HeadlessKit", "HeadlessInputs",
      "HeadlessScrolling", "HeadlessControllers", "HeadlessTesting",
      exclude: ["Guides/__Snapshots__"]),
    // XCTest as packages in Swift 5 mode write it.
    tests(of: "SwiftFive", sees: "HeadlessKit", "HeadlessTesting", settings: [.swiftLanguageMode(.v5)]),
  ])

/// Programs, and what they share; Conformance is also a product.
let programs = floor(
  "Programs",
  [
    // Arguments, exit codes, output and resources.
    module("CommandLineTool"),
    program(
      "Gallery", sees: "CommandLineTool", "HeadlessKit", "HeadlessInputs", "HeadlessScrolling", "ButtonRecipes",
      "HeadlessInspection", "Conformance", resources: [.copy("Page/Page.css")]),
    tests(
      of: "Gallery",
      sees: "RepositoryFiles", "Browsers", "CommandLineTool", "Gallery", "HeadlessKit",
      "HeadlessInspection", "HeadlessTesting", exclude: ["Examples/__Snapshots__"]),
    // Reads the sources of other packages.
    program(
      "Portability", sees: "CommandLineTool",
      resources: [
        .copy("Names/SupportedNames.txt"), .copy("Names/AppleMembers.txt"), .copy("Names/AppleNames.txt"),
        .copy("Names/Frameworks.txt"),
      ]),
    tests(
      of: "Portability", sees: "RepositoryFiles", "Portability", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics",
      exclude: [
        "Names/AppleClasses.txt", "Names/ClosedMembers.txt", "Names/MemberWords.txt", "Names/TakenNames.txt", "Rows",
      ]),
    // Scenes that also compile on iOS; no sanitized test plays them.
    Build.isSanitized ? nil : module("Conformance", sees: "UIKit"),
    program("ConformanceCommand", sees: "CommandLineTool", "HeadlessKit", "Conformance"),
    tests(
      of: "Conformance",
      sees: "RepositoryFiles", "RandomNumbers", "CommandLineTool", "Portability", "HeadlessKit", "Conformance",
      "ConformanceCommand", "_Testing_UIKit", "_Testing_CoreGraphics",
      exclude: ["Comparing/Comparison.json", "Scenes/AppleMembers.txt", "Scenes/AppleTypeMembers.txt"],
      resources: [.copy("Recordings")]),
    // Random programs against a model.
    module(
      "Soak",
      sees: "HeadlessReporting", "HeadlessGeometry", "HeadlessGraphics", "HeadlessText", "HeadlessLayers",
      "HeadlessViews", "HeadlessRecognizers", "HeadlessControls"),
    tests(of: "Soak", run: [.address], sees: "Soak", "HeadlessViews"),
    program("Benchmarks", sees: "CommandLineTool", "HeadlessKit", "Soak"),
    tests(of: "Benchmarks", sees: "CommandLineTool", "Benchmarks", "HeadlessKit"),
    tests(of: "CommandLineTool", sees: "RepositoryFiles", "CommandLineTool", "Gallery", "Portability", "Benchmarks"),
  ])

/// What several test targets share: comparisons that compile fast; the files of this repository; random numbers by a
/// seed; logs, samples of views, a font, and a window for touches; a browser for pages.
let support = floor(
  "Support",
  [
    module("Expectations"), module("RepositoryFiles"), module("RandomNumbers"),
    module("TestLogs", sees: "RepositoryFiles", "RandomNumbers", "HeadlessKit"), module("Browsers"),
  ])

let targets = base + drawing + kit + widgets + appleNames + testing + programs + support

/// The modules that each target names in `sees:`.
let directlySeen = Dictionary(
  uniqueKeysWithValues: targets.map { target in
    (target.name, target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
  })

/// Returns modules with all that they see, also through others.
///
/// SwiftPM compiles a target again only if the `.swiftmodule` of a module that it names has changed; a product names the
/// modules in its list. A target that sees a class through another module alone would keep the class's old layout in its
/// subclasses.
func withAllSeen(_ modules: [String]) -> [String] {
  var found: Set<String> = []
  var rest = modules
  while let name = rest.popLast() {
    if found.insert(name).inserted { rest += directlySeen[name] ?? [] }
  }
  return found.sorted()
}

for target in targets { target.dependencies = withAllSeen(directlySeen[target.name] ?? []).map { .byName(name: $0) } }

/// A library of modules, with all that these see.
func library(_ name: String, of modules: String...) -> Product {
  .library(name: name, targets: withAllSeen(modules.isEmpty ? [name] : modules))
}

/// What only the plain build makes.
let plainProducts: [Product] =
  Build.isSanitized
  ? []
  : [
    library("Conformance"),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "portability", targets: ["Portability"]),
    .executable(name: "conformance", targets: ["ConformanceCommand"]),
  ]

let package = Package(
  name: "HeadlessKit",
  products: [
    library("HeadlessKit"),
    library("UIKit", of: "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "os"),
    library("QuartzCore", of: "QuartzCore", "_Testing_CoreGraphics"),
    library("CoreText", of: "CoreText", "_Testing_CoreGraphics"),
    library("CoreGraphics", of: "CoreGraphics", "_Testing_CoreGraphics"),
    library("HeadlessInputs"),
    library("ButtonRecipes"),
    library("HeadlessScrolling"),
    library("HeadlessControllers"),
    library("HeadlessInspection"),
    library("HeadlessTesting"),
  ] + plainProducts,
  targets: targets,
  swiftLanguageModes: [.v6]
)
