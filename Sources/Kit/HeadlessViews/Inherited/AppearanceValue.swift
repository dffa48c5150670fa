/// One property that views, and items of bars, take from an appearance proxy of their class.
@MainActor package struct AppearanceValue {
  /// The transfer of the values that were set on a proxy to objects without a value of their own.
  package typealias Transfer = @MainActor (AnyObject) -> Void

  private let makeTransfer: (AnyObject) -> Transfer?

  /// Makes a property of a class from the functions that read and set it.
  package init<Kind: AnyObject, Value: Equatable>(
    get: @escaping @MainActor (Kind) -> Value, set: @escaping @MainActor (Kind, Value) -> Void
  ) {
    makeTransfer = { proxy in
      guard let proxy = proxy as? Kind else { return nil }
      let first = get(proxy)
      return { object in
        guard let object = object as? Kind else { return }
        let value = get(proxy)
        if value != first, get(object) == first { set(object, value) }
      }
    }
  }

  /// Returns the transfer from a proxy without values, or nil for a proxy of a class without the property.
  package func transfer(from proxy: AnyObject) -> Transfer? { makeTransfer(proxy) }
}
