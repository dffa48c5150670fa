// swift-tools-version: 6.0
import PackageDescription

// A package for iOS. `.ci/run` ports it with `portability port`, and builds and tests the copy.
let package = Package(
  name: "PortedButtons",
  platforms: [.iOS(.v17)],
  products: [.library(name: "PortedButtons", targets: ["PortedButtons"])],
  targets: [
    .target(name: "PortedButtons"),
    .testTarget(name: "PortedButtonsTests", dependencies: ["PortedButtons"]),
  ],
  swiftLanguageModes: [.v5]
)
