import Foundation
import HeadlessGeometry

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
    guard hasIndicator else { return 0 }
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
