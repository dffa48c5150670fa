// Classes of XCTest, which on Linux run off the main actor, and whose waits move no clock by themselves.
extension Porter {
  /// Removes `@MainActor` from classes of tests and their members, unless asynchronous, and lets waits move the clock.
  /// > Seen: XCTest on Linux aborts before the first test of such a class, Swift 6.3.1.
  mutating func portTestCases() {
    for scope in structure.types where names.ancestors(of: scope.name).contains("XCTestCase") {
      if scope.keyword != "protocol" { removeMainActor(from: structure.beginning(of: scope.position)..<scope.position) }
      for position in scope.open + 1..<scope.close where structure.brace[position] == scope.open {
        let word = tokens[position].text
        guard tokens[position].kind == .word, ["func", "var", "let", "init"].contains(word) else { continue }
        let open = word == "func" ? structure.parameterList(of: position) : nil
        let close = open.flatMap { structure.partner[$0] }
        if let close, token(close, 1)?.isWord("async") == true { continue }
        removeMainActor(from: structure.beginning(of: position)..<position)
      }
      if scope.keyword == "class", waits(scope) { moveClock(in: scope) }
    }
  }

  private mutating func removeMainActor(from attributes: Range<Int>) {
    for at in attributes where tokens[at].isSign("@") && token(at, 1)?.isWord("MainActor") == true {
      remove(at, through: at + 1)
    }
  }

  private static let waits: Set<String> = ["fulfillment", "wait", "waitForExpectations"]

  /// Returns whether a class waits for expectations, or runs a run loop.
  private func waits(_ scope: SourceStructure.TypeScope) -> Bool {
    (scope.open..<scope.close).contains { position in
      let name = tokens[position].text
      if Self.waits.contains(name) {
        return token(position, 1)?.isSign("(") == true && token(position, -1)?.isWord("func") != true
      }
      return ["run", "sleep"].contains(name) && ["main", "current", "Task"].contains(token(position, -2)?.text)
    }
  }

  /// Calls `waitsMoveClock()` in `setUp()`.
  private mutating func moveClock(in scope: SourceStructure.TypeScope) {
    imports.append("HeadlessTesting")
    let method = declarations.first { declaration in
      declaration.name == "setUp" && declaration.isOverride && !declaration.isStatic
        && structure.brace[declaration.position] == scope.open
    }
    guard let method, let end = structure.end(ofMember: method.position), let open = structure.partner[end] else {
      let call = " override func setUp() { super.setUp(); waitsMoveClock() };"
      return insert(call, at: tokens[scope.open].end)
    }
    insert(
      tokens[open].line == tokens[open + 1].line ? " waitsMoveClock();" : " waitsMoveClock()", at: tokens[open].end)
  }
}
