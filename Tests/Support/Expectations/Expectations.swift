@_exported import Testing

/// Fails unless two values are equal.
///
/// `#expect(found == expected)` compiles ten times as long: it is checked twice, each time against every `==`.
package func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ note: @autoclosure () -> Comment? = nil,
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
