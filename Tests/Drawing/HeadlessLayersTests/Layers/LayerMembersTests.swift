import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Rarely used layer properties", .reportsIssuesAsFailures) struct LayerMembersTests {
  @Test func `the defaults are Core Animation's`() {
    let layer = Layer()
    #expect(!layer.isOpaque && !layer.drawsAsynchronously && layer.allowsGroupOpacity && !layer.allowsEdgeAntialiasing)
    #expect(layer.filters == nil && layer.backgroundFilters == nil && layer.compositingFilter == nil)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0 && layer.contentsFormat == .RGBA8Uint && layer.style == nil)
    expectEqual(layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    let edges: EdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    #expect(layer.edgeAntialiasingMask == edges && edges.rawValue == 0b1111)
    #expect(layer.actions == nil && layer.preferredFrameSize() == .zero && layer.visibleRect == .zero)
    #expect(Layer.cornerCurveExpansionFactor(.circular) == 1 && Layer.cornerCurveExpansionFactor(.continuous) > 1.5)
  }

  @Test func `a copy of a layer has its properties and geometry, and no sublayers`() {
    let layer = ShapeLayer()
    layer.cornerRadius = 4
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.lineWidth = 5
    layer.addSublayer(Layer())
    layer.isDoubleSided = false
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.allowsEdgeAntialiasing = true
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.magnificationFilter = .nearest
    layer.setValue("tag", forKey: "own")
    let copy = ShapeLayer(layer: layer)
    #expect(copy.cornerRadius == 4 && copy.frame == layer.frame && copy.lineWidth == 5 && copy.sublayers == nil)
    #expect(!copy.isDoubleSided && copy.shouldRasterize && copy.rasterizationScale == 3 && copy.allowsEdgeAntialiasing)
    #expect(copy.contentsCenter == layer.contentsCenter && copy.magnificationFilter == .nearest)
    expectEqual(copy.value(forKey: "own") as? String, "tag")
    expectEqual(layer.presentation()?.shouldRasterize, true)
  }

  @Test func `the layer of a view is as opaque as the view`() {
    let view = View()
    #expect(view.layer.isOpaque)
    view.layer.isOpaque = false
    #expect(!view.isOpaque)
  }

  @Test func `the y-axis points up in a layer under an odd number of flipped ones`() {
    let (top, middle, low) = (Layer(), Layer(), Layer())
    top.addSublayer(middle)
    middle.addSublayer(low)
    middle.isGeometryFlipped = true
    #expect(!top.contentsAreFlipped() && middle.contentsAreFlipped() && low.contentsAreFlipped())
    top.isGeometryFlipped = true
    #expect(!low.contentsAreFlipped())
  }

  final class Meter: Layer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "level" ? 0.5 : super.defaultValue(forKey: key)
    }
  }

  @Test func `a layer's own values have defaults, and need display where the class returns so`() {
    let meter = Meter()
    #expect(meter.value(forKey: "level") as? Double == 0.5 && !meter.needsDisplay())
    meter.setValue(0.75, forKey: "level")
    #expect(meter.value(forKey: "level") as? Double == 0.75 && meter.needsDisplay())
    meter.displayIfNeeded()
    meter.setValue(1, forKey: "other")
    #expect(!meter.needsDisplay())
  }

  @Test func `the default of a key is a fresh layer's value`() {
    expectEqual((Layer.defaultValue(forKey: "shadowRadius") as? NSNumber)?.doubleValue, 3)
    expectEqual((ShapeLayer.defaultValue(forKey: "lineWidth") as? NSNumber)?.doubleValue, 1)
    expectNil(Layer.defaultValue(forKey: "lineWidth"))
  }

  @Test func `a style applies where nothing else was set`() {
    let layer = Layer()
    expectNil(layer.value(forKey: "mood"))
    layer.style = ["mood": "calm"]
    expectEqual(layer.value(forKey: "mood") as? String, "calm")
    layer.setValue("wild", forKey: "mood")
    expectEqual(layer.value(forKey: "mood") as? String, "wild")
  }

  @Test func `the middle of the contents is stretched, their edges are not`() {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contents = Image(size: CGSize(width: 8, height: 8))
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    guard case .image(let placement)? = layer.commands.first else {
      Issue.record("no image")
      return
    }
    #expect(placement.rect == layer.frame && placement.image.resizingMode == .stretch)
    expectEqual(placement.image.capInsets, EdgeInsets(top: 4, left: 2, bottom: 2, right: 2))
    expectIssue(containing: "contentsCenter") {
      layer.contentsCenter = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
  }

  @Test func `the sublayer transform moves the drawings and the points of sublayers`() {
    let (layer, dot) = (Layer(), Layer.box(10, 10))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.addSublayer(dot)
    layer.sublayerTransform = CATransform3DMakeTranslation(3, 4, 0)
    expectEqual(layer.commands, [.box(13, 14)])
    expectEqual(dot.convert(CGPoint.zero, to: layer), CGPoint(x: 13, y: 14))
  }
}
