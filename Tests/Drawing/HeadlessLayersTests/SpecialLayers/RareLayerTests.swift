import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Scroll, transform, tiled and replicator layers", .reportsIssuesAsFailures) struct RareLayerTests {
  private func commands(of layer: Layer) -> [DrawingList.Command] {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(layer)
    return view.drawing().commands
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: x, y: y, width: 10, height: 10)
    layer.backgroundColor = Color.red.cgColor
    return layer
  }

  @Test func `a scroll layer moves its bounds to a point, along the axes of its mode`() {
    let layer = ScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(layer.scrollMode == .both && !layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 30))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 1, y: 2))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 2))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 2))
  }

  @Test func `a sublayer's point and rectangle scroll the nearest scroll layer, which defines its visible rectangle`() {
    let (layer, inner) = (ScrollLayer(), box(60, 0))
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.addSublayer(inner)
    #expect(inner.visibleRect == .zero)
    inner.scrollRectToVisible(inner.bounds)
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 0))
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.scroll(CGPoint(x: 5, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 65, y: 0))
    #expect(inner.visibleRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    box(0, 0).scroll(CGPoint(x: 1, y: 1))
  }

  @Test func `a layer in space draws its sublayers alone, each with its opacity`() {
    let layer = TransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = Color.blue.cgColor
    layer.borderWidth = 2
    layer.masksToBounds = true
    layer.mask = Layer()
    layer.addSublayer(box(60, 0))
    let fill = DrawingList.Command.fill(.rect(CGRect(x: 60, y: 0, width: 10, height: 10)), .color(Color.red.cgColor))
    #expect(commands(of: layer) == [fill])
    layer.opacity = 0.5
    #expect(commands(of: layer) == [.beginGroup(.init(alpha: 0.5)), fill, .endGroup])
  }

  @Test func `a tiled layer has Core Animation's defaults`() {
    let layer = TiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0 && TiledLayer.fadeDuration() == 0.25)
    layer.levelsOfDetail = 3
    #expect(TiledLayer(layer: layer).levelsOfDetail == 3)
    expectIssue(containing: "tileSize") { layer.tileSize = CGSize(width: CGFloat.infinity, height: 1) }
  }

  @Test func `each copy of a replicator has the opacity of its color and offset`() {
    let layer = ReplicatorLayer()
    #expect(layer.instanceColor == .white && !layer.preservesDepth)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    layer.addSublayer(box(0, 0))
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceAlphaOffset = -0.5
    func fill(_ x: CGFloat) -> DrawingList.Command {
      .fill(.rect(CGRect(x: x, y: 0, width: 10, height: 10)), .color(Color.red.cgColor))
    }
    #expect(commands(of: layer) == [fill(0), .beginGroup(.init(alpha: 0.5)), fill(20), .endGroup])
    layer.setValue(0, forKey: "instanceAlphaOffset")
    #expect(layer.instanceAlphaOffset == 0)
  }

  @Test func `a view's layer may be of any of the classes`() {
    final class Scrolling: View { override class var layerClass: AnyClass { ScrollLayer.self } }
    final class Tiled: View { override class var layerClass: AnyClass { TiledLayer.self } }
    #expect(Scrolling().layer is ScrollLayer && Tiled().layer is TiledLayer)
  }
}
