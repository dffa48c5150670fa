import HeadlessFontFiles
import Synchronization

enum FontRegistry {
  @TaskLocal static var scoped: [FontFile] = []

  private static let registered = Mutex<[FontFile]>([])

  /// All files, the scope's first.
  static var files: [FontFile] { scoped + registered.withLock(\.self) }

  /// Returns the file of a PostScript name, a full name, a family with a style, or the plain file of a family.
  static func file(named name: String) -> FontFile? {
    let files = files
    return files.first { $0.postScriptName == name }
      ?? files.first { $0.fullName == name || "\($0.familyName) \($0.styleName)" == name }
      ?? files.filter { $0.familyName == name }.min { distance($0) < distance($1) }
  }

  static func add(_ new: [FontFile]) {
    registered.withLock { files in
      for file in new where !files.contains(file) { files.append(file) }
    }
  }

  static func remove(_ old: [FontFile]) {
    registered.withLock { files in files.removeAll { old.contains($0) } }
  }

  /// Returns the distance of a file from the plain face of its family.
  private static func distance(_ file: FontFile) -> Int {
    abs(file.weightClass - 400) + (file.isItalic ? 1000 : 0)
  }
}
