@Suite("Comparisons in tests") struct ExpectationTests {
  @Test func `unequal values, and one that is not nil, fail at the line of the comparison with its note`() {
    expectFailure("note") { expectEqual(1, 2, "note", sourceLocation: $0) }
    expectFailure("note") { expectNil(1, "note", sourceLocation: $0) }
  }

  @Test func `equal values and nil do not fail`() {
    expectEqual(1, 1)
    expectNil(nil as Int?)
  }
}
