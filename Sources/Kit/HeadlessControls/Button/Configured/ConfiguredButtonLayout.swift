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
  var isBeside: Bool { imagePlacement == .left || imagePlacement == .right }
}

/// Lengths: the preferred size and the width of the text.
extension ConfiguredButtonLayout {
  /// The preferred size: content and insets, neither rounded to whole points nor limited to a minimum.
  ///
  /// Text is measured on one line, or has its wrapped size where that is set. The bounds have no effect. A sum of
  /// pixels is the number nearest to its pixel: 7 + 20.333 + 1 + 15.667 + 7 is 51.
  /// > Seen: facts g10 to g13, g19, g20 and g53. Assumed: insets that are not on the grid are not rounded either; the
  /// > intrinsic size of a button with an inset of 3.1 would settle it.
  public var size: CGSize {
    let content = contentSize(of: pairSize(with: blockSize(of: preferredTitleSize, preferredSubtitleSize)))
    let insets = limited(contentInsets)
    return CGSize(
      width: grid.snap(content.width + insets.left + insets.right),
      height: grid.snap(content.height + insets.top + insets.bottom))
  }

  /// The rectangle for the content: the bounds less the insets, neither rounded nor standardized.
  public var contentRect: CGRect {
    CGRect(
      x: limited(bounds.origin.x), y: limited(bounds.origin.y), width: limited(bounds.size.width),
      height: limited(bounds.size.height)
    ).inset(by: limited(contentInsets))
  }

  /// The width that title and subtitle have before they are wrapped or truncated; never negative.
  /// > Assumed: an image wider than the content rectangle is not resized and leaves no width for the title, and text
  /// > always leaves the width of image and indicator; frames of a too narrow button would settle it.
  public var titleRoom: CGFloat {
    let image = hasImage && isBeside ? imageBox.width + gap : 0
    return max(0, grid.snap(contentRect.size.width - image - indicatorLength))
  }

  /// Whether the title has to be measured in ``titleRoom`` for ``wrappedTitleSize``.
  public var titleNeedsWrapping: Bool { wrapsTitle && exceeds(titleRoom, titleSize) }

  /// Whether the subtitle has to be measured in ``titleRoom`` for ``wrappedSubtitleSize``.
  public var subtitleNeedsWrapping: Bool { wrapsSubtitle && exceeds(titleRoom, subtitleSize) }

  private var preferredTitleSize: CGSize { limited(wrapsTitle ? wrappedTitleSize ?? titleSize : titleSize) }
  private var preferredSubtitleSize: CGSize {
    limited(wrapsSubtitle ? wrappedSubtitleSize ?? subtitleSize : subtitleSize)
  }

  /// The sizes of title and subtitle in the bounds: truncated text fills the available width.
  /// > Seen: fact g18: 116 points of 140, where a classic button's label hugs what is left of its text.
  var shownSizes: (title: CGSize, subtitle: CGSize) {
    let room = titleRoom
    func truncated(_ size: CGSize) -> CGSize {
      CGSize(width: exceeds(room, size) ? room : size.width, height: size.height)
    }
    return (truncated(preferredTitleSize), truncated(preferredSubtitleSize))
  }

  /// Returns whether a text is wider than the room.
  func exceeds(_ room: CGFloat, _ size: CGSize) -> Bool { room + PixelGrid.tolerance < size.width }

  /// Returns the size of title and subtitle, one below the other.
  /// > Seen: fact g11.
  func blockSize(of title: CGSize, _ subtitle: CGSize) -> CGSize {
    let padding = titleSize != .zero && subtitleSize != .zero ? limited(titlePadding) : 0
    return CGSize(width: max(title.width, subtitle.width), height: grid.snap(title.height + padding + subtitle.height))
  }

  /// Returns the size of the pair of image and block, and the indicator.
  /// > Seen: fact g12.
  func contentSize(of pair: CGSize) -> CGSize {
    CGSize(width: grid.snap(pair.width + indicatorLength), height: max(pair.height, limited(indicatorSize.height)))
  }

  func pairSize(with block: CGSize) -> CGSize {
    let image = imageBox
    return isBeside
      ? CGSize(width: grid.snap(image.width + gap + block.width), height: max(image.height, block.height))
      : CGSize(width: max(image.width, block.width), height: grid.snap(image.height + gap + block.height))
  }

  var gap: CGFloat { hasImage && hasText ? limited(imagePadding) : 0 }

  /// The width of the indicator and its padding.
  /// > Assumed: the indicator of a pop-up button is beside image and text whatever the placement of the image; frames
  /// > of a button with `indicator = .popup` and `imagePlacement = .top` would settle it.
  var indicatorLength: CGFloat {
    if indicatorSize == .zero { return 0 }
    return limited(indicatorSize.width) + (hasImage || hasText ? limited(indicatorPadding) : 0)
  }

  /// The size of the image's alignment rectangle.
  /// > Seen: fact g13.
  var imageAlignmentSize: CGSize {
    let (size, insets) = (limited(imageSize), limited(imageAlignmentInsets))
    return CGSize(
      width: max(0, grid.snap(size.width - insets.left - insets.right)),
      height: max(0, grid.snap(size.height - insets.top - insets.bottom)))
  }

  /// The size of the image in the layout: its alignment rectangle's, extended to the reservation.
  /// > Documented: fact g21.
  var imageBox: CGSize {
    guard hasImage else { return .zero }
    let size = imageAlignmentSize
    let reservation = limited(imageReservation)
    return isBeside
      ? CGSize(width: max(size.width, reservation), height: size.height)
      : CGSize(width: size.width, height: max(size.height, reservation))
  }

  /// The greatest number of points; the sum of several such numbers is finite.
  private static var limit: CGFloat { 1e300 }

  func limited(_ value: CGFloat) -> CGFloat { min(max(value, -Self.limit), Self.limit) }

  func limited(_ size: CGSize) -> CGSize { CGSize(width: limited(size.width), height: limited(size.height)) }

  func limited(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: limited(insets.top), left: limited(insets.left), bottom: limited(insets.bottom),
      right: limited(insets.right))
  }
}
