import HeadlessLayers
import Soak
import Testing

@Suite("Keyed lists") struct KeyedListTests {
  /// A list as an array of pairs, which is searched for everything.
  struct Model {
    var pairs: [(key: Int, value: Int)] = []

    mutating func set(_ value: Int, for key: Int) -> Int? {
      if let place = pairs.firstIndex(where: { $0.key == key }) {
        defer { pairs[place].value = value }
        return pairs[place].value
      }
      pairs.append((key, value))
      return nil
    }

    mutating func remove(_ key: Int) -> Int? {
      pairs.firstIndex { $0.key == key }.map { pairs.remove(at: $0).value }
    }

    mutating func removeAll(where isUnwanted: (Int) -> Bool) -> [Int] {
      defer { pairs.removeAll { isUnwanted($0.value) } }
      return pairs.map(\.value).filter(isUnwanted)
    }
  }

  @Test(arguments: [3, 12, 40, 400], (1...5).map { UInt64($0) * 7919 })
  func `random changes do what they do to an array of pairs`(keys: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var list = KeyedList<Int, Int>()
    var model = Model()
    for step in 0..<2_000 {
      let note = Comment(rawValue: "seed \(seed), step \(step)")
      let key = Int.random(in: 0..<keys, using: &random)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<50: expectEqual(list.set(step, for: key), model.set(step, for: key), note)
      case 50..<98: expectEqual(list.removeValue(for: key), model.remove(key), note)
      default:
        let divisor = Int.random(in: 2...4, using: &random)
        expectEqual(list.removeAll { $0 % divisor == 0 }, model.removeAll { $0 % divisor == 0 }, note)
      }
      #expect(list.values == model.pairs.map(\.value) && list.count == model.pairs.count, note)
      expectEqual(list.value(for: key), model.pairs.first { $0.key == key }?.value, note)
      let place = Int.random(in: 0..<2 * keys, using: &random)
      expectEqual(list.contains(key, near: place), model.pairs.contains { $0.key == key }, note)
    }
  }

  /// A key that counts how often keys are compared.
  struct CountedKey: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int
    static func == (left: CountedKey, right: CountedKey) -> Bool {
      comparisons += 1
      return left.number == right.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func `ten thousand keys are added, found and removed with fewer than twenty comparisons each`() {
    let keys = (0..<10_000).map(CountedKey.init)
    var list = KeyedList<CountedKey, Int>()
    CountedKey.comparisons = 0
    for key in keys { list.set(key.number, for: key) }
    for key in keys { expectEqual(list.value(for: key), key.number) }
    for key in keys { list.removeValue(for: key) }
    #expect(list.isEmpty && CountedKey.comparisons < 20 * keys.count, "\(CountedKey.comparisons)")
  }
}
