import HeadlessScrolling

/// See ``ScrollView``.
public typealias UIScrollView = ScrollView
/// See ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// Unavailable: nothing refreshes by pulling.
  @available(*, unavailable, message: "There is no refresh control: call what it would call.")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}
