import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Actions of views", .reportsIssuesAsFailures, .screen(scale: 2)) struct ViewActionTests {
  final class Acting: View {
    var events: [String] = []
    var answer: (any LayerAction)?
    var change: (Layer, BasicAnimation?) -> Void = { _, _ in }

    override func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
      events.append(event)
      let action = answer ?? super.action(for: layer, forKey: event)
      change(layer, action as? BasicAnimation)
      return action
    }
  }

  let view = Acting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `em5 a block calls it for each value that changes`() {
    View.animate(withDuration: 1) {
      view.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
      view.alpha = 1
      view.layer.cornerRadius = 4
    }
    expectEqual(view.events, ["position", "bounds", "cornerRadius"])
    expectEqual(view.layer.animationKeys(), ["position", "bounds.size", "cornerRadius"])
  }

  @Test func `em5 a value without an action changes at once`() {
    view.answer = NSNull()
    View.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [false, true])
  func `em5 another action runs in the time of the block; asked before the change, it may begin at the layer's value`(
    hasFromValue: Bool
  ) {
    view.answer = BasicAnimation(keyPath: "opacity")
    if hasFromValue { view.change = { layer, animation in animation?.fromValue = layer.opacity } }
    View.animate(withDuration: 2) { view.alpha = 0 }
    Screen.main.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.opacity, 0.75)
  }

  @Test func `em5 a standard action that an override changes runs as it is`() {
    view.change = { $1?.duration = 4 }
    View.animate(withDuration: 1) { view.alpha = 0 }
    expectEqual((view.layer.animation(forKey: "opacity") as? BasicAnimation)?.duration, 4)
  }

  @Test func `em5 an action for a part of the value begins at the old part, under the event's key`() {
    view.answer = BasicAnimation(keyPath: "transform.scale.x")
    View.animate(withDuration: 2) { view.transform = CGAffineTransform(scaleX: 3, y: 1) }
    expectEqual(view.layer.animationKeys(), ["transform"])
    Screen.main.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.value(forKeyPath: "transform.scale.x") as? CGFloat, 1.5)
  }

  @Test func `em5 the standard action lasts as long as the block; outside of blocks there is none`() {
    var duration: TimeInterval?
    View.animate(withDuration: 3) {
      duration = (view.action(for: view.layer, forKey: "position") as? BasicAnimation)?.duration
    }
    #expect(duration == 3 && view.action(for: view.layer, forKey: "position") is NSNull)
  }
}
