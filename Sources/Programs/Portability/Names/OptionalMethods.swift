/// Optional methods of UIKit's delegates, which are methods with default implementations in this package.
enum OptionalMethods {
  /// The names, without those that properties of other types have too.
  /// > Documented: the protocols UIGestureRecognizerDelegate, UIScrollViewDelegate, UITextFieldDelegate,
  /// > CAAnimationDelegate, UINavigationControllerDelegate and UITabBarControllerDelegate.
  static let names = AppleNames.words(
    """
    animationDidStart animationDidStop gestureRecognizer gestureRecognizerShouldBegin layerWillDraw \
    navigationController navigationControllerPreferredInterfaceOrientationForPresentation \
    navigationControllerSupportedInterfaceOrientations scrollViewDidChangeAdjustedContentInset \
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming \
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop \
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging \
    tabBarController textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing \
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn viewForZooming
    """)
}
