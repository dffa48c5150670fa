import HeadlessGeometry

/// A view that adds its safe area to the insets of the content that it scrolls.
@MainActor package protocol ContentInsetAdjusting: View {
  /// The part of the safe area that the adjusted content inset contains, in points; subviews do not inherit it.
  var safeAreaInContentInset: EdgeInsets { get }

  /// Whether the safe area at the top and at the bottom is added to the inset of content that does not scroll, too.
  ///
  /// A navigation controller sets it for the first scroll view of a view controller.
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  var isInNavigation: Bool { get set }
}
