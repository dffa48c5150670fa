/// The animations that run in a layer, in the order in which they were added.
///
/// Adding, ending and finding an animation by its key are O(1).
struct RunningAnimations {
  private var list = KeyedList<ObjectIdentifier, RunningAnimation>()
  private var byKey: [String: RunningAnimation] = [:]
  /// The lowest number that may be free, by key path: all numbers below it are in use.
  private var freeNumbers: [String: Int] = [:]
  /// Whether the limit was reported since the layer had no animation.
  var hasReportedLimit = false

  /// The largest number of animations that run in one layer at a time.
  /// > Assumed: a new one in each of sixty frames per second for nearly three minutes, and none of them over.
  static let limit = 10_000

  var isEmpty: Bool { list.isEmpty }
  var count: Int { list.count }
  var all: [RunningAnimation] { list.values }
  /// The keys in the order in which their animations were added.
  var keys: [String] { list.values.compactMap(\.key) }

  func animation(forKey key: String) -> RunningAnimation? { byKey[key] }

  func contains(where condition: (RunningAnimation) -> Bool) -> Bool {
    list.slots.contains { $0.map(condition) ?? false }
  }

  /// Adds an animation; no other one may have its key.
  mutating func append(_ animation: RunningAnimation) {
    list.set(animation, for: ObjectIdentifier(animation))
    if let key = animation.key { byKey[key] = animation }
  }

  /// Removes an animation; nothing happens without it.
  mutating func remove(_ animation: RunningAnimation) {
    guard list.removeValue(for: ObjectIdentifier(animation)) != nil else { return }
    if list.isEmpty {
      self = RunningAnimations()
    } else if let key = animation.key {
      byKey[key] = nil
      release(numberOf: key)
    }
  }

  /// Returns a key for one more animation of the same value: the key path, or with the lowest number that is free.
  /// > Reported: since iOS 8 blocks add up: the second one has the key "position-2".
  mutating func freeKey(_ keyPath: String) -> String {
    if byKey[keyPath] == nil { return keyPath }
    var number = freeNumbers[keyPath] ?? 2
    while byKey["\(keyPath)-\(number)"] != nil { number += 1 }
    freeNumbers[keyPath] = number
    return "\(keyPath)-\(number)"
  }

  private mutating func release(numberOf key: String) {
    guard !freeNumbers.isEmpty, let hyphen = key.lastIndex(of: "-") else { return }
    let keyPath = String(key[..<hyphen])
    guard let lowest = freeNumbers[keyPath], let number = Int(key[key.index(after: hyphen)...]) else { return }
    freeNumbers[keyPath] = max(2, min(lowest, number))
  }
}
