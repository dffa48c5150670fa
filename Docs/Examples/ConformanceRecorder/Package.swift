// swift-tools-version: 6.0
import PackageDescription

// Records the scenes of `Sources/Programs/Conformance` in a simulator: see `Docs/Conformance.md`. On Linux the module `UIKit` is that of
// HeadlessKit, so that the check of the repository compiles the same files. The only product has the name of the package, which
// is then the name of the scheme too.
#if os(Linux)
  let packages: [Package.Dependency] = [
    .package(name: "HeadlessKit", path: Context.environment["HEADLESSKIT"] ?? "../../..")
  ]
  let modules: [Target.Dependency] = [.product(name: "UIKit", package: "HeadlessKit")]
#else
  let packages: [Package.Dependency] = []
  let modules: [Target.Dependency] = []
#endif

let package = Package(
  name: "ConformanceRecorder",
  platforms: [.iOS(.v17)],
  products: [.library(name: "ConformanceRecorder", targets: ["ConformanceScenes"])],
  dependencies: packages,
  targets: [
    .target(name: "ConformanceScenes", dependencies: modules),
    .testTarget(name: "RecordTests", dependencies: ["ConformanceScenes"] + modules),
  ],
  swiftLanguageModes: [.v5]
)
