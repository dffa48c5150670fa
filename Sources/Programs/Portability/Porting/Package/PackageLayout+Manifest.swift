import Foundation

extension PackageLayout {
  private static let kinds: Set<String> = ["target", "testTarget"]
  private static let others: Set<String> = ["executableTarget", "macro", "plugin", "binaryTarget", "systemLibrary"]

  mutating func readManifest(_ entry: SourceFolder.Entry) throws(PortError) {
    let file: SourceFile
    do throws(SourceError) {
      file = try SourceFile(entry)
    } catch {
      throw PortError("\(entry.path): \(error)")
    }
    let reader = ManifestReader(file)
    let package = reader.package
    if let problem = reader.problem ?? Self.problem(ofVersion: file) { throw PortError("\(entry.path): \(problem)") }
    name = package?.string("name") ?? name
    defaultLocalization = package?.string("defaultLocalization")
    isSwift6 = Self.isSwift6(file, package)
    words = Self.words(of: file)
    dependencies = reader.calls(["package"]).compactMap(dependency)
    var calls = reader.calls(Self.kinds.union(Self.others))
    var libraries = reader.calls(["library"])
    if Self.isComputed(file, calls), let dump = ManifestDump.read(root.path) {
      calls = dump.targetCalls
      libraries = dump.libraries
    }
    let targets = calls.filter { Self.kinds.contains($0.name) }
    let used = Set(targets.filter { $0.name == "target" }.flatMap(Self.dependencies).map(\.name))
    for call in calls where Self.others.contains(call.name) {
      let name = call.string("name") ?? ""
      omit(
        "Package.swift", "\(call.name) \(name): only libraries and tests in Swift are ported.",
        used.contains(name) ? .library : .extra)
    }
    for call in targets where call.string("name") == nil {
      omit(
        "Package.swift", "\(Self.shortened(call.text)): the name is not a literal, so the target is left out.", .library
      )
    }
    let folders = targets.compactMap(folder)
    for call in targets where call.string("name").map({ name in !self.targets.contains { $0.name == name } }) ?? false {
      if let target = target(call, otherFolders: folders) { self.targets.append(target) }
    }
    if let target = self.targets.first(where: { $0.targets.contains($0.name) }) {
      throw PortError("\(entry.path): target \(target.name) depends on itself")
    }
    let names = Set(self.targets.map(\.name))
    droppedTargets = Set(calls.compactMap { $0.string("name") }).subtracting(names)
    for index in self.targets.indices { self.targets[index].targets.removeAll { !names.contains($0) } }
    products = libraries.compactMap { call in
      let targets = call.strings("targets").filter(names.contains)
      return call.string("name").flatMap { targets.isEmpty ? nil : ($0, targets) }
    }
  }

  /// Returns whether a manifest computes its targets, so that its text does not contain them.
  private static func isComputed(_ file: SourceFile, _ calls: [ManifestReader.Call]) -> Bool {
    let names = calls.filter { kinds.contains($0.name) }.map { $0.string("name") }
    if names.isEmpty || names.contains(nil) || Set(names).count < names.count { return true }
    return file.tokens.contains { $0.isWord("for") || $0.isWord("map") || $0.isWord("flatMap") }
  }

  /// Returns the words of a manifest's strings: targets, products and packages.
  static func words(of file: SourceFile) -> Set<String> {
    let parts = file.bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return Set(stride(from: 1, to: parts.count, by: 2).map { String(decoding: parts[$0], as: UTF8.self) })
  }

  private static let newestVersion = (6, 3)

  /// Returns the number after `swift-tools-version:` in the first line; nil without one.
  private static func version(of file: SourceFile) -> (Int, Int)? {
    let line = String(decoding: file.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let parts = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }.split(
      separator: ".")
    guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
    return (major, parts.dropFirst().first.flatMap { Int($0) } ?? 0)
  }

  private static func problem(ofVersion file: SourceFile) -> String? {
    guard let version = version(of: file), version > newestVersion else { return nil }
    return "the tools version \(version.0).\(version.1) is newer than \(newestVersion.0).\(newestVersion.1)"
  }

  /// Returns whether a package is compiled in Swift 6 mode: its manifest sets it, or sets none and has tools version 6.
  private static func isSwift6(_ file: SourceFile, _ package: ManifestReader.Call?) -> Bool {
    if let modes = package?.value("swiftLanguageModes") ?? package?.value("swiftLanguageVersions") {
      return modes.list.contains { mode in
        if case .other("v6") = mode { return true }
        return mode.call?.firstString == "6"
      }
    }
    return version(of: file).map { $0.0 >= 6 } ?? false
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(60) + "…" : line
  }

  /// Returns the name of a package as targets name it.
  private func dependency(_ call: ManifestReader.Call) -> Dependency? {
    guard let address = call.string("url") ?? call.string("path") ?? call.string("id") else { return nil }
    let last = address.split(separator: "/").last.map(String.init) ?? address
    let name = call.string("name") ?? (last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
    if let path = call.string("path") {
      let folder = (path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)).standardizedFileURL.path
      return Dependency(name: name, path: folder)
    }
    return Dependency(name: name, text: call.text)
  }

  // MARK: Targets

