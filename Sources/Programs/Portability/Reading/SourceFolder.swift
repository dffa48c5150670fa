import Foundation

/// The files of a package or a folder; no folder is visited twice.
struct SourceFolder {
  /// A file that was found, or could not be.
  struct Entry {
    let path: String
    let url: URL
  }

  /// The Swift files, by path.
  private(set) var sources: [Entry] = []
  /// Interface Builder's files, by path.
  private(set) var nibs: [Entry] = []
  /// The manifests, which are read for the names of modules only.
  private(set) var manifests: [Entry] = []
  /// The folders and files that cannot be read, with the reason.
  private(set) var failures: [(path: String, problem: String)] = []

  /// Folders that contain sources of others or products of builds.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The ends of the names of folders that are one file to Apple's tools.
  private static let bundles = [".docc", ".bundle", ".framework", ".xcframework", ".playground", ".xcassets"]

  /// The folder that was given, with links resolved; only what is in it is walked.
  private let rootPath: String

  /// Finds the files of a folder, or one file, whatever its name.
  init(path: String) {
    let root = URL(filePath: path)
    rootPath = root.resolvingSymlinksInPath().path
    switch Self.kind(of: root) {
    case .folder: walk(root, named: path)
    case .file: sources = [Entry(path: path, url: root)]
    case .other: failures = [(path, "neither a file nor a folder")]
    case .missing: failures = [(path, "no such file or folder")]
    }
  }

  private mutating func walk(_ root: URL, named name: String) {
    var waiting = [Entry(path: name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name, url: root)]
    var seen: Set<String> = []
    while let folder = waiting.popLast() {
      if !seen.insert(folder.url.resolvingSymlinksInPath().path).inserted { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path) else {
        failures.append((folder.path, "the folder cannot be read"))
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        add(Entry(path: "\(folder.path)/\(name)", url: folder.url.appending(path: name)), named: name, &waiting)
      }
    }
    sources.sort { $0.path < $1.path }
    nibs.sort { $0.path < $1.path }
    failures.sort { $0.path < $1.path }
  }

  private mutating func add(_ entry: Entry, named name: String, _ waiting: inout [Entry]) {
    let isSwift = name.hasSuffix(".swift")
    switch Self.kind(of: entry.url) {
    case .folder where isOutside(entry.url):
      failures.append((entry.path, "a link to a folder outside, which is not followed; give its path too"))
    case .folder where Self.bundles.contains(where: name.hasSuffix): break
    case .folder: waiting.append(entry)
    case .file where name == "Package.swift" || isSwift && name.hasPrefix("Package@"): manifests.append(entry)
    case .file where isSwift: sources.append(entry)
    case .file where name.hasSuffix(".xib") || name.hasSuffix(".storyboard"): nibs.append(entry)
    case .other where isSwift: failures.append((entry.path, "not a regular file"))
    case .missing where isSwift: failures.append((entry.path, "a link that leads nowhere"))
    case .file, .other, .missing: break
    }
  }

  /// Returns whether a link leads out of the given folder: to the rest of a machine, as `/proc/self/root` does.
  private func isOutside(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    return path != rootPath && !path.hasPrefix(rootPath.hasSuffix("/") ? rootPath : rootPath + "/")
  }

  private enum Kind {
    case folder, file, other, missing
  }

  /// Returns the kind of a file, after following all links.
  private static func kind(of url: URL) -> Kind {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeRegular: return .file
    case .typeSymbolicLink, nil: return .missing
    default: return .other
    }
  }
}
