/// The UIKit name of ``ScrollView``: a view that scrolls and zooms content that is larger than itself.
public typealias UIScrollView = ScrollView
/// The UIKit name of ``ScrollViewDelegate``: an object that a scroll view notifies of scrolling and zooming.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// The UIKit name of ``ScrollEdgeEffect``: the effect at an edge of a scroll view; stored only.
public typealias UIScrollEdgeEffect = ScrollEdgeEffect
/// The UIKit name of ``RefreshControl``: a control of a scroll view that a pull down triggers.
public typealias UIRefreshControl = RefreshControl
