import Foundation

/// A ported package before it is written.
struct PortPlan {
  struct Output {
    let path: String
    let content: Content

    enum Content {
      case bytes([UInt8])
      /// A resource that is copied as it is.
      case file(URL)
    }
  }

  let outputs: [Output]
  let sources: [(path: String, file: PortedFile)]
  let reports: [FileReport]
  let notes: [PortNote]
  /// The declarations that the copy does not have.
  let omissions: [Omission]

  var hasTests: Bool { outputs.contains { $0.path.hasPrefix("Tests/") && $0.path.hasSuffix(".swift") } }

  /// The errors of the compiler that are left; nil if it was not asked.
  let errorCount: Int?

  /// The result for the exit code.
  enum Outcome: Int32 {
    case complete = 0
    /// Something is left to do: the copy does not build.
    case broken = 1
    /// The copy builds, and something is left out.
    case partial = 3
  }

  /// Whether the copy builds, and has all of the package; without the compiler, as far as names show.
  var outcome: Outcome {
    let isBroken =
      errorCount.map { $0 > 0 }
      ?? (notes.contains { [.library, .importing, .check].contains($0.kind) }
        || reports.contains { $0.verdict != .compiles })
    if isBroken { return .broken }
    let isPartial =
      omissions.contains { !$0.isUnused } || notes.contains { $0.kind != .dependency && $0.kind != .unused }
      || reports.contains { $0.verdict == .unsupported }
    return isPartial ? .partial : .complete
  }

  /// Ports a package in memory.
  ///
  /// - Parameters:
  ///   - path: The folder of the package.
  ///   - kit: The location of HeadlessKit for the copy.
  ///   - keepsAbsent: Whether declarations that name unavailable types stay in the copy.
  ///   - dependencies: The folders of packages that replace dependencies, by their names.
  ///   - isChecked: Whether the copy is compiled, and what the compiler refuses is left out.
  /// - Throws: A ``PortError`` if the package, or a Swift file of it, cannot be read.
  init(
    path: String, kit: KitLocation, keepsAbsent: Bool = false, dependencies: [String: String] = [:],
    isChecked: Bool = false
  ) throws(PortError) {
    var layout = try PackageLayout.read(path)
    if let target = layout.targets.first(where: { kit.targets.contains($0.name) }) {
      throw PortError(
        "HeadlessKit has a target '\(target.name)' too, and SwiftPM refuses two of a name; rename the package's target")
    }
    var failures = layout.failures.map { "\($0.path): \($0.problem)" }
    var read: [[SourceFile]] = []
    var unread: [String: SourceError] = [:]
    for target in layout.targets {
      var files: [SourceFile] = []
      for entry in target.files {
        do throws(SourceError) {
          files.append(try SourceFile(entry))
        } catch {
          // Where tokens cannot be separated, the compiler decides.
          if error.line > 0, let file = try? SourceFile(unread: entry) {
            files.append(file)
            unread[entry.path] = error
          } else {
            failures.append("\(entry.path): \(error)")
          }
        }
      }
      read.append(files)
    }
    if !failures.isEmpty {
      throw PortError("nothing was ported, as not all files can be read\n" + failures.sorted().joined(separator: "\n"))
    }
    try layout.replaceDependencies(dependencies, imports: read.map(PackageLayout.imports))
    let replaced = Set(dependencies.keys.map { $0.lowercased() })
    layout.keepDependencies(replaced: replaced, imports: read.map(PackageLayout.imports))
    layout.listDependencies(replaced: dependencies)
    let size = read.reduce(0) { $0 + $1.reduce(0) { $0 + $1.bytes.count } }
    let isTooLarge = isChecked && size > Self.mostBytes
    layout.omitTests(&read, isChecked: isChecked && !isTooLarge)
    layout.addPlaceholders(read)
    if isTooLarge {
      layout.omit(path, "\(size) bytes of sources: more than \(Self.mostBytes) are not compiled.", .check)
    }
    let (result, errors) = try Self.port(read, of: layout, keepsAbsent, isChecked: isChecked && !isTooLarge)
    errorCount = errors?.count
    var outputs: [Output] = []
    var sources: [(path: String, file: PortedFile)] = []
    var rest = result.files[...]
    for index in layout.targets.indices {
      let files = rest.prefix(layout.targets[index].paths.count)
      rest = rest.dropFirst(files.count)
      if files.contains(where: { $0.imports.contains("HeadlessTesting") }) {
        layout.targets[index].products.append(("HeadlessTesting", "HeadlessKit"))
      }
      layout.targets[index].makeNamesUnique()
      let target = layout.targets[index]
      let folder = (target.isTest ? "Tests/" : "Sources/") + target.name
      for (relative, file) in zip(target.paths, files) {
        // Two files of one name in a module are a warning: the original, by `#sourceLocation`, and the copy.
        let name = relative.replacing(".ported.swift", with: ".swift").dropLast(".swift".count) + ".ported.swift"
        outputs.append(Output(path: "\(folder)/\(name)", content: .bytes(file.bytes)))
        sources.append((FolderPath.relative(file.source.path, to: path) ?? relative, file))
      }
      for resource in target.resources where resource.isPlaceholder {
        let text = "The package's resources are not in this copy.\n"
        outputs.append(Output(path: "\(folder)/\(resource.path)", content: .bytes(Array(text.utf8))))
      }
      for resource in target.resources.flatMap(\.files) {
        outputs.append(Output(path: "\(folder)/\(resource.path)", content: .file(resource.url)))
      }
    }
    let manifest = Array(PortedManifest.text(layout, kit: kit).utf8)
    outputs.append(Output(path: "Package.swift", content: .bytes(manifest)))
    self.outputs = outputs.sorted { $0.path < $1.path }
    self.sources = sources.sorted { $0.path < $1.path }
    var left = Dictionary(result.reports.map { ($0.path, $0.findings) }) { first, _ in first }
    let files = read.flatMap { $0 }
    for (place, error) in errors ?? [] { left[files[place.file].path, default: []].append(Finding(error, place.line)) }
    for (path, error) in unread { left[path, default: []].append(Finding(unread: error)) }
    reports = left.map { FileReport(path: $0, findings: $1.sorted { $0.line < $1.line }) }.sorted { $0.path < $1.path }
    notes = layout.notes
    omissions = result.omissions.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}

extension PortPlan {
  /// Sources of more bytes than these are not compiled: whether the copy builds is not known.
  /// > Assumed: libraries have less; the compiler takes minutes for more.
  static let mostBytes = 8 << 20
  /// Passes that remove what the compiler refuses; a package that needs more is left as it is then.
  private static let mostPasses = 40

