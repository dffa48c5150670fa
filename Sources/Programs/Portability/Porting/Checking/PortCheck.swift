import Foundation

/// The compilation of a ported package against the built modules, and the repair of what the compiler refuses.
struct PortCheck {
  private let compiler: Compiler
  private let layout: PackageLayout
  private let folder: URL
  /// The positions of the files of each target.
  private var files: [Range<Int>] = []

  /// Prepares the compilation of a package, without removed targets, and of the folders that it depends on; throws if
  /// the modules cannot be built.
  init(_ layout: PackageLayout, dependencies: [String]) throws(PortError) {
    compiler = try Compiler()
    self.layout = layout
    folder = FileManager.default.temporaryDirectory.appending(path: "portability-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      throw PortError("the folder '\(folder.path)' cannot be created")
    }
    for target in layout.targets {
      let start = files.last?.upperBound ?? 0
      files.append(start..<start + target.paths.count)
    }
    for path in dependencies { buildModules(of: path) }
  }

  func end() { try? FileManager.default.removeItem(at: folder) }

  /// Compiles the targets of a package that this one depends on, as they are: with UIKit if it depends on this package.
  private func buildModules(of path: String) {
    guard let layout = try? PackageLayout.read(path) else { return }
    for other in layout.dependencies.compactMap(\.path) where !other.hasSuffix("/HeadlessKit") && other != path {
      if !FileManager.default.fileExists(atPath: other + "/Sources/AppleNames") { buildModules(of: other) }
    }
    let usesKit = layout.dependencies.contains { $0.name.lowercased() == "headlesskit" }
    for index in layout.order where !layout.targets[index].isTest {
      let target = layout.targets[index]
      var paths = target.files.map(\.url.path)
      if !target.resources.isEmpty { paths.append(bundleFile(for: target)) }
      _ = compiler.compile(target, paths, isSwift6: layout.isSwift6, usesKit: usesKit, in: folder)
    }
  }

  /// Writes what SwiftPM creates for a target with resources.
  private func bundleFile(for target: PackageLayout.Target) -> String {
    let url = folder.appending(path: "resources-\(target.module).swift")
    let text = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"
    try? Data(text.utf8).write(to: url)
    return url.path
  }

  /// Returns the errors in ported files, with each file's position; targets that depend on one with errors are skipped.
  func errors(in ported: [PortedFile]) -> [(file: Int, error: CompilerError)] {
    var found: [(file: Int, error: CompilerError)] = []
    var failed: Set<String> = []
    for index in layout.order {
      let target = layout.targets[index]
      if target.targets.contains(where: failed.contains) {
        failed.insert(target.name)
        continue
      }
      var paths: [String] = []
      for file in files[index] {
        let url = folder.appending(path: "\(file)-\(URL(filePath: ported[file].source.path).lastPathComponent)")
        try? Data(ported[file].bytesToCompile).write(to: url)
        paths.append(url.path)
      }
      if paths.isEmpty { continue }
      let generated = target.resources.isEmpty ? [] : [bundleFile(for: target)]
      let all = compiler.compile(target, paths + generated, isSwift6: layout.isSwift6, in: folder)
      if !all.isEmpty { failed.insert(target.name) }
      // The cause of an error in code that a macro wrote is mostly in the code that it copies.
      let errors = all.contains { !$0.isInExpansion } ? all.filter { !$0.isInExpansion } : all
      found += errors.map { error in
        if let position = paths.firstIndex(of: error.path) { return (position + files[index].lowerBound, error) }
        var unplaced = error
        unplaced.line = 0
        return (files[index].lowerBound, unplaced)
      }
    }
    return found
  }
}

extension PackageLayout {
  /// The positions of the targets, each after those that it depends on.
  var order: [Int] {
    var order: [Int] = []
    while order.count < targets.count {
      let rest = targets.indices.filter { !order.contains($0) }
      let names = Set(rest.map { targets[$0].name })
      let ready = rest.filter { names.intersection(targets[$0].targets).isSubset(of: [targets[$0].name]) }
      order += ready.isEmpty ? rest : ready
    }
    return order
  }
}