  private func exists(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: folder).path)
  }

  /// Returns the folder of a target: the one that the manifest names, or the first that SwiftPM searches.
  private func folder(_ call: ManifestReader.Call) -> String? {
    if let path = call.string("path") { return FolderPath.simplified(path) }
    guard let name = call.string("name") else { return nil }
    let roots = (call.name == "testTarget" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    return roots.map { "\($0)/\(name)" }.first(where: exists) ?? roots.first(where: exists)
  }

  private mutating func target(_ call: ManifestReader.Call, otherFolders: [String]) -> Target? {
    guard let name = call.string("name") else { return nil }
    var target = Target(name: name, isTest: call.name == "testTarget")
    guard let folder = folder(call), !folder.hasPrefix(".."), exists(folder) else {
      omit("Package.swift", "target \(name): its folder is not there.", target.isTest ? .extra : .library)
      return nil
    }
    target.folder = folder
    let excluded = call.strings("exclude").map(FolderPath.simplified)
    let included = call.strings("sources").map(FolderPath.simplified)
    let inner = otherFolders.filter { $0 != folder && ($0.hasPrefix(folder + "/") || folder.isEmpty) }
      .map { FolderPath.relative($0, to: folder) ?? $0 }
    let path = FolderPath.join(self.path, folder)
    let sources = SourceFolder(path: path)
    failures += sources.failures
    for entry in sources.sources {
      guard let relative = FolderPath.relative(entry.path, to: path) else { continue }
      let isIn = { (folders: [String]) in folders.contains { FolderPath.relative(relative, to: $0) != nil } }
      if isIn(excluded) || isIn(inner) || !included.isEmpty && !isIn(included) && !included.contains("") { continue }
      target.files.append(entry)
      target.paths.append(relative)
    }
    if target.files.isEmpty {
      omit(folder, "target \(name): there are no Swift files in it.", target.isTest ? .extra : .library)
      return nil
    }
    addDependencies(of: call, to: &target)
    addSettings(of: call, to: &target)
    for value in call.list("resources") {
      guard let rule = value.call, let path = rule.firstString else { continue }
      addResource(rule.name, FolderPath.simplified(path), to: &target)
    }
    return target
  }

  /// Returns the targets and products that a target depends on, by their names, with the calls that name them.
  private static func dependencies(of call: ManifestReader.Call) -> [(name: String, call: ManifestReader.Call?)] {
    call.list("dependencies").compactMap { value in
      (value.string ?? value.call?.string("name") ?? value.call?.firstString).map { ($0, value.call) }
    }
  }

  private mutating func addDependencies(of call: ManifestReader.Call, to target: inout Target) {
    for (name, call) in Self.dependencies(of: call) {
      if call?.name != "product" { target.targets.append(name) }
      if call?.name != "target" { target.products.append((name, call?.string("package"))) }
    }
  }

  private static let keptSettings: Set<String> = [
    "enableUpcomingFeature", "enableExperimentalFeature", "swiftLanguageMode", "defaultIsolation",
  ]

  private mutating func addSettings(of call: ManifestReader.Call, to target: inout Target) {
    for value in call.list("swiftSettings") {
      guard let setting = value.call else { continue }
      // The definitions for iOS apply here.
      if setting.name == "define", let name = setting.firstString {
        target.settings.append(".define(\"\(name)\")")
      } else if Self.keptSettings.contains(setting.name) {
        target.settings.append(setting.text.hasPrefix(".") ? setting.text : ".\(setting.text)")
      }
    }
  }

  // MARK: Resources

  /// The ends of files that only Apple's tools compile.
  private static let compiledByXcode: Set<String> = [
    "xib", "storyboard", "xcassets", "xcdatamodeld", "xcdatamodel", "metal", "xcstrings",
  ]

  private mutating func addResource(_ rule: String, _ path: String, to target: inout Target) {
    var resource = Resource(rule: rule, path: path)
    let start = root.appending(path: FolderPath.join(target.folder, path))
    var waiting = [(path: path, url: start)]
    var seen: Set<String> = []
    let count = notes.count
    while let next = waiting.popLast() {
      let ending = next.url.pathExtension
      if Self.compiledByXcode.contains(ending) {
        omit(FolderPath.join(target.folder, next.path), "a resource that only Xcode compiles.")
        continue
      }
      let real = next.url.resolvingSymlinksInPath()
      guard FolderPath.relative(real.path, to: root.resolvingSymlinksInPath().path) != nil else {
        omit(FolderPath.join(target.folder, next.path), "a link to a resource outside of the package.")
        continue
      }
      let type = (try? FileManager.default.attributesOfItem(atPath: real.path))?[.type] as? FileAttributeType
      if type == .typeRegular, ending != "swift" {
        resource.files.append((next.path, real))
      } else if type == .typeDirectory, seen.insert(real.path).inserted {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: real.path)) ?? []
        waiting += names.sorted().filter { !$0.hasPrefix(".") }.map {
          (FolderPath.join(next.path, $0), next.url.appending(path: $0))
        }
      }
    }
    resource.files.sort { $0.path < $1.path }
    if !resource.files.isEmpty {
      target.resources.append(resource)
    } else if notes.count == count {
      omit(FolderPath.join(target.folder, path), "a resource without files that Linux can use.")
    }
  }
}
