import Synchronization

/// The methods that were named so far, for selectors that know no more than a name.
enum NamedMethods {
  private static let methods = Mutex<[String: [Selector]]>([:])

  /// Adds a class's method; the first one of a name counts.
  static func add(_ method: Selector) {
    methods.withLock { methods in
      if methods[method.name]?.contains(where: { $0.hasOwner(of: method) }) == true { return }
      methods[method.name, default: []].append(method)
    }
  }

  /// The methods of a name, of whatever class.
  static func named(_ name: String) -> [Selector] { methods.withLock { $0[name] ?? [] } }
}
