import HeadlessKit
import HeadlessTesting
import Soak

/// Random touches on a tree that changes during them, with recognizers that are added and removed.
@MainActor @Suite("Random touches", .screen(scale: 2), .reportsIssuesAsFailures) struct TouchMonkeyTests {
  /// A view that checks that the phases of every touch are began, moved…, and then ended or cancelled, once.
  final class Witness: View {
    var fingers: Set<Touch> = []
    var faults: [String] = []
    var onTouch: () -> Void = {}
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      if !fingers.isDisjoint(with: touches) { faults.append("began twice") }
      fingers.formUnion(touches)
      onTouch()
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      if !fingers.isSuperset(of: touches) { faults.append("moved without having begun") }
      onTouch()
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { finish(touches, "ended") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { finish(touches, "cancelled") }
    private func finish(_ touches: Set<Touch>, _ what: String) {
      if !fingers.isSuperset(of: touches) { faults.append("\(what) without having begun") }
      fingers.subtract(touches)
      onTouch()
    }
  }

  @Test(arguments: 1...40) func `every touch ends once, whatever happens to the tree`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let views = (0..<6).map { _ in
      Witness(frame: CGRect(x: .random(in: 0..<50, using: &random), y: 0, width: 60, height: 100))
    }
    for view in views {
      view.isMultipleTouchEnabled = .random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0..<8, using: &random) == 0
      window.addSubview(view)
    }
    let recognizers: [GestureRecognizer] = [
      TapGestureRecognizer(), TapGestureRecognizer(), PanGestureRecognizer(), LongPressGestureRecognizer(),
      SwipeGestureRecognizer(),
    ]
    (recognizers[1] as? TapGestureRecognizer)?.numberOfTapsRequired = 2
    recognizers[0].require(toFail: recognizers[1])
    recognizers[3].delaysTouchesBegan = true
    let change = {
      let view = views.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view.removeFromSuperview()
      case 1: window.addSubview(view)
      case 2:
        let parent = views.randomElement(using: &random)!
        if !parent.isDescendant(of: view) { parent.addSubview(view) }
      case 3: view.isHidden.toggle()
      case 4: view.addGestureRecognizer(recognizers.randomElement(using: &random)!)
      case 5: recognizers.randomElement(using: &random)!.isEnabled.toggle()
      default: break
      }
    }
    for view in views { view.onTouch = change }
    for recognizer in recognizers { recognizer.addHandler { _ in change() } }

    var fingers: [Finger] = []
    let reports = IssueReporting.collect {
      for _ in 0..<300 {
        let point = CGPoint(x: .random(in: 0..<100, using: &random), y: .random(in: 0..<100, using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: fingers.append(touch(window, at: point))
        case 2, 3: fingers.randomElement(using: &random)?.move(to: point)
        case 4:
          if let index = fingers.indices.randomElement(using: &random) { fingers.remove(at: index).lift() }
        case 5:
          if let index = fingers.indices.randomElement(using: &random) { fingers.remove(at: index).cancel() }
        default: window.screen.clock.advance(by: .random(in: 0..<0.4, using: &random))
        }
      }
      for finger in fingers { finger.lift() }
      window.screen.clock.advance(by: 2)
    }
    // A callback may make a move in the tree impossible that was possible when it began.
    #expect(reports.allSatisfy { $0.problem.contains("is an ancestor of the view it is added to") })
    expectEqual(views.flatMap(\.faults), [])
    #expect(views.allSatisfy { $0.fingers.isEmpty })
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    for view in views { view.onTouch = {} }
    for recognizer in recognizers { recognizer.removeTarget(nil) }
  }
}
