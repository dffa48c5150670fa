import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Responder chain", .screen(scale: 2), .reportsIssuesAsFailures) struct ResponderChainTests {
  /// A responder that writes what it gets and hands it on to another.
  final class Station: Responder {
    let log: Log
    var following: Responder?
    init(_ log: Log) { self.log = log }
    override var next: Responder? { following }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      log.write("station")
      super.touchesBegan(touches, with: event)
    }
  }

  /// A view with a controller between itself and its superview, like the view of a view controller.
  final class ControlledView: View {
    var controller: Responder?
    override var next: Responder? { controller ?? super.next }
  }

  @Test func `the next responder of a view is its superview, a window has none`() {
    let window = Window()
    let (parent, child) = (View(), View())
    window.holding(parent.holding(child))
    #expect(child.next === parent && parent.next === window && window.next == nil && Responder().next == nil)
    child.removeFromSuperview()
    expectNil(child.next)
  }

  @Test func `unhandled touches are forwarded view by view, with the same touches and event`() {
    let (log, scene) = (Log(), TouchScene())
    let outer = TouchView("outer", log)
    let (plain, inner) = (View(frame: outer.bounds), TouchView("inner", log))
    scene.window.holding(outer.holding(plain.holding(inner)))
    inner.passesOn = true
    expectEqual(log.lines { tap(inner) }, "inner.began outer.began inner.ended outer.ended")
    inner.passesOn = false
    Screen.main.clock.pass()
    expectEqual(log.lines { tap(inner) }, "inner.began inner.ended")
  }

  @Test func `a responder between two views is asked on the way`() {
    let scene = TouchScene()
    let controlled = ControlledView(frame: scene.a.bounds)
    let station = Station(scene.log)
    controlled.controller = station
    station.following = scene.a
    scene.a.addSubview(controlled)
    expectEqual(scene.log.lines { touch(controlled) }, "station a.began")
    station.following = nil
  }

  @Test func `all four methods are handed on, also without an event`() {
    let log = Log()
    let (parent, child) = (TouchView("parent", log), View())
    parent.addSubview(child)
    let lines = log.lines {
      child.touchesBegan([], with: nil)
      child.touchesMoved([], with: nil)
      child.touchesEnded([], with: nil)
      child.touchesCancelled([], with: nil)
    }
    expectEqual(lines, "parent.began parent.moved parent.ended parent.cancelled")
  }

  @Test func `a circular chain is followed for 2,000 levels and reported; no first responder is looked for in it`() {
    let station = Station(Log())
    station.following = station
    let reports = IssueReporting.collect { station.touchesBegan([], with: nil) }
    expectEqual(station.log.lines.count, 1 + 2_000)
    let message =
      "the responder chain of Station: Expected at most 2000 levels; got more; ignoring the rest. "
      + "Shorten it, or return earlier."
    expectEqual(reports.map(\.description), [message])
    let others = IssueReporting.collect { #expect(!station.becomeFirstResponder()) }
    expectEqual(others.map(\.place), ["the responder chain of Station"])
    station.following = nil
  }
}
