import Testing
import UIKit

@MainActor @Suite("Weak collections") struct WeakCollectionTests {
  /// An object that is equal to every other one, and counts its comparisons.
  final class Same: NSObject {
    nonisolated(unsafe) static var comparisons = 0
    override func isEqual(_ object: Any?) -> Bool {
      Same.comparisons += 1
      return object is Same
    }
    override var hash: Int { 1 }
  }

  private let one = Same()
  private let other = Same()

  @Test func `wc1 objects are compared by identity with objectPointerPersonality, else by isEqual`() {
    let table = NSHashTable<Same>(options: [.weakMemory, .objectPointerPersonality])
    for object in [one, other, one] { table.add(object) }
    #expect(table.allObjects.count == 2 && table.contains(other))
    table.remove(one)
    #expect(table.allObjects.first === other && table.count == 1)
    let equal = NSHashTable<Same>.weakObjects()
    equal.add(one)
    equal.add(other)
    #expect(equal.count == 1 && equal.member(other) === one)
    let map = NSMapTable<Same, NSString>(keyOptions: .objectPointerPersonality)
    map.setObject("one", forKey: one)
    map.setObject("other", forKey: other)
    #expect(map.object(forKey: one) == "one" && map.count == 2)
  }

  @Test func `wc2 tables are united, subtracted and intersected`() {
    func table(_ names: [NSString]) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      names.forEach(table.add)
      return table
    }
    let first = table(["a", "b"])
    #expect(first.intersects(table(["b", "c"])) && !first.intersects(table(["c"])))
    #expect(table(["a"]).isSubset(of: first) && first.isEqual(to: table(["b", "a"])))
    first.union(table(["b", "c"]))
    expectEqual(first.allObjects, ["a", "b", "c"])
    first.intersect(table(["c", "b", "d"]))
    expectEqual(first.allObjects, ["b", "c"])
    first.minus(table(["b"]))
    expectEqual(first.setRepresentation, ["c" as NSString])
  }

  @Test func `wc3 a copy has the objects and options, and changes by itself`() throws {
    let table = NSHashTable<Same>(options: .objectPointerPersonality)
    table.add(one)
    let copy = try #require(table.copy() as? NSHashTable<Same>)
    copy.add(other)
    #expect(table.count == 1 && copy.count == 2)
    let map = NSMapTable<NSString, Same>.strongToWeakObjects()
    map.setObject(one, forKey: "one")
    let mapCopy = try #require(map.copy() as? NSMapTable<NSString, Same>)
    mapCopy.removeAllObjects()
    #expect(map.dictionaryRepresentation()["one" as NSString] === one && mapCopy.count == 0)
  }

  @Test func `wc4 looking an object up does not compare it with another hash value's`() {
    let table = NSHashTable<NSObject>.weakObjects()
    let objects = (0..<1000).map { _ in NSObject() }
    for object in objects { table.add(object) }
    table.add(one)
    Same.comparisons = 0
    for object in objects { #expect(table.contains(object)) }
    #expect(table.contains(one) && Same.comparisons == 0)
  }

  @Test func `wc5 a table of deallocated objects does not grow`() {
    let table = NSHashTable<NSObject>.weakObjects()
    for _ in 0..<1000 { table.add(NSObject()) }
    table.add(one)
    #expect(table.count == 1 && table.anyObject === one && table.allObjects == [one])
    table.remove(one)
    expectNil(table.anyObject)
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    weak var value: NSObject?
    do {
      let object = NSObject()
      value = object
      map.setObject(object, forKey: NSObject())
    }
    for _ in 0..<100 { map.setObject(one, forKey: NSObject()) }
    #expect(value == nil && map.count == 0)
  }

  @Test func `wc5 a value is found by an equal key, until it is replaced, removed or deallocated`() {
    let (weakly, strongly) = (
      NSMapTable<NSString, Same>.strongToWeakObjects(), NSMapTable<NSString, Same>.strongToStrongObjects()
    )
    for map in [weakly, strongly] {
      for value in [one, other] { map.setObject(value, forKey: "key") }
      do { map.setObject(Same(), forKey: "gone") }
      #expect(map.object(forKey: NSString(string: "key")) === other && map.count == (map === weakly ? 1 : 2))
      map.removeObject(forKey: "key")
      #expect(map.object(forKey: "key") == nil && (map.object(forKey: "gone") == nil) == (map === weakly))
    }
  }

  @Test func `wc5 keys are copied with copyIn`() {
    let key = NSMutableString(string: "a")
    let map = NSMapTable<NSString, Same>(keyOptions: .copyIn)
    map.setObject(one, forKey: key)
    key.append("b")
    #expect(map.object(forKey: "a") === one && map.object(forKey: "ab") == nil)
  }

  @Test func `wc6 an array of pointers has empty places for deallocated objects until it is compacted`() {
    let array = NSPointerArray.weakObjects()
    array.addPointer(Unmanaged.passUnretained(one).toOpaque())
    do {
      let object = NSObject()
      array.addPointer(Unmanaged.passUnretained(object).toOpaque())
      extendLifetime(object)
    }
    array.addPointer(nil)
    array.insertPointer(Unmanaged.passUnretained(other).toOpaque(), at: 0)
    #expect(array.count == 4 && array.pointer(at: 2) == nil && array.pointer(at: 3) == nil)
    expectEqual(array.pointer(at: 1), Unmanaged.passUnretained(one).toOpaque())
    array.compact()
    #expect(array.count == 2 && array.allObjects.compactMap { $0 as? Same } == [other, one])
    array.replacePointer(at: 0, withPointer: nil)
    array.removePointer(at: 1)
    #expect(array.count == 1 && array.allObjects.isEmpty)
  }

  @Test func `wc6 an index out of range is reported and changes nothing`() {
    let array = NSPointerArray.strongObjects()
    let reports = IssueReporting.collect {
      expectNil(array.pointer(at: 0))
      array.removePointer(at: -1)
      array.insertPointer(nil, at: 1)
    }
    #expect(array.count == 0 && reports.count == 3)
    expectEqual(
      reports.first?.description,
      "NSPointerArray.pointer(at:): Expected an index in 0..<0; got 0; nothing changed. Compare the index with count.")
  }
}
