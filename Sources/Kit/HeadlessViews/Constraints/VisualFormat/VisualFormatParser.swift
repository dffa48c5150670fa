/// A parser of the text of a visual format, which returns a ``VisualFormat`` or the first mistake.
///
/// Names are checked as they are read, so that the mistake which is farthest to the left is the one that is reported,
/// whether it is one of grammar or of a dictionary. Reads each character once; there is nothing to nest.
/// > Documented: fact f74. Differs: blanks are allowed between the elements of a format, as many published formats have
/// > them (`H: |-[label]-|`); not after the dash that begins a space, where a log of iOS 8 shows UIKit refusing one.
package struct VisualFormatParser {
  /// A use of a name, or of `|`, that depends on the dictionaries and the tree.
  package enum Mention: Hashable, Sendable {
    /// The view in brackets.
    case view(String)
    /// The object of a predicate of a size: a metric or a view.
    case size(String)
    /// The object of a predicate of a space: a metric.
    case space(String)
    /// A priority: a metric.
    case priority(String)
    /// `|` beside the view.
    case superview(of: String)
    /// Two views that follow each other along an axis.
    case neighbors(String, String, LayoutAxis)
  }

  private var scanner: VisualFormatScanner
  private let check: (Mention) -> VisualFormatProblem?

  private init(_ text: String, check: @escaping (Mention) -> VisualFormatProblem?) {
    scanner = VisualFormatScanner(text)
    self.check = check
  }

  /// Parses a visual format, and throws its first mistake, from left to right; `check` finds the problem with a name.
  package static func parse(
    _ text: String, check: (Mention) -> VisualFormatProblem? = { _ in nil }
  ) throws(VisualFormatMistake) -> VisualFormat {
    let result = withoutActuallyEscaping(check) { check -> Result<VisualFormat, VisualFormatMistake> in
      var parser = VisualFormatParser(text, check: check)
      do throws(VisualFormatMistake) { return .success(try parser.format()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatMistake) -> VisualFormat {
    if scanner.isEmpty { throw mistake(.empty) }
    var format = VisualFormat()
    format.axis = try orientation()
    scanner.skipBlanks()
    if scanner.skip("|") { format.leading = try connection() }
    guard scanner.next == "[" else { throw mistake(.view) }
    while true {
      let item = try self.item()
      if let previous = format.items.last {
        try verify(.neighbors(previous.name, item.name, format.axis))
      } else if format.leading != nil {
        try verify(.superview(of: item.name))
      }
      format.items.append(item)
      scanner.skipBlanks()
      if scanner.isAtEnd { return format }
      let connection = try self.connection()
      if scanner.skip("|") {
        format.trailing = connection
        try verify(.superview(of: item.name))
        scanner.skipBlanks()
        guard scanner.isAtEnd else { throw mistake(.end) }
        return format
      }
      guard scanner.next == "[" else { throw mistake(.viewOrEdge) }
      format.connections.append(connection)
    }
  }

  private mutating func orientation() throws(VisualFormatMistake) -> LayoutAxis {
    scanner.skipBlanks()
    let axes: [(Unicode.Scalar, LayoutAxis)] = [("H", .horizontal), ("V", .vertical)]
    for (letter, axis) in axes where scanner.skip(letter) {
      guard scanner.skip(":") else { throw mistake(.orientation(axis)) }
      return axis
    }
    return .horizontal
  }

  private mutating func item() throws(VisualFormatMistake) -> VisualFormat.Item {
    _ = scanner.skip("[")
    scanner.skipBlanks()
    guard let name = scanner.name() else { throw mistake(.viewName) }
    try verify(.view(name))
    scanner.skipBlanks()
    var item = VisualFormat.Item(name: name)
    if scanner.skip("(") {
      item.predicates = try predicates { .size($0) }
      guard scanner.skip(")") else { throw mistake(.thickness) }
      scanner.skipBlanks()
      guard scanner.skip("]") else { throw mistake(.thickness) }
    } else {
      guard scanner.skip("]") else { throw mistake(.viewEnd) }
    }
    return item
  }

  private mutating func connection() throws(VisualFormatMistake) -> VisualFormat.Connection {
    scanner.skipBlanks()
    guard scanner.skip("-") else { return .flush }
    if scanner.isAtEnd || scanner.next == "[" || scanner.next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if scanner.skip("(") {
      predicates = try self.predicates { .space($0) }
      guard scanner.skip(")") else { throw mistake(.spaceParenthesis) }
    } else {
      predicates = [VisualFormat.Predicate(.equal, try value(isSigned: false) { .space($0) })]
    }
    scanner.skipBlanks()
    guard scanner.skip("-") else { throw mistake(.spaceEnd) }
    scanner.skipBlanks()
    return .predicates(predicates)
  }

  /// Parses the predicates after an opening parenthesis, which commas separate.
  private mutating func predicates(
    _ mention: (String) -> Mention
  ) throws(VisualFormatMistake) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      scanner.skipBlanks()
      let relation = try self.relation()
      scanner.skipBlanks()
      var predicate = VisualFormat.Predicate(relation, try value(isSigned: true, mention))
      scanner.skipBlanks()
      if scanner.skip("@") {
        scanner.skipBlanks()
        predicate.priority = try priority()
        scanner.skipBlanks()
      }
      predicates.append(predicate)
    } while scanner.skip(",")
    return predicates
  }

  private mutating func relation() throws(VisualFormatMistake) -> LayoutConstraint.Relation {
    let relations: [(Unicode.Scalar, LayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where scanner.skip(sign) {
      guard scanner.skip("=") else { throw mistake(.relation) }
      return relation
    }
    return .equal
  }

  private mutating func value(
    isSigned: Bool, _ mention: (String) -> Mention
  ) throws(VisualFormatMistake) -> VisualFormat.Value {
    if let name = scanner.name() {
      try verify(mention(name))
      return .name(name)
    }
    guard isSigned ? scanner.isAtNumber : scanner.isAtPositiveNumber, let number = scanner.number() else {
      throw mistake(.constant)
    }
    guard number.isFinite else { throw mistake(.number("\(number)")) }
    return .number(number)
  }

  private mutating func priority() throws(VisualFormatMistake) -> VisualFormat.Value {
    let value = try value(isSigned: true) { .priority($0) }
    if case .number(let number) = value, let problem = VisualFormatProblem.ofPriority(number) { throw mistake(problem) }
    return value
  }

  // MARK: Mistakes

  private func verify(_ mention: Mention) throws(VisualFormatMistake) {
    if let problem = check(mention) { throw mistake(problem) }
  }

  /// Returns a mistake before the next character.
  private func mistake(_ problem: VisualFormatProblem) -> VisualFormatMistake {
    VisualFormatMistake(problem, column: scanner.position)
  }
}

extension VisualFormatProblem {
  /// Returns the problem with a number as a priority; nil if there is none.
  static func ofPriority(_ number: Double) -> VisualFormatProblem? {
    (0...1000).contains(number) ? nil : .priority("\(number)")
  }
}
