import HeadlessViews
import Soak
import Testing

@Suite("Weak lists") struct WeakListTests {
  final class Object {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func `an object is in the list once, at its first place`() {
    let (first, second) = (Object(1), Object(2))
    var list = WeakList<Object>()
    #expect(list.isEmpty && !list.contains(first))
    for object in [first, second, first] { list.add(object) }
    #expect(list.objects.map(\.number) == [1, 2] && list.contains(first) && list.contains(second))
    list.remove(first)
    list.remove(first)
    #expect(list.objects.map(\.number) == [2] && !list.contains(first))
  }

  @Test func `deallocated objects are not in the list`() {
    let last = Object(3)
    var list = WeakList<Object>()
    do {
      let object = Object(1)
      list.add(object)
      #expect(list.objects.count == 1)
    }
    list.add(last)
    #expect(list.objects.map(\.number) == [3])
  }

  @Test func `the list does not grow by objects that are added and deallocated`() {
    let first = Object(-1)
    var list = WeakList<Object>()
    list.add(first)
    for number in 0..<1_000 { list.add(Object(number)) }
    #expect(list.objects.map(\.number) == [-1] && list.slotCount <= 4)
  }

  @Test func `removeAll removes the objects of a condition and the deallocated ones`() {
    let objects = (0..<10).map(Object.init)
    var list = WeakList<Object>()
    for object in objects { list.add(object) }
    list.add(Object(-1))
    list.removeAll { $0.number.isMultiple(of: 2) }
    #expect(list.objects.map(\.number) == [1, 3, 5, 7, 9])
    #expect((0..<list.slotCount).compactMap { list.object(at: $0)?.number } == [1, 3, 5, 7, 9])
    withExtendedLifetime(objects) {}
  }

  @Test(arguments: (1...5).map { UInt64($0) * 7919 }) func `random changes have the results of an array`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let objects = (0..<40).map(Object.init)
    var list = WeakList<Object>()
    var model: [Int] = []
    for step in 0..<1_000 {
      let object = objects[Int.random(in: 0..<40, using: &random)]
      if Bool.random(using: &random) {
        list.add(object)
        if !model.contains(object.number) { model.append(object.number) }
      } else {
        list.remove(object)
        model.removeAll { $0 == object.number }
      }
      #expect(list.objects.map(\.number) == model, "seed \(seed), step \(step)")
    }
  }
}
