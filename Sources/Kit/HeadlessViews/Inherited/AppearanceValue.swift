/// One property that views, and items of bars, take from an appearance proxy of their class.
@MainActor package struct AppearanceValue {
  /// The transfer of the values that were set on a proxy to objects without a value of their own.
  package typealias Transfer = @MainActor (AnyObject) -> Void

  /// The function that makes the transfer from a proxy without values; nil for one of a class without the property.
  package let makeTransfer: (AnyObject) -> Transfer?

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

  /// Makes properties of a class that are read and set by their key paths.
  package static func all<Kind: AnyObject, each Value: Equatable>(
    of type: Kind.Type, _ properties: repeat ReferenceWritableKeyPath<Kind, each Value>
  ) -> [AppearanceValue] {
    var values: [AppearanceValue] = []
    for property in repeat each properties {
      values.append(
        AppearanceValue(get: { (object: Kind) in object[keyPath: property] }, set: { $0[keyPath: property] = $1 }))
    }
    return values
  }

  /// Makes a property of a class for each of some states.
  package static func all<Kind: AnyObject, State: Sendable, Value: Equatable>(
    for states: [State], get: @escaping @MainActor (Kind, State) -> Value,
    set: @escaping @MainActor (Kind, Value, State) -> Void
  ) -> [AppearanceValue] {
    states.map { state in AppearanceValue(get: { get($0, state) }, set: { set($0, $1, state) }) }
  }
}
