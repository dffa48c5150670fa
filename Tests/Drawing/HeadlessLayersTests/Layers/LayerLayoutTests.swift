import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The layout of layers", .reportsIssuesAsFailures) struct LayerLayoutTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Lined: View {
    let line = ShapeLayer()
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      layer.addSublayer(line)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.write("subviews")
    }

    override func layoutSublayers(of layer: Layer) {
      super.layoutSublayers(of: layer)
      line.frame = bounds
      log.write("sublayers")
    }
  }

  private final class Placing: Layer {
    var count = 0
    var onLayout: (Placing) -> Void = { _ in }
    override func layoutSublayers() {
      count += 1
      super.layoutSublayers()
      onLayout(self)
    }
  }

  @Test func `a view's layer lays out by the view: layoutSublayers(of:), whose super calls layoutSubviews()`() {
    let log = Log()
    let view = Lined(log)
    expectEqual(log.lines { view.layoutIfNeeded() }, "subviews sublayers")
    expectEqual(view.line.frame, view.bounds)
    view.frame.size.width = 30
    expectEqual(log.lines { view.layer.layoutIfNeeded() }, "subviews sublayers")
    expectEqual(log.lines { view.layoutIfNeeded() }, "")
  }

  /// A layer that adds layers of its own class in its layout, which need layout at once.
  private final class Growing: Layer {
    final class Counts { var layouts = 0 }
    let counts: Counts
    let count: Int
    init(_ counts: Counts, adding count: Int) {
      (self.counts, self.count) = (counts, count)
      super.init()
      setNeedsLayout()
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() {
      counts.layouts += 1
      for _ in 0..<count { addSublayer(Growing(counts, adding: count)) }
    }
  }

  @Test(arguments: [1, 2])
  func `layers that add layers of their class in their layout without end are stopped and reported`(count: Int) {
    let counts = Growing.Counts()
    let layer = Growing(counts, adding: count)
    let reports = IssueReporting.collect { layer.layoutIfNeeded() }
    let message = """
      layoutSublayers of Growing: the layout of one layer added the next one, 500 times in one pass; leaving them to the next pass. \
      Add sublayers once, such as in an initializer, or only while they are missing.
      """
    expectEqual(reports.map(\.description), [message])
    #expect(counts.layouts >= 500 && counts.layouts <= 500 + 2)
    expectEqual(IssueReporting.collect { layer.layoutIfNeeded() }.count, 1, "the next layout tries again")
  }

  @Test func `a layer without a view is laid out with the view that it is in, when it has another size or asked`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = Placing()
    view.layer.addSublayer(layer)
    layer.frame = view.bounds
    #expect(layer.needsLayout())
    view.layoutIfNeeded()
    #expect(layer.count == 1 && !layer.needsLayout())
    layer.position.x = 50
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(layer.count, 1)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    expectEqual(layer.count, 2)
  }

  @Test func `em7 a layer without a view that is marked, or has another size, is laid out in the next update`() {
    let layer = Placing()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    Screen.main.flush()
    expectEqual(layer.count, 0, "in no window it waits")
    window.layer.addSublayer(layer)
    window.isHidden = false
    Screen.main.flush()
    expectEqual(layer.count, 1)
    layer.bounds.size.width = 20
    Screen.main.flush()
    expectEqual(layer.count, 2)
    layer.setNeedsLayout()
    Screen.main.flush()
    Screen.main.flush()
    #expect(layer.count == 3 && !window.needsLayout)
  }

  @Test func `em7 a layer that its layout marks again is laid out once an update, however often it was marked`() {
    window.isHidden = false
    let (outer, inner) = (Placing(), Placing())
    outer.addSublayer(inner)
    window.layer.addSublayer(outer)
    Screen.main.flush()
    for layer in [outer, inner] {
      layer.onLayout = { $0.setNeedsLayout() }
      for _ in 0..<3 {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
      }
    }
    let (outerCount, innerCount) = (outer.count, inner.count)
    Screen.main.flush()
    #expect(outer.count == outerCount + 1 && inner.count == innerCount + 1)
  }

  @Test func `em7 a view that a layer's layout marks is laid out in the same update`() {
    window.isHidden = false
    let (view, layer) = (Lined(Log()), Placing())
    window.addSubview(view)
    window.layer.addSublayer(layer)
    layer.onLayout = { _ in view.frame.size.width = 40 }
    layer.setNeedsLayout()
    Screen.main.flush()
    expectEqual(view.line.frame.width, 40)
  }

  @Test func `a delegate places the sublayers of a layer without a view`() {
    final class Placer: LayerDelegate {
      func layoutSublayers(of layer: Layer) { layer.sublayers?.first?.frame = layer.bounds }
    }
    let (layer, inner, placer) = (Layer(), Layer(), Placer())
    layer.addSublayer(inner)
    layer.delegate = placer
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `layers of a great depth are laid out and stopped without recursion`() {
    let top = Placing()
    var current: Layer = top
    var all: [Placing] = []
    for _ in 0..<20_000 {
      let next = Placing()
      next.bounds.size.width = 1
      current.addSublayer(next)
      current = next
      all.append(next)
    }
    top.layoutIfNeeded()
    #expect(all.allSatisfy { $0.count == 1 })
    all.first?.removeFromSuperlayer()
  }
}
