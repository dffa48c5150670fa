import HeadlessKit
import HeadlessTesting

@MainActor @Suite("What layers draw themselves", .reportsIssuesAsFailures) struct LayerContentTests {
  final class Painted: Layer {
    var displays = 0
    override func display() {
      displays += 1
      super.display()
    }
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 100, height: 5)) }
  }

  final class Painter: LayerDelegate {
    var warnings = 0
    func layerWillDraw(_ layer: Layer) { warnings += 1 }
    func draw(_ layer: Layer, in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }
  }

  private func shown(_ layer: Layer) -> [DrawingList.Command] {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.layer.addSublayer(layer)
    return view.drawing().commands
  }

  @Test func `a layer displays once for each request, and draws in every drawing after it, clipped to its bounds`() {
    let layer = Painted()
    #expect(shown(layer).isEmpty)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    let fill = DrawingList.Command.fill(.rect(CGRect(x: 10, y: 20, width: 100, height: 5)), .color(Color.black.cgColor))
    let expected: [DrawingList.Command] = [
      .saveState, .clip(.rect(CGRect(x: 10, y: 20, width: 30, height: 40))), fill, .restoreState,
    ]
    #expect(shown(layer) == expected && shown(layer) == expected)
    #expect(layer.displays == 1 && !layer.needsDisplay())
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expectEqual(layer.displays, 2)
  }

  @Test func `a delegate draws for its layer`() {
    let (layer, painter) = (Layer(), Painter())
    layer.delegate = painter
    layer.needsDisplayOnBoundsChange = true
    expectEqual(shown(layer), [.fill(.rect(CGRect(x: 11, y: 21, width: 2, height: 2)), .color(Color.black.cgColor))])
    expectEqual(painter.warnings, 1)
  }
}
