import Foundation
import RepositoryFiles

/// The names that the rooms of the width declare and that no room of the heart may use.
///
/// It compares texts, as Swift has no imports between the files of a target: type names, and names of members that no other
/// room declares. A member that `View.swift`, `Windows` or `Events` declares too, such as `layer`, is not a name of the width.
struct Walls {
  /// The rooms of `HeadlessViews` that must not depend on the width.
  static let heart = ["Tree", "Layout", "Margins", "Inherited"]
  /// The rooms of `HeadlessViews` that the heart may use.
  static let neighbors = ["Windows", "Events", "Collections"]
  /// The targets below `HeadlessViews` that belong to the width.
  static let widthTargets = ["HeadlessLayers", "HeadlessRendering"]
  /// The one file of the heart that may name the width: it declares the members that people override.
  static let exception = "View.swift"

  let types: Set<String>
  let members: Set<String>

  /// Collects the names of sources of the width that no other source declares.
  init(width: [String], others: [String]) {
    let width = width.map { SourceWords($0).words }
    let others = others.map { SourceWords($0).words }
    types = Self.types(in: width).subtracting(Self.types(in: others))
    members = Self.members(in: width).subtracting(Self.locals(in: others))
  }

  /// Collects the names of this repository.
  init() throws {
    let views = "Sources/HeadlessViews"
    var (width, others): ([String], [String]) = ([], [])
    for room in try Self.entries(of: views) {
      let isOther = (Self.heart + Self.neighbors).contains(room)
      let sources = try Self.sources(in: "\(views)/\(room)").values
      if isOther { others += sources } else { width += sources }
    }
    for target in try Self.entries(of: "Sources") where target.hasPrefix("Headless") && target != "HeadlessViews" {
      if Self.widthTargets.contains(target) {
        for room in try Self.entries(of: "Sources/\(target)") {
          let sources = try Self.sources(in: "Sources/\(target)/\(room)").values
          if Self.neighbors.contains(room) { others += sources } else { width += sources }
        }
      } else if ["Reporting", "Geometry", "Graphics"].contains(target.dropFirst("Headless".count)) {
        others += try Self.sources(in: "Sources/\(target)").values
      }
    }
    self.init(width: width, others: others)
  }

  /// Returns the names of the width that a source uses, sorted.
  func violations(in source: String) -> [String] {
    var found: Set<String> = []
    for word in SourceWords(source).words where !word.isLabel {
      if types.contains(word.text) || members.contains(word.text) { found.insert(word.text) }
    }
    return found.sorted()
  }

  /// Returns the sources in a folder and all folders in it, by path.
  static func sources(in folder: String) throws -> [String: String] {
    var sources: [String: String] = [:]
    // The packages of `.ci/run` hold links to these folders.
    let root = Repository.url(folder).resolvingSymlinksInPath()
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
      sources["\(folder)/\(path)"] = try Repository.text(of: "\(folder)/\(path)")
    }
    return sources
  }

  private static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path).sorted()
  }

  private static func types(in sources: [[SourceWords.Word]]) -> Set<String> {
    let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    return Set(
      sources.joined()
        .filter { keywords.contains($0.previous) && !$0.isPrivate && $0.text.first?.isUppercase == true }
        .map(\.text))
  }

  /// Returns the members of top-level types and extensions, and the functions and variables of files.
  private static func members(in sources: [[SourceWords.Word]]) -> Set<String> {
    let keywords: Set = ["func", "var", "let"]
    return Set(
      sources.joined()
        .filter { keywords.contains($0.previous) && !$0.isPrivate && $0.indentation <= 2 && $0.text.count > 3 }
        .map(\.text))
  }

  /// Returns every name that the sources declare in any way, as members, cases, parameters or local values.
  private static func locals(in sources: [[SourceWords.Word]]) -> Set<String> {
    let keywords: Set = ["func", "var", "let", "case"]
    return Set(sources.joined().filter { keywords.contains($0.previous) || $0.isLabel }.map(\.text))
  }
}
