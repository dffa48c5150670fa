import HeadlessScrolling

/// See ``ScrollView``.
public typealias UIScrollView = ScrollView
/// See ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// See ``ScrollEdgeEffect``.
public typealias UIScrollEdgeEffect = ScrollEdgeEffect
/// See ``RefreshControl``.
public typealias UIRefreshControl = RefreshControl
