import Foundation
import HeadlessGeometry
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
@preconcurrency @MainActor
public func advance(
  until condition: @autoclosure () -> Bool, atMost limit: TimeInterval = 5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let screen = Screen.main
  let end = screen.clock.now + limit
  screen.flush()
  while !condition() {
    guard screen.clock.now < end else {
      return Failure(
        message: "The condition does not hold after \(CGFloat(limit).shortDescription) seconds. \(Running(on: screen))"
      ).record(at: sourceLocation)
    }
    let frame = screen.clock.now + 1.0 / 60
    let next = min(screen.clock.nextTime ?? frame, frame, end)
    screen.advance(by: max(0, next - screen.clock.now))
  }
}

/// Advances the clock of the main screen until no callback is scheduled: animations, timers, transitions have ended.
///
/// The test fails if callbacks are still scheduled after a time, such as those of a display link; the failure lists what
/// runs. An animation that repeats for ever is not waited for.
///
/// - Parameters:
///   - limit: The largest time to advance by, in seconds.
///   - sourceLocation: The line of the failure.
@preconcurrency @MainActor
public func advanceUntilIdle(atMost limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
  let screen = Screen.main
  let end = screen.clock.now + limit
  screen.flush()
  while let next = screen.clock.nextTime {
    guard next <= end else {
      return Failure(
        message: "Something still runs after \(CGFloat(limit).shortDescription) seconds. \(Running(on: screen)) "
          + "Stop it, or call advance(by:)."
      ).record(at: sourceLocation)
    }
    screen.advance(by: max(0, next - screen.clock.now))
  }
}

/// A description of what runs on a screen.
@MainActor
struct Running: @preconcurrency CustomStringConvertible {
  private let screen: Screen

  init(on screen: Screen) { self.screen = screen }

  var description: String {
    let animated = screen.visibleWindows.flatMap(\.viewsInTests).compactMap { view -> String? in
      let keys = view.layer.animationKeys() ?? []
      return keys.isEmpty ? nil : "\(view.nameInTests) is animated (\(keys.sorted().joined(separator: ", ")))"
    }
    let count = screen.clock.scheduledCount
    let owners = screen.clock.scheduledOwners.prefix(5).map(\.nameInMessages).joined(separator: ", ")
    let callbacks = "\(count) callback\(count == 1 ? " is" : "s are") scheduled on the clock"
    return (animated.prefix(5) + [owners.isEmpty ? callbacks : "\(callbacks), among them \(owners)"])
      .joined(separator: "; ") + "."
  }
}
