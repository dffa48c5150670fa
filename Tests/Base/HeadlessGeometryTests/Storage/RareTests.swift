import HeadlessGeometry
import Testing

struct `Rarely set values` {
  private final class Owner {
    struct Values: RareValues {
      var number = 7
      var name: String?
      var list: [Any] = []
      var object: AnyObject?
    }

    var rare = Rare<Values>()
    var isEmpty: Bool { rare.isEmpty }
    var number: Int {
      get { rare.number }
      set { rare.number = newValue }
    }
    var name: String? {
      get { rare.name }
      set { rare.name = newValue }
    }
    var list: [Any] {
      get { rare.list }
      _modify { yield &rare.list }
    }
  }

  private let owner = Owner()

  @Test func `every value has its default until another one is set, and setting the default allocates nothing`() {
    for _ in 1...2 {
      expectEqual(owner.number, 7)
      expectNil(owner.name)
      #expect(owner.list.isEmpty)
      #expect(owner.isEmpty)
      owner.number = 7
      owner.name = nil
    }
  }

  @Test func `a set value is returned and leaves the others at their defaults, to which it can be set again`() {
    owner.name = "tint"
    expectEqual(owner.name, "tint")
    expectEqual(owner.number, 7)
    #expect(!owner.isEmpty)
    owner.number = 8
    owner.number = 7
    expectEqual(owner.number, 7)
  }

  @Test func `an optional value that is not Equatable is nil until it is set`() {
    let before = owner.rare.object
    owner.rare.object = nil
    expectNil(before)
    #expect(owner.isEmpty)
    let object = Owner()
    owner.rare.object = object
    let after = owner.rare.object
    #expect(after === object)
  }

  @Test func `a value that is not Equatable is changed in place`() {
    owner.list.append(1)
    owner.list.append(2)
    expectEqual(owner.list.count, 2)
  }

  @Test func `copied values are independent of the original`() {
    let copy = Owner()
    owner.number = 8
    copy.rare.copyValues(of: owner.rare)
    owner.number = 9
    expectEqual(copy.number, 8)
    copy.rare.copyValues(of: Owner().rare)
    #expect(copy.isEmpty)
  }

  @Test func `a key path that is passed on reads and sets the same value`() {
    let member: WritableKeyPath<Owner.Values, Int> = \.number
    owner.rare[dynamicMember: member] = 3
    let read = owner.rare[dynamicMember: member]
    expectEqual(read, 3)
    expectEqual(owner.number, 3)
  }
}
