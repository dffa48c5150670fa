import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tint inheritance", .reportsIssuesAsFailures) struct TintInheritanceTests {
  final class Tinted: NamedView {
    var onTell: () -> Void = {}
    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.write(name)
      onTell()
    }
  }

  let log = Log()
  let root, middle, own, leaf: Tinted

  /// Creates the tree is `root > middle > own, leaf`; `own` has a tint of its own.
  init() {
    root = Tinted("root", log)
    middle = Tinted("middle", log)
    own = Tinted("own", log)
    leaf = Tinted("leaf", log)
    root.holding(middle.holding(own, leaf))
    own.tintColor = .green
  }

  @Test func `d7 the nearest tint on the way up counts, else the system's blue`() {
    #expect(leaf.tintColor == .systemBlue && own.tintColor == .green)
    root.tintColor = .red
    #expect(leaf.tintColor == .red && own.tintColor == .green)
    middle.tintColor = .blue
    #expect(leaf.tintColor == .blue && root.tintColor == .red)
    middle.tintColor = nil
    expectEqual(leaf.tintColor, .red)
    root.tintColor = nil
    expectEqual(leaf.tintColor, .systemBlue)
  }

  @Test func `d7 a change notifies the view and all that inherit it, parents first`() {
    expectEqual(log.lines { root.tintColor = .red }, "root middle leaf")
    expectEqual(log.lines { root.tintColor = .red }, "", "an equal one is not")
    expectEqual(log.lines { middle.tintColor = .red }, "", "neither is one that was inherited already")
    expectEqual(log.lines { root.tintColor = nil }, "root")
  }

  @Test func `d7 a change is passed down each branch before the next one, and not below a tint of its own`() {
    own.addSubview(Tinted("below", log))
    root.holding(Tinted("first", log).holding(Tinted("inFirst", log)), Tinted("second", log))
    expectEqual(log.lines { root.tintColor = .red }, "root middle leaf first inFirst second")
    expectEqual(log.lines { own.tintColor = nil }, "own below")
  }

  @Test func `d7 moving to a superview with another tint notifies; with the same tint or a tint of its own not`() {
    let red = View()
    red.tintColor = .red
    expectEqual(log.lines { red.addSubview(root) }, "root middle leaf")
    let alsoRed = View()
    alsoRed.tintColor = .red
    expectEqual(log.lines { alsoRed.addSubview(root) }, "")
    expectEqual(log.lines { root.removeFromSuperview() }, "root middle leaf", "the blue is back")
    expectEqual(log.lines { View().addSubview(root) }, "")
    root.tintColor = .green
    expectEqual(log.lines { red.addSubview(root) }, "", "it has a tint of its own")
  }

  @Test func `views have their new tint while they are notified`() {
    var seen: [Color] = []
    leaf.onTell = { [unowned leaf] in seen.append(leaf.tintColor) }
    root.tintColor = .red
    let blue = View()
    blue.tintColor = .blue
    blue.addSubview(leaf)
    expectEqual(seen, [.red, .blue])
  }

  @Test func `the mode is normal by default, dimmed if it or that of a superview is, and never automatic`() {
    expectEqual(leaf.tintAdjustmentMode, .normal)
    root.tintAdjustmentMode = .dimmed
    expectEqual(leaf.tintAdjustmentMode, .dimmed)
    middle.tintAdjustmentMode = .normal
    expectEqual(leaf.tintAdjustmentMode, .normal)
    middle.tintAdjustmentMode = .automatic
    expectEqual(leaf.tintAdjustmentMode, .dimmed)
  }

  @Test func `a dimmed tint is the gray of the same lightness, also of a tint of one's own`() {
    root.tintAdjustmentMode = .dimmed
    expectEqual(own.tintColor, Color(white: 0.7152, alpha: 1), "green")
    root.tintColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    expectEqual(leaf.tintColor, Color(white: 0.2126, alpha: 0.5), "red")
    root.tintAdjustmentMode = .normal
    expectEqual(own.tintColor, .green)
  }

  @Test func `a dimmed tint is equal each time it is asked for, also of a dynamic one`() {
    root.tintColor = Color { _ in .red }
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintColor == leaf.tintColor && leaf.tintColor.red == 0.2126)
  }

  @Test func `a new mode notifies all whose tint it changes`() {
    expectEqual(log.lines { root.tintAdjustmentMode = .dimmed }, "root middle own leaf")
    expectEqual(log.lines { root.tintAdjustmentMode = .dimmed }, "", "an equal one is not")
    expectEqual(log.lines { middle.tintAdjustmentMode = .dimmed }, "", "nor one that changes nothing")
    expectEqual(log.lines { root.tintAdjustmentMode = .normal }, "root", "the middle stays dimmed")
    middle.tintAdjustmentMode = .normal
    expectEqual(log.lines { root.tintAdjustmentMode = .dimmed }, "root", "the middle stays normal")
  }

  @Test func `moving to a dimmed superview notifies`() {
    let dimmed = View()
    dimmed.tintAdjustmentMode = .dimmed
    expectEqual(log.lines { dimmed.addSubview(middle) }, "middle own leaf")
  }

  @Test func `a view that a callback removes is notified once, by its removal`() {
    middle.onTell = { [unowned leaf] in leaf.removeFromSuperview() }
    expectEqual(log.lines { root.tintColor = .red }, "root middle leaf")
    expectEqual(leaf.tintColor, .systemBlue)
  }

  @Test func `d7 a view may remove itself when it is notified`() {
    final class Leaving: View { override func tintColorDidChange() { removeFromSuperview() } }
    let leaving = Leaving().holding(View())
    middle.insertSubview(leaving, at: 0)
    expectEqual(log.lines { root.tintColor = .red }, "root middle leaf")
    expectNil(leaving.superview)
    expectConsistent(root)
  }

  @Test func `a chain of 100,000 views is notified without recursion`() {
    leaf.addingChain(of: 100_000).addSubview(Tinted("end", log))
    expectEqual(log.lines { root.tintColor = .red }, "root middle leaf end")
    expectEqual(log.lines { root.tintAdjustmentMode = .dimmed }, "root middle own leaf end")
  }
}
