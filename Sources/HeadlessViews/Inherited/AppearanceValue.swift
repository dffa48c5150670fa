/// One property that views take from an appearance proxy of their class.
@MainActor
package struct AppearanceValue {
  /// Brings what was set on a proxy into a view that has not been given a value of its own.
  package typealias Transfer = @MainActor (View) -> Void

  private let makeTransfer: (View) -> Transfer?

  /// Makes a property of a class from the ways to read and to set it.
  package init<Kind: View, Value: Equatable>(
    get: @escaping @MainActor (Kind) -> Value, set: @escaping @MainActor (Kind, Value) -> Void
  ) {
    makeTransfer = { proxy in
      guard let proxy = proxy as? Kind else { return nil }
      let first = get(proxy)
      return { view in
        guard let view = view as? Kind else { return }
        let value = get(proxy)
        if value != first, get(view) == first { set(view, value) }
      }
    }
  }

  /// The transfer from a proxy on which nothing has been set yet; nil for a proxy of a class without the property.
  package func transfer(from proxy: View) -> Transfer? { makeTransfer(proxy) }
}
