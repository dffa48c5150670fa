import Foundation
import HeadlessReporting
import HeadlessViews

extension ScrollView {
  final func setUp() {
    clipsToBounds = true
    relateEdgesToContent()
    contentTouches.scrollView = self
    contentTouches.delaysTouchesBegan = true
    contentTouches.delaysTouchesEnded = false
    pan.scrollView = self
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    // An app's subclass may be the delegate; UIKit's own conformance is not public either.
    pan.delegate = self as? any GestureRecognizerDelegate
    addGestureRecognizer(contentTouches)
    addGestureRecognizer(pan)
    adjustedArea.size = bounds.size
  }

  /// Sets the offset as a step of a drag or a deceleration, which does not restart from another offset then.
  final func step(to offset: CGPoint) {
    isStepping = true
    contentOffset = offset
    isStepping = false
  }

  final func setOffset(_ offset: CGPoint) {
    let isStep = isStepping
    // The offset that a callback sets is not a step of the motion.
    isStepping = false
    guard isUsable(offset, "contentOffset") else { return }
    let grid = pixelGrid
    let rounded = CGPoint(x: grid.halfUp(offset.x), y: grid.halfUp(offset.y))
    if isStep { stepOffset = rounded }
    let old = bounds.origin
    if rounded == old { return }
    bounds = CGRect(origin: rounded, size: bounds.size)
    if bounds.origin == old { return }
    scrollObserver?()
    callDelegate("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  private func isUsable(_ offset: CGPoint, _ member: String) -> Bool {
    if offset.isFinite { return true }
    refuse(
      member, value: offset.shortDescription,
      because: "is not finite (UIKit: \"CALayer bounds contains NaN\")", cure: "Pass finite numbers of points.")
    return false
  }

  /// Calls the delegate, which may move the content and so cause the next call; returns its answer.
  ///
  /// The answer is nil without a delegate, and from a call that causes itself.
  @discardableResult final func callDelegate<Answer>(
    _ method: StaticString, _ body: (any ScrollViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return Self.nesting.call("\(method) of the delegate of \(type(of: self))") { body(delegate) }
  }

  final var viewForZooming: View? { callDelegate("viewForZooming(in:)") { $0.viewForZooming(in: self) } ?? nil }

  static let nesting = CallbackNesting(
    "callbacks of a scroll view", cure: "Move or change the content in it only if it is not as wanted.")

  final func scroll(to offset: CGPoint, animated: Bool, member: String) {
    guard isUsable(offset, member) else { return }
    stopMotion()
    if !animated { return contentOffset = offset }
    animateOffset(.scrolling, from: contentOffset, to: offset)
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  /// > Documented: UIScrollView.scrollRectToVisible(_:animated:): an area that shows already does nothing. Reported:
  /// > nor does an empty one. Assumed: of a rectangle that is larger than the view, the start edge shows.
  final func scroll(toShow rect: CGRect, animated: Bool) {
    guard rect.isFinite, !rect.isNull else {
      return refuse(
        "scrollRectToVisible(_:animated:)", value: rect.shortDescription, because: "is not finite",
        consequence: "ignoring the call", cure: "Pass finite numbers of points.")
    }
    let rect = rect.standardized
    if rect.isEmpty { return }
    var offset = contentOffset
    let inset = adjustedContentInset
    for axis in LayoutAxis.both {
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
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
