import HeadlessKit
import HeadlessTesting

/// The tint color: inheritance and notifications.
///
/// The tree is `root > [a > [a1, a2], b > b1]`.
@MainActor @Suite("Tint", .reportsIssuesAsFailures)
struct TintTests {
  final class Tinted: View {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func tintColorDidChange() { log.write("\(name):\(tintColor == .red ? "red" : "other")") }
  }

  let log = Log()
  let root, a, a1, a2, b, b1: Tinted

  init() {
    root = Tinted("root", log)
    a = Tinted("a", log)
    a1 = Tinted("a1", log)
    a2 = Tinted("a2", log)
    b = Tinted("b", log)
    b1 = Tinted("b1", log)
    root.holding(a.holding(a1, a2), b.holding(b1))
  }

  @Test func `d7 without a color on the way up it is the system's blue`() {
    #expect(a1.tintColor == .systemBlue)
  }

  @Test func `d7 the nearest color on the way up is used`() {
    root.tintColor = .red
    a.tintColor = .green
    #expect(root.tintColor == .red && b1.tintColor == .red)
    #expect(a.tintColor == .green && a2.tintColor == .green)
  }

  @Test func `d7 nil inherits again`() {
    root.tintColor = .red
    a.tintColor = .green
    a.tintColor = nil
    #expect(a.tintColor == .red && a1.tintColor == .red)
    root.tintColor = nil
    #expect(a1.tintColor == .systemBlue)
  }

  @Test func `d7 a moved view has the tint of its new superview`() {
    a.tintColor = .red
    b.addSubview(a1)
    #expect(a1.tintColor == .systemBlue)
    a.addSubview(a1)
    #expect(a1.tintColor == .red)
    a1.removeFromSuperview()
    #expect(a1.tintColor == .systemBlue)
  }

  @Test func `d7 a new tint notifies the view and those that inherit it, parents first, siblings in order`() {
    #expect(log.lines { root.tintColor = .red } == "root:red a:red a1:red a2:red b:red b1:red")
    #expect(log.lines { root.tintColor = nil } == "root:other a:other a1:other a2:other b:other b1:other")
  }

  @Test func `d7 views with a tint of their own, and their descendants, are not notified`() {
    a.tintColor = .green
    b1.tintColor = .green
    #expect(log.lines { root.tintColor = .red } == "root:red b:red")
    #expect(log.lines { a.tintColor = nil } == "a:red a1:red a2:red")
  }

  @Test func `d7 an equal tint does not notify`() {
    root.tintColor = .red
    #expect(log.lines { root.tintColor = Color(red: 1, green: 0, blue: 0, alpha: 1) } == "")
    #expect(log.lines { a.tintColor = nil } == "")
  }

  @Test func `d7 a view may change the tree when it is notified`() {
    final class Leaving: View {
      override func tintColorDidChange() { removeFromSuperview() }
    }
    let leaving = Leaving().holding(View())
    a.insertSubview(leaving, at: 0)
    #expect(log.lines { root.tintColor = .red } == "root:red a:red a1:red a2:red b:red b1:red")
    #expect(leaving.superview == nil)
    expectConsistent(root)
  }

  @Test func `d7 a chain of 100,000 views is notified without recursion`() {
    var leaf = root as View
    for _ in 0..<100_000 {
      let inner = View()
      leaf.addSubview(inner)
      leaf = inner
    }
    let last = Tinted("last", log)
    leaf.addSubview(last)
    #expect(log.lines { root.tintColor = .red }.hasSuffix("last:red"))
    #expect(last.tintColor == .red)
  }
}
