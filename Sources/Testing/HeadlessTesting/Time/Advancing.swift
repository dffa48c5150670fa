import Foundation
import HeadlessLayers
import HeadlessViews
import Testing

/// Advances the clock of the main screen until a condition holds, from callback to callback.
///
/// The condition is checked at first, and whenever something has happened; between callbacks the clock moves by a
/// frame, a sixtieth of a second. The test fails if it does not hold in time, and the failure lists what still runs.
///
/// ```swift
/// advance(until: card.superview == nil, atMost: 5)
/// ```
///
/// - Parameters:
///   - condition: The condition.
///   - limit: The largest time to advance by, in seconds.
///   - sourceLocation: The line of the failure.
@preconcurrency @MainActor public func advance(
  until condition: @autoclosure () -> Bool, atMost limit: TimeInterval = 5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let screen = Screen.main
  let end = screen.clock.now + limit
  screen.flush()
  while !condition() {
    guard screen.clock.now < end else {
      return Failure.record(
        "The condition does not hold after \(CGFloat(limit).shortDescription) seconds. \(Running(on: screen))",
        at: sourceLocation)
    }
    let frame = screen.clock.now + 1.0 / 60
    let next = min(screen.clock.nextTime ?? frame, frame, end)
    screen.advance(by: max(0, next - screen.clock.now))
  }
}

/// Advances the clock of the main screen until animations, timers of the clock and transitions have ended.
///
/// The test fails if something still runs after a time, such as a display link, or an animation that repeats for ever
/// in a visible window; the failure lists it. Activity indicators don't animate here, and are not waited for.
///
/// - Parameters:
///   - limit: The largest time to advance by, in seconds; infinity for a test whose callbacks end.
///   - sourceLocation: The line of the failure.
@preconcurrency @MainActor
public func advanceUntilIdle(atMost limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
  let screen = Screen.main
  let end = screen.clock.now + limit
  guard advanceToLastCallback(atMost: limit, sourceLocation: sourceLocation) else { return }
  let running = Running(on: screen)
  guard running.isEndless else { return }
  if limit.isFinite { screen.advance(by: max(0, end - screen.clock.now)) }
  recordRunning(running, after: limit, sourceLocation)
}

/// Advances the clock of the main screen until no callback is scheduled, and returns whether this happened in time.
///
/// If not, the test fails with what still runs. An animation that repeats for ever has no callback.
@MainActor func advanceToLastCallback(atMost limit: TimeInterval = 10, sourceLocation: SourceLocation) -> Bool {
  let screen = Screen.main
  let end = screen.clock.now + limit
  screen.flush()
  while let next = screen.clock.nextTime {
    guard next <= end else {
      recordRunning(Running(on: screen), after: limit, sourceLocation)
      return false
    }
    screen.advance(by: max(0, next - screen.clock.now))
  }
  return true
}

@MainActor private func recordRunning(_ running: Running, after limit: TimeInterval, _ sourceLocation: SourceLocation) {
  let time = limit == .infinity ? " and never ends" : " after \(CGFloat(limit).shortDescription) seconds"
  Failure.record("Something still runs\(time). \(running) Stop it, or call advance(by:).", at: sourceLocation)
}

/// A description of what runs on a screen.
@MainActor struct Running: @preconcurrency CustomStringConvertible {
  private let screen: Screen
  private let animated: [(view: View, animations: [RunningAnimation])]

  init(on screen: Screen) {
    self.screen = screen
    let windows = AnimationCount.hasAny ? screen.visibleWindows : []
    animated = windows.flatMap(\.viewsInTests).map { ($0, $0.layer.animationsOfOwnLayers) }
      .filter { !$0.animations.isEmpty }
  }

  var isEndless: Bool { animated.contains { $0.animations.contains(where: \.isEndless) } }

  var description: String {
    var parts = animated.prefix(5).map { view, animations in
      let words = animations.contains(where: \.isEndless) ? "is animated for ever" : "is animated"
      return "\(view.nameInTests) \(words) (\(animations.map(\.name).sorted().joined(separator: ", ")))"
    }
    let count = screen.clock.scheduledCount
    if count > 0 || parts.isEmpty {
      let owners = screen.clock.scheduledOwners.prefix(5).map(\.nameInMessages).joined(separator: ", ")
      let callbacks = "\(count) callback\(count == 1 ? " is" : "s are") scheduled on the clock"
      parts.append(owners.isEmpty ? callbacks : "\(callbacks), among them \(owners)")
    }
    return parts.joined(separator: "; ") + "."
  }
}
