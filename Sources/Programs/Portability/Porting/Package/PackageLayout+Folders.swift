import Foundation

// Packages without a manifest: of CocoaPods, Carthage and Xcode.
extension PackageLayout {
  /// Finds the library's files, by the podspec or by the names of folders.
  mutating func findTarget(_ all: SourceFolder, in path: String) {
    let podspec = podspec(in: path)
    let projects = projects(in: path)
    if let podspecName = podspec?.name {
      name = podspecName
    } else if name == root.lastPathComponent, projects.count == 1 {
      name = projects[0]
    }
    var target = Target(name: Target(name: podspec?.moduleName ?? name, isTest: false).module, isTest: false)
    let paths = all.sources.compactMap { entry in FolderPath.relative(entry.path, to: path).map { (entry, $0) } }
    var chosen: [(SourceFolder.Entry, String)] = []
    if let podspec, !podspec.sourceFiles.isEmpty {
      let globs = podspec.sourceFiles.map(Glob.init)
      let excluded = podspec.excludedFiles.map(Glob.init)
      chosen = paths.filter { file in
        globs.contains { $0.matches(file.1) } && !excluded.contains { $0.matches(file.1) }
      }
    }
    if chosen.isEmpty {
      let folders = ["Sources", "Source", "Pod/Classes", "\(name)/Classes", "Classes", "src", "\(name)/\(name)", name]
      let folder = folders.first { folder in paths.contains { $0.1.hasPrefix(folder + "/") && !Self.isOfTests($0.1) } }
      chosen = paths.filter { file in
        !Self.isOfTests(file.1) && !Self.isOfExample(file.1) && folder.map { file.1.hasPrefix($0 + "/") } ?? true
      }
    }
    Self.add(chosen, to: &target)
    if let podspec {
      if podspec.hasResources { omit("podspec", "resources: name them in a Package.swift to have them in the copy.") }
      pods = podspec.dependencies
    }
    if target.files.isEmpty { return }
    if podspec == nil, let module = testedModule(paths, of: chosen.map(\.1), projects) {
      target.name = module
    }
    targets.append(target)
    products = [(name, [target.name])]
  }

  /// Returns the module that tests import: the folder's own, else the only one with `@testable`, else the only one that
  /// a folder or an Xcode project is named after; nil for none or several.
  private func testedModule(
    _ paths: [(SourceFolder.Entry, String)], of sources: [String], _ projects: [String]
  ) -> String? {
    var (tested, others): (Set<String>, Set<String>) = ([], [])
    var names = projects + [root.lastPathComponent]
    names += sources.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) }
    names += Self.commonFolder(sources).split(separator: "/").map(String.init)
    for (entry, path) in paths where Self.isOfTests(path) && !path.contains("UITests/") {
      names += path.split(separator: "/").filter { $0.hasSuffix("Tests") }.map { String($0.dropLast("Tests".count)) }
      let text = (try? String(contentsOf: entry.url, encoding: .utf8)) ?? ""
      let statement = /(?m)^\s*(@testable )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)/
      for match in text.matches(of: statement) {
        let module = String(match.output.2)
        if match.output.1 == nil { others.insert(module) } else { tested.insert(module) }
      }
    }
    others.subtract(Modules.present.union(Modules.missing))
    let own = Target(name: name, isTest: false).module
    if tested.union(others).contains(own) { return own }
    others.formIntersection(names.map { Target(name: $0, isTest: false).module })
    let modules = tested.isEmpty ? others : tested
    return modules.count == 1 ? modules.first : nil
  }

  private func podspec(in path: String) -> Podspec? {
    guard let name = Self.names(in: path, ending: ".podspec").min(),
      let data = try? Data(contentsOf: URL(filePath: path).appending(path: name)), data.count < 1 << 20
    else { return nil }
    return Podspec(String(decoding: data, as: UTF8.self))
  }

  /// Returns the names of the Xcode projects in a folder.
  private func projects(in path: String) -> [String] {
    Self.names(in: path, ending: ".xcodeproj").map { String($0.dropLast(".xcodeproj".count)) }
  }

  private static func names(in folder: String, ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(ending) }
  }

  private static func isOfExample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      ["example", "demo", "sample", "playground", "fastlane"].contains { part.lowercased().contains($0) }
    }
  }

  private static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") || $0 == "Test" }
  }

  private static func isOfOtherSystem(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      ["macos", "osx", "tvos", "watchos"].contains { part.lowercased().hasSuffix($0) }
    }
  }

  private static func commonFolder(_ paths: [String]) -> String {
    guard var common = paths.first?.split(separator: "/").dropLast() else { return "" }
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// Makes files, by their paths in the package, those of a target.
  private static func add(_ files: [(SourceFolder.Entry, String)], to target: inout Target) {
    let folder = commonFolder(files.map(\.1))
    target.folder = folder
    target.files = files.map(\.0)
    target.paths = files.map { FolderPath.relative($0.1, to: folder) ?? $0.1 }
  }

  mutating func findTests(_ all: SourceFolder, in path: String) {
    let libraries = targets.filter { !$0.isTest }
    let taken = Set(libraries.flatMap { $0.files.map(\.path) })
    let found = all.sources.compactMap { entry -> (SourceFolder.Entry, String)? in
      guard !taken.contains(entry.path), let relative = FolderPath.relative(entry.path, to: path),
        Self.isOfTests(relative), !relative.contains("UITests/"), !Self.isOfOtherSystem(relative)
      else { return nil }
      return (entry, relative)
    }
    guard !found.isEmpty, let first = libraries.first else { return }
    var target = Target(name: "\(first.name)Tests", isTest: true)
    Self.add(found, to: &target)
    target.targets = libraries.map(\.name)
    targets.append(target)
  }
}
