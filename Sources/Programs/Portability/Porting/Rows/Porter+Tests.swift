// Classes of XCTest, which on Linux can't be isolated though their tests run on the main thread; waits move no clock.
extension Porter {
  /// Moves `@MainActor` from classes of tests into the bodies of their tests, which call
  /// `MainActor.assumeIsolated { … }`, and to their other members; lets waits move the clock.
  /// > Seen: XCTest on Linux aborts before the first test of such a class, Swift 6.3.1.
  mutating func portTestCases() {
    for scope in structure.types where names.ancestors(of: scope.name).contains("XCTestCase") {
      if scope.keyword != "protocol" { removeMainActor(of: scope.position) }
      let isIsolated =
        isInIsolatedTarget || names.ancestors(of: scope.name).contains { names.isolatedTypes.contains($0) }
      for position in ["func", "var", "let", "init"].flatMap({ structure.positions(of: $0, in: scope) }) {
        isolate(member: position, isIsolated)
      }
      if scope.keyword == "class", waits(scope) { moveClock(in: scope) }
    }
  }

  private var isInIsolatedTarget: Bool { names.isolatedTargets.contains(names.targets[index]) }

  /// Isolates what a file of tests declares beside its test cases, where the target did so by its settings.
  mutating func isolateDeclarations() {
    if !isInIsolatedTarget { return }
    for position in tokens.indices where structure.brace[position] == nil && tokens[position].kind == .word {
      guard ["class", "struct", "enum", "protocol", "extension", "func", "var", "let"].contains(tokens[position].text),
        isName(at: position + 1), !isWord("import", at: position - 1),
        structure.keyword(ofModifier: position) == nil
      else { continue }
      let first = structure.beginning(of: position)
      let isTestCase = token(position, 1).map { names.ancestors(of: $0.text).contains("XCTestCase") } ?? false
      let words = ["MainActor", "nonisolated", "case"]
      if !isTestCase, !tokens[first..<position].contains(where: { words.contains($0.text) }) {
        insert("@MainActor ", at: tokens[first].offset)
      }
    }
  }

  /// Lets a member run on the main actor if its class or it has `@MainActor`.
  private mutating func isolate(member keyword: Int, _ isClassIsolated: Bool) {
    let attributes = structure.modifiers(of: keyword)
    let words = Set(tokens[attributes].map(\.text))
    let isIsolated = words.contains("MainActor")
    guard isIsolated || isClassIsolated, !words.contains("nonisolated") else { return }
    let name = token(keyword, 1)?.text ?? ""
    let isCalledByXCTest = words.contains("override") && Self.hooks.contains(name) || name.hasPrefix("test")
    let close = structure.parameterList(of: keyword).flatMap { structure.partner[$0] }
    let isAsync = close.map { isWord("async", at: $0 + 1) } == true
    guard tokens[keyword].isWord("func"), isCalledByXCTest, !isAsync else {
      let isOfXCTest = tokens[keyword].isWord("init") || words.contains("override") && !tokens[keyword].isWord("func")
      if !isIsolated, !isOfXCTest { insert("@MainActor ", at: tokens[attributes.lowerBound].offset) }
      return
    }
    removeMainActor(of: keyword)
    guard let end = structure.end(ofMember: keyword), let open = structure.partner[end], let close else { return }
    let mayThrow =
      tokens[close..<open].contains { $0.isWord("throws") }
      && tokens[open..<end].contains { $0.isWord("try") || $0.isWord("throw") }
    insert(" \(mayThrow ? "try " : "")MainActor.assumeIsolated { () -> Void in", at: tokens[open].end)
    insert("} ", at: tokens[end].offset)
  }

  /// The methods that XCTest calls around tests.
  private static let hooks: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest", "record",
  ]

  private mutating func removeMainActor(of keyword: Int) {
    for at in structure.modifiers(of: keyword) where tokens[at].isSign("@") && isWord("MainActor", at: at + 1) {
      remove(at, through: at + 1)
    }
  }

  private static let waits: Set<String> = ["fulfillment", "wait", "waitForExpectations"]

  /// Returns whether a class waits for expectations, or runs a run loop.
  private func waits(_ scope: SourceStructure.TypeScope) -> Bool {
    (scope.open..<scope.close).contains { position in
      let name = tokens[position].text
      if Self.waits.contains(name) { return isSign("(", at: position + 1) && !isWord("func", at: position - 1) }
      return ["run", "sleep"].contains(name) && ["main", "current", "Task"].contains(token(position, -2)?.text)
    }
  }

  /// Calls `waitsMoveClock()` in `setUp()`.
  private mutating func moveClock(in scope: SourceStructure.TypeScope) {
    imports.append("HeadlessTesting")
    let method = declarations.first { declaration in
      declaration.name == "setUp" && declaration.isOverride && !declaration.isStatic
        && structure.owner(of: declaration.position)?.name == scope.name
    }
    guard let method, let end = structure.end(ofMember: method.position), let open = structure.partner[end] else {
      let call = " override func setUp() { super.setUp(); waitsMoveClock() };"
      return insert(call, at: tokens[scope.open].end)
    }
    insert(
      tokens[open].line == tokens[open + 1].line ? " waitsMoveClock();" : " waitsMoveClock()", at: tokens[open].end)
  }
}
