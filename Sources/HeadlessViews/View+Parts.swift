import Foundation
import HeadlessGeometry

/// A part: a view that one of the toolkit's own views makes for itself, such as the label in a button.
///
/// Nobody overrides anything of a part. While its owner is laid out and nobody observes, a part that holds nothing need not
/// be told where it goes, nor be visited by the pass: there is nobody who could hear it.
extension View {
  /// Whether the view is in its `layoutSubviews` right now.
  package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

  /// Whether nobody can tell that a part of this view changes: it holds nothing, has no layer, is not animated, and stands
  /// here or nowhere yet.
  package final func canChangeUnheard(_ part: View) -> Bool {
    part.extras == nil && part.subviewStorage.isEmpty && !AnimationBlock.isRecording
      && (part.superviewReference.refers(to: self) || part.superviewReference.isEmpty)
  }

  /// Adds a part that was just made at an index, or at the nearest end; call it only in this view's layout, unobserved.
  ///
  /// In a window, or where looks are inherited, it takes the way of every other view.
  package final func takePart(_ part: View, at index: Int) {
    if windowLink != nil || flags.contains(.inheritsLooks) { return insertSubview(part, at: index) }
    part.flags.remove(.needsLayout)
    store(part, at: min(index, subviewStorage.count))
  }

  /// Adds two parts that were just made to a view that may have no subviews yet, the first one behind.
  package final func takeParts(_ back: View, _ front: View) {
    guard subviewStorage.isEmpty, windowLink == nil, !flags.contains(.inheritsLooks) else {
      takePart(back, at: 0)
      return takePart(front, at: 1)
    }
    back.flags.remove(.needsLayout)
    front.flags.remove(.needsLayout)
    subviewStorage = [back, front]
    back.superviewReference = UncountedView(self)
    (front.superviewReference, front.siblingHint) = (UncountedView(self), 1)
  }

  /// Gives a part a frame; call it only in this view's layout, unobserved.
  package final func placePart(_ part: View, in rect: CGRect) {
    if canChangeUnheard(part), !rect.hasNegativeSize, rect.isFinite {
      part.frameStorage = rect
    } else {
      part.frame = rect
    }
  }

  /// Notes in an initializer that the view is of one of the toolkit's classes and of no subclass.
  ///
  /// Such a class overrides none of `willMove(toSuperview:)`, `didMoveToSuperview()`, `didAddSubview(_:)` and
  /// `willRemoveSubview(_:)`, so that a view can be added to another without calling them.
  ///
  /// - Parameters:
  ///   - isOpaque: False for a class that does not fill its bounds.
  ///   - isUserInteractionEnabled: False for a class that lets touches through.
  package final func noteKnownClass(isOpaque: Bool = true, isUserInteractionEnabled: Bool = true) {
    flags.insert(.isOfKnownClass)
    if !isOpaque { flags.remove(.isOpaque) }
    if !isUserInteractionEnabled { flags.remove(.isUserInteractionEnabled) }
  }
}
