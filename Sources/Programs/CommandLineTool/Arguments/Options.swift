/// The options and the other words of a command line.
package struct Options {
  /// The words that are neither options nor values, in their order.
  package private(set) var words: [String] = []
  /// Whether help is asked for; words to the right of `--help` are not read.
  package private(set) var asksForHelp = false
  private var given: [String: [String]] = [:]

  /// Reads words.
  ///
  /// - Parameters:
  ///   - arguments: The words, without the names of the program and of its command.
  ///   - flags: The options without a value, each accepted once.
  ///   - values: The options with a value, each accepted once.
  ///   - repeatable: The options with a value that are accepted several times.
  ///   - mostWords: The largest number of other words.
  /// - Throws: An error that names the first word that makes no sense.
  package init(
    _ arguments: some Sequence<String>, flags: Set<String> = [], values: Set<String> = [],
    repeatable: Set<String> = [], mostWords: Int = 0
  ) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let word = rest.next() {
      if word == "--help" || word == "-h" {
        asksForHelp = true
        return
      }
      if given[word] != nil, !repeatable.contains(word) { throw .givenTwice(word) }
      if flags.contains(word) {
        given[word] = []
      } else if values.contains(word) || repeatable.contains(word) {
        guard let value = rest.next(), !value.hasPrefix("--") else { throw .missingValue(of: word) }
        given[word, default: []].append(value)
      } else if word.hasPrefix("-") || words.count == mostWords {
        throw .unknown(word)
      } else {
        words.append(word)
      }
    }
  }

  /// Splits a command line after the name of a command, a first word without a dash; nil without one.
  package static func command(_ arguments: [String]) -> (name: String?, rest: ArraySlice<String>) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return (nil, arguments[...]) }
    return (name, arguments.dropFirst())
  }

  /// Returns whether one of the words asks for help, for commands of which no option has `--help` as its value.
  package static func askForHelp(_ arguments: ArraySlice<String>) -> Bool {
    arguments.contains("--help") || arguments.contains("-h")
  }

  package func has(_ flag: String) -> Bool { given[flag] != nil }

  /// Returns the values of an option, in their order.
  package func values(of option: String) -> [String] { given[option] ?? [] }

  /// Accesses the value of an option that is accepted once; nil if it is not given.
  package subscript(option: String) -> String? { given[option]?.first }

  /// Returns the value of an option as a whole number in a range; nil if it is not given.
  package func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = self[option] else { return nil }
    guard let number = Int(value), range.contains(number) else { throw .noNumber(value, option: option, in: range) }
    return number
  }

  /// Returns the other words, of which there must be one.
  package func words(_ name: String) throws(UsageError) -> [String] {
    if words.isEmpty { throw .missing(name) }
    return words
  }
}
