import HeadlessKit

extension View {
  /// Adds a chain of views, each in the one before it, and returns the last one.
  func addingChain(of count: Int, _ make: @MainActor () -> View = { View() }) -> View {
    var last: View = self
    for _ in 0..<count { last = last.adding(make()) }
    return last
  }
}
