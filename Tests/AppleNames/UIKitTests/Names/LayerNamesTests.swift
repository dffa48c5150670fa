import Testing
import UIKit

@MainActor @Suite("Apple's names of layers and of their appearance") struct LayerNamesTests {
  /// As buttons that move frame by frame have it.
  final class SteppingButton: UIButton {
    private var link: CADisplayLink?
    var steps = 0
    func begin() {
      link = CADisplayLink(target: self, selector: SteppingButton.step)
      link?.preferredFramesPerSecond = 30
      link?.add(to: .main, forMode: RunLoop.Mode.common)
    }

    /// Ends the cycle: the link retains its target until it is invalidated.
    func end() { link?.invalidate() }
    func step(_ link: CADisplayLink) {
      steps += 1
      if steps == 3 { link.isPaused = true }
    }
  }

  @Test func `a display link calls a button each frame`() {
    let button = SteppingButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.begin()
    UIScreen.main.advance(by: 1)
    expectEqual(button.steps, 3)
    button.end()
  }

  @Test func `layers of all kinds, and the keys of their values`() {
    let layers: [CALayer] = [CATransformLayer(), CATiledLayer(), CAScrollLayer(), CAReplicatorLayer(), CATextLayer()]
    #expect(layers.allSatisfy { $0.hitTest(CGPoint(x: -1, y: -1)) == nil })
    let layer = CALayer()
    layer.magnificationFilter = .nearest
    layer.contentsFormat = .gray8Uint
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    layer.isOpaque = true
    layer.drawsAsynchronously = true
    layer.actions = [kCAOnOrderIn: NSNull(), kCAOnOrderOut: NSNull(), "position": NSNull()]
    let curve: CALayerCornerCurve = .continuous
    layer.cornerCurve = curve
    #expect(layer.contains(.zero) == false && layer.isOpaque && layer.action(forKey: "position") == nil)
    let filter: CALayerContentsFilter = layer.minificationFilter
    #expect(filter == .linear && layer.cornerCurve == curve)
  }

  @Test func `transactions store values by keys`() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
    expectEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true)
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }

  @available(*, deprecated, message: "Uses old names on purpose.")
  @Test func `layers have their old names`() {
    #expect(kCAGravityTop == .top && kCAGradientLayerRadial == .radial && kCAFilterNearest == .nearest)
    #expect(kCAScrollBoth == .both && kCAAnimationRotateAuto == .rotateAuto)
    #expect(kCAContentsFormatRGBA8Uint == .RGBA8Uint && UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test func `recognizers of all kinds, with selectors`() {
    let view = UIView()
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    edge.edges = UIRectEdge.left
    for recognizer in [pinch, UIRotationGestureRecognizer(), edge, UIHoverGestureRecognizer()] {
      view.addGestureRecognizer(recognizer)
    }
    #expect(view.gestureRecognizers?.count == 4 && pinch.scale == 1 && edge.edges == .left)
  }

  @Test func `geometry as strings, as UIKit writes it`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}" && CGRectFromString("{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}" && CGPointFromString("{1, 2.5}") == rect.origin)
    #expect(NSCoder.string(for: rect.size) == "{3, 4}" && CGSizeFromString("nonsense") == .zero)
    expectEqual(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    expectEqual(NSStringFromCGAffineTransform(.identity), "[1, 0, 0, 1, 0, 0]")
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude && NSEC_PER_SEC == 1_000_000_000)
  }

  @Test func `each kind of surroundings has an appearance proxy of its own`() {
    let (everywhere, inButtons) = (
      UILabel.appearance(), UILabel.appearance(whenContainedInInstancesOf: [UIButton.self])
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(everywhere !== inButtons && everywhere === UILabel.appearance())
    #expect(inButtons === UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]))
    #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(UILabel.appearance(for: dark, whenContainedInInstancesOf: [UIView.self]) !== UILabel.appearance(for: dark))
  }
}
