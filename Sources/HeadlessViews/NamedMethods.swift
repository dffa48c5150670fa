/// The methods that were named so far, for selectors that know no more than a name.
@MainActor
enum NamedMethods {
  private static var methods: [String: [(owner: ObjectIdentifier, call: Selector.Call)]] = [:]

  /// Adds a class's method; the first one of a name counts.
  static func add(_ call: @escaping Selector.Call, of owner: ObjectIdentifier, named name: String) {
    if methods[name]?.contains(where: { $0.owner == owner }) == true { return }
    methods[name, default: []].append((owner, call))
  }

  /// The methods of a name, of whatever class.
  static func named(_ name: String) -> [Selector.Call] { methods[name]?.map(\.call) ?? [] }
}
