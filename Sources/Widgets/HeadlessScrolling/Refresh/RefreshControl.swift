import Foundation
import HeadlessControls

/// A control above the content of a scroll view that shows a refresh, which a pull begins.
///
/// Its events are sent for `valueChanged` when the content was pulled far enough; nothing is drawn.
/// > Documented: UIRefreshControl. Reported: 60 points high.
open class RefreshControl: Control {
  /// The height of the control, in points.
  /// > Reported.
  package static let height: CGFloat = 60

  /// Creates a control; the scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 0, height: Self.height)) : frame)
  }

  /// Creates a control; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = Self.height
  }

  /// Whether a refresh was begun, by a pull or by ``beginRefreshing()``, and has not ended.
  open var isRefreshing: Bool { isStoredRefreshing }

  private final var isStoredRefreshing = false

  /// The title below the indicator; nil by default, and stored only.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh by code; no event is sent, and the content stays where it is.
  /// > Documented: no event. Reported: the control does not scroll into view.
  open func beginRefreshing() {
    if isStoredRefreshing { return }
    isStoredRefreshing = true
    scrollView?.updateRefreshInset()
  }

  /// Ends the refresh; the content returns to its edge.
  open func endRefreshing() {
    if !isStoredRefreshing { return }
    isStoredRefreshing = false
    scrollView?.updateRefreshInset()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let former = scrollView
    scrollView = superview as? ScrollView
    if let scrollView, scrollView.attachedRefreshControl == nil { scrollView.attachedRefreshControl = self }
    former?.updateRefreshInset()
    scrollView?.updateRefreshInset()
  }

  private final weak var scrollView: ScrollView?

  final func beginRefreshingByPull() {
    isStoredRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension ScrollView {
  final func replaceRefreshControl(_ old: RefreshControl?) {
    if old === refreshControl { return }
    old?.removeFromSuperview()
    attachedRefreshControl = refreshControl
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    updateRefreshInset()
    setNeedsLayout()
  }

  /// Places the refresh control above the content, or hides it while it rests.
  /// > Seen: fact q16 for iOS 26: at rest it is hidden at the origin; q31: its place in a bar. Assumed: its place above the
  /// > content, and that a pull shows it. Differs: it stays a subview of the scroll view.
  final func layOutRefreshControl() {
    guard let control = currentRefreshControl else { return }
    let isPulled = drag != nil && contentOffset.y < -adjustedContentInset.top
    let rests = era.hidesRestingRefreshControls && !control.isRefreshing && !isPulled
    control.isHidden = rests
    let y = refreshTopInBar.map { contentOffset.y + $0 } ?? (rests ? 0 : -RefreshControl.height)
    control.frame = CGRect(x: 0, y: y, width: bounds.width, height: RefreshControl.height)
  }

  private var currentRefreshControl: RefreshControl? {
    attachedRefreshControl.flatMap { $0.superview === self ? $0 : nil }
  }

  /// Begins a refresh if the finger has pulled the content as far as the control is high.
  /// > Assumed: the distance, and that a drag begins one refresh at most.
  final func refreshIfPulled() {
    guard let control = currentRefreshControl, control.isEnabled, !control.isRefreshing, drag?.mayRefresh == true,
      -contentOffset.y - adjustedContentInset.top >= RefreshControl.height
    else { return }
    drag?.mayRefresh = false
    control.beginRefreshingByPull()
  }

  /// Adds an inset, or a row of the bar, for the control above the content while it refreshes and no finger drags.
  /// > Reported: the adjusted content inset is larger by the height of the control while it refreshes.
  final func updateRefreshInset(isEndOfDrag: Bool = false) {
    if drag != nil, !isEndOfDrag { return }
    if currentRefreshControl != nil { setNeedsLayout() }
    let height = currentRefreshControl?.isRefreshing ?? false ? RefreshControl.height : 0
    if height == refreshHeight { return }
    refreshHeight = height
    scrollAreaMayHaveChanged()
    scrollObserver?()
  }
}
