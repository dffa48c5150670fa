import Foundation
import RepositoryFiles

@testable import Portability

/// The Apple names that this package declares, read from its sources.
struct PackageNames {
  /// The package's folder.
  static let root = Repository.root

  /// The modules with Apple's names.
  private(set) var modules: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var nested: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var statics: Set<String> = []
  private(set) var initializers: Set<String> = []
  /// The names that are classes.
  private(set) var classes: Set<String> = []
  /// The names of classes of which only the types inside are available.
  private(set) var namespaces: Set<String> = []
  /// The types that `import UIKit` brings under names of this package: `Button`, `View`.
  private(set) var plain: Set<String> = []
  /// The types that are declared only to say that they are unavailable.
  private(set) var unavailable: Set<String> = []
  /// The names that each module with a name of Apple's brings, but for UIKit, which brings all.
  private(set) var byModule: [String: Set<String>] = [:]

  /// Reads all modules that `import UIKit` brings, and those that have a name of Apple's.
  init() throws {
    modules = Set(Repository.targets.keys).intersection(Modules.missing)
    var waiting = modules.sorted()
    var seen: Set<String> = []
    var declarations: [Declaration] = []
    var unavailable: [Declaration] = []
    var exports: [String: [ImportStatement]] = [:]
    while let module = waiting.popLast() {
      guard let folder = Repository.targets[module], seen.insert(module).inserted else { continue }
      for entry in SourceFolder(path: Repository.url(folder).path).sources {
        let tokens = try SourceFile(entry).code.tokens
        let all = Declaration.all(in: tokens).filter(\.isPublic)
        declarations += all.filter { !$0.isUnavailable }
        unavailable += all.filter(\.isUnavailable)
        byModule[module, default: []].formUnion(all.filter { $0.owner.isEmpty }.map(\.name))
        exports[module, default: []] += ImportStatement.all(in: tokens).filter(\.isExported)
        waiting += exports[module, default: []].map(\.module)
      }
    }
    take(declarations)
    takeNamespaces(declarations, unavailable)
    let types = Declaration.typeKeywords.union(["typealias"]).subtracting(["extension"])
    plain = Set(declarations.filter { types.contains($0.keyword) && $0.owner.isEmpty }.map(\.name))
      .filter { !AppleNames.contains($0) && !$0.hasPrefix("_") }
      // UIKit does not bring the module for logs.
      .subtracting(byModule["os"] ?? [])
    self.unavailable = Set(unavailable.filter { types.contains($0.keyword) && $0.owner.isEmpty }.map(\.name))
      .filter(AppleNames.contains).subtracting(names)
    // A module also has the names that it exports: a declaration by its name, or all of another module.
    for module in ["CoreGraphics", "QuartzCore"] {
      for statement in exports[module, default: []] {
        if let part = statement.part { byModule[module, default: []].insert(part) }
      }
    }
    if exports["QuartzCore", default: []].contains(where: { $0.module == "CoreGraphics" && $0.part == nil }) {
      byModule["QuartzCore", default: []].formUnion(byModule["CoreGraphics", default: []])
    }
  }

  /// The protocols whose initializers are those of `NSValue`: only a protocol's initializer can return a subclass's object.
  private static let valueMaking: Set<String> = ["InsetsValueMaking", "TransformValueMaking"]

  private mutating func takeNamespaces(_ declarations: [Declaration], _ unavailable: [Declaration]) {
    let types = Declaration.typeKeywords.union(["typealias"])
    let usable = Set(declarations.filter { !types.contains($0.keyword) }.map(\.owner))
    let stubs = Set(unavailable.filter { !types.contains($0.keyword) }.map(\.owner))
    // The name of the class itself, not another one for it.
    let own = declarations.filter { $0.keyword == "class" && $0.owner.isEmpty }.map(\.name)
    namespaces = names.intersection(own).filter { stubs.contains($0) && !usable.contains($0) }
  }

