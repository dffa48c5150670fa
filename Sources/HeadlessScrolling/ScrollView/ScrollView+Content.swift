import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

/// The insets and the sizes that the offset was last adjusted to.
struct ScrollArea: Equatable {
  var inset = EdgeInsets.zero
  var contentSize = CGSize.zero
  var size = CGSize.zero
}

extension ScrollView {
  static let axes: [LayoutAxis] = [.horizontal, .vertical]

  final func prepare() {
    clipsToBounds = true
    noteScrollingContent()
    contentTouches.scrollView = self
    pan.scrollView = self
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    // An app's subclass may be the delegate; UIKit's own conformance is not public either.
    pan.delegate = self as? any GestureRecognizerDelegate
    addGestureRecognizer(contentTouches)
    addGestureRecognizer(pan)
    adjustedArea.size = bounds.size
  }

  // MARK: Values

  final func setContentSize(_ size: CGSize) {
    guard size.isFinite else {
      return refuse(
        "contentSize", value: size.shortDescription, because: "is not finite", cure: "Give finite numbers of points.")
    }
    if size == storedContentSize { return }
    storedContentSize = size
    scrollAreaMayHaveChanged()
  }

  final func setContentInset(_ inset: EdgeInsets) {
    guard inset.isFinite else {
      return refuse("contentInset", value: "\(inset)", because: "is not finite", cure: "Give finite numbers of points.")
    }
    if inset == storedContentInset { return }
    storedContentInset = inset
    scrollAreaMayHaveChanged()
  }

  /// The content inset with the part of the safe area that the adjustment behavior adds.
  ///
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior: the scrollable axes are those along which the content is longer
  /// > than the view, or that always bounce.
  final var currentInset: EdgeInsets {
    let safeArea = safeAreaInsets
    var inset = contentInset
    guard contentInsetAdjustmentBehavior != .never, safeArea != .zero, safeArea.isFinite else { return inset }
    for axis in Self.axes where contentInsetAdjustmentBehavior == .always || adjustsInset(along: axis) {
      inset[start: axis] += safeArea[start: axis]
      inset[end: axis] += safeArea[end: axis]
    }
    return inset
  }

  private func adjustsInset(along axis: LayoutAxis) -> Bool {
    contentSize[axis] > bounds.size[axis] || alwaysBounces(along: axis)
  }

  final func alwaysBounces(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// The offsets within the content along an axis.
  final func range(along axis: LayoutAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let lower = inset.isFinite ? -inset[start: axis] : 0
    let upper = contentSize[axis] - bounds.size[axis] + (inset.isFinite ? inset[end: axis] : 0)
    return lower...max(lower, upper)
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
  /// An offset at the leading edge stays there. A finger or a motion keeps its offset.
  ///
  /// > Seen: on the simulator of iOS 18.2 a safe area of 62 points moves the offset from 0 to -62, and back without it.
  /// > Reported: the stack traces of github.com/CoderMJLee/MJRefresh/issues/1309 and others: new insets and new bounds adjust the
  /// > offset. Assumed: a new content size does, too.
  final func scrollAreaMayHaveChanged() {
    let old = adjustedArea
    let area = ScrollArea(inset: adjustedContentInset, contentSize: contentSize, size: bounds.size)
    if area == old { return }
    adjustedArea = area
    if !isDragging, motion == nil, zoom == nil, !isNotifyingOfZoom {
      var offset = limit(contentOffset)
      for axis in Self.axes where contentOffset[axis] == -old.inset[start: axis] {
        offset[axis] = -area.inset[start: axis]
      }
      if offset != contentOffset, offset.isFinite { contentOffset = offset }
    }
    if area.inset == old.inset { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Sets the content size that constraints determine.
  final func applySolvedContentSize() {
    var size = contentSize
    for axis in Self.axes {
      if let length = solvedContentLength(along: axis) { size[axis] = length * storedZoomScale }
    }
    if size != contentSize { contentSize = size }
  }

  // MARK: Offsets

  final func setOffset(_ offset: CGPoint) {
    guard isUsable(offset, "contentOffset") else { return }
    let grid = pixelGrid
    let rounded = CGPoint(x: grid.halfUp(offset.x), y: grid.halfUp(offset.y))
    let old = bounds.origin
    if rounded == old { return }
    bounds = CGRect(origin: rounded, size: bounds.size)
    if bounds.origin != old { notifyOfScrolling() }
  }

  /// Whether an offset is finite; one that is not is reported.
  private func isUsable(_ offset: CGPoint, _ member: String) -> Bool {
    if offset.isFinite { return true }
    refuse(
      member, value: offset.shortDescription,
      because: "is not finite (UIKit: \"CALayer bounds contains NaN\")", cure: "Give finite numbers of points.")
    return false
  }

  /// The number of notifications of a new offset that may run within one another.
  ///
  /// > Assumed: far more than a delegate that moves the offset to a limit needs.
  private static let notificationLimit = 100

  private func notifyOfScrolling() {
    if notifications >= Self.notificationLimit {
      return IssueReporting.report(
        IssueReport(
          place: "\(type(of: self)).contentOffset",
          problem:
            "\(Self.notificationLimit) calls of scrollViewDidScroll(_:) have changed the offset within one another; the delegate was not notified again.",
          cure: "Change the offset in scrollViewDidScroll(_:) only if it is not the wanted one."))
    }
    notifications += 1
    defer { notifications -= 1 }
    delegate?.scrollViewDidScroll(self)
  }

  final func move(to offset: CGPoint, animated: Bool, member: String) {
    guard isUsable(offset, member) else { return }
    stopMotion()
    if !animated { return contentOffset = offset }
    animate(.scrolling, from: contentOffset, to: offset)
  }

  /// Begins an animation of the offset, unless it is there already.
  final func animate(_ motion: Motion, from start: CGPoint, to end: CGPoint) {
    if start == end { return }
    animate(motion) { view, progress in
      view.contentOffset = CGPoint(
        x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }
  }

  /// > Documented: UIScrollView.scrollRectToVisible(_:animated:): an area that shows already does nothing. Assumed: of a
  /// > rectangle that is larger than the view, the leading edge shows.
  final func show(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, !rect.isNull else {
      return refuse(
        "scrollRectToVisible(_:animated:)", value: rect.shortDescription, because: "is not finite",
        cure: "Give finite numbers of points.")
    }
    var offset = contentOffset
    let inset = adjustedContentInset
    for axis in Self.axes {
      let (start, end) = (rect.standardized.origin[axis], rect.standardized.origin[axis] + rect.standardized.size[axis])
      let shownStart = offset[axis] + inset[start: axis]
      let shownEnd = offset[axis] + bounds.size[axis] - inset[end: axis]
      if start < shownStart || end - start > shownEnd - shownStart {
        offset[axis] += start - shownStart
      } else if end > shownEnd {
        offset[axis] += end - shownEnd
      }
    }
    offset = limit(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}

// MARK: - Parts by axis

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension EdgeInsets {
  /// The inset at the top or at the left.
  subscript(start axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? left : top }
    set { if axis == .horizontal { left = newValue } else { top = newValue } }
  }

  /// The inset at the bottom or at the right.
  subscript(end axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? right : bottom }
    set { if axis == .horizontal { right = newValue } else { bottom = newValue } }
  }
}
