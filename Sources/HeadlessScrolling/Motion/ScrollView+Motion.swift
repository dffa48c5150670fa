import Foundation
import HeadlessLayers
import HeadlessViews

extension ScrollView {
  /// A motion of the content without a finger.
  enum Motion {
    case deceleration, scrolling, scrollingToTop, zooming, zoomBounce

    var isScrolling: Bool { self == .scrolling || self == .scrollingToTop }
    var isZooming: Bool { self == .zooming || self == .zoomBounce }
  }

  /// The duration of animations, in seconds.
  ///
  /// > Assumed.
  private static let animationDuration = 0.3

  /// The curve of animations.
  ///
  /// > Assumed.
  private static let animationCurve = MediaTimingFunction(name: .easeInEaseOut).curve

  /// The clock of the view's screen.
  final var clock: VirtualClock { window?.screen.clock ?? Screen.main.clock }

  /// Begins a motion in place of the one that is running.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - seconds: Its duration.
  ///   - step: Shows the content after some seconds.
  ///   - last: Shows the content at the end.
  final func begin(
    _ motion: Motion, for seconds: TimeInterval, step: @escaping (ScrollView, TimeInterval) -> Void,
    last: @escaping (ScrollView) -> Void
  ) {
    stopMotion()
    self.motion = motion
    finish = last
    frames.run(on: clock, for: seconds) { [weak self] seconds in
      if let self { step(self, seconds) }
    } end: { [weak self] in
      guard let self else { return }
      last(self)
      // A callback may have begun another motion.
      if self.motion == motion, !frames.isRunning { endMotion() }
    }
  }

  /// Begins a motion of the standard duration; `step` gets the progress from 0 to 1.
  final func animate(_ motion: Motion, step: @escaping (ScrollView, CGFloat) -> Void) {
    begin(motion, for: Self.animationDuration) { view, seconds in
      step(view, CGFloat(Self.animationCurve.progress(at: seconds / Self.animationDuration)))
    } last: { view in
      step(view, 1)
    }
  }

  /// Ends the motion that is running where it is, and notifies the delegate.
  ///
  /// A scale that returns to its limit is there at once.
  ///
  /// > Assumed: a motion that is stopped notifies as one that has come to its end.
  ///
  /// - Returns: Whether one was running.
  @discardableResult
  final func stopMotion() -> Bool {
    guard let stopped = motion else { return false }
    let finish = finish
    (motion, self.finish) = (nil, nil)
    frames.stop()
    if stopped == .zoomBounce { finish?(self) }
    notify(ofEndOf: stopped)
    return true
  }

  private func endMotion() {
    guard let ended = motion else { return }
    (motion, finish) = (nil, nil)
    notify(ofEndOf: ended)
  }

  private func notify(ofEndOf motion: Motion) {
    switch motion {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .scrolling: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollingToTop: delegate?.scrollViewDidScrollToTop(self)
    case .zooming, .zoomBounce: notifyOfEndOfZoom()
    }
  }
}
