import Foundation
import HeadlessGeometry
import HeadlessViews

/// The insets, the sizes and the alignment that determine the offsets within the content.
struct ScrollArea: Equatable {
  var inset = EdgeInsets.zero
  var collapsedTop: CGFloat = 0
  var safeArea = EdgeInsets.zero
  var contentSize = CGSize.zero
  var size = CGSize.zero
  var alignment = CGPoint.zero
}

extension ScrollView {
  // MARK: Values

  final func setContentSize(_ size: CGSize) {
    guard accepts(size.isFinite, size.shortDescription, "contentSize") else { return }
    if size == storedContentSize { return }
    storedContentSize = size
    scrollAreaMayHaveChanged()
    notifyPropertyObservers()
  }

  final func setContentInset(_ inset: EdgeInsets) {
    guard accepts(inset.isFinite, "\(inset)", "contentInset") else { return }
    if inset == storedContentInset { return }
    storedContentInset = inset
    scrollAreaMayHaveChanged()
    notifyPropertyObservers()
  }

  final func setContentAlignment(_ point: CGPoint) {
    let cure = "Pass finite numbers."
    guard accepts(point.isFinite, point.shortDescription, "contentAlignmentPoint", cure: cure) else { return }
    storedAlignment = point
    scrollAreaMayHaveChanged()
  }

  // MARK: Insets

  /// The content inset with the insets that the adjustment behavior adds for the safe area, and the refresh control.
  final var currentInset: EdgeInsets {
    var inset = contentInset
    let safeArea = addedSafeArea
    for axis in LayoutAxis.both {
      inset[start: axis] += safeArea[start: axis]
      inset[end: axis] += safeArea[end: axis]
    }
    inset.top += refreshInset
    return inset
  }

  /// The insets that the adjustment behavior adds for the safe area.
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior: the scrollable axes are those along which the content
  /// > is longer than the view, or that always bounce; automatic adjusts the top and the bottom in a navigation
  /// > controller even if the content is not scrollable.
  private var addedSafeArea: EdgeInsets {
    let safeArea = safeAreaInsets
    var added = EdgeInsets.zero
    guard contentInsetAdjustmentBehavior != .never, safeArea != .zero, safeArea.isFinite else { return added }
    for axis in LayoutAxis.both where addsSafeArea(along: axis) {
      added[start: axis] = safeArea[start: axis]
      added[end: axis] = safeArea[end: axis]
    }
    return added
  }

  /// Returns whether the safe area is added to the content inset along an axis.
  /// > Reported: a scroll view that is switched off has no scrollable axes.
  private func addsSafeArea(along axis: LayoutAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where axis == .vertical && isInNavigation: return true
    case .automatic, .scrollableAxes:
      return isScrollEnabled && (contentSize[axis] > bounds.size[axis] || alwaysBounces(along: axis))
    }
  }

  final func alwaysBounces(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  // MARK: Ranges

  /// Returns the offsets within the content along an axis, optionally for another length of the content.
  ///
  /// Numbers that are not finite, which overrides may return, are treated as zero.
  /// > Documented: UIScrollView.contentAlignmentPoint: the position of content that is smaller than the view.
  final func range(along axis: LayoutAxis, contentLength: CGFloat? = nil) -> ClosedRange<CGFloat> {
    let length = contentLength ?? contentSize[axis]
    let adjusted = adjustedContentInset
    let inset = adjusted.isFinite ? adjusted : .zero
    let room = (length.isFinite ? length : 0) - bounds.size[axis] + inset[end: axis]
    let start = -inset[start: axis] - (axis == .vertical ? collapsedTop : 0)
    let lower = room < start && storedAlignment[axis] != 0 ? start + storedAlignment[axis] * (room - start) : start
    guard lower.isFinite, room.isFinite else { return 0...0 }
    return lower...max(lower, room)
  }

  /// Returns the offset within the content that is nearest to an offset.
  final func limit(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: range(along: .horizontal).limit(offset.x), y: range(along: .vertical).limit(offset.y))
  }

  // MARK: Changes

  final func sizeMayHaveChanged() {
    if bounds.size != adjustedArea.size { scrollAreaMayHaveChanged() }
  }

  /// Moves the offset into the content, and notifies of another adjusted inset.
  ///
  /// It has no effect while a drag or a motion moves the offset; ``applySkippedAdjustment()`` follows at the end.
  final func scrollAreaMayHaveChanged() {
    let old = adjustedArea
    var area = ScrollArea(
      inset: adjustedContentInset, collapsedTop: collapsedTop, safeArea: safeAreaInContentInset,
      contentSize: contentSize, size: bounds.size, alignment: storedAlignment)
    // The row replaces the inset for the control, so that an offset at the edge does not follow it.
    area.safeArea.top -= refreshRow
    if area == old { return }
    adjustedArea = area
    if isOffsetMoving {
      skippedArea = skippedArea ?? old
    } else if !isNotifyingOfZoom {
      adjustOffset(from: old, to: area)
    }
    if area.safeArea != old.safeArea { safeAreaForSubviewsDidChange() }
    if area.inset == old.inset { return }
    Self.nesting.call("adjustedContentInsetDidChange() of \(type(of: self))") { adjustedContentInsetDidChange() }
    callDelegate("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Moves the offset into the content if the content has changed during a drag or a motion.
  final func applySkippedAdjustment() {
    guard let old = skippedArea, !isOffsetMoving else { return }
    skippedArea = nil
    adjustOffset(from: old, to: adjustedArea)
  }

  /// Limits the offset to the content; at the start edge it follows the safe area.
  /// > Seen: on the simulator of iOS 18.2 a safe area of 62 points moves the offset from 0 to -62, and back without it.
  /// > Seen: a new content inset only limits the offset (ScrollViewContentOffsetSideEffectTests of
  /// > github.com/material-components/material-components-ios, asserted on UIKit for 62 heights and six pairs of
  /// > insets). Reported: the stack traces of github.com/CoderMJLee/MJRefresh/issues/1309 and others: new bounds adjust
  /// > the offset. Assumed: a new content size does, too.
  private func adjustOffset(from old: ScrollArea, to area: ScrollArea) {
    var offset = contentOffset
    for axis in LayoutAxis.both where offset[axis] == -old.inset[start: axis] {
      offset[axis] -= area.safeArea[start: axis] - old.safeArea[start: axis]
    }
    offset = limit(offset)
    if offset != contentOffset, offset.isFinite { contentOffset = offset }
  }

  final func applySolvedContentSize() {
    var size = contentSize
    for axis in LayoutAxis.both {
      if let length = solvedContentLength(along: axis) { size[axis] = length * storedZoomScale }
    }
    if size != contentSize { contentSize = size }
  }
}

// MARK: - The safe area of subviews

extension ScrollView: ContentInsetAdjusting {
  /// The insets of the ``adjustedContentInset`` for the safe area.
  /// > Assumed: subviews inherit only the safe area that the inset does not contain.
  package final var safeAreaInContentInset: EdgeInsets {
    let (adjusted, own) = (adjustedContentInset, contentInset)
    guard adjusted.isFinite, own.isFinite, safeAreaInsets != .zero else { return .zero }
    return EdgeInsets(
      top: max(adjusted.top - own.top - refreshInset, 0), left: max(adjusted.left - own.left, 0),
      bottom: max(adjusted.bottom - own.bottom, 0), right: max(adjusted.right - own.right, 0))
  }

  /// The distance by which the content has scrolled from where it begins below a bar of its full height, in points.
  package final var distanceFromTop: CGFloat { contentOffset.y + adjustedArea.inset.top + adjustedArea.collapsedTop }
}
