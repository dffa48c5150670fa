import Foundation
import HeadlessViews

extension ScrollView {
  /// A drag of a finger, in the coordinates of the view.
  struct Drag {
    /// The offset that the drag requests: without resistance beyond the edges, and not rounded.
    var offset: CGPoint
    /// The translation of the pan that the offset contains.
    var translation: CGPoint
    /// The offset at the beginning, from which pages are counted.
    var origin: CGPoint
    /// The only axis of the drag; nil for both.
    let lock: LayoutAxis?
    /// Whether the drag may still begin a refresh.
    var mayRefresh = true
  }

  // MARK: Axes

  final func canScroll(along axis: LayoutAxis) -> Bool {
    let range = range(along: axis)
    return range.upperBound > range.lowerBound || bounces && alwaysBounces(along: axis)
  }

  private func bounces(along axis: LayoutAxis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  /// Returns the axes along which a movement of a finger, in the coordinates of the view, scrolls.
  /// > Assumed: none if the larger component of the movement is along an axis that only a scroll view around this one
  /// > scrolls, as small steps of the finger begin that one's pan first.
  final func axes(scrolledBy movement: CGPoint) -> [LayoutAxis] {
    let axes = LayoutAxis.both.filter { canScroll(along: $0) && !transfersScrolling(along: $0, by: movement[$0]) }
    let main: LayoutAxis = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    return axes.contains(main) || scrollViewAround(scrolling: main) == nil ? axes : []
  }

  /// Returns whether a scroll view around this one scrolls by a movement of a finger, as this one is at that edge.
  private func transfersScrolling(along axis: LayoutAxis, by movement: CGFloat) -> Bool {
    let transfers = axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, movement != 0 else { return false }
    let range = range(along: axis)
    let isAtEdge =
      movement > 0 ? contentOffset[axis] <= range.lowerBound : contentOffset[axis] >= range.upperBound
    return isAtEdge && scrollViewAround(scrolling: axis) != nil
  }

  private func scrollViewAround(scrolling axis: LayoutAxis) -> ScrollView? {
    sequence(first: self as View) { $0.superview }.dropFirst().lazy.compactMap { $0 as? ScrollView }
      .first { $0.isScrollEnabled && $0.canScroll(along: axis) }
  }

  // MARK: Beginning

  /// Whether the pan begins: where the views that have received its touches may lose them.
  final var mayBeginDragging: Bool {
    isScrollEnabled
      && contentTouches.receivers.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  final func panDidChange() {
    switch pan.state {
    case .began:
      beginDragging()
      followFinger()
    case .changed: followFinger()
    case .ended:
      followFinger()
      endDragging(velocity: pan.velocity(in: self))
    case .cancelled, .failed, .possible: endDragging(velocity: .zero)
    }
  }

  private func beginDragging() {
    stopMotion()
    stepOffset = contentOffset
    drag = Drag(
      offset: CGPoint(
        x: withoutResistance(contentOffset.x, along: .horizontal),
        y: withoutResistance(contentOffset.y, along: .vertical)),
      translation: pan.translationBeforeBeginning, origin: contentOffset,
      lock: lockedAxis(of: pan.translation(in: self)))
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the axis that a drag is locked to; nil if the translation is diagonal.
  /// > Assumed: see ``ScrollView/isDirectionalLockEnabled``.
  private func lockedAxis(of translation: CGPoint) -> LayoutAxis? {
    guard isDirectionalLockEnabled else { return nil }
    if abs(translation.x) >= 2 * abs(translation.y) { return .horizontal }
    return abs(translation.y) >= 2 * abs(translation.x) ? .vertical : nil
  }

  // MARK: Moving

  private func followFinger() {
    guard drag != nil else { return }
    let translation = pan.translation(in: self)
    continueDragFromOffset()
    var offset = contentOffset
    for axis in LayoutAxis.both {
      let movement = translation[axis] - (drag?.translation[axis] ?? 0)
      drag?.translation[axis] = translation[axis]
      guard zoom == nil, let drag, moves(along: axis, in: drag) else { continue }
      let wanted = drag.offset[axis] - movement
      self.drag?.offset[axis] = wanted
      offset[axis] = withResistance(wanted, along: axis)
    }
    if zoom == nil, offset.isFinite { step(to: offset) }
    refreshIfPulled()
  }

  /// Continues the drag from an offset that code has set since its last step.
  /// > Reported: Apple's StreetScroller, and every endless scroll view, moves the content while a finger drags it.
  private func continueDragFromOffset() {
    for axis in LayoutAxis.both {
      let distance = contentOffset[axis] - stepOffset[axis]
      guard distance != 0, let drag else { continue }
      let offset = withResistance(drag.offset[axis], along: axis) + distance
      self.drag?.offset[axis] = withoutResistance(offset, along: axis)
      self.drag?.origin[axis] += distance
    }
    stepOffset = contentOffset
  }

  private func moves(along axis: LayoutAxis, in drag: Drag) -> Bool {
    canScroll(along: axis) && (drag.lock == nil || drag.lock == axis)
  }

  /// Returns the offset of content that resists beyond its edges.
  private func withResistance(_ offset: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let inside = range(along: axis).limit(offset)
    if offset == inside || !bounces(along: axis) { return inside }
    let distance = RubberBand(length: bounds.size[axis]).stretch(by: abs(offset - inside))
    return offset < inside ? inside - distance : inside + distance
  }

  /// Returns the offset that the content would have without resistance.
  private func withoutResistance(_ offset: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let inside = range(along: axis).limit(offset)
    let distance = RubberBand(length: bounds.size[axis]).fingerDistance(stretching: abs(offset - inside))
    return offset < inside ? inside - distance : inside + distance
  }

  // MARK: Ending

  /// Ends the drag; the content continues with the velocity of the finger, in points per second.
  /// > Reported: in `scrollViewDidEndDragging` the view still tracks, does not drag, and decelerates if it will
  /// > (jianshu.com/p/b86a59cd50e7; stackoverflow.com/questions/993280).
  private func endDragging(velocity: CGPoint) {
    guard drag != nil else { return }
    continueDragFromOffset()
    updateRefreshInset(isEndOfDrag: true)
    guard let drag else { return }
    let velocity = CGPoint(
      x: moves(along: .horizontal, in: drag) ? -velocity.x / 1000 : 0,
      y: moves(along: .vertical, in: drag) ? -velocity.y / 1000 : 0)
    let axes = decelerations(velocity, of: drag)
    self.drag = nil
    let decelerates = motion == nil && axes.contains { $0.end > 0 }
    if decelerates { runDeceleration(axes) } else { applySkippedAdjustment() }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    isTouched = false
    announceDeceleration()
  }

  /// Asks the delegate for the target, and returns the motions to it.
  /// > Reported: while paging is enabled it is called with the offset of the page, and UIKit logs "Stop offset can not
  /// > be modified for paging scroll views" for another one. According to the reference it is not called then.
  private func decelerations(_ velocity: CGPoint, of drag: Drag) -> [AxisDeceleration] {
    let releases = releases(velocity)
    var target = CGPoint(x: releases[0].target, y: releases[1].target)
    if isPagingEnabled {
      for (axis, release) in zip(LayoutAxis.both, releases) where moves(along: axis, in: drag) {
        target[axis] = page(of: release, from: drag.origin[axis], length: bounds.size[axis])
      }
    }
    let chosen = chosenTarget(target, velocity)
    // The delegate may have moved the content, or changed it.
    let distance = CGPoint(x: contentOffset.x - stepOffset.x, y: contentOffset.y - stepOffset.y)
    stepOffset = contentOffset
    return zip(LayoutAxis.both, self.releases(velocity)).map { axis, release in
      if isPagingEnabled { return AxisDeceleration(release, to: target[axis] + distance[axis]) }
      return AxisDeceleration(release, to: chosen[axis] == target[axis] ? nil : chosen[axis])
    }
  }

  private func releases(_ velocity: CGPoint) -> [AxisRelease] {
    LayoutAxis.both.map { axis in
      AxisRelease(
        offset: contentOffset[axis], velocity: velocity[axis], rate: isPagingEnabled ? .fast : decelerationRate,
        range: range(along: axis), bounces: bounces(along: axis), grid: pixelGrid)
    }
  }

  /// Asks the delegate for the offset at which the content stops.
  private func chosenTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var chosen = target
    let wasPaging = isPagingEnabled
    withUnsafeMutablePointer(to: &chosen) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    let member = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    if !chosen.isFinite {
      refuse(
        member, value: chosen.shortDescription, because: "is not finite",
        consequence: "using the proposed offset", cure: "Pass finite numbers of points.")
      return target
    }
    if wasPaging, chosen != target {
      report(
        member,
        "Stop offset can not be modified for paging scroll views; got \(chosen.shortDescription), using \(target.shortDescription).",
        cure: "Set isPagingEnabled to false, or leave the target as it is.")
    }
    return chosen
  }

  /// The velocity of a finger that turns a page, in points per millisecond.
  /// > Assumed.
  private static let turningSpeed: CGFloat = 0.2

  /// Returns the offset of the page that a drag ends at: the next one in a fast drag's direction, else the nearest one.
  /// > Documented: a page is as large as the bounds. Assumed: a drag turns at most one page; it rests as at the fast
  /// > rate.
  private func page(of release: AxisRelease, from origin: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return release.target }
    let position = release.offset / length
    let first = (origin / length).rounded()
    var page = position.rounded()
    if release.velocity > Self.turningSpeed { page = position.rounded(.down) + 1 }
    if release.velocity < -Self.turningSpeed { page = position.rounded(.up) - 1 }
    return release.range.limit(min(max(page, first - 1), first + 1) * length)
  }

  // MARK: Decelerating

  private func runDeceleration(_ axes: [AxisDeceleration]) {
    run(.deceleration) { view, seconds in view.decelerate(until: CGFloat(seconds * 1000)) }
    deceleration = Deceleration(axes: axes)
  }

  private func announceDeceleration() {
    guard deceleration?.isAnnounced == false else { return }
    deceleration?.isAnnounced = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Shows the content at a time of the deceleration, in milliseconds; returns whether it continues.
  ///
  /// The velocity stays if code has moved the content since the last frame, or changed it.
  /// > Reported: rdar 16724593: setting an offset does not stop the deceleration, `setContentOffset(_:animated:)` does.
  private func decelerate(until time: CGFloat) -> Bool {
    guard var next = deceleration else { return false }
    for (index, axis) in LayoutAxis.both.enumerated() {
      let distance = contentOffset[axis] - stepOffset[axis]
      next.axes[index].adapt(movedBy: distance, in: range(along: axis), at: next.time)
    }
    next.time = time
    let offset = next.offset
    deceleration = next
    step(to: offset)
    return next.continues
  }

  /// Starts the return of content that a finger has stopped beyond an edge.
  private func returnToContent() {
    stepOffset = contentOffset
    let axes = releases(.zero).map { AxisDeceleration($0, to: nil) }
    guard axes.contains(where: { $0.end > 0 }) else { return applySkippedAdjustment() }
    runDeceleration(axes)
    announceDeceleration()
  }

  // MARK: Fingers

  final func fingersDidLift() {
    isTouched = false
    let wasStopped = isStoppedByTouch
    isStoppedByTouch = false
    if wasStopped, drag == nil, motion == nil, zoom == nil { returnToContent() }
  }
}
