import Foundation
import HeadlessGeometry

extension DrawingList {
  /// One step of a drawing.
  public enum Command: Hashable, Sendable {
    // Painting.

    /// The filled inside of a shape.
    case fill(Shape, Paint)
    /// A line along a shape.
    case stroke(Shape, Paint, StrokeStyle)
    /// The shadow of a shape, without the shape.
    case shadow(Shape, Shadow)
    /// An image in a rectangle.
    case image(ImagePlacement)
    /// A line of text.
    case text(TextRun)

    // State.

    /// The start of a state: the transform and the clip are saved for ``restoreState``.
    case saveState
    /// The end of a state: the transform and the clip that were saved last are restored.
    case restoreState
    /// A transform that is applied to the next commands before the current one.
    case concatenate(CGAffineTransform)
    /// A restriction of painting to the inside of a shape, until the state is restored.
    case clip(Shape)
    /// The commands up to ``endMask`` are a clip, not painted; they begin with the current transform and no clip.
    case beginMask
    /// The end of a mask: the opacity since ``beginMask`` masks all that is painted until the state is restored.
    case endMask

    // Groups.

    /// The commands up to ``endGroup`` are painted on a surface of their own; saves the state like ``saveState``.
    case beginGroup(Group)
    /// Paints the surface of the last group as one, and restores the state.
    case endGroup

    /// The area of the command; nil for one that does not paint.
    var ink: CGRect? {
      switch self {
      case .fill(let shape, _): shape.boundingBox
      case .stroke(let shape, _, let style): shape.boundingBox.insetBy(dx: -style.reach, dy: -style.reach)
      case .shadow(let shape, let shadow): shadow.extent(of: shape.boundingBox)
      case .image(let image): image.rect
      // From a capital letter's top; accents and descenders hardly need the room that fonts keep for them.
      case .text(let text):
        CGRect(x: text.origin.x, y: text.origin.y - text.font.capHeight, width: text.width, height: text.font.capHeight)
      default: nil
      }
    }

    /// Whether the command changes the destination or the area of further commands, until the state is restored.
    var changesState: Bool {
      switch self {
      case .concatenate, .clip, .beginMask: true
      default: false
      }
    }
  }

  /// The painting of a surface as one.
  public struct Group: Hashable, Sendable {
    /// The opacity, 0 to 1, of the whole with its shadow.
    public var alpha: CGFloat
    /// The shadow of the composed group, or nil.
    public var shadow: Shadow?

    /// Creates a way of painting a surface.
    public init(alpha: CGFloat = 1, shadow: Shadow? = nil) {
      self.alpha = alpha
      self.shadow = shadow
    }
  }
}
