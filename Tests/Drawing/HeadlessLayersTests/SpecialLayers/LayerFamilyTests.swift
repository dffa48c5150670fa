import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Text, replicator, scroll and other layers", .reportsIssuesAsFailures) struct LayerFamilyTests {
  private func texts(of layer: Layer) -> [DrawingList.TextRun] {
    layer.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  @Test func `a text layer has Core Animation's defaults`() {
    let layer = TextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && layer.foregroundColor == Color.white.cgColor)
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test func `a text layer shows its text in its font and color, at its side`() throws {
    let layer = TextLayer()
    layer.frame = CGRect(x: 0, y: 10, width: 100, height: 30)
    #expect(texts(of: layer).isEmpty)
    layer.string = "Save"
    layer.fontSize = 12
    layer.foregroundColor = Color.red.cgColor
    let left = try #require(texts(of: layer).first)
    #expect(left.string == "Save" && left.color == Color.red.cgColor && left.font == .systemFont(ofSize: 12))
    layer.alignmentMode = .right
    let right = try #require(texts(of: layer).first)
    #expect(left.origin.x == 0 && abs(right.origin.x + right.width - 100) < 1)
    layer.string = NSAttributedString(string: "Own", attributes: [.font: Font.boldSystemFont(ofSize: 9)])
    expectEqual(texts(of: layer).first?.font, .boldSystemFont(ofSize: 9))
    expectIssue(containing: "TextLayer.fontSize") { layer.fontSize = .nan }
  }

  @Test func `a replicator layer shows its sublayers once for each copy, each transformed once more around its middle`()
  {
    let replicator = ReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    replicator.addSublayer(.box(0, 0))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    expectEqual(replicator.commands, [.box(0, 0), .box(20, 0), .box(40, 0)])
    replicator.instanceCount = 0
    expectEqual(replicator.commands, [])
    expectIssue(containing: "ReplicatorLayer.instanceCount") { replicator.instanceCount = -1 }
    expectIssue(containing: "ReplicatorLayer.instanceCount") { replicator.instanceCount = .max }
  }

  @Test func `contents, of an image or of CoreGraphics' pixels, are placed according to the gravity`() throws {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let image = Image(size: CGSize(width: 10, height: 10))
    layer.contents = image
    func places() -> [CGRect] {
      layer.commands.compactMap { if case .image(let placement) = $0 { placement.rect } else { nil } }
    }
    expectEqual(places(), [CGRect(x: 0, y: 0, width: 100, height: 50)])
    let pixels: CGImage = try #require(ImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage)
    layer.contents = pixels
    expectEqual(places(), [CGRect(x: 0, y: 0, width: 100, height: 50)])
    layer.contents = image
    layer.contentsGravity = .center
    expectEqual(places(), [CGRect(x: 45, y: 20, width: 10, height: 10)])
    layer.contentsGravity = .resizeAspect
    expectEqual(places(), [CGRect(x: 25, y: 0, width: 50, height: 50)])
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    expectEqual(places(), [CGRect(x: -100, y: 0, width: 200, height: 50)])
  }

  @Test func `a layer takes another one's place`() {
    let (top, old, new) = (Layer(), Layer(), Layer())
    top.sublayers = [Layer(), old, Layer()]
    top.replaceSublayer(old, with: new)
    #expect(top.sublayers?[1] === new && top.sublayers?.count == 3 && old.superlayer == nil)
  }

  @Test func `points go from layer to layer`() {
    let (top, left, right) = (Layer(), Layer(), Layer())
    top.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    left.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    right.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    top.addSublayer(left)
    top.addSublayer(right)
    // Twice as large around (55, 55): its corner is at (45, 45).
    expectEqual(right.convert(CGPoint.zero, to: left), CGPoint(x: 45 - 10, y: 45 - 10))
    expectEqual(right.convert(CGPoint(x: 35, y: 35), from: left), .zero)
    expectEqual(right.convert(right.bounds, to: top), CGRect(x: 45, y: 45, width: 20, height: 20))
  }

  @Test func `properties that are stored only have Core Animation's defaults`() {
    let layer = Layer()
    #expect(!layer.isGeometryFlipped && layer.isDoubleSided && !layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.contentsGravity == .resize && layer.speed == 1 && layer.duration == .infinity)
    #expect(layer.sublayerTransform == CATransform3DIdentity && layer.anchorPointZ == 0)
    expectIssue(containing: "contentsRect") { layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    expectIssue(containing: "speed") { layer.speed = .nan }
  }

  // MARK: Scroll, transform and tiled layers

  @Test func `a scroll layer moves its bounds to a point, along the axes of its mode`() {
    let layer = ScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(layer.scrollMode == .both && !layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 30))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 1, y: 2))
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 2))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 2))
  }

  @Test func `a sublayer's point and rectangle scroll the nearest scroll layer, which defines its visible rectangle`() {
    let (layer, inner) = (ScrollLayer(), Layer.box(60, 0))
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.addSublayer(inner)
    expectEqual(inner.visibleRect, .zero)
    inner.scrollRectToVisible(inner.bounds)
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 0))
    expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.scroll(CGPoint(x: 5, y: 0))
    expectEqual(layer.bounds.origin, CGPoint(x: 65, y: 0))
    expectEqual(inner.visibleRect, CGRect(x: 5, y: 0, width: 5, height: 10))
    Layer.box(0, 0).scroll(CGPoint(x: 1, y: 1))
  }

  @Test func `a layer in space draws its sublayers alone, each with its opacity`() {
    let layer = TransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = Color.blue.cgColor
    layer.borderWidth = 2
    layer.masksToBounds = true
    layer.mask = Layer()
    layer.addSublayer(.box(60, 0))
    expectEqual(layer.commands, [.box(60, 0)])
    layer.opacity = 0.5
    expectEqual(layer.commands, [.beginGroup(.init(alpha: 0.5)), .box(60, 0), .endGroup])
  }

  @Test func `a tiled layer has Core Animation's defaults`() {
    let layer = TiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0 && TiledLayer.fadeDuration() == 0.25)
    layer.levelsOfDetail = 3
    expectEqual(TiledLayer(layer: layer).levelsOfDetail, 3)
    expectIssue(containing: "tileSize") { layer.tileSize = CGSize(width: CGFloat.infinity, height: 1) }
  }

  @Test func `each copy of a replicator has the opacity of its color and offset`() {
    let layer = ReplicatorLayer()
    #expect(layer.instanceColor == .white && !layer.preservesDepth)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    layer.addSublayer(.box(0, 0))
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceAlphaOffset = -0.5
    expectEqual(layer.commands, [.box(0, 0), .beginGroup(.init(alpha: 0.5)), .box(20, 0), .endGroup])
    layer.setValue(0, forKey: "instanceAlphaOffset")
    expectEqual(layer.instanceAlphaOffset, 0)
  }
}