  /// Ports the files of a package, and leaves out what the compiler refuses.
  private static func port(
    _ read: [[SourceFile]], of layout: PackageLayout, _ keepsAbsent: Bool, isChecked: Bool
  ) throws(PortError) -> (Porting.Result, [(place: PortRepair.Place, error: CompilerError)]?) {
    let files = read.flatMap { $0 }
    let targets = read.enumerated().flatMap { index, files in files.map { _ in index } }
    var repair = PortRepair(files, targets, isTest: layout.targets.map(\.isTest))
    let isolated = Set(layout.targets.indices.filter { layout.targets[$0].isIsolated })
    func port(_ cuts: [Cut]?) -> Porting.Result {
      Porting.port(
        files, modules: layout.words.union(layout.targets.map(\.module)),
        originals: files.map { URL(filePath: $0.path).standardizedFileURL.path }, targets: targets,
        keepsAbsent: keepsAbsent, droppedModules: layout.droppedTargets,
        targetModules: layout.targets.map(\.module), areModulesComplete: layout.dependencies.isEmpty, cuts: cuts,
        imports: repair.imports, isolatedTargets: isolated)
    }
    if !isChecked { return (port(nil), nil) }
    let check = try PortCheck(layout, dependencies: layout.dependencies.compactMap(\.path))
    defer { check.end() }
    var result = port([])
    var errors = check.errors(in: result.files)
    for _ in 0..<mostPasses where !errors.isEmpty && !keepsAbsent {
      if !repair.add(errors, result.files) { break }
      result = port(repair.cuts)
      errors = check.errors(in: result.files)
    }
    return (result, Array(zip(repair.places(of: errors, result.files), errors.map(\.error))))
  }
}

extension PackageLayout {
  fileprivate static func imports(_ files: [SourceFile]) -> Set<String> {
    Set(files.flatMap { ImportStatement.all(in: $0.code.tokens).map(\.module) })
  }

  /// Replaces packages by folders, such as ported copies, by their names; throws if a folder has no manifest, or the
  /// package neither depends on one nor imports a module of it.
  fileprivate mutating func replaceDependencies(_ folders: [String: String], imports: [Set<String>]) throws(PortError) {
    for (name, path) in folders.sorted(by: { $0.key < $1.key }) {
      let dependency = Dependency(name: name, path: URL(filePath: path).standardizedFileURL.path)
      let index = dependencies.firstIndex { $0.name.lowercased() == name.lowercased() }
      let isImported = index == nil && targets.indices.contains { addProducts(of: path, name, to: $0, imports) }
      if index == nil, !isImported, !pods.contains(name) {
        let names = (dependencies.map(\.name) + pods).sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw PortError(
          "the package does not depend on '\(name)'" + (names.isEmpty ? "" : "; give --dependency for one of \(names)"))
      }
      if !FileManager.default.fileExists(atPath: FolderPath.join(path, "Package.swift")) {
        throw PortError("--dependency \(name): '\(path)' has no Package.swift; port it first, and give the copy")
      }
      guard let index else {
        dependencies.append(dependency)
        for target in targets.indices {
          if isImported {
            addProducts(of: path, name, to: target, imports)
          } else if !targets[target].isTest {
            targets[target].products.append((name, name))
          }
        }
        continue
      }
      let old = dependencies[index].name
      dependencies[index] = dependency
      for target in targets.indices {
        targets[target].products = targets[target].products.map { product in
          (product.package ?? product.name).lowercased() == old.lowercased() ? (product.name, name) : product
        }
        if targets[target].isTest { addProducts(of: path, name, to: target, imports) }
      }
    }
  }

