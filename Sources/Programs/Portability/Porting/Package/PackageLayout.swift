import Foundation

/// The targets, products and dependencies of a package.
struct PackageLayout {
  struct Target {
    var name: String
    let isTest: Bool
    /// The folder, relative to the package; empty for the package itself.
    var folder = ""
    var files: [SourceFolder.Entry] = []
    /// The path of each file in the target's folder.
    var paths: [String] = []
    var targets: [String] = []
    var products: [(name: String, package: String?)] = []
    var resources: [Resource] = []
    /// The settings for the compiler, as text.
    var settings: [String] = []

    /// Whether its declarations are on the main actor unless they name another one.
    var isIsolated = false

    /// The module that other files import.
    /// > Seen: SwiftPM of Swift 6.3.1 names the module of the target `3DButton` `_DButton`.
    var module: String {
      let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
  }

  struct Resource {
    /// The name of the rule: `process` or `copy`.
    let rule: String
    let path: String
    var files: [(path: String, url: URL)] = []
    /// Whether it replaces resources that the copy does not have, so that SwiftPM makes `Bundle.module`.
    var isPlaceholder = false
  }

  struct Dependency {
    let name: String
    let text: String
    /// The folder; nil for an address.
    var path: String?

    init(name: String, text: String) { (self.name, self.text) = (name, text) }

    init(name: String, path: String) {
      text = ".package(name: \(PortedManifest.quoted(name)), path: \(PortedManifest.quoted(path)))"
      (self.name, self.path) = (name, path)
    }
  }

  let path: String
  let root: URL
  var name: String
  var targets: [Target] = []
  var dependencies: [Dependency] = []
  var pods: [String] = []
  var products: [(name: String, targets: [String])] = []
  var isSwift6 = false
  var defaultLocalization: String?
  /// The files and targets that are omitted, with the reason.
  var notes: [PortNote] = []
  /// The files that cannot be read.
  var failures: [(path: String, problem: String)] = []
  /// The names of the modules that the manifest's strings contain.
  var words: Set<String> = []
  var importedModules: Set<String> = []
  /// The targets of the manifest that the copy does not have.
  var droppedTargets: Set<String> = []

  /// Adds a note on something that the copy does not have.
  mutating func omit(_ path: String, _ reason: String, _ kind: PortNote.Kind = .extra) {
    notes.append(PortNote(path: path, text: reason, kind: kind))
  }
}

/// Something that a copy of a package does not have, or that a file in it misses.
struct PortNote: Equatable {
  /// The file or folder, or a name of the manifest.
  let path: String
  let text: String
  let kind: Kind

  enum Kind {
    /// Sources of the library: something is left to do.
    case library
    /// A demo, a test, or a resource: the library's sources are complete without it.
    case extra
    case dependency
    /// A file that nothing misses.
    case unused
    /// A test file in the copy that imports a module that the copy does not have.
    case importing
    /// A compilation that was requested and not made: whether the copy builds is not known.
    case check
  }
}

/// The reason why a package cannot be ported.
struct PortError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension PackageLayout {
  /// Reads the layout of a package from its manifest, else its podspec, else the names of its folders; throws for a
  /// folder that does not exist or is empty.
  static func read(_ path: String) throws(PortError) -> PackageLayout {
    let root = URL(filePath: path).standardizedFileURL
    guard (try? root.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      throw PortError("'\(path)' is not a folder; give the folder of a package")
    }
    let all = SourceFolder(path: path)
    var layout = PackageLayout(path: path, root: root, name: root.lastPathComponent)
    if let manifest = all.manifests.first(where: { $0.path == FolderPath.join(path, "Package.swift") }) {
      try layout.readManifest(manifest)
    }
    if layout.targets.isEmpty { layout.findTarget(all, in: path) }
    if !layout.targets.contains(where: \.isTest) { layout.findTests(all, in: path) }
    let targets = layout.targets
    layout.failures += all.failures.filter { failure in targets.contains { $0.isAround(failure.path, in: path) } }
    if layout.targets.allSatisfy(\.files.isEmpty) { throw PortError("'\(path)' has no Swift files to port") }
    layout.targets.sort { ($0.isTest ? 1 : 0, $0.name) < ($1.isTest ? 1 : 0, $1.name) }
    return layout
  }
}

extension PackageLayout.Target {
  /// Gives the second file of a name the names of its folders too, as a module has each name once.
  mutating func makeNamesUnique() {
    var names: Set<String> = []
    for index in paths.indices {
      let parts = paths[index].split(separator: "/")
      guard let name = parts.last, !names.insert(name.lowercased()).inserted else { continue }
      paths[index] = FolderPath.join(parts.dropLast().joined(separator: "/"), parts.joined(separator: "_"))
    }
  }

  /// Returns whether a path that could not be read is in the target's folder.
  fileprivate func isAround(_ path: String, in root: String) -> Bool {
    folder.isEmpty || path.hasPrefix(FolderPath.join(root, folder) + "/")
  }
}

enum FolderPath {
  static func join(_ folder: String, _ name: String) -> String {
    if name.isEmpty || name == "." { return folder }
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Returns a path without its `.` and `..` components and doubled slashes.
  static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Returns a path relative to a folder; nil if it is not in it.
  static func relative(_ path: String, to folder: String) -> String? {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if path == folder { return "" }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}
