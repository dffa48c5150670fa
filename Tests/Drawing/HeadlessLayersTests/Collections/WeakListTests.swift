import HeadlessViews
import Soak
import Testing

@Suite("Weak lists") struct WeakListTests {
  final class Object {
    let number: Int
    init(_ number: Int) { self.number = number }
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
    expectEqual(list.objects.map(\.number), [1, 3, 5, 7, 9])
    expectEqual((0..<list.slotCount).compactMap { list.object(at: $0)?.number }, [1, 3, 5, 7, 9])
    withExtendedLifetime(objects) {}
  }

  @Test(arguments: (1...5).map { UInt64($0) * 7919 }) func `random changes have the results of an array`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let objects = (0..<40).map(Object.init)
    var list = WeakList<Object>()
    var model: [Int] = []
    #expect(list.isEmpty)
    for step in 0..<1_000 {
      let object = objects[Int.random(in: 0..<40, using: &random)]
      if Bool.random(using: &random) {
        list.add(object)
        if !model.contains(object.number) { model.append(object.number) }
      } else {
        list.remove(object)
        model.removeAll { $0 == object.number }
      }
      expectEqual(list.objects.map(\.number), model, "seed \(seed), step \(step)")
      #expect(list.isEmpty == model.isEmpty && list.contains(object) == model.contains(object.number))
    }
  }
}
