import Foundation

/// A ported package before it is written.
struct PortPlan {
  /// A file of the copy.
  struct Output {
    /// The path in the copy.
    let path: String
    let content: Content

    enum Content {
      case bytes([UInt8])
      /// A resource that is copied as it is.
      case file(URL)
    }
  }

  /// The files of the copy, by path.
  let outputs: [Output]
  /// The Swift files, with their paths in the package.
  let sources: [(path: String, file: PortedFile)]
  /// The remaining findings of each file.
  let reports: [FileReport]
  let notes: [PortNote]
  /// The declarations that the copy does not have.
  let omissions: [Omission]

  /// Whether the sources of the library are complete in the copy, and neither they nor its tests need further changes.
  ///
  /// Declarations about what is unavailable, demos, resources, and tests of other frameworks are not missed; a type of
  /// the package's own is.
  var isComplete: Bool {
    notes.allSatisfy { $0.kind != .library } && reports.allSatisfy { $0.verdict == .compiles }
      && !omissions.contains(where: \.isTypeInNeed)
  }

  /// Ports a package in memory.
  ///
  /// - Parameters:
  ///   - path: The folder of the package.
  ///   - kit: The location of HeadlessKit for the copy.
  ///   - keepsAbsent: Whether declarations that name unavailable types stay in the copy.
  ///   - dependencies: The folders of packages that replace dependencies, by their names.
  /// - Throws: A ``PortError`` if the package, or a Swift file of it, cannot be read.
  init(path: String, kit: KitLocation, keepsAbsent: Bool = false, dependencies: [String: String] = [:])
    throws(PortError)
  {
    var layout = try PackageLayout.read(path)
    var failures = layout.failures.map { "\($0.path): \($0.problem)" }
    var read: [[SourceFile]] = []
    for target in layout.targets {
      var files: [SourceFile] = []
      for entry in target.files {
        do throws(SourceError) {
          files.append(try SourceFile(entry))
        } catch {
          failures.append("\(entry.path): \(error)")
        }
      }
      read.append(files)
    }
    if !failures.isEmpty {
      throw PortError("nothing was ported, as not all files can be read\n" + failures.sorted().joined(separator: "\n"))
    }
    try layout.replaceDependencies(dependencies)
    layout.keepDependencies()
    layout.listDependencies(replaced: dependencies)
    layout.omitTests(&read)
    layout.addPlaceholders(read)
    let files = read.flatMap { $0 }
    let result: Porting.Result
    do throws(SourceError) {
      result = try Porting.port(
        files, modules: layout.words.union(layout.targets.map(\.module)),
        originals: files.map { URL(filePath: $0.path).standardizedFileURL.path },
        targets: read.enumerated().flatMap { index, files in files.map { _ in index } },
        keepsAbsent: keepsAbsent, droppedModules: layout.droppedTargets,
        targetModules: layout.targets.map(\.module), areModulesComplete: layout.dependencies.isEmpty)
    } catch {
      throw PortError("a ported file cannot be read again: \(error)")
    }
    var outputs = [Output(path: "Package.swift", content: .bytes(Array(PortedManifest.text(layout, kit: kit).utf8)))]
    var sources: [(path: String, file: PortedFile)] = []
    var ported = result.files.makeIterator()
    for target in layout.targets {
      let folder = (target.isTest ? "Tests/" : "Sources/") + target.name
      for relative in target.paths {
        guard let file = ported.next() else { break }
        outputs.append(Output(path: "\(folder)/\(relative)", content: .bytes(file.bytes)))
        sources.append((FolderPath.join(target.folder, relative), file))
      }
      for resource in target.resources where resource.isPlaceholder {
        let text = "The package's resources are not in this copy.\n"
        outputs.append(Output(path: "\(folder)/\(resource.path)", content: .bytes(Array(text.utf8))))
      }
      for resource in target.resources.flatMap(\.files) {
        outputs.append(Output(path: "\(folder)/\(resource.path)", content: .file(resource.url)))
      }
    }
    self.outputs = outputs.sorted { $0.path < $1.path }
    self.sources = sources.sorted { $0.path < $1.path }
    reports = result.reports.sorted { $0.path < $1.path }
    notes = layout.notes
    omissions = result.omissions.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}

extension PackageLayout {
  /// Replaces packages that this one depends on by folders, such as ported copies.
  ///
  /// - Parameter folders: The folders, by the names of the packages.
  /// - Throws: A ``PortError`` if the package does not depend on one of them.
  fileprivate mutating func replaceDependencies(_ folders: [String: String]) throws(PortError) {
    for (name, path) in folders.sorted(by: { $0.key < $1.key }) {
      let folder = URL(filePath: path).standardizedFileURL.path
      let text = ".package(name: \(PortedManifest.quoted(name)), path: \(PortedManifest.quoted(folder)))"
      if let index = dependencies.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
        let old = dependencies[index].name
        dependencies[index] = (name, text)
        for target in targets.indices {
          targets[target].products = targets[target].products.map { product in
            (product.package ?? product.name).lowercased() == old.lowercased() ? (product.name, name) : product
          }
        }
      } else if pods.contains(name) {
        dependencies.append((name, text))
        for target in targets.indices where !targets[target].isTest { targets[target].products.append((name, name)) }
      } else {
        let names = (dependencies.map(\.name) + pods).sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw PortError(
          "the package does not depend on '\(name)'" + (names.isEmpty ? "" : "; give --dependency for one of \(names)"))
      }
    }
  }

