import HeadlessKit
import HeadlessTesting

/// `draw(_:)` overrides: what they see, and what they cannot spoil.
@MainActor @Suite("draw(_:)") struct DrawOverrideTests {
  final class Canvas: View {
    var onDraw: (Canvas, DrawingContext) -> Void = { _, _ in }
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      if let context = DrawingContext.current { onDraw(self, context) }
    }
  }

  private func canvas(_ onDraw: @escaping (Canvas, DrawingContext) -> Void = { _, _ in }) -> Canvas {
    let canvas = Canvas(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
    canvas.onDraw = onDraw
    return canvas
  }

  static let dot = CGRect(x: 1, y: 1, width: 2, height: 2)

  @Test(.reportsIssuesAsFailures)
  func `it gets the bounds and draws in them, over the background and under the subviews`() {
    let canvas = canvas { $1.fill(.rect(Self.dot), with: .green) }
    canvas.backgroundColor = .red
    canvas.bounds.origin = CGPoint(x: 0, y: 1)
    canvas.addSubview(.filled(0, 5, 5, 5, .blue))
    let expected: [DrawingList.Command] = [
      .fill(30, 0, 20, 20), .fill(30 + 1, 1 - 1, 2, 2, .green), .fill(30, 5 - 1, 5, 5, .blue),
    ]
    expectEqual(View.sheet(canvas).commands, expected)
    expectEqual(canvas.rects, [CGRect(x: 0, y: 1, width: 20, height: 20)])
  }

  @Test(.reportsIssuesAsFailures) func `what is outside of the bounds is cut`() {
    let canvas = canvas { $1.fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .green) }
    let expected: [DrawingList.Command] = [
      .saveState, .clip(.rect(CGRect(x: 30, y: 0, width: 20, height: 20))), .fill(30 + 10, 10, 20, 20, .green),
      .restoreState,
    ]
    expectEqual(View.sheet(canvas).commands, expected)
  }

  @Test(.reportsIssuesAsFailures)
  func `states that it does not restore, or restores too often, do not affect others`() {
    let canvas = canvas { _, context in
      for _ in 0..<5 { context.restoreState() }
      for _ in 0..<5 { context.endGroup() }
      context.saveState()
      context.beginGroup(alpha: 0.5)
      context.translate(x: 1, y: 1)
      context.fill(.rect(Self.dot), with: .green)
    }
    canvas.alpha = 0.75
    canvas.addSubview(.filled(0, 0, 5, 5, .blue))
    let expected: [DrawingList.Command] = [
      .beginGroup(.init(alpha: 0.75)), .saveState, .clip(.rect(CGRect(x: 30, y: 0, width: 20, height: 20))),
      .beginGroup(.init(alpha: 0.5)), .fill(30 + 1 + 1, 1 + 1, 2, 2, .green), .endGroup, .restoreState,
      .fill(30, 0, 5, 5, .blue), .endGroup,
    ]
    expectEqual(View.sheet(canvas).commands, expected)
  }

  @Test(.reportsIssuesAsFailures) func `dynamic colors are those of the view's traits while it runs`() {
    let canvas = canvas { $1.fill(.rect(Self.dot), with: .systemBackground) }
    canvas.overrideUserInterfaceStyle = .dark
    expectEqual(canvas.commands, [.fill(1, 1, 2, 2, .black)])
  }

  @Test(.reportsIssuesAsFailures) func `what it does to the tree shows in the next drawing`() {
    let canvas = canvas { canvas, _ in
      canvas.superview?.addSubview(.filled(0, 0, 1, 1, .blue))
      canvas.subviews.first?.removeFromSuperview()
      canvas.clipsToBounds.toggle()
    }
    canvas.addSubview(.filled(0, 0, 5, 5, .green))
    let parent = View.sheet(canvas)
    #expect(parent.commands == [.fill(30, 0, 5, 5, .green)] && parent.commands == [.fill(0, 0, 1, 1, .blue)])
  }

  @Test(.reportsIssuesAsFailures) func `drawing ends where a view adds one of its kind whenever it is drawn`() {
    func grow(_ view: Canvas, _ context: DrawingContext) {
      let added = canvas { grow($0, $1) }
      view.addSubview(added)
      context.fill(.rect(Self.dot), with: .green)
    }
    let first = canvas { grow($0, $1) }
    expectEqual((1...3).map { _ in first.commands.filter { $0 != .saveState }.count }, [1, 2, 4])
  }

  @Test func `a view that asks for its own drawing while it draws is reported, and left out there`() {
    var inner: DrawingList?
    let canvas = canvas { canvas, context in
      inner = canvas.drawing()
      context.fill(.rect(Self.dot), with: .green)
    }
    canvas.backgroundColor = .red
    var commands: [DrawingList.Command] = []
    let reports = IssueReporting.collect { commands = canvas.commands }
    expectEqual(commands, [.fill(0, 0, 20, 20), .fill(1, 1, 2, 2, .green)])
    expectEqual(inner?.commands, [.fill(0, 0, 20, 20)])
    let message =
      "Canvas.draw(_:): it asks for a drawing of the view itself; its content was left out. "
      + "Draw into DrawingContext.current, and ask for drawings of other views only."
    expectEqual(reports.map(\.description), [message])
  }

  @Test(.reportsIssuesAsFailures) func `a drawing of another view in between does not get into this one`() {
    let other = View.filled(0, 0, 9, 9)
    let canvas = canvas { _, context in
      expectEqual(other.commands, [.fill(0, 0, 9, 9)])
      context.fill(.rect(Self.dot), with: .green)
      #expect(DrawingContext.current === context)
    }
    expectEqual(canvas.commands, [.fill(1, 1, 2, 2, .green)])
  }

  @Test func `a number that is not finite is reported, and the rest is drawn`() {
    let canvas = canvas { _, context in
      context.fill(.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .green)
      context.fill(.rect(Self.dot), with: .green)
    }
    var commands: [DrawingList.Command] = []
    let reports = IssueReporting.collect { commands = canvas.commands }
    #expect(commands == [.fill(1, 1, 2, 2, .green)] && reports.count == 1)
  }

  @Test func `views far away, so that sums overflow, are left out with a report`() {
    let inner = View.filled(1e308, 0, 10, 10)
    let outer = View(frame: CGRect(x: 1e308, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    let root = View.sheet(outer)
    root.backgroundColor = .red
    var commands: [DrawingList.Command] = []
    let reports = IssueReporting.collect { commands = root.commands }
    #expect(commands == [.fill(0, 0, 100, 100), .fill(1e308, 0, 10, 10)] || commands == [.fill(0, 0, 100, 100)])
    expectEqual(reports.first?.place, "DrawingContext.concatenate(_:)")
  }
}
