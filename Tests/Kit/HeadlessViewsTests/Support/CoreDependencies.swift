import Foundation
import RepositoryFiles

/// The names that other folders and modules declare and that the core, the view tree and its layout pass, must not use.
///
/// It compares texts, as Swift has no imports between the files of a target: type names, and names of members that no
/// other folder declares. A member that `View.swift`, `Windows` or `Events` declares too, such as `layer`, is not one
/// of these names.
struct CoreDependencies {
  /// The folders of `HeadlessViews` that are the core.
  static let core = ["Tree", "Layout", "Margins", "Inherited"]
  /// The folders of `HeadlessViews` that the core may use.
  static let neighbors = ["Windows", "Events", "Collections"]
  /// The modules below `HeadlessViews` that the core must not use.
  static let forbiddenModules = ["HeadlessLayers", "HeadlessRendering"]
  /// The one file of the core that may use them: it declares the members that subclasses override.
  static let exceptions = ["View.swift", "View+ConstraintSeam.swift"]

  let types, members: Set<String>

  /// Collects the names of sources outside of the core that no other source declares.
  init(forbidden: [String], others: [String]) {
    let forbidden = forbidden.map { SourceWords($0).words }
    let others = others.map { SourceWords($0).words }
    types = Self.types(in: forbidden).subtracting(Self.types(in: others))
    members = Self.members(in: forbidden).subtracting(Self.locals(in: others))
  }

  static let ofRepository = Result { try CoreDependencies() }

  /// Collects the names of this repository.
  private init() throws {
    let views = "Sources/Kit/HeadlessViews"
    var (forbidden, others): ([String], [String]) = ([], [])
    for folder in try Self.entries(of: views) {
      let isOther = (Self.core + Self.neighbors).contains(folder)
      let sources = try Self.sources(in: "\(views)/\(folder)").values
      if isOther { others += sources } else { forbidden += sources }
    }
    for (target, path) in Repository.targets where target.hasPrefix("Headless") && target != "HeadlessViews" {
      if Self.forbiddenModules.contains(target) {
        for folder in try Self.entries(of: path) {
          let sources = try Self.sources(in: "\(path)/\(folder)").values
          if Self.neighbors.contains(folder) { others += sources } else { forbidden += sources }
        }
      } else if ["Reporting", "Geometry", "Graphics"].contains(target.dropFirst("Headless".count)) {
        others += try Self.sources(in: path).values
      }
    }
    self.init(forbidden: forbidden, others: others)
  }

  /// Returns the forbidden names that a source uses, sorted.
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

  /// Returns the folders of a target of which each names a type that the other one declares, as pairs in alphabetical order.
  static func pairs(in target: String) throws -> [[String]] {
    var words: [String: [SourceWords.Word]] = [:]
    for folder in try entries(of: target) {
      words[folder] = try sources(in: "\(target)/\(folder)").values.flatMap { SourceWords($0).words }
    }
    let declared = words.mapValues { types(in: [$0]) }
    let folders = words.keys.sorted()
    func names(_ folder: String, _ other: String) -> Bool {
      let others = declared.filter { $0.key != other }.values.reduce(into: Set()) { $0.formUnion($1) }
      let own = declared[other, default: []].subtracting(others)
      return words[folder, default: []].contains { own.contains($0.text) }
    }
    return folders.flatMap { folder in
      folders.filter { folder < $0 && names(folder, $0) && names($0, folder) }.map { [folder, $0] }
    }
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