  /// Adds the products of a package whose modules a target imports; returns whether there are any.
  @discardableResult
  private mutating func addProducts(of path: String, _ name: String, to index: Int, _ imports: [Set<String>]) -> Bool {
    guard let layout = try? PackageLayout.read(path) else { return false }
    let imported = layout.targets.filter { !$0.isTest && imports[index].contains($0.module) }
    for target in imported {
      importedModules.insert(target.module)
      let product = layout.products.first { $0.targets.contains(target.name) }?.name ?? target.name
      if !targets[index].products.contains(where: { $0.name == product }) {
        targets[index].products.append((product, name))
      }
    }
    return !imported.isEmpty
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

  /// Keeps the packages that libraries use; those that only tests use, or at an address no file imports, are omitted.
  fileprivate mutating func keepDependencies(replaced: Set<String>, imports: [Set<String>]) {
    let own = Set(targets.map(\.name))
    let libraries = targets.filter { !$0.isTest }
    var kept: Set<String> = []
    for index in targets.indices {
      let isTest = targets[index].isTest
      targets[index].products = targets[index].products.filter { product in
        if own.contains(product.name) || product.name == "UIKit" { return false }
        let package = product.package ?? product.name
        if package.lowercased() == "headlesskit" { return true }
        let isOfLibrary =
          replaced.contains(package.lowercased())
          || libraries.contains { $0.products.contains { ($0.package ?? $0.name) == package } }
        guard let known = dependencies.first(where: { $0.name.lowercased() == package.lowercased() }) else {
          if !isTest, !droppedTargets.contains(product.name) {
            omit("Package.swift", "product \(product.name): its package is not known.", .library)
          }
          return false
        }
        if known.path == nil, !mayImport(product.name, imports[index]) { return false }
        if isOfLibrary { kept.insert(package.lowercased()) }
        return isOfLibrary
      }
      targets[index].products = targets[index].products.map { product in
        product.package?.lowercased() == "headlesskit" ? (product.name, "HeadlessKit") : product
      }
    }
    dependencies.removeAll { !kept.contains($0.name.lowercased()) || $0.name.lowercased() == "headlesskit" }
  }

  /// Returns whether files import a product, or a module of no target: the modules of a product may have other names.
  private func mayImport(_ product: String, _ imports: Set<String>) -> Bool {
    imports.contains(product)
      || !imports.subtracting(Modules.present).subtracting(Modules.missing).isSubset(of: targets.map(\.module))
  }

  /// Adds a placeholder resource to targets that use `Bundle.module` without resources, so that SwiftPM adds a bundle.
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

  /// Omits targets of tests without files; unless the compiler decides, lists test files that import a module that the
  /// copy does not have, such as Quick.
  fileprivate mutating func omitTests(_ read: inout [[SourceFile]], isChecked: Bool) {
    let own = Modules.present.union(Modules.missing).union(targets.map(\.module)).union(importedModules)
    for index in targets.indices.reversed() where targets[index].isTest {
      let target = targets[index]
      let known = own.union(target.products.map(\.name)).union(["HeadlessTesting"])
      var kept: [Int] = []
      for (position, file) in read[index].enumerated() {
        let path = FolderPath.join(target.folder, target.paths[position])
        // Lists of tests for older toolchains name tests that the copy may not have.
        if file.path.hasSuffix("/XCTestManifests.swift") || file.path.hasSuffix("/LinuxMain.swift") {
          omit(path, "a list of tests, which XCTest finds itself now, is left out.", .unused)
          continue
        }
        kept.append(position)
        let missing = Self.imports([file]).subtracting(known)
        if !isChecked, !missing.isEmpty {
          omit(
            path, "it imports \(missing.sorted().joined(separator: ", ")), which the copy does not have.", .importing)
        }
      }
      read[index] = kept.map { read[index][$0] }
      targets[index].paths = kept.map { target.paths[$0] }
      targets[index].files = kept.map { target.files[$0] }
      if Self.imports(read[index]).contains("XCTest") {
        // Its classes are not isolated: see `Porter.portTestCases()`.
        targets[index].isIsolated = target.settings.contains { $0.hasPrefix(".defaultIsolation(MainActor") }
        targets[index].settings.removeAll { $0.hasPrefix(".defaultIsolation") || $0.hasPrefix(".swiftLanguageMode") }
        if isSwift6 { targets[index].settings.append(".swiftLanguageMode(.v5)") }
      }
      if kept.isEmpty {
        let name = targets.remove(at: index).name
        read.remove(at: index)
        for other in targets.indices { targets[other].targets.removeAll { $0 == name } }
      }
    }
  }
}
