import Testing
import UIKit

/// Layers with properties by key, in the form that `portability port` writes for `@NSManaged`.
@MainActor @Suite("Layers with managed properties") struct ManagedLayerTests {
  final class RingLayer: CALayer {
    var displays = 0
    var progress: CGFloat {
      get { CGFloat((value(forKey: "progress") as? NSNumber)?.doubleValue ?? 0) }
      set { setValue(NSNumber(value: Double(newValue)), forKey: "progress") }
    }

    public override class func defaultValue(forKey key: String) -> Any? {
      ["progress"].contains(key) ? NSNumber(value: 0) : super.defaultValue(forKey: key)
    }

    public override class func _copy(of layer: CALayer) -> CALayer? { RingLayer(layer: layer) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event)
      animation.duration = 2
      return animation
    }

    override func display() { displays += 1 }
  }

  final class Ring: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.addSubview(ring)
  }

  @Test func `a change marks the layer and runs its action, which reads the old value`() throws {
    let layer = try #require(ring.layer as? RingLayer)
    layer.progress = 0.5
    #expect(layer.needsDisplay())
    expectEqual(layer.value(forKey: "progress") as? CGFloat, 0.5)
    let animation = try #require(layer.animation(forKey: "progress") as? CABasicAnimation)
    expectEqual(animation.fromValue as? Double, 0)
  }

  @Test func `the presentation has the value that the animation shows`() throws {
    let layer = try #require(ring.layer as? RingLayer)
    layer.progress = 0.5
    expectEqual(layer.presentation()?.progress, 0)
    UIScreen.main.advance(by: 1)
    expectEqual(layer.presentation()?.progress, 0.25)
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expectEqual(layer.displays, 2)
    UIScreen.main.advance(by: 1)
    expectEqual(layer.presentation()?.progress, 0.5)
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expectEqual(layer.displays, 3)
  }

  @Test func `an equal value, disabled actions and a layer outside of a window run no action`() throws {
    let layer = try #require(ring.layer as? RingLayer)
    layer.progress = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.progress = 1
    CATransaction.commit()
    ring.removeFromSuperview()
    layer.progress = 2
    expectNil(layer.animationKeys())
    expectEqual(layer.presentation()?.progress, 2)
  }

  @Test func `a value under another name is stored, without an animation`() {
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 1) { view.layer.setValue(CGFloat(3), forKey: "rank") }
    expectEqual(view.layer.value(forKey: "rank") as? Int, 3)
    expectNil(view.layer.animationKeys())
  }
}
