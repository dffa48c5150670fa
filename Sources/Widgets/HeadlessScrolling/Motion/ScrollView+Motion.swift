import Foundation
import HeadlessAnimation
import HeadlessLayers
import HeadlessViews

extension ScrollView {
  /// A motion of the content without a touch.
  enum Motion {
    case deceleration, scrolling, scrollingToTop, zooming, zoomBounce

    var isScrolling: Bool { self == .scrolling || self == .scrollingToTop }
    var isZooming: Bool { self == .zooming || self == .zoomBounce }
  }

  /// The duration of animations, in seconds.
  /// > Seen: fact q20.
  private static let animationDuration = 0.3

  /// The fraction of a second by which the last frame may be before the end.
  private static let leeway = 1e-6

  /// Returns the fraction of the distance that an animation has moved the content, for a fraction of its duration.
  /// > Seen: fact q20: half a wave of a cosine.
  private static func animationProgress(at fraction: CGFloat) -> CGFloat { (1 - cos(.pi * fraction)) / 2 }

  final var clock: VirtualClock { window?.screen.clock ?? Screen.main.clock }

  /// Whether a drag or a motion determines the offset, so that new insets and a new size of the content do not move it.
  final var isOffsetMoving: Bool {
    if drag != nil || zoom != nil { return true }
    return motion.map { !$0.isZooming } ?? false
  }

  /// Starts a motion, which replaces the current one.
  ///
  /// After each frame, and at the end, the window lays out the views that need it.
  /// > Reported: Apple's StreetScroller and PhotoScroller tile and recenter content in `layoutSubviews()` each frame.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - frame: Moves the content for some seconds since the beginning; returns whether the motion continues.
  final func run(_ motion: Motion, frame: @escaping (ScrollView, TimeInterval) -> Bool) {
    stopMotion()
    self.motion = motion
    // The offset of a deceleration depends on the time since the finger has lifted: fact q23.
    frames.run(on: clock, isOnScreenFrames: motion == .deceleration) { [weak self] seconds in
      guard let self else { return false }
      let known = frames.changes
      let continues = frame(self, seconds)
      // A callback may have stopped the motion, or started another one.
      if !continues, frames.changes == known { stopMotion(adjustingOffset: true) }
      window?.layoutIfNeeded()
      return continues
    }
  }

  /// Animates the offset, unless it is at the end already.
  final func animateOffset(_ motion: Motion, from start: CGPoint, to end: CGPoint) {
    if start == end { return }
    run(motion) { view, seconds in
      let isLast = seconds >= Self.animationDuration - Self.leeway
      let progress = isLast ? 1 : Self.animationProgress(at: seconds / Self.animationDuration)
      view.contentOffset = CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
      return !isLast
    }
  }

  /// Makes changes at once that the layers animate; the motion ends with their animations.
  /// > Reported: for a zoom the scale, the size of the content and the offset have their new values at once, with one
  /// > call of scrollViewDidScroll and of scrollViewDidZoom; Core Animation animates the layers.
  final func animateLayers(_ motion: Motion, changes: @escaping (ScrollView) -> Void) {
    run(motion) { _, seconds in seconds < Self.animationDuration - Self.leeway }
    View.animate(withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction) { [weak self] in
      if let self { changes(self) }
    }
  }

  /// Stops the current motion at its current offset, and notifies the delegate; returns whether one was running.
  ///
  /// At the end of a motion, the offset is moved into the content if the content has changed since.
  /// > Assumed: a motion that is stopped notifies as one that has ended.
  @discardableResult final func stopMotion(adjustingOffset: Bool = false) -> Bool {
    guard let stopped = motion else { return false }
    frames.stop()
    let wasAnnounced = deceleration?.isAnnounced ?? true
    (motion, deceleration) = (nil, nil)
    if adjustingOffset { applySkippedAdjustment() }
    switch stopped {
    case .deceleration: if wasAnnounced { delegate?.scrollViewDidEndDecelerating(self) }
    case .scrolling:
      callDelegate("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
    case .scrollingToTop: callDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
    case .zooming, .zoomBounce: notifyOfEndOfZoom()
    }
    return true
  }
}
