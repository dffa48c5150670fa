/// The way in which a controller is presented.
/// > Documented: UIModalPresentationStyle, with its raw values.
public enum ModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting controller's view is removed.
  case fullScreen = 0
  /// A sheet, which does not remove the presenting controller's view.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Covers the view of the controller that defines the context, which is removed.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the window; the presenting controller's view stays.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the context, which stays.
  case overCurrentContext = 6
  /// A popover, on a pad.
  case popover = 7
  /// Covers the window over a blur, on television.
  case blurOverFullScreen = 8
  /// No adaptation; the controller is presented in its own style.
  case none = -1
  /// The style of the system: a sheet since iOS 13.
  case automatic = -2
}

/// The animation of a presentation.
/// > Documented: UIModalTransitionStyle, with its raw values.
public enum ModalTransitionStyle: Int, Sendable {
  /// The view slides up from below, and down again.
  case coverVertical = 0
  /// The view turns over, with the presenting view on its back.
  case flipHorizontal = 1
  /// The view fades in over the other, and out again.
  case crossDissolve = 2
  /// The presenting view curls up like a page.
  case partialCurl = 3
}
