extension Arguments {
  /// The words of a command line, read from the left.
  struct Words {
    private var rest: ArraySlice<String>
    private var given: Set<String> = []

    init(_ words: [String]) { rest = words[...] }

    /// The name of a command at the front, if there is one.
    mutating func command() -> String? {
      guard let word = rest.first, !word.hasPrefix("-") else { return nil }
      return rest.popFirst()
    }

    /// The next option, or nil at the end; every one but `--only` may stand only once.
    mutating func option() throws(UsageError) -> String? {
      guard let option = rest.popFirst() else { return nil }
      if !given.insert(option).inserted, option != "--only" { throw .givenTwice(option) }
      return option
    }

    /// The value of an option.
    mutating func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw .missingValue(of: option) }
      return value
    }

    /// The value of an option, a number from 1 to ten million: more buttons than fit into a memory of today help nobody.
    mutating func number(of option: String) throws(UsageError) -> Int {
      let value = try value(of: option)
      guard let number = Int(value), (1...10_000_000).contains(number) else {
        throw .noNumber(value, option: option)
      }
      return number
    }

    /// The value of an option, rows with commas between them.
    mutating func rows(of option: String) throws(UsageError) -> Set<Row> {
      var rows: Set<Row> = []
      for name in try value(of: option).split(separator: ",", omittingEmptySubsequences: false) {
        guard let row = Row(rawValue: name.uppercased()) else { throw .noRow(String(name)) }
        rows.insert(row)
      }
      return rows
    }

    /// All that follows, files of which there is at least one.
    mutating func paths() throws(UsageError) -> [String] {
      if rest.isEmpty { throw .missing("a file") }
      if let option = rest.first(where: { $0.hasPrefix("-") }) { throw .unknown(option) }
      return Array(rest)
    }

    /// Nothing may follow.
    mutating func end(with arguments: Arguments) throws(UsageError) -> Arguments {
      if let word = rest.first { throw .unknown(word) }
      return arguments
    }
  }
}

/// Why a command line makes no sense.
enum UsageError: Error, Equatable, CustomStringConvertible {
  /// A word that means nothing here.
  case unknown(String)
  /// An option at the end, or before another option, that needs a value.
  case missingValue(of: String)
  /// An option that may stand only once.
  case givenTwice(String)
  /// Something that must be there.
  case missing(String)
  /// A value that should be a number.
  case noNumber(String, option: String)
  /// A name that no row has.
  case noRow(String)

  /// The complaint as one line.
  var description: String {
    switch self {
    case .unknown(let word): "unknown argument '\(word)'"
    case .missingValue(let option): "\(option) needs a value"
    case .missing(let what): "\(what) is missing"
    case .givenTwice(let option): "\(option) is given twice"
    case .noNumber(let word, let option): "\(option) needs a number from 1 to 10000000, not '\(word)'"
    case .noRow(let name):
      "there is no row '\(name)'; there are \(Row.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
