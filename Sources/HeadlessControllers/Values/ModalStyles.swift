/// The way in which a controller is presented.
///
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
  /// No adaptation.
  case none = -1
  /// The style of the system: a sheet since iOS 13.
  case automatic = -2
}

/// The animation of a presentation.
///
/// > Documented: UIModalTransitionStyle, with its raw values.
public enum ModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// As a page turns.
  case partialCurl = 3
}
