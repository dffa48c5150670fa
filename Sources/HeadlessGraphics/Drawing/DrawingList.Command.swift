import Foundation
import HeadlessGeometry

extension DrawingList {
  /// One step of a drawing.
  public enum Command: Hashable, Sendable {
    // Painting.

    /// Fills what a shape goes around.
    case fill(Shape, Paint)
    /// Draws a line along a shape.
    case stroke(Shape, Paint, StrokeStyle)
    /// Paints the shadow that a shape throws, without the shape.
    case shadow(Shape, Shadow)
    /// Draws an image.
    case image(ImagePlacement)
    /// Draws a line of text.
    case text(TextRun)

    // State.

    /// Saves the transform and the clip for ``restoreState``.
    case saveState
    /// Restores the transform and the clip that were saved last.
    case restoreState
    /// Applies a transform to the next commands before the current one.
    case concatenate(CGAffineTransform)
    /// Lets only the inside of a shape be painted, until the state is restored.
    case clip(Shape)
    /// The next commands up to ``endMask`` are a clip, not painted; they begin with the current transform and without a
    /// clip.
    case beginMask
    /// Masks everything that is painted until the state is restored by the opacity of what was drawn since ``beginMask``.
    case endMask

    // Groups.

    /// The next commands up to ``endGroup`` are painted on a surface of their own; saves the state as ``saveState``
    /// does.
    case beginGroup(Group)
    /// Paints the surface of the last group as one, and restores the state.
    case endGroup
  }

  /// The painting of a surface as one.
  public struct Group: Hashable, Sendable {
    /// The opacity, 0 to 1, of the whole with its shadow.
    public var alpha: CGFloat
    /// The shadow that everything in the group throws together, or nil.
    public var shadow: Shadow?

    /// Creates a way of painting a surface.
    public init(alpha: CGFloat = 1, shadow: Shadow? = nil) {
      self.alpha = alpha
      self.shadow = shadow
    }
  }
}
