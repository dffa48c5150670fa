import Foundation

/// An animation that was added to a layer, until it is over.
package final class RunningAnimation {
  /// The key, or nil for none.
  package let key: String?
  /// The layer's copy of the animation, with its begin time and duration set.
  package let animation: LayerAnimation
  private(set) weak var layer: Layer?
  /// The observer of the end, besides the delegate.
  let listeners: [any AnimationListener]
  /// Whether touches pass by the view whose layer it is in.
  package let blocksTouches: Bool
  /// The clock that replaces the layer's time, of an animation that is driven from outside.
  let scrubber: AnimationScrubber?

  private weak var clock: VirtualClock?
  private var start: VirtualClock.Token?
  private var end: VirtualClock.Token?
  private var hasStarted = false
  package private(set) var isOver = false

  init(
    _ animation: LayerAnimation, key: String?, in layer: Layer, listeners: [any AnimationListener],
    blocksTouches: Bool, scrubber: AnimationScrubber?
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.listeners = listeners
    self.blocksTouches = blocksTouches
    self.scrubber = scrubber
  }

  /// Changes what a copy of the layer shows to what the animation makes of it now.
  func apply(to copy: Layer, at time: TimeInterval) {
    if let scrubber {
      animation.apply(to: copy, fraction: scrubber.progress, repeats: 0)
    } else {
      animation.apply(to: copy, at: time)
    }
  }

  /// Returns whether a change of the animated value requests a display of the layer.
  func isDisplayed(by layer: Layer) -> Bool {
    guard !isOver, let keyPath = (animation as? PropertyAnimation)?.keyPath else { return false }
    return type(of: layer).needsDisplay(forKey: keyPath)
  }

  /// Whether it moves now and has no end: it repeats for ever, in a layer that is not paused.
  package var isEndless: Bool {
    guard let layer, !isOver, scrubber == nil, animation.times.speed != 0, animation.times.end == .infinity else {
      return false
    }
    return layer.alarmTime(at: 0) < .infinity
  }

  package var name: String { key ?? (animation as? PropertyAnimation)?.keyPath ?? "\(type(of: animation))" }

  /// Schedules the beginning and the end by the layer's current time.
  @MainActor func schedule() {
    guard let layer, !isOver, scrubber == nil else { return }
    cancel()
    let clock = layer.clock
    self.clock = clock
    if !hasStarted {
      let begin = layer.alarmTime(at: animation.beginTime)
      if begin < .infinity { start = clock.schedule(after: begin - clock.now) { self.notifyStart() } }
    }
    // One that stays when it is over has ended all the same.
    let end = layer.alarmTime(at: animation.times.end)
    if end < .infinity { self.end = clock.schedule(after: end - clock.now) { self.reachEnd() } }
  }

  @MainActor private func cancel() {
    for token in [start, end].compactMap(\.self) { clock?.cancel(token) }
    (start, end) = (nil, nil)
  }

  @MainActor private func notifyStart() {
    if hasStarted || isOver { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  @MainActor private func reachEnd() {
    notifyStart()
    if let layer, isDisplayed(by: layer) { layer.setNeedsDisplay() }
    if animation.isRemovedOnCompletion { layer?.rare.animations.remove(self) }
    finish(layer != nil)
  }

  /// Notifies the delegate and the listeners of the end, once.
  @MainActor private func finish(_ finished: Bool) {
    if isOver { return }
    isOver = true
    cancel()
    animation.delegate?.animationDidStop(animation, finished: finished)
    for listener in listeners { listener.animationEnded(finished: finished) }
  }

  /// Ends the animation early; the delegate and the listeners are notified in the next turn.
  @MainActor func stop(on clock: VirtualClock) {
    if isOver { return }
    cancel()
    clock.schedule(after: 0) { self.finish(false) }
  }
}

/// An observer that waits for several animations to end.
@MainActor package protocol AnimationListener: AnyObject {
  /// Called when one of the animations is over, at its end or before.
  func animationEnded(finished: Bool)
}

/// The progress of animations that are scrubbed.
package protocol AnimationScrubber: AnyObject {
  /// The progress: 0 at the beginning, 1 at the end, beyond both where a spring overshoots.
  var progress: Double { get }
}
