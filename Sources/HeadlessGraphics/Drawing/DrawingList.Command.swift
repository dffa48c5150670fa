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

    /// Keeps map and clip for ``restoreState``.
    case saveState
    /// Goes back to the map and the clip that were kept last.
    case restoreState
    /// Maps what comes by one more map first.
    case concatenate(CGAffineTransform)
    /// Lets only the inside of a shape be painted, until the state is restored.
    case clip(Shape)
    /// What comes is not painted but becomes a clip, up to ``endMask``; it begins with the present map and without a clip.
    case beginMask
    /// Lets only what was drawn since ``beginMask`` be painted, as much as its opacity says, until the state is restored.
    case endMask

    // Groups.

    /// What comes is painted on a surface of its own, up to ``endGroup``; keeps the state as ``saveState`` does.
    case beginGroup(Group)
    /// Paints the surface of the last group as one, and restores the state.
    case endGroup
  }

  /// How a surface is painted as one.
  public struct Group: Hashable, Sendable {
    /// The opacity, 0 to 1, of the whole with its shadow.
    public var alpha: CGFloat
    /// The shadow that everything in the group throws together, or nil.
    public var shadow: Shadow?

    /// Makes a way of painting a surface.
    public init(alpha: CGFloat = 1, shadow: Shadow? = nil) {
      self.alpha = alpha
      self.shadow = shadow
    }
  }
}
