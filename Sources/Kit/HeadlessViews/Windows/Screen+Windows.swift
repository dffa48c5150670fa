import Foundation
import HeadlessLayers
import HeadlessReporting

extension Screen {
  /// The windows that are not hidden, in the order they were made.
  public var visibleWindows: [Window] { allWindows.objects.filter { !$0.isHidden } }

  /// Lays out every visible window, as UIKit does at the end of a run-loop turn, before it draws.
  ///
  /// - Complexity: O(*m*) for *m* marked views in the visible windows, and views between them and their window.
  public func flush() {
    layOutWindows()
    endTurn()
    Turn.end()
  }

  private func layOutWindows() {
    for window in visibleWindows { window.layoutIfNeeded() }
    // Layers may mark views.
    if LayerUpdate.layOut(by: clock) { for window in visibleWindows { window.layoutIfNeeded() } }
  }

  /// Runs the work that waits for the end of the turn, and lays out after it; that work may schedule more.
  private func endTurn() {
    for _ in 0..<Self.endOfTurnLimit {
      if endOfTurn.isEmpty { return }
      let works = endOfTurn
      endOfTurn = []
      for work in works { work() }
      layOutWindows()
    }
    if endOfTurn.isEmpty { return }
    IssueReporting.report(
      place: "Screen.flush()",
      problem:
        "Expected appearances to end; got another one after each of \(Self.endOfTurnLimit) layouts; the others wait for the next turn.",
      cure: "Don't add and remove a controller in turns from its callbacks.")
  }

  /// Runs a callback at the end of the turn, after the layout of all windows.
  package func performAfterLayout(_ work: @escaping @MainActor () -> Void) {
    endOfTurn.append(work)
    if clock.endTurn == nil { clock.endTurn = { [weak self] in self?.endTurnOfClock() } }
  }

  /// Whether callbacks wait for the end of the turn, such as a presentation.
  package var isEndOfTurnAwaited: Bool { !endOfTurn.isEmpty }

  /// Ends a turn between two callbacks of the clock, of which each time is a turn of its own.
  /// > Documented: CATransaction: an implicit transaction is committed when the run loop of the thread next iterates.
  private func endTurnOfClock() {
    clock.endTurn = nil
    endTurnIfNeeded()
  }

  /// Ends the turn as ``flush()`` does, unless nothing waits for its end.
  package func endTurnIfNeeded() { if !endOfTurn.isEmpty { flush() } }

  /// The number of times that callbacks at the end of a turn may schedule others in the same turn.
  /// > Assumed: as many as layouts of one view in a pass.
  private static let endOfTurnLimit = 100

  /// Advances the time: ends the turn, then runs animations, recognizers and other users of the ``clock`` in order.
  ///
  /// Layers show the values of each moment in between. Nothing waits for real time.
  ///
  /// - Parameter seconds: The time to add, in seconds; 0 for the work that is due now.
  /// - Complexity: Two layouts of the marked views, and O(log *n*) for each due callback of *n* scheduled ones.
  public func advance(by seconds: TimeInterval) {
    flush()
    clock.advance(by: seconds)
    flush()
  }

  /// The scene of the screen's windows.
  public var windowScene: WindowScene {
    if let scene { return scene }
    let made = WindowScene(self)
    scene = made
    return made
  }

  /// The visible windows, back to front.
  package var orderedWindows: [Window] {
    visibleWindows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The key window, if it is not hidden.
  package var shownKeyWindow: Window? { keyWindow.flatMap { $0.isHidden ? nil : $0 } }

  package var orientation: InterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}
