import Foundation
import HeadlessGeometry

/// The arithmetic that sizes and places a configured button's content: a pure value beside ``ButtonLayout``.
///
/// Title and subtitle form a block; the image is placed at one edge of it. Both together are the content, and the
/// content as a whole is placed in the bounds less the insets. `Docs/ConfiguredButtonLayout.md` follows the files of
/// this type step by step with worked examples.
///
/// Text without room in one line is measured twice: set the natural sizes, read ``titleNeedsWrapping`` and
/// ``subtitleNeedsWrapping``, measure in ``titleRoom``, and set ``wrappedTitleSize`` and ``wrappedSubtitleSize``.
///
/// All lengths are points. The results of finite inputs are finite; lengths beyond 1e300 are treated as 1e300.
/// > Seen: facts g10 to g22.
public struct ConfiguredButtonLayout: Equatable, Sendable {
  /// An edge of the text, which the image is placed at.
  public enum Edge: Hashable, Sendable {
    /// The image is above the text.
    case top
    /// The image is left of the text.
    case left
    /// The image is below the text.
    case bottom
    /// The image is right of the text.
    case right
  }

  /// The side at which title and subtitle are aligned with each other.
  public enum TitleAlignment: Hashable, Sendable {
    /// Their left edges are aligned.
    case left
    /// Their centers are aligned.
    case center
    /// Their right edges are aligned.
    case right
  }

  /// The button's bounds, in points.
  public var bounds: CGRect
  /// The distances of the content from the bounds, with leading and trailing resolved; may be negative.
  public var contentInsets = EdgeInsets.zero
  /// The title's size in one piece, rounded up to pixels; zero without a title.
  public var titleSize = CGSize.zero
  /// The subtitle's size in one piece, rounded up to pixels; zero without a subtitle.
  public var subtitleSize = CGSize.zero
  /// The size of the image view, or of the activity indicator in its place; zero without either.
  public var imageSize = CGSize.zero
  /// The distances of the image's alignment rectangle from the edges of the image view.
  /// > Seen: fact g13.
  public var imageAlignmentInsets = EdgeInsets.zero
  /// The edge of the text that the image is placed at, with leading and trailing resolved.
  public var imagePlacement = Edge.left
  /// The distance between image and text; has no effect unless both exist.
  public var imagePadding: CGFloat = 0
  /// The distance between title and subtitle; has no effect unless both exist.
  public var titlePadding: CGFloat = 0
  /// The least length of the image along the axis of its placement; has no effect without an image.
  /// > Documented: fact g21. Assumed: without an image nothing is reserved; a titled button's size would settle it.
  public var imageReservation: CGFloat = 0
  /// The alignment of title and subtitle inside of their block.
  public var titleAlignment = TitleAlignment.left
  /// The horizontal alignment of the content, with leading and trailing resolved: here they are left and right.
  public var horizontalAlignment = Control.ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  public var verticalAlignment = Control.ContentVerticalAlignment.center
  /// The size of the indicator of a pop-up button; zero without one.
  public var indicatorSize = CGSize.zero
  /// The distance between the indicator and the rest of the content; has no effect unless both exist.
  public var indicatorPadding: CGFloat = 0
  /// Whether the indicator is at the left of the content instead of the right.
  public var isRightToLeft = false
  /// Whether a title without room continues in further lines instead of being truncated.
  public var wrapsTitle = true
  /// Whether a subtitle without room continues in further lines instead of being truncated.
  public var wrapsSubtitle = true
  /// The title's size in the lines that ``titleRoom`` allows, rounded up to pixels; nil for a title that has room.
  public var wrappedTitleSize: CGSize?
  /// The subtitle's size in the lines that ``titleRoom`` allows, rounded up to pixels; nil for one that has room.
  public var wrappedSubtitleSize: CGSize?
  /// The pixels that origins are rounded to.
  public var grid: PixelGrid

  /// Creates the layout of an empty button without insets.
  public init(bounds: CGRect, grid: PixelGrid) {
    self.bounds = bounds
    self.grid = grid
  }

  /// Whether there is an image or an activity indicator.
  var hasImage: Bool { imageSize != .zero }
  /// Whether there is a title, a subtitle or both.
  var hasText: Bool { titleSize != .zero || subtitleSize != .zero }
  /// Whether the indicator of a pop-up button is there.
  var hasIndicator: Bool { indicatorSize != .zero }
  var isBeside: Bool { imagePlacement == .left || imagePlacement == .right }
}
