/// The tokens of a file that Linux compiles, and which branches of `#if` it omits.
struct ActiveCode {
  /// A branch of an `#if` that is never compiled on Linux.
  struct Omission: Equatable {
    let directive: Token
    let condition: String
    var count = 0
    /// Whether `import UIKit` is among them.
    var importsUIKit = false
    /// Whether the omitted code would compile after `#if canImport(UIKit)`, and is read so.
    var isPortable = false
  }

  /// The tokens that Linux compiles, with the tokens of portable omissions.
  private(set) var tokens: [Token] = []
  private(set) var omissions: [Omission] = []

  private struct Branches {
    let isOutsideActive: Bool
    var hasCompiledBranch: Bool
    var isActive: Bool
    let line: Int
    var omission: Int?
  }

  private var open: [Branches] = []
  /// The lines of conditions that are evaluated as `canImport(UIKit)`; nil for all.
  private let portedLines: Set<Int32>?

  /// Omits the branches that Linux does not compile; a branch that may be compiled stays.
  ///
  /// A branch that only iOS compiles, and that holds the file's `import UIKit` or all that it declares, remains as
  /// well: its condition needs one change, and its code may need more.
  ///
  /// - Parameters:
  ///   - all: The tokens of a file.
  ///   - modules: The modules for which `canImport` is true.
  /// - Throws: An `#if` without `#endif`, or the reverse.
  init(_ all: [Token], modules: Set<String>) throws(SourceError) {
    var code = try ActiveCode(all, modules: modules, portedLines: [])
    let isEmpty = code.hasOnlyImports
    var lines: Set<Int32> = []
    for position in code.omissions.indices where code.omissions[position].count > 0 {
      let omission = code.omissions[position]
      let asksForIOS = ["os(iOS)", "canImport(UIKit.", "!os(Linux)"].contains { omission.condition.contains($0) }
      if asksForIOS, omission.importsUIKit || isEmpty {
        code.omissions[position].isPortable = true
        lines.insert(omission.directive.line)
      }
    }
    if !lines.isEmpty { code.tokens = try ActiveCode(all, modules: modules, portedLines: lines).tokens }
    self = code
  }

  /// Whether only imports remain, each on a line of its own.
  private var hasOnlyImports: Bool {
    let lines = Set(ImportStatement.all(in: tokens).map { tokens[$0.position].line })
    return tokens.allSatisfy { lines.contains($0.line) }
  }

  /// Omits the branches that Linux does not compile, where `canImport(UIKit)` is the only test for iOS in some lines, or
  /// with nil in all, as after porting; throws for an `#if` without `#endif`, or the reverse.
  init(_ all: [Token], modules: Set<String>, portedLines: Set<Int32>?) throws(SourceError) {
    self.portedLines = portedLines
    tokens.reserveCapacity(all.count)
    var position = 0
    while position < all.count {
      let token = all[position]
      guard token.kind == .hashWord, Self.directives.contains(token.text) else {
        add(token, after: position > 0 ? all[position - 1] : nil)
        position += 1
        continue
      }
      position += 1
      let start = position
      while position < all.count, all[position].line == token.line { position += 1 }
      try follow(token, all[start..<position], modules)
    }
    if let first = open.last { throw SourceError(line: first.line, problem: "#if has no #endif") }
  }

  static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  private var isActive: Bool { open.last?.isActive ?? true }

  private mutating func add(_ token: Token, after last: Token?) {
    if isActive { return tokens.append(token) }
    guard let position = open.last?.omission else { return }
    omissions[position].count += 1
    if token.isWord("UIKit"), last?.isWord("import") == true { omissions[position].importsUIKit = true }
  }

  private mutating func follow(
    _ directive: Token, _ words: ArraySlice<Token>, _ modules: Set<String>
  ) throws(SourceError) {
    if directive.text == "#if" {
      open.append(
        Branches(
          isOutsideActive: isActive, hasCompiledBranch: false, isActive: false, line: Int(directive.line),
          omission: open.last?.omission))
    }
    guard var branches = open.popLast() else {
      throw SourceError(line: Int(directive.line), problem: "\(directive.text) has no #if")
    }
    if directive.text == "#endif" { return }
    let value =
      directive.text == "#else"
      ? true
      : Condition.value(of: words, modules: modules, isPorted: portedLines?.contains(directive.line) ?? true)
    branches.isActive = branches.isOutsideActive && !branches.hasCompiledBranch && value != false
    if branches.isOutsideActive {
      branches.omission = branches.isActive ? nil : omissions.count
      if !branches.isActive { omissions.append(Omission(directive: directive, condition: words.map(\.text).joined())) }
    }
    if value == true { branches.hasCompiledBranch = true }
    open.append(branches)
  }
}
