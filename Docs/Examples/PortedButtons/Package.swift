// swift-tools-version: 6.0
import PackageDescription

// All that Linux needs; on iOS the SDK's own UIKit takes its place.
let uiKit = Target.Dependency.product(name: "UIKit", package: "HeadlessKit", condition: .when(platforms: [.linux]))

let package = Package(
  name: "PortedButtons",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [.library(name: "PortedButtons", targets: ["PortedButtons"])],
  dependencies: [.package(name: "HeadlessKit", path: "../../..")],
  targets: [
    .target(name: "PortedButtons", dependencies: [uiKit]),
    .testTarget(name: "PortedButtonsTests", dependencies: ["PortedButtons", uiKit]),
  ],
  swiftLanguageModes: [.v5]
)
