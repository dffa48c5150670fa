/// A reader of the words of a command line, from left to right.
package struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var given: Set<String> = []

  /// Creates a reader of the words of a command line, without the program's name.
  package init(_ words: [String]) { rest = words[...] }

  /// Reads the name of a command at the front; nil in front of an option or of nothing.
  package mutating func command() -> String? {
    guard let word = rest.first, !word.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  /// Reads the next word, an option or an argument; nil at the end.
  package mutating func word() -> String? { rest.popFirst() }

  /// Reads the next word as an option, nil at the end; one that was read before throws, unless it is repeatable.
  package mutating func option(repeatable: Set<String> = []) throws(UsageError) -> String? {
    guard let option = rest.popFirst() else { return nil }
    if !given.insert(option).inserted, !repeatable.contains(option) { throw .givenTwice(option) }
    return option
  }

  /// Reads the value of an option; throws at the end, or in front of another option.
  package mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw .missingValue(of: option) }
    return value
  }

  /// Reads the value of an option as a whole number in a range; throws for another value, or none.
  package mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let value = try value(of: option)
    guard let number = Int(value), range.contains(number) else { throw .noNumber(value, option: option, in: range) }
    return number
  }

  /// Reads all remaining words as paths, at least one; throws without a path, or for an option.
  package mutating func paths() throws(UsageError) -> [String] {
    if rest.isEmpty { throw .missing("a file") }
    if let option = rest.first(where: { $0.hasPrefix("-") }) { throw .unknown(option) }
    return Array(rest)
  }

  /// Refuses further words: throws if one is left, else returns the arguments that were read.
  package mutating func end<Arguments>(with arguments: Arguments) throws(UsageError) -> Arguments {
    if let word = rest.first { throw .unknown(word) }
    return arguments
  }
}
