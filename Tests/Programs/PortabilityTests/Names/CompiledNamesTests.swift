import Foundation
import Testing

@testable import Portability

/// Names that the tables list as available compile; names that they list as unavailable do not.
@Suite("The tables and the compiler")
struct CompiledNamesTests {
  /// A word of a table, and the lines of which one compiles if it is here.
  private struct Word {
    let text: String
    let lines: [String]
    let isInTable: Bool
  }

  /// Returns whether only the label of a call distinguishes the name from others.
  private static func hasLabel(_ spelling: AppleMembers.Spelling) -> Bool { spelling.label != nil }

  private static var words: [Word] {
    let names = SupportedNames.names.union(AppleNames.listed).union(["UIStackView", "UIViewController", "UIScrollView"])
    var words = names.map { name in
      // A generic type needs its arguments before the compiler reports that it is unavailable.
      let generic = ["NSLayoutAnchor": "<UIView>.self", "NSDiffableDataSourceSnapshot": "<Int, Int>.self"]
      let line = "_ = \(name)\(generic[name] ?? "")"
      return Word(text: name, lines: [line], isInTable: SupportedNames.names.contains(name))
    }
    words += (SupportedNames.nested.union(SupportedNames.statics)).map {
      Word(text: $0, lines: ["_ = \($0)"], isInTable: true)
    }
    // A member may belong to any of the classes that list it, and to the class or its objects.
    let members = AppleMembers.byName.filter { !AppleMembers.withoutEffect.contains($0.key) }
    for (name, owners) in members where !owners.contains(where: { Self.hasLabel($0.wanted) }) {
      let lines = owners.map(\.owner).filter { $0 != "UIAppearance" }.flatMap { owner in
        ["_ = (nil as \(owner)?)!.\(name)", "_ = \(owner).\(name)"]
      }
      words.append(Word(text: name, lines: lines, isInTable: SupportedNames.members.contains(name)))
    }
    return words.sorted { $0.text < $1.text }
  }

  @Test func `names in the tables compile, and others do not`() throws {
    let words = Self.words
    let probe = try CompilerProbe(Array(Set(words.flatMap(\.lines))).sorted())
    #expect(words.count > 1000)
    for word in words {
      let isThere = word.lines.contains { !probe.unavailable.contains($0) }
      // glibc has had it since 2.36; other systems that Swift 6.3 runs on do not.
      if word.text.hasPrefix("arc4random") { continue }
      expectEqual(isThere, word.isInTable, "\(word.text)")
    }
  }

  @Test func `a label of an initializer in the table is one that the compiler takes`() throws {
    let calls = [
      "NSValue(cgPoint: .zero)", "NSValue(uiEdgeInsets: .zero)", "NSValue(cgVector: .zero)", "NSValue(uiOffset: .zero)",
    ]
    let probe = try CompilerProbe(calls.map { "_ = \($0)" })
    for call in calls {
      let spelling = call.prefix { $0 != ":" } + ":"
      expectEqual(
        probe.unavailable.contains("_ = \(call)"), !SupportedNames.members.contains(String(spelling)), "\(call)")
    }
  }
}
