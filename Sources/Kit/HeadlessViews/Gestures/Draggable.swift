import Foundation

/// A view with a part that a finger drags, such as the thumb of a slider.
@MainActor package protocol Draggable: View {
  /// The middle of the part, in the view's own coordinates.
  var dragStart: CGPoint { get }
}
