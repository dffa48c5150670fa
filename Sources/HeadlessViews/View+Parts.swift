import Foundation
import HeadlessGeometry

/// A part: a view that one of the toolkit's own views makes for itself, such as the label in a button.
///
/// Nobody overrides anything of a part. While its owner is laid out and nobody observes, a part that holds nothing need not
/// be told where it goes, nor be visited by the pass: there is nobody who could hear it.
extension View {
  /// Whether the view is in its `layoutSubviews` right now.
  package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

  /// Makes a part that was just made a subview; call it only in this view's layout, unobserved.
  ///
  /// In a window, or where looks are inherited, it takes the way of every other view.
  package final func takePart(_ part: View, at index: Int) {
    if windowLink != nil || flags.contains(.inheritsLooks) { return insertSubview(part, at: index) }
    part.flags.remove(.needsLayout)
    store(part, at: index)
  }

  /// Gives a part a frame of finite numbers; call it only in this view's layout, unobserved.
  package final func placePart(_ part: View, in rect: CGRect) {
    if part.extras == nil, part.subviewStorage.isEmpty {
      part.frameStorage = rect.hasNegativeSize ? rect.standardized : rect
    } else {
      part.frame = rect
    }
  }
}