  private mutating func take(_ declarations: [Declaration]) {
    names = Set(declarations.filter { $0.owner.isEmpty && AppleNames.contains($0.name) }.map(\.name))
    let reached = Self.typesWithAppleNames(names, in: declarations)
    for declaration in declarations where !declaration.owner.isEmpty {
      let owner = declaration.owner.prefix { $0 != "." }
      if !reached.contains(String(owner)), !owner.hasPrefix("NS"), owner != "Bundle" { continue }
      let type = Self.valueMaking.contains(declaration.owner) ? "NSValue" : declaration.owner
      let name = declaration.name == "init" ? type : declaration.name
      for (wanted, _) in AppleMembers.byName[name] ?? [] {
        if wanted.label.map(declaration.labels.contains) ?? true { members.insert(wanted.text) }
      }
    }
    takeMembers(declarations)
    let inside = declarations.filter { Declaration.typeKeywords.contains($0.keyword) && AppleNames.contains($0.name) }
    nested.formUnion(inside.filter { !$0.owner.isEmpty }.map { "\($0.owner).\($0.name)" })
  }

  /// Returns the types that have a name of Apple's, those that they inherit from, and all protocols.
  private static func typesWithAppleNames(_ names: Set<String>, in declarations: [Declaration]) -> Set<String> {
    let types = declarations.filter { $0.owner.isEmpty }
    let above = Dictionary(types.map { ($0.name, $0.target) }, uniquingKeysWith: { $0.isEmpty ? $1 : $0 })
    var reached = Set(types.filter { $0.keyword == "protocol" }.map(\.name))
    for name in names {
      var type: String? = name
      while let present = type, !present.isEmpty, reached.insert(present).inserted { type = above[present] }
    }
    return reached
  }

  /// Notes what each type with a name of Apple's has of its own: types, static members and initializers, those of the
  /// classes above it too.
  private mutating func takeMembers(_ declarations: [Declaration]) {
    let types: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]
    var inside: [String: [Declaration]] = [:]
    var above: [String: String] = [:]
    for declaration in declarations {
      if !declaration.owner.isEmpty {
        inside[declaration.owner, default: []].append(declaration)
      } else if types.contains(declaration.keyword), !declaration.target.isEmpty {
        above[declaration.name] = declaration.target
      }
    }
    let classNames = Set(declarations.filter { $0.keyword == "class" && $0.owner.isEmpty }.map(\.name))
    let withStatics = AppleNames.valueTypes.union(AppleNames.classesWithStatics)
    for name in names.union(AppleNames.classesWithStatics) {
      var type: String? = name
      while let present = type {
        if classNames.contains(present) { classes.insert(name) }
        for declaration in inside[present] ?? [] {
          if types.contains(declaration.keyword), names.contains(name) { nested.insert("\(name).\(declaration.name)") }
          if declaration.isStatic, withStatics.contains(name) { statics.insert("\(name).\(declaration.name)") }
          if declaration.keyword == "init", names.contains(name) {
            initializers.formUnion(declaration.firstLabels.map { "\(name)(\($0)" })
          }
        }
        type = above[present]
      }
    }
  }

  /// The table as a file, with a name a line.
  var text: String {
    var lines = [
      "// The Apple names that this package has.",
      "// Recorded by: PORTABILITY_NAMES=record swift test --filter SupportedNamesTests",
    ]
    func add(_ heading: String, _ names: Set<String>) {
      lines.append("# \(heading)")
      lines += names.sorted()
    }
    add("modules", modules)
    lines.append("# names")
    let inside = Dictionary(grouping: nested.union(statics).union(initializers)) {
      $0.prefix { $0 != "." && $0 != "(" }
    }
    for type in Set(inside.keys).union(names.map { $0[...] }).sorted() {
      let isNamed = names.contains(String(type))
      if isNamed { lines.append(String(type)) }
      lines += inside[type, default: []].map { isNamed ? String($0.dropFirst(type.count)) : $0 }.sorted()
    }
    add("CoreGraphics", names.intersection(byModule["CoreGraphics", default: []]))
    add("QuartzCore", names.intersection(byModule["QuartzCore", default: []]))
    add("classes", classes.intersection(names))
    add("namespaces", namespaces)
    add("unavailable", unavailable)
    add("plain", plain)
    add("members", members)
    return lines.map { $0 + "\n" }.joined()
  }
}
