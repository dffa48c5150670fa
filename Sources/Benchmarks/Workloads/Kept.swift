/// Keeps what a workload makes, until the closure that the clock ran for is dropped.
final class Kept<Value> {
  /// What was made last.
  var value: Value?

  /// Keeps a value from the start, or nothing yet.
  init(_ value: Value? = nil) { self.value = value }
}
