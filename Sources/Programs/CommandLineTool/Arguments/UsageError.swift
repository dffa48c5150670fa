/// The reason why a command line is invalid; a program adds reasons of its own as static members.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  package static func unknown(_ word: String) -> UsageError { UsageError("unknown argument '\(word)'") }

  /// Returns an option without its value: at the end, or in front of another option.
  package static func missingValue(of option: String) -> UsageError { UsageError("\(option) needs a value") }

  /// Returns a second occurrence of an option that is accepted once.
  package static func givenTwice(_ option: String) -> UsageError { UsageError("\(option) is given twice") }

  package static func missing(_ name: String) -> UsageError { UsageError("\(name) is missing") }

  package static func noNumber(_ value: String, option: String, in range: ClosedRange<Int>) -> UsageError {
    UsageError("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
  }
}
