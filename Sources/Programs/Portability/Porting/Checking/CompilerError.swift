struct CompilerError: Equatable {
  var path: String
  /// The line, from 1; 0 for none.
  var line: Int
  /// The byte in the line, from 1.
  var column: Int
  let message: String
  /// Whether it is in code that a macro wrote; its place is then the macro's.
  var isInExpansion = false
  /// The notes below it, such as `'self.title' not initialized`.
  var notes: [String] = []

  /// Reads the output of `swiftc -diagnostic-style llvm`.
  static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var isInError = false
    for line in output.split(separator: "\n") where !line.hasPrefix(" ") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let number = Int(parts[1]), let column = Int(parts[2]) else { continue }
      // The group of the message, which follows it, is for options of the compiler.
      let message = String(parts[4].dropFirst().replacing(/\ \[#[-\w]+\]$/, with: ""))
      switch parts[3] {
      case " error":
        let error = CompilerError(path: String(parts[0]), line: number, column: column, message: message)
        // Errors of a module that several files import are repeated.
        isInError = !errors.contains(error)
        if isInError { errors.append(error) }
      case " note":
        if isInError { errors[errors.count - 1].add(note: message, String(parts[0]), number, column) }
      default: isInError = false
      }
    }
    return errors
  }

  private mutating func add(note: String, _ path: String, _ line: Int, _ column: Int) {
    notes.append(note)
    if note.hasPrefix("in expansion of macro") {
      (self.path, self.line, self.column, isInExpansion) = (path, line, column, true)
    }
  }

  /// Returns the text between two apostrophes after the beginning of a message.
  func name(after start: String) -> String? { Self.name(after: start, in: message) }

  private static func name(after start: String, in text: String) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    let rest = text[range.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }

  /// The stored properties that an initializer leaves without a value.
  var uninitializedProperties: [String] {
    ([message] + notes).filter { $0.contains("not initialized") }.compactMap { Self.name(after: "'self.", in: $0) }
  }

  /// The row of `Docs/Porting.md` about it; nil if none is known.
  var row: PortingRow? { Self.rows.first { message.contains($0.part) }?.row }

  /// Parts of messages, with the rows about them.
  /// > Seen: the messages of Swift 6.3.1 on Linux.
  private static let rows: [(part: String, row: PortingRow)] = [
    ("Objective-C interoperability", .objc), ("only be applied to members of an @objc protocol", .optional),
    ("cannot have non-'@objc' class type", .outlet), ("'weak' must not be applied", .protocol),
    ("with a metatype value must use a 'required' initializer", .metatype), ("no such module", .module),
    ("declared in extensions cannot", .overridden), ("is declared in extension of", .overridden),
    ("cannot be overridden from extension", .override), ("'autoreleasepool'", .pool), ("'URLSession", .networking),
    ("'URLRe", .networking), ("ambiguous use of 'init(width", .magnitude), ("ambiguous use of 'init(x", .magnitude),
    ("'#selector'", .target), ("'#keyPath'", .keyPath),
  ]
}
