import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Recognizers with selectors", .screen(scale: 2), .reportsIssuesAsFailures)
struct GestureSelectorTests {
  @MainActor final class Target {
    var calls: [String] = []
    func tapped(_ tap: TapGestureRecognizer) { calls.append("tapped") }
    func plain() { calls.append("plain") }
    func swiped(_ swipe: SwipeGestureRecognizer) { calls.append("swiped") }
  }

  let scene = TouchScene()
  let target = Target()
  let tapped = Selector(Target.tapped, named: "tapped")
  let plain = Selector(Target.plain, named: "plain")

  private func tapOnce() {
    scene.window.screen.clock.advance(by: 1)
    tap(scene.a)
  }

  @Test func `without a target or an action nothing is called`() {
    scene.a.addGestureRecognizer(TapGestureRecognizer(target: nil, action: nil))
    scene.a.addGestureRecognizer(TapGestureRecognizer(target: target, action: nil))
    tapOnce()
    expectEqual(target.calls, [])
  }

  @Test func `the same method is added once, and removed by target, by action or both`() {
    let tap = TapGestureRecognizer(target: target, action: tapped)
    tap.addTarget(target, action: tapped)
    tap.addTarget(target, action: plain)
    scene.a.addGestureRecognizer(tap)
    tapOnce()
    expectEqual(target.calls, ["tapped", "plain"])
    tap.removeTarget(target, action: tapped)
    tapOnce()
    expectEqual(target.calls, ["tapped", "plain", "plain"])
    tap.addTarget(target, action: tapped)
    tap.removeTarget(nil, action: plain)
    tapOnce()
    #expect(target.calls.last == "tapped" && target.calls.count == 4)
    tap.removeTarget(Target(), action: nil)
    tap.removeTarget(nil, action: nil)
    tapOnce()
    expectEqual(target.calls.count, 4)
  }

  @Test func `a target is not retained, and a method for another recognizer is reported`() {
    let tap = TapGestureRecognizer()
    weak let gone: Target? = {
      let target = Target()
      tap.addTarget(target, action: plain)
      return target
    }()
    expectNil(gone)
    tap.addTarget(target, action: Selector(Target.swiped, named: "swiped"))
    scene.a.addGestureRecognizer(tap)
    let reports = IssueReporting.collect { tapOnce() }
    expectEqual(reports.map(\.place), ["TapGestureRecognizer.addTarget(_:action:)"])
    expectEqual(reports.first?.problem.contains("has no \"swiped\" that takes a TapGestureRecognizer"), true)
  }

  final class Own: TapGestureRecognizer {
    let note: String
    override init(target: Any?, action: Selector?) {
      note = "own"
      super.init(target: target, action: action)
    }
    override func shouldReceive(_ event: Event) -> Bool { note.isEmpty }
  }

  @Test func `a subclass overrides the initializer, and refuses events`() {
    let own = Own(target: target, action: tapped)
    scene.a.addGestureRecognizer(own)
    tapOnce()
    #expect(own.note == "own" && target.calls == [])
    #expect(own.requiresExclusiveTouchType && own.allowedTouchTypes.count == 4)
  }

  final class Refusing: GestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool { false }
  }

  @Test func `a delegate refuses events`() {
    let (tap, delegate) = (TapGestureRecognizer(target: target, action: tapped), Refusing())
    tap.delegate = delegate
    scene.a.addGestureRecognizer(tap)
    tapOnce()
    expectEqual(target.calls, [])
  }
}
