import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Layer", .reportsIssuesAsFailures) struct LayerTests {
  @Test func `a layer has Core Animation's defaults`() {
    let layer = Layer()
    let black = Color.black.cgColor
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.borderColor == black)
    #expect(layer.maskedCorners.rawValue == 0b1111 && !layer.masksToBounds)
    #expect(layer.shadowColor == black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
    #expect(layer.opacity == 1 && !layer.isHidden && layer.backgroundColor == nil)
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.delegate == nil && layer.mask == nil)
    #expect(layer.zPosition == 0 && layer.contentsScale == 1 && layer.name == nil && layer.contents == nil)
  }

  @Test func `a layer does not retain its view, and may outlive it`() {
    var view: View? = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    weak let gone = view
    let layer = view?.layer
    layer?.cornerRadius = 2
    view = nil
    #expect(gone == nil && layer?.delegate == nil)
    layer?.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(layer?.frame.width == 5 && layer?.cornerRadius == 2)
  }

  @Test func `reading a view's subviews, frame and appearance creates no layer`() {
    final class Counting: View {
      nonisolated(unsafe) static var made = 0
      override class var layerClass: AnyClass {
        made += 1
        return Layer.self
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.clipsToBounds = true
    view.alpha = 0.5
    View().addSubview(view)
    view.layoutIfNeeded()
    expectEqual(Counting.made, 0)
    _ = view.layer
    _ = view.layer
    expectEqual(Counting.made, 1)
  }

  final class Gradient: View { override class var layerClass: AnyClass { GradientLayer.self } }
  final class Scrolling: View { override class var layerClass: AnyClass { ScrollLayer.self } }
  final class Tiled: View { override class var layerClass: AnyClass { TiledLayer.self } }

  final class Glow: Layer {
    override init() {
      super.init()
      cornerRadius = 7
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      cornerRadius = 7
    }
  }

  final class Glowing: View { override class var layerClass: AnyClass { Glow.self } }

  final class Wrong: View { override class var layerClass: AnyClass { View.self } }

  @Test func `a view's class defines the class of its layer`() {
    let view = Gradient()
    #expect(view.layer is GradientLayer && view.layer.delegate === view)
    #expect(type(of: View().layer) == Layer.self && Scrolling().layer is ScrollLayer && Tiled().layer is TiledLayer)
    expectEqual((Glowing().layer as? Glow)?.cornerRadius, 7)
  }

  @Test func `a class that is not one of layers is reported, and the layer is a plain one`() {
    let view = Wrong()
    var layer: Layer?
    let reports = IssueReporting.collect { layer = view.layer }
    let message = """
      Wrong.layerClass: View is not a class of layers; the view has a plain layer. \
      Return a subclass of Layer whose init?(coder:) makes one.
      """
    #expect(reports.map(\.description) == [message] && layer === view.layer)
  }
}
