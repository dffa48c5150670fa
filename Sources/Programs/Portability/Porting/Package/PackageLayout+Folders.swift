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
    target.folder = Self.commonFolder(chosen.map(\.1))
    target.files = chosen.map(\.0)
    target.paths = chosen.map { FolderPath.relative($0.1, to: target.folder) ?? $0.1 }
    if let podspec {
      if podspec.hasResources {
        omit("podspec", "resources: name them in a Package.swift to have them in the copy.")
      }
      pods = podspec.dependencies
    }
    if target.files.isEmpty { return }
    if podspec == nil, let module = testedModule(paths, of: chosen.map(\.1), projects) {
      var named = Target(name: module, isTest: false)
      (named.folder, named.files, named.paths) = (target.folder, target.files, target.paths)
      target = named
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
      let statement =
        /(?m)^\s*(@testable )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)/
      for match in text.matches(of: statement) {
        if match.output.1 == nil {
          others.insert(String(match.output.2))
        } else {
          tested.insert(String(match.output.2))
        }
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
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".podspec") }
    guard let name = names.sorted().first,
      let data = try? Data(contentsOf: URL(filePath: path).appending(path: name)), data.count < 1 << 20
    else { return nil }
    return Podspec(String(decoding: data, as: UTF8.self))
  }

  /// Returns the names of the Xcode projects in a folder.
  private func projects(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) }
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

  mutating func findTests(_ all: SourceFolder, in path: String) {
    let libraries = targets.filter { !$0.isTest }
    let taken = Set(libraries.flatMap { $0.files.map(\.path) })
    var found: [(SourceFolder.Entry, String)] = []
    for entry in all.sources where !taken.contains(entry.path) {
      guard let relative = FolderPath.relative(entry.path, to: path), Self.isOfTests(relative),
        !relative.contains("UITests/"), !Self.isOfOtherSystem(relative)
      else { continue }
      found.append((entry, relative))
    }
    guard !found.isEmpty, let first = libraries.first else { return }
    var target = Target(name: "\(first.name)Tests", isTest: true)
    target.folder = Self.commonFolder(found.map(\.1))
    target.files = found.map(\.0)
    target.paths = found.map { FolderPath.relative($0.1, to: target.folder) ?? $0.1 }
    target.targets = libraries.map(\.name)
    targets.append(target)
  }
}
