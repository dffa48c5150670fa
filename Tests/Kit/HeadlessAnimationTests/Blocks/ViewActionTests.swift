import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Actions of views", .reportsIssuesAsFailures, .screen(scale: 2)) struct ViewActionTests {
  final class Acting: View {
    var events: [String] = []
    var answer: (any LayerAction)?

    override func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
      events.append(event)
      return answer ?? super.action(for: layer, forKey: event)
    }
  }

  let view = Acting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `em5 a block calls it for each value that changes`() {
    View.animate(withDuration: 1) {
      view.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
      view.alpha = 1
      view.layer.cornerRadius = 4
    }
    #expect(view.events == ["position", "bounds", "cornerRadius"])
    #expect(view.layer.animationKeys() == ["position", "bounds.size", "cornerRadius"])
  }

  @Test func `em5 a value without an action changes at once`() {
    view.answer = NSNull()
    View.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
  }

  @Test func `em5 another action runs in place of the view's own, in the time of the block`() {
    view.answer = BasicAnimation(keyPath: "opacity")
    View.animate(withDuration: 2) { view.alpha = 0 }
    Screen.main.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.75)
  }

  @Test func `em5 the standard action lasts as long as the block; outside of blocks there is none`() {
    var duration: TimeInterval?
    View.animate(withDuration: 3) {
      duration = (view.action(for: view.layer, forKey: "position") as? BasicAnimation)?.duration
    }
    #expect(duration == 3 && view.action(for: view.layer, forKey: "position") is NSNull)
  }
}
