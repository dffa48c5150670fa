import HeadlessKit
import HeadlessTesting

/// Trees that are deep or wide: no recursion, and no work for what cannot be seen.
@MainActor @Suite("Drawing large trees") struct DeepDrawingTests {
  #if DEBUG
    static let length = 100_000
  #else
    static let length = 1_000_000
  #endif

  /// Returns the first of a chain of views, each in the one before, the last with a background.
  private func chain(_ dress: (View) -> Void = { _ in }) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 0..<Self.length {
      let next = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dress(next)
      last.addSubview(next)
      last = next
    }
    last.backgroundColor = .red
    return root
  }

  @Test(.reportsIssuesAsFailures) func `a chain of views draws what is at its end`() {
    expectEqual(chain().drawing(afterScreenUpdates: false).commands, [.fill(0, 0, 10, 10)])
  }

  @Test(.reportsIssuesAsFailures) func `so does one of groups, which are as many as the views`() {
    let list = chain { $0.alpha = 0.5 }.drawing(afterScreenUpdates: false)
    expectEqual(list.commands.count, 2 * Self.length + 1)
  }

  @Test(.reportsIssuesAsFailures) func `a chain of layers, too`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // From the innermost out, as a layer without sublayers is found in no other one.
    var layer = Layer.filled(0, 0, 10, 10)
    for _ in 0..<Self.length {
      let outer = Layer()
      outer.frame = view.bounds
      outer.addSublayer(layer)
      layer = outer
    }
    view.layer.addSublayer(layer)
    expectEqual(view.drawing(afterScreenUpdates: false).commands, [.fill(0, 0, 10, 10)])
  }

  final class Row: View {
    static var drawn = 0
    override func draw(_ rect: CGRect) { Row.drawn += 1 }
  }

  @Test(.reportsIssuesAsFailures) func `rows that a scrolled view cuts away are not drawn`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    list.clipsToBounds = true
    list.bounds.origin.y = 5000
    for index in 0..<1000 { list.addSubview(Row(frame: CGRect(x: 0, y: index * 10, width: 10, height: 10))) }
    Row.drawn = 0
    _ = list.drawing()
    expectEqual(Row.drawn, 3, "those at 5000, 5010 and 5020")
  }

  @Test(.reportsIssuesAsFailures) func `a row that is not cut itself is drawn if something in it may be seen`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    list.clipsToBounds = true
    let row = View(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    row.addSubview(.filled(0, -48, 5, 5))
    list.addSubview(row)
    expectEqual(list.commands, [.fill(0, 2, 5, 5)])
    row.clipsToBounds = true
    expectEqual(list.commands, [])
  }

  @Test(.reportsIssuesAsFailures) func `a turned view is judged by where it is turned to`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    list.clipsToBounds = true
    let row = View.filled(0, 12, 2, 2)
    row.transform = CGAffineTransform(scaleX: 4, y: 4)
    list.addSubview(row)
    expectEqual(list.commands.count, 7, "saved, clipped, saved, transformed, filled, restored twice: up to 9")
  }

  @Test func `masks that form a cycle are reported once, and drawing ends`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (masked, mask, inner) = (Layer.filled(0, 0, 9, 9), Layer.filled(0, 0, 8, 8), Layer.filled(0, 0, 7, 7))
    view.layer.addSublayer(masked)
    masked.mask = mask
    mask.addSublayer(inner)
    inner.mask = masked
    defer { inner.mask = nil }
    let reports = IssueReporting.collect { _ = view.drawing() }
    let message =
      "Layer, as a mask: it masks something in itself, or is the 17th mask in one another; it was left out. "
      + "Remove the mask from one of the layers of the cycle."
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `sixteen masks in one another are drawn`() {
    let view = View.filled(0, 0, 10, 10)
    var masked = view.layer
    for _ in 0..<16 {
      let mask = Layer.filled(0, 0, 10, 10, .black)
      masked.mask = mask
      masked = mask
    }
    var commands: [DrawingList.Command] = []
    expectEqual(IssueReporting.collect { commands = view.commands }, [])
    expectEqual(commands.filter { $0 == .beginMask }.count, 16)
    masked.mask = .filled(0, 0, 1, 1, .black)
    expectEqual(IssueReporting.collect { _ = view.commands }.count, 1)
  }
}
