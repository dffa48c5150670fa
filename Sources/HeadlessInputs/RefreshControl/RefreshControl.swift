import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A control that begins the refresh of a scroll view's content.
///
/// Its state, its title and its events are those of UIKit; pulling does not begin a refresh, and nothing is drawn. A test calls
/// `beginRefreshing()` and `sendActions(for: .valueChanged)`.
///
/// > Documented: UIRefreshControl. Differs: a scroll view does not make room for it.
open class RefreshControl: Control {
  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false

  /// The text below the indicator; nil unless set, and stored only.
  open var attributedTitle: NSAttributedString?

  /// Creates a control of 60 points in height.
  ///
  /// > Reported: the height.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  /// Creates a control; the system ignores the frame and lays the control out itself.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control that refreshes nothing; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Begins a refresh without an event, as on iOS.
  ///
  /// > Documented: UIRefreshControl.beginRefreshing().
  open func beginRefreshing() { isRefreshing = true }

  /// Ends a refresh; without one it does nothing.
  open func endRefreshing() { isRefreshing = false }
}
