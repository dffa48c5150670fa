import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

extension ScrollView {
  /// A drag of a finger, in the coordinates of the view.
  struct Drag {
    /// The offset at the beginning, as far as the finger would have had to move without resistance.
    var start: CGPoint
    /// The offset at the beginning.
    let origin: CGPoint
    /// The translation of the pan at which the content begins to move.
    var base: CGPoint
    /// The only axis of the drag; nil for both.
    let lock: LayoutAxis?
  }

  // MARK: Beginning

  /// Whether content can be moved along an axis by a finger.
  final func canScroll(along axis: LayoutAxis) -> Bool {
    let range = range(along: axis)
    return range.upperBound > range.lowerBound || bounces && alwaysBounces(along: axis)
  }

  private func bounces(along axis: LayoutAxis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  /// Whether the pan begins: along an axis that scrolls, and where the views that have received its touches may lose them.
  ///
  /// > Assumed: the longer way decides on the axis, so that a scroll view along the other one around this one scrolls.
  final var mayBeginDragging: Bool {
    let way = pan.translation(in: self)
    let axes = Self.axes.filter { abs(way[$0]) >= max(abs(way.x), abs(way.y)) }
    guard isScrollEnabled, axes.contains(where: canScroll) else {
      contentTouches.passTouches()
      return false
    }
    return contentTouches.receivers.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  final func panDidChange() {
    switch pan.state {
    case .began:
      beginDragging()
      followFinger()
    case .changed: followFinger()
    case .ended:
      followFinger()
      endDragging(velocity: pan.velocityAtLift)
    case .cancelled, .failed, .possible: endDragging(velocity: .zero)
    }
  }

  private func beginDragging() {
    stopMotion()
    let translation = pan.translation(in: self)
    drag = Drag(
      start: unlimitedOffset, origin: contentOffset, base: pan.wayToBeginning, lock: lockedAxis(of: translation))
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// > Assumed: see ``ScrollView/isDirectionalLockEnabled``.
  private func lockedAxis(of way: CGPoint) -> LayoutAxis? {
    guard isDirectionalLockEnabled else { return nil }
    if abs(way.x) >= 2 * abs(way.y) { return .horizontal }
    return abs(way.y) >= 2 * abs(way.x) ? .vertical : nil
  }

  /// The offset without the resistance beyond the edges.
  private var unlimitedOffset: CGPoint {
    var offset = contentOffset
    for axis in Self.axes {
      let inside = range(along: axis).limit(offset[axis])
      let way = RubberBand(length: bounds.size[axis]).way(stretching: abs(offset[axis] - inside))
      offset[axis] = offset[axis] < inside ? inside - way : inside + way
    }
    return offset
  }

  // MARK: Moving

  private func followFinger() {
    guard let drag, zoom == nil else { return }
    let translation = pan.translation(in: self)
    var offset = contentOffset
    for axis in Self.axes where moves(along: axis, in: drag) {
      offset[axis] = resisted(drag.start[axis] - translation[axis] + drag.base[axis], along: axis)
    }
    if offset.isFinite { contentOffset = offset }
  }

  private func moves(along axis: LayoutAxis, in drag: Drag) -> Bool {
    canScroll(along: axis) && (drag.lock == nil || drag.lock == axis)
  }

  /// Returns the offset for one without resistance.
  private func resisted(_ offset: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let inside = range(along: axis).limit(offset)
    if offset == inside || !bounces(along: axis) { return inside }
    let way = RubberBand(length: bounds.size[axis]).stretch(by: abs(offset - inside))
    return offset < inside ? inside - way : inside + way
  }

  /// Lets the content follow the finger from where both are now.
  final func restartDrag() {
    drag?.start = unlimitedOffset
    drag?.base = pan.translation(in: self)
  }

  // MARK: Ending

  /// Lets the content go on with the velocity of the finger, in points a second.
  private func endDragging(velocity: CGPoint) {
    guard let drag else { return }
    let velocity = CGPoint(
      x: moves(along: .horizontal, in: drag) ? -velocity.x / 1000 : 0,
      y: moves(along: .vertical, in: drag) ? -velocity.y / 1000 : 0)
    let offset = contentOffset
    let releases = releases(velocity, from: drag)
    var target = CGPoint(x: releases[0].target, y: releases[1].target)
    if isPagingEnabled {
      for (axis, release) in zip(Self.axes, releases) where moves(along: axis, in: drag) {
        target[axis] = page(of: release, from: drag.origin[axis], length: bounds.size[axis])
      }
    } else {
      target = chosenTarget(target, velocity)
    }
    let motions = zip(releases, [target.x, target.y]).map { $0.motion(to: $0.range.limit($1)) }
    let decelerates = motion == nil && motions.contains { $0.duration > 0 }
    self.drag = nil
    isTouched = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // The delegate may have moved the content meanwhile.
    if decelerates, motion == nil, self.drag == nil, contentOffset == offset { decelerate(motions) }
  }

  private func releases(_ velocity: CGPoint, from drag: Drag?) -> [AxisRelease] {
    Self.axes.map { axis in
      AxisRelease(
        offset: contentOffset[axis], velocity: velocity[axis], rate: isPagingEnabled ? .fast : decelerationRate,
        range: range(along: axis), bounces: bounces(along: axis), grid: pixelGrid)
    }
  }

  /// Asks the delegate for the offset at which the content comes to rest.
  private func chosenTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var chosen = target
    withUnsafeMutablePointer(to: &chosen) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    if chosen.isFinite { return chosen }
    refuse(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", value: chosen.shortDescription,
      because: "is not finite", cure: "Give finite numbers of points.")
    return target
  }

  /// The velocity of a finger that turns a page, in points a millisecond.
  ///
  /// > Assumed.
  private static let turningSpeed: CGFloat = 0.2

  /// Returns the offset of the page that a drag ends at: the next one in the direction of a fast finger, else the nearest one.
  ///
  /// > Documented: a page is as large as the bounds. Assumed: a drag turns one page at most; content comes to rest as at the fast
  /// > rate.
  private func page(of release: AxisRelease, from origin: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return release.target }
    let place = release.offset / length
    let first = (origin / length).rounded()
    var page = place.rounded()
    if release.velocity > Self.turningSpeed { page = place.rounded(.down) + 1 }
    if release.velocity < -Self.turningSpeed { page = place.rounded(.up) - 1 }
    return release.range.limit(min(max(page, first - 1), first + 1) * length)
  }

  // MARK: Without a finger

  private func decelerate(_ motions: [AxisMotion]) {
    let duration = (motions.map(\.duration).max() ?? 0) / 1000
    begin(.deceleration, for: duration) { view, seconds in
      let time = CGFloat(seconds * 1000)
      view.contentOffset = CGPoint(x: motions[0].offset(after: time), y: motions[1].offset(after: time))
    } last: { view in
      view.contentOffset = CGPoint(x: motions[0].end, y: motions[1].end)
    }
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Lets content that a finger has stopped beyond an edge return.
  private func returnToContent() {
    let motions = releases(.zero, from: nil).map { $0.motion(to: $0.target) }
    if motions.contains(where: { $0.duration > 0 }) { decelerate(motions) }
  }

  // MARK: Fingers

  final func fingersDidLand() { isTouched = true }

  final func fingersDidLeave() {
    isTouched = false
    let wasStopped = isStoppedByTouch
    isStoppedByTouch = false
    if wasStopped, drag == nil, motion == nil, zoom == nil { returnToContent() }
  }
}
