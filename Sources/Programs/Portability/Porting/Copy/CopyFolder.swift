import Foundation

/// The folder that a ported copy is written into: all of it, or nothing.
struct CopyFolder {
  /// The name of the file that lists what this tool has written.
  static let marker = ".portability"
  /// The first line of that file.
  static let title = "Written by portability port: the files below are replaced the next time."
  /// Products of a build in the copy, which the next copy retains.
  private static let ofBuilds: Set<String> = [".build", ".swiftpm", "Package.resolved"]

  /// The folder, with links resolved.
  private let folder: URL
  private let exists: Bool

  /// Checks that a folder may be replaced; throws if it is, contains or is in the package, or contains files of others.
  init(path: String, source: String) throws(PortError) {
    folder = Self.resolved(URL(filePath: path).standardizedFileURL)
    let package = Self.resolved(URL(filePath: source).standardizedFileURL)
    if folder.path == package.path {
      throw PortError("the output '\(path)' is the package itself; give another folder")
    }
    if FolderPath.relative(folder.path, to: package.path) != nil {
      throw PortError("the output '\(path)' is inside of the package; give a folder beside it")
    }
    if FolderPath.relative(package.path, to: folder.path) != nil {
      throw PortError("the package is inside of the output '\(path)'; give a folder beside it")
    }
    var isFolder: ObjCBool = false
    exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if exists, !isFolder.boolValue { throw PortError("the output '\(path)' is a file; give a folder") }
    if exists { try checkContents(path) }
  }

  /// Returns a location with links resolved; the last components of the path need not exist.
  private static func resolved(_ url: URL) -> URL {
    var existing = url
    var rest: [String] = []
    while existing.pathComponents.count > 1, (try? FileManager.default.attributesOfItem(atPath: existing.path)) == nil {
      rest.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    return rest.reversed().reduce(existing.resolvingSymlinksInPath()) { $0.appending(path: $1) }
  }

  /// Refuses a folder with anything that this tool has not written.
  private func checkContents(_ path: String) throws(PortError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() else {
      throw PortError("the output '\(path)' cannot be read")
    }
    if names.isEmpty { return }
    guard let text = try? String(contentsOf: folder.appending(path: Self.marker), encoding: .utf8),
      text.hasPrefix(Self.title)
    else { throw PortError("the output '\(path)' is not empty, and this tool has not written it; give another folder") }
    let written = Set(text.split(separator: "\n").dropFirst().map(String.init))
    var waiting = names.filter { $0 != Self.marker && !Self.ofBuilds.contains($0) }
    while let next = waiting.popLast() {
      if written.contains(next) { continue }
      let type = (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: next).path))?[.type]
      guard type as? FileAttributeType == .typeDirectory else {
        throw PortError("this tool has not written '\(next)' in the output '\(path)'; move it to another folder")
      }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: next).path)) ?? []
      waiting += inner.map { "\(next)/\($0)" }
    }
  }

  /// Writes the copy into a folder beside the output, and moves it there when it is complete.
  ///
  /// Files that do not change retain their dates, so that builds are incremental.
  ///
  /// - Throws: A ``PortError`` if something cannot be written; the output is as it was then.
  func write(_ outputs: [PortPlan.Output]) throws(PortError) {
    let manager = FileManager.default
    let parent = folder.deletingLastPathComponent()
    let staging = parent.appending(path: ".\(folder.lastPathComponent).portability-\(UUID().uuidString)")
    let old = parent.appending(path: staging.lastPathComponent + "-old")
    var moved: [String] = []
    do {
      try manager.createDirectory(at: staging, withIntermediateDirectories: true)
      for output in outputs { try write(output, into: staging) }
      let list = ([Self.title] + outputs.map(\.path)).joined(separator: "\n") + "\n"
      try write(PortPlan.Output(path: Self.marker, content: .bytes(Array(list.utf8))), into: staging)
      if exists {
        for name in Self.ofBuilds.sorted() where manager.fileExists(atPath: folder.appending(path: name).path) {
          try manager.moveItem(at: folder.appending(path: name), to: staging.appending(path: name))
          moved.append(name)
        }
        try manager.moveItem(at: folder, to: old)
      }
      try manager.moveItem(at: staging, to: folder)
      try? manager.removeItem(at: old)
    } catch {
      if !manager.fileExists(atPath: folder.path), manager.fileExists(atPath: old.path) {
        try? manager.moveItem(at: old, to: folder)
      }
      for name in moved { try? manager.moveItem(at: staging.appending(path: name), to: folder.appending(path: name)) }
      try? manager.removeItem(at: staging)
      throw PortError("the output '\(folder.path)' cannot be written, and is as it was: \(error.localizedDescription)")
    }
  }

  private func write(_ output: PortPlan.Output, into staging: URL) throws {
    let bytes: Data
    switch output.content {
    case .bytes(let content): bytes = Data(content)
    case .file(let url): bytes = try Data(contentsOf: url)
    }
    let target = staging.appending(path: output.path)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = folder.appending(path: output.path)
    if exists, let before = try? Data(contentsOf: old), before == bytes {
      try FileManager.default.linkItem(at: old, to: target)
    } else {
      try bytes.write(to: target)
    }
  }
}
