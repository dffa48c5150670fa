import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Interactions", .reportsIssuesAsFailures) struct InteractionTests {
  final class Notified: NSObject, Interaction {
    weak var view: View?
    let log: Log
    let name: String
    var whileMoving: (() -> Void)?
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    func willMove(to view: View?) {
      log.write("\(name) will \(view.map { "\($0.tag)" } ?? "nil")")
      whileMoving?()
    }
    func didMove(to view: View?) {
      self.view = view
      log.write("\(name) did \(view.map { "\($0.tag)" } ?? "nil")")
    }
  }

  let log = Log()
  let first = View()
  let second = View()

  init() { (first.tag, second.tag) = (1, 2) }

  @Test func `an interaction is notified before and after it is added and removed`() {
    let a = Notified("a", log)
    expectEqual(log.lines { first.addInteraction(a) }, "a will 1 a did 1")
    #expect(first.interactions.map { $0 as? Notified } == [a] && a.view === first)
    expectEqual(log.lines { first.removeInteraction(a) }, "a will nil a did nil")
    #expect(first.interactions.isEmpty && a.view == nil)
    expectEqual(log.lines { first.removeInteraction(a) }, "")
  }

  @Test func `an interaction that is added to another view is removed from the first one`() {
    let a = Notified("a", log)
    first.addInteraction(a)
    expectEqual(log.lines { second.addInteraction(a) }, "a will nil a did nil a will 2 a did 2")
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
  }

  @Test func `an interaction that is added once more becomes the last one and is not notified`() {
    let (a, b) = (Notified("a", log), Notified("b", log))
    for interaction in [a, b] { first.addInteraction(interaction) }
    expectEqual(log.lines { first.addInteraction(a) }, "")
    expectEqual(first.interactions.map { $0 as? Notified }, [b, a])
  }

  @Test func `setting the list removes what is not in it and adds the rest`() {
    let (a, b) = (Notified("a", log), Notified("b", log))
    first.addInteraction(a)
    expectEqual(log.lines { first.interactions = [b] }, "a will nil a did nil b will 1 b did 1")
    expectEqual(first.interactions.map { $0 as? Notified }, [b])
  }

  @Test func `a callback may remove the others`() {
    let (a, b) = (Notified("a", log), Notified("b", log))
    for interaction in [a, b] { first.addInteraction(interaction) }
    a.whileMoving = { [first] in
      a.whileMoving = nil
      first.removeInteraction(b)
    }
    first.removeInteraction(a)
    #expect(first.interactions.isEmpty)
  }
}
