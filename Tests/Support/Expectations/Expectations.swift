@_exported import Testing

/// Fails unless two values are equal.
///
/// The compiler takes 35 ms for `#expect(found == expected)`, and 5 ms for a call of this function.
package func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ note: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, note(), sourceLocation: sourceLocation)
}

/// Fails with the difference unless two arrays are equal.
package func expectEqual<Element: Equatable>(
  _ found: [Element], _ expected: [Element], _ note: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, note(), sourceLocation: sourceLocation)
}

/// Fails unless a value is nil.
package func expectNil<Value>(
  _ found: Value?, _ note: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == nil, note(), sourceLocation: sourceLocation)
}
