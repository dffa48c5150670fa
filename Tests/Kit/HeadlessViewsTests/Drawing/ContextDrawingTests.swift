import HeadlessKit
import HeadlessTesting

@MainActor @Suite("draw(_:) by CoreGraphics' functions", .reportsIssuesAsFailures) struct ContextDrawingTests {
  final class Drawn: View {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
  }

  static let frame = CGRect(x: 5, y: 6, width: 40, height: 30)

  @Test func `each view has a context of its own, in its own coordinates, with the initial state`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var contexts: [CGContext] = []
    for _ in 0..<2 {
      let view = root.adding(Drawn(frame: Self.frame))
      view.body = { rect in
        guard let context = CGContext.current else { return }
        contexts.append(context)
        #expect(context.boundingBoxOfClipPath == rect && context.convertToUserSpace(CGPoint.zero).y == rect.maxY)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        Color.red.setFill()
        context.saveGState()
        context.rotate(by: 1)
      }
    }
    let mark = CGRect(x: 5 + 1, y: 6 + 1, width: 2, height: 2)
    let fill = DrawingList.Command.fill(.rect(mark), .color(Color.black.cgColor))
    expectEqual(root.drawing().commands, [fill, fill])
    #expect(contexts.count == 2 && contexts[0] !== contexts[1] && CGContext.current == nil)
  }

  @Test func `a path that a view draws has its line style and colors`() {
    let view = Drawn(frame: Self.frame)
    view.body = { rect in
      let path = BezierPath(rect: rect.insetBy(dx: 2, dy: 2))
      path.lineWidth = 2
      path.lineJoinStyle = .round
      path.lineCapStyle = .square
      path.setLineDash([3, 1], count: 2, phase: 0)
      Color.red.setFill()
      Color.blue.setStroke()
      path.fill()
      path.stroke()
      path.fill(with: .normal, alpha: 0.5)
    }
    let inner = CGRect(x: 2, y: 2, width: 36, height: 26)
    let line = DrawingList.StrokeStyle(width: 2, cap: .square, join: .round, dashes: [3, 1])
    #expect(
      view.drawing().commands == [
        .fill(.rect(inner), .color(Color.red.cgColor)),
        .stroke(.path(CGPath(rect: inner), .winding), .color(Color.blue.cgColor), line),
        .fill(.rect(inner), .color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))),
      ])
  }

  @Test func `a clip of a path holds for what the view draws, and no longer`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.adding(Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.body = { rect in
      oval.addClip()
      CGContext.current?.fill(rect)
    }
    let after = root.adding(View(frame: CGRect(x: 50, y: 0, width: 1, height: 1)))
    after.backgroundColor = .red
    #expect(
      root.drawing().commands == [
        .saveState, .clip(.rect(view.frame)), .clip(.path(oval.cgPath, .winding)),
        .fill(.rect(view.frame), .color(Color.black.cgColor)), .restoreState,
        .fill(.rect(after.frame), .color(Color.red.cgColor)),
      ])
  }

  @Test func `an image begun in draw(_:) and never ended does not outlive it`() {
    let view = Drawn(frame: Self.frame)
    view.body = { _ in GraphicsContexts.beginImage(size: CGSize(width: 1, height: 1)) }
    _ = view.drawing()
    expectNil(CGContext.current)
  }

  @Test func `a text begins at the origin of its rectangle, wrapped into it`() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let font = Font.systemFont(ofSize: 10)
    view.body = { _ in
      "one two".draw(
        in: CGRect(x: 3, y: 4, width: 25, height: 50), withAttributes: [.font: font, .foregroundColor: Color.red])
      NSAttributedString(string: "base", attributes: [.font: font])
        .draw(with: CGRect(x: 1, y: 50, width: 0, height: 0), options: [], context: nil)
    }
    let runs = view.drawing().commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    expectEqual(runs.map(\.string), ["one", "two", "base"])
    let baseline = 4 + font.ascender
    expectEqual(runs.map(\.origin.x), [3, 3, 1])
    for (run, y) in zip(runs, [baseline, baseline + font.lineHeight, 50]) { #expect(abs(run.origin.y - y) < 1e-9) }
    expectEqual(runs.map(\.color), [Color.red.cgColor, Color.red.cgColor, Color.black.cgColor])
  }
}
