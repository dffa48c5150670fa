import HeadlessKit
import HeadlessTesting
import Soak

/// Many handlers of one control: their order, and the effects of adding and removing.
@MainActor @Suite("Many handlers of a control", .reportsIssuesAsFailures) struct ManyHandlersTests {
  final class Target {
    let number: Int
    let write: (String) -> Void
    init(_ number: Int, _ write: @escaping (String) -> Void) { (self.number, self.write) = (number, write) }
    func one() { write("\(number).one") }
    func other() { write("\(number).other") }
  }

  final class Calls { var lines: [String] = [] }

  let control = Control(frame: .zero)
  let calls = Calls()
  static let one = Selector(Target.one, named: "one")
  static let other = Selector(Target.other, named: "other")

  func targets(_ count: Int) -> [Target] { (0..<count).map { Target($0) { [calls] in calls.lines.append($0) } } }

  func sent(_ events: Control.Event) -> [String] {
    calls.lines = []
    control.sendActions(for: events)
    return calls.lines
  }

  @Test func `a thousand targets and actions run in the order of registration, each once`() {
    let targets = targets(1_000)
    for target in targets {
      control.addTarget(target, action: Self.one, for: .touchDown)
      control.addAction(
        Action(identifier: .init("\(target.number)")) { [calls] _ in calls.lines.append("\(target.number).action") },
        for: .touchDown)
    }
    for target in targets { control.addTarget(target, action: Self.one, for: .touchUpInside) }
    expectEqual(sent(.touchDown), targets.flatMap { ["\($0.number).one", "\($0.number).action"] })
    expectEqual(sent(.touchUpInside), targets.map { "\($0.number).one" })
    for target in targets.prefix(990) { control.removeTarget(target, action: nil, for: .allEvents) }
    for number in 0..<990 { control.removeAction(identifiedBy: .init("\(number)"), for: .allEvents) }
    expectEqual(sent(.touchDown), (990..<1_000).flatMap { ["\($0).one", "\($0).action"] })
    expectEqual(control.allTargets.count, 10)
  }

  /// A handler as the documentation has it: what runs, and its events.
  struct Modelled {
    var name: String
    var events: Control.Event
  }

  @Test(arguments: (1...8).map { UInt64($0) * 6007 })
  func `random registrations run as in a list that is searched`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let targets = targets(30)
    let events: [Control.Event] = [.touchDown, .touchUpInside, [.touchDown, .touchUpInside], .allEvents]
    var model: [Modelled] = []
    for step in 0..<600 {
      let target = try #require(targets.randomElement(using: &random))
      let event = try #require(events.randomElement(using: &random))
      let isOne = Bool.random(using: &random)
      let (selector, name) = isOne ? (Self.one, "\(target.number).one") : (Self.other, "\(target.number).other")
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        control.addTarget(target, action: selector, for: event)
        if let known = model.firstIndex(where: { $0.name == name }) {
          model[known].events.formUnion(event)
        } else {
          model.append(Modelled(name: name, events: event))
        }
      case 4..<6:
        let name = "\(target.number).action"
        control.addAction(Action(identifier: .init(name)) { [calls] _ in calls.lines.append(name) }, for: event)
        let old = model.firstIndex { $0.name == name }.map { model.remove(at: $0).events } ?? []
        model.append(Modelled(name: name, events: event.union(old)))
      case 6..<8:
        control.removeTarget(target, action: selector, for: event)
        remove(event, from: &model) { $0 == name }
      case 8:
        control.removeAction(identifiedBy: .init("\(target.number).action"), for: event)
        remove(event, from: &model) { $0 == "\(target.number).action" }
      default:
        let isOfAnyTarget = Int.random(in: 0..<8, using: &random) == 0
        control.removeTarget(isOfAnyTarget ? nil : target, action: isOne ? nil : selector, for: event)
        remove(event, from: &model) { known in
          !known.hasSuffix(".action") && (isOfAnyTarget || known.hasPrefix("\(target.number)."))
            && (isOne || known.hasSuffix(".other"))
        }
      }
      let expected = model.filter { $0.events.contains(.touchDown) }.map(\.name)
      expectEqual(sent(.touchDown), expected, "seed \(seed), step \(step)")
    }
  }

  func remove(_ events: Control.Event, from model: inout [Modelled], where matches: (String) -> Bool) {
    for index in model.indices where matches(model[index].name) { model[index].events.subtract(events) }
    model.removeAll { $0.events.isEmpty }
  }

  @Test func `a deallocated target does not hide another object at its address`() {
    // Objects of the same size have the same address sooner or later.
    for number in 0..<100 {
      let target = Target(number) { [calls] in calls.lines.append($0) }
      control.addTarget(target, action: Self.one, for: .touchDown)
      expectEqual(sent(.touchDown), ["\(number).one"])
    }
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a handler that is removed and added again during a round does not run in it`() {
    let target = targets(1)[0]
    control.addAction(
      Action { [control] _ in
        control.removeTarget(target, action: Self.one, for: .allEvents)
        control.addTarget(target, action: Self.one, for: .touchDown)
      }, for: .touchDown)
    control.addTarget(target, action: Self.one, for: .touchDown)
    expectEqual(sent(.touchDown), [])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.enumerateEventHandlers { action, _, _, _ in action.map { control.removeAction($0, for: .allEvents) } }
  }
}
