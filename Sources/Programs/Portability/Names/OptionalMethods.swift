/// Optional methods of UIKit's delegates, which are methods with default implementations in this package.
enum OptionalMethods {
  /// The names, without those that properties of other types have too.
  /// > Documented: the protocols UIGestureRecognizerDelegate, UIScrollViewDelegate, UITextFieldDelegate,
  /// > CAAnimationDelegate, UINavigationControllerDelegate and UITabBarControllerDelegate.
  static let names = Set(AppleNames.table["optional methods"])
}
