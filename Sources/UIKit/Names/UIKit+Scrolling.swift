import HeadlessInputs
import HeadlessScrolling

/// See ``ScrollView``.
public typealias UIScrollView = ScrollView
/// See ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// The control that refreshes the content; nil unless set.
  ///
  /// It is added behind the content, with the width of the scroll view, above its upper edge.
  ///
  /// > Assumed: that place.
  public final var refreshControl: UIRefreshControl? {
    get { objc_getAssociatedObject(self, refreshControlKey) as? UIRefreshControl }
    set {
      let old = refreshControl
      if old === newValue { return }
      old?.removeFromSuperview()
      objc_setAssociatedObject(self, refreshControlKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      guard let newValue else { return }
      let height = newValue.bounds.height
      newValue.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      newValue.autoresizingMask = .flexibleWidth
      insertSubview(newValue, at: 0)
    }
  }
}

private nonisolated(unsafe) let refreshControlKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
