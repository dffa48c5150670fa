import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Text, replicator and other layers", .reportsIssuesAsFailures) struct LayerFamilyTests {
  private func commands(of layer: Layer) -> [DrawingList.Command] {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(layer)
    return view.drawing().commands
  }

  private func texts(of layer: Layer) -> [DrawingList.TextRun] {
    commands(of: layer).compactMap { if case .text(let run) = $0 { run } else { nil } }
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
    #expect(texts(of: layer).first?.font == .boldSystemFont(ofSize: 9))
    expectIssue(containing: "TextLayer.fontSize") { layer.fontSize = .nan }
  }

  @Test func `a replicator layer shows its sublayers once for each copy, each transformed once more around its middle`()
  {
    let (replicator, dot) = (ReplicatorLayer(), Layer())
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = Color.red.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let places = [0, 20, 40].map { CGRect(x: $0, y: 0, width: 10, height: 10) }
    #expect(commands(of: replicator) == places.map { .fill(.rect($0), .color(Color.red.cgColor)) })
    replicator.instanceCount = 0
    #expect(commands(of: replicator) == [])
    expectIssue(containing: "ReplicatorLayer.instanceCount") { replicator.instanceCount = -1 }
    expectIssue(containing: "ReplicatorLayer.instanceCount") { replicator.instanceCount = .max }
  }

  @Test func `contents are placed according to the gravity`() {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let image = Image(size: CGSize(width: 10, height: 10))
    layer.contents = image
    func places() -> [CGRect] {
      commands(of: layer).compactMap { if case .image(let placement) = $0 { placement.rect } else { nil } }
    }
    #expect(places() == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    layer.contentsGravity = .center
    #expect(places() == [CGRect(x: 45, y: 20, width: 10, height: 10)])
    layer.contentsGravity = .resizeAspect
    #expect(places() == [CGRect(x: 25, y: 0, width: 50, height: 50)])
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(places() == [CGRect(x: -100, y: 0, width: 200, height: 50)])
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
    #expect(right.convert(CGPoint.zero, to: left) == CGPoint(x: 45 - 10, y: 45 - 10))
    #expect(right.convert(CGPoint(x: 35, y: 35), from: left) == .zero)
    #expect(right.convert(right.bounds, to: top) == CGRect(x: 45, y: 45, width: 20, height: 20))
  }

  @Test func `properties that are stored only have Core Animation's defaults`() {
    let layer = Layer()
    #expect(!layer.isGeometryFlipped && layer.isDoubleSided && !layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.contentsGravity == .resize && layer.speed == 1 && layer.duration == .infinity)
    #expect(layer.sublayerTransform == CATransform3DIdentity && layer.anchorPointZ == 0)
    expectIssue(containing: "contentsRect") { layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    expectIssue(containing: "speed") { layer.speed = .nan }
  }
}