  /// Lists the packages that the copy depends on and that are not ported.
  fileprivate mutating func listDependencies(replaced: [String: String]) {
    let known = Set(replaced.keys.map { $0.lowercased() })
    let cure = { (name: String) in "not ported; if it needs UIKit, port it and give --dependency \(name)=PATH." }
    for dependency in dependencies where !known.contains(dependency.name.lowercased()) {
      omit("Package.swift", "dependency \(dependency.name): \(cure(dependency.name))", .dependency)
    }
    for pod in pods where !known.contains(pod.lowercased()) {
      omit("podspec", "dependency \(pod): \(cure(pod))", .dependency)
    }
  }

  /// Keeps the packages that libraries use; those of tests alone are omitted.
  fileprivate mutating func keepDependencies() {
    let own = Set(targets.map(\.name))
    let libraries = targets.filter { !$0.isTest }
    var kept: Set<String> = []
    for index in targets.indices {
      let isTest = targets[index].isTest
      targets[index].products = targets[index].products.filter { product in
        if own.contains(product.name) || product.name == "UIKit" { return false }
        let package = product.package ?? product.name
        if package.lowercased() == "headlesskit" { return true }
        let isOfLibrary = libraries.contains { $0.products.contains { ($0.package ?? $0.name) == package } }
        let isKnown = dependencies.contains { $0.name.lowercased() == package.lowercased() }
        if isKnown, isOfLibrary { kept.insert(package.lowercased()) }
        if !isKnown, !isTest, !droppedTargets.contains(product.name) {
          omit("Package.swift", "product \(product.name): its package is not known.", .library)
        }
        return isKnown && isOfLibrary
      }
      targets[index].products = targets[index].products.map { product in
        product.package?.lowercased() == "headlesskit" ? (product.name, "HeadlessKit") : product
      }
    }
    dependencies.removeAll { !kept.contains($0.name.lowercased()) || $0.name.lowercased() == "headlesskit" }
  }

  /// Adds a placeholder resource to targets that use `Bundle.module` without resources, as SwiftPM creates no bundle
  /// for them.
  fileprivate mutating func addPlaceholders(_ read: [[SourceFile]]) {
    for index in targets.indices where targets[index].resources.isEmpty {
      let isNamed = read[index].contains { file in
        let tokens = file.code.tokens
        return tokens.indices.dropFirst().contains { position in
          tokens[position].isWord("module") && tokens[position - 1].isSign(".")
        }
      }
      if isNamed {
        targets[index].resources = [Resource(rule: "copy", path: "PortabilityResources.txt", isPlaceholder: true)]
      }
    }
  }

  /// Omits test files that import a module that the copy does not have, such as Quick.
  fileprivate mutating func omitTests(_ read: inout [[SourceFile]]) {
    let own = Set(targets.map(\.module))
    for index in targets.indices.reversed() where targets[index].isTest {
      let target = targets[index]
      let products = Set(target.products.map(\.name))
      var kept: [Int] = []
      for (position, file) in read[index].enumerated() {
        let modules = ImportStatement.all(in: file.code.tokens).map(\.module)
        let missing = modules.filter { module in
          !Modules.present.contains(module) && !Modules.missing.contains(module) && !own.contains(module)
            && !products.contains(module) && module != "HeadlessTesting"
        }
        if missing.isEmpty {
          kept.append(position)
        } else {
          let names = Array(Set(missing)).sorted().joined(separator: ", ")
          omit(
            FolderPath.join(target.folder, target.paths[position]), "a test file that imports \(names) is left out.")
        }
      }
      read[index] = kept.map { read[index][$0] }
      targets[index].paths = kept.map { target.paths[$0] }
      targets[index].files = kept.map { target.files[$0] }
      let hasTests = read[index].contains { file in
        ImportStatement.all(in: file.code.tokens).contains { $0.module == "XCTest" || $0.module == "Testing" }
      }
      if !hasTests {
        let name = targets.remove(at: index).name
        read.remove(at: index)
        for other in targets.indices { targets[other].targets.removeAll { $0 == name } }
      }
    }
  }
}
