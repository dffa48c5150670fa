import Foundation

enum PortedManifest {
  /// Returns the text of the manifest of a package, without removed targets, that finds HeadlessKit at a location.
  static func text(_ layout: PackageLayout, kit: KitLocation) -> String {
    let language = layout.defaultLocalization.map { "\n  defaultLocalization: \(quoted($0))," } ?? ""
    let products = layout.products.map { product in
      let targets = product.targets.sorted().map(quoted).joined(separator: ", ")
      return "\n    .library(name: \(quoted(product.name)), targets: [\(targets)]),"
    }
    return """
      // swift-tools-version: 6.2
      // Written by `portability port`, which replaces it the next time.
      import PackageDescription

      let package = Package(
        name: \(quoted(layout.name)),\(language)
        platforms: [.macOS(.v26)],
        products: [\(products.joined())
        ],
        dependencies: [
          \(kit.dependency),\(layout.dependencies.map { "\n    \($0.text)," }.joined())
        ],
        targets: [\(layout.targets.map { text(of: $0, kit: kit) }.joined())
        ],
        swiftLanguageModes: [\(layout.isSwift6 ? ".v6" : ".v5")]
      )

      """
  }

  private static func text(of target: PackageLayout.Target, kit: KitLocation) -> String {
    var dependencies = target.targets.sorted().map(quoted)
    dependencies.append(".product(name: \"UIKit\", package: \(quoted(kit.packageName)))")
    for product in target.products.sorted(by: { $0.name < $1.name }) {
      let package = product.package == "HeadlessKit" ? kit.packageName : product.package
      let name = quoted(product.name)
      dependencies.append(package.map { ".product(name: \(name), package: \(quoted($0)))" } ?? name)
    }
    var parts = ["name: \(quoted(target.name))", "dependencies: [\(dependencies.joined(separator: ", "))]"]
    if !target.resources.isEmpty {
      let rules = target.resources.map { ".\($0.rule)(\(quoted($0.path)))" }
      parts.append("resources: [\(rules.joined(separator: ", "))]")
    }
    if !target.settings.isEmpty { parts.append("swiftSettings: [\(target.settings.joined(separator: ", "))]") }
    return "\n    .\(target.isTest ? "testTarget" : "target")(\n      \(parts.joined(separator: ",\n      "))),"
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

enum KitLocation: Equatable {
  /// A folder, by its absolute path.
  case folder(String)
  case url(String)

  static var ofThisTool: KitLocation? {
    let root = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let manifest = root.appending(path: "Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? .folder(root.path) : nil
  }

  /// Reads the value of `--headlesskit`: an address with a scheme, else a path.
  init(_ text: String) {
    self =
      text.contains("://") || text.hasPrefix("git@")
      ? .url(text) : .folder(URL(filePath: text).standardizedFileURL.path)
  }

  /// The names of HeadlessKit's targets in a folder; none for an address.
  var targets: Set<String> {
    guard case .folder(let path) = self else { return [] }
    func folders(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }
    }
    let sources = FolderPath.join(path, "Sources")
    return Set(folders(in: sources).flatMap { folders(in: FolderPath.join(sources, $0)) })
  }

  var packageName: String {
    switch self {
    case .folder: return "HeadlessKit"
    case .url(let text):
      let last = text.split { "/:".contains($0) }.last.map(String.init) ?? text
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  fileprivate var dependency: String {
    switch self {
    case .folder(let path): return ".package(name: \"HeadlessKit\", path: \(PortedManifest.quoted(path)))"
    case .url(let url): return ".package(url: \(PortedManifest.quoted(url)), branch: \"main\")"
    }
  }
}
