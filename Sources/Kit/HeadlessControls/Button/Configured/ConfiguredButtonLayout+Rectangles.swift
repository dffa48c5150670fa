import Foundation
import HeadlessGeometry

/// Positions: the rectangles of image, title, subtitle and indicator.
extension ConfiguredButtonLayout {
  struct Rectangles {
    let image: CGRect
    let title: CGRect
    let subtitle: CGRect
    let indicator: CGRect
  }

  /// The frames of image, title, subtitle and indicator, computed together.
  var rectangles: Rectangles {
    let shown = shownSizes
    let block = shownBlock(of: shown.title, shown.subtitle)
    let origins = origins(with: block)
    let text = textRects(of: shown.title, shown.subtitle, in: block, at: origins.text)
    return Rectangles(
      image: imageRect(at: origins.image), title: text.title, subtitle: text.subtitle,
      indicator: rect(origins.indicator.x, origins.indicator.y, limited(indicatorSize)))
  }

  /// The frame of the image view, which may extend beyond the bounds; of size zero without an image.
  public var imageRect: CGRect { rectangles.image }

  private func imageRect(at origin: CGPoint) -> CGRect {
    let (box, size, insets) = (imageBox, imageAlignmentSize, limited(imageAlignmentInsets))
    // The alignment rectangle is centered in the reservation; the frame is the alignment rectangle and its insets.
    return rect(
      origin.x + (box.width - size.width) / 2 - insets.left, origin.y + (box.height - size.height) / 2 - insets.top,
      limited(imageSize))
  }

  /// The frame of the title's label; of size zero without a title.
  public var titleRect: CGRect { rectangles.title }

  /// The frame of the subtitle's label; of size zero without a subtitle.
  public var subtitleRect: CGRect { rectangles.subtitle }

  /// The frame of the pop-up indicator; of size zero without one.
  /// > Assumed: at the content's trailing end, vertically centered; frames with `indicator = .popup` would settle it.
  public var indicatorRect: CGRect { rectangles.indicator }

  // MARK: Inside of the block

  /// Returns the frames of both labels, with the narrower one aligned in the block.
  /// > Seen: facts g11 and g15.
  private func textRects(
    of title: CGSize, _ subtitle: CGSize, in block: CGSize, at origin: CGPoint
  ) -> (title: CGRect, subtitle: CGRect) {
    var (title, subtitle) = (title, subtitle)
    if fillsWidth {
      if titleSize != .zero { title.width = block.width }
      if subtitleSize != .zero { subtitle.width = block.width }
    }
    if fillsHeight {
      if subtitleSize == .zero { title.height = block.height }
      if titleSize == .zero { subtitle.height = block.height }
    }
    let height = blockSize(of: title, subtitle).height
    let top = origin.y + (block.height - height) / 2
    return (
      rect(origin.x + indent(of: title.width, in: block.width), top, title),
      rect(origin.x + indent(of: subtitle.width, in: block.width), top + height - subtitle.height, subtitle)
    )
  }

  private func indent(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch titleAlignment {
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    }
  }

  /// Returns the size of title and subtitle in the bounds.
  /// > Assumed: with the alignment `fill` the block has the length that the image leaves, its labels are as wide as the
  /// > block, and a label alone is as high as the block; image and indicator are not resized. Frames of a configured
  /// > button with `contentHorizontalAlignment = .fill` and `contentVerticalAlignment = .fill` would settle it.
  private func shownBlock(of title: CGSize, _ subtitle: CGSize) -> CGSize {
    var block = blockSize(of: title, subtitle)
    if fillsWidth { block.width = titleRoom }
    if fillsHeight {
      let image = hasImage && !isBeside ? imageBox.height + gap : 0
      block.height = max(block.height, grid.snap(contentRect.size.height - image))
    }
    return block
  }

  private var fillsWidth: Bool { horizontalAlignment == .fill && hasText }
  private var fillsHeight: Bool { verticalAlignment == .fill && hasText }

  // MARK: Image, block and indicator

  /// Returns the unrounded origins of the image's box, the block and the indicator.
  private func origins(with block: CGSize) -> (image: CGPoint, text: CGPoint, indicator: CGPoint) {
    let (pair, image) = (pairSize(with: block), imageBox)
    let content = contentSize(of: pair)
    let left = leftEdge(of: content.width)
    let top = topEdge(of: content.height)
    let indicator = CGPoint(
      x: isRightToLeft ? left : left + content.width - limited(indicatorSize.width),
      y: top + (content.height - limited(indicatorSize.height)) / 2)
    let x = isRightToLeft ? left + indicatorLength : left
    let y = top + (content.height - pair.height) / 2
    var imageOrigin = CGPoint(x: x, y: y)
    var textOrigin = imageOrigin
    if isBeside {
      imageOrigin.y += (pair.height - image.height) / 2
      textOrigin.y += (pair.height - block.height) / 2
    } else {
      imageOrigin.x += (pair.width - image.width) / 2
      textOrigin.x += (pair.width - block.width) / 2
    }
    switch imagePlacement {
    case .left: textOrigin.x += image.width + gap
    case .right: imageOrigin.x += block.width + gap
    case .top: textOrigin.y += image.height + gap
    case .bottom: imageOrigin.y += block.height + gap
    }
    return (imageOrigin, textOrigin, indicator)
  }

  // MARK: The content in the bounds

  private func leftEdge(of width: CGFloat) -> CGFloat {
    let area = contentRect
    switch horizontalAlignment {
    case .left, .leading: return area.origin.x
    case .right, .trailing: return area.origin.x + area.size.width - width
    case .center, .fill: return centered(width, from: area.origin.x, in: area.size.width)
    }
  }

  private func topEdge(of height: CGFloat) -> CGFloat {
    let area = contentRect
    switch verticalAlignment {
    case .top: return area.origin.y
    case .bottom: return area.origin.y + area.size.height - height
    case .center, .fill: return centered(height, from: area.origin.y, in: area.size.height)
    }
  }

  /// Returns the unrounded start of a length that is centered in an available length, which may be smaller.
  ///
  /// A third of a pixel's multiple is not exact in a floating-point number. A sum that falls short of a pixel edge by
  /// nothing but this inaccuracy belongs to the pixel before the edge, for all of the content.
  /// > Seen: fact g17. A title 102.667 wide in 116 at 12 is at 18.333, and one 112.667 wide at 13.333, each a pixel
  /// > before the middle: 12 + (116 - 102.667) / 2 are 55.99999999999999 pixels in this arithmetic, not 56. Assumed:
  /// > that the real system rounds the same sum down. These fit both rows too: wrapped text is a pixel wider, or its
  /// > width is in whole points (103 and 113). A wrapped title at scale 2, where such sums are exact, would settle it.
  private func centered(_ length: CGFloat, from start: CGFloat, in room: CGFloat) -> CGFloat {
    let slack = room - length
    // Content without slack starts at the edge; facts g10 and g11.
    guard abs(slack) * grid.scale > PixelGrid.tolerance else { return start }
    let middle = start + slack / 2
    return grid.fallsShort(middle - fraction(of: start)) ? middle - 2 * PixelGrid.tolerance / grid.scale : middle
  }

  // MARK: The grid

  /// Returns the rectangle with its distance from the insets rounded down to pixels and its size as it is.
  /// > Seen: fact g14: half a pixel rounds down, in 8 of 8 numbers; insets of 8.5 points at scale 3 are not rounded.
  private func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    let area = contentRect.origin
    return CGRect(x: down(x, from: area.x), y: down(y, from: area.y), width: size.width, height: size.height)
  }

  /// Returns a position rounded down to pixels that begin at an edge.
  private func down(_ position: CGFloat, from edge: CGFloat) -> CGFloat {
    let fraction = fraction(of: edge)
    return grid.down(position - fraction) + fraction
  }

  /// Returns the distance of an edge from the pixel before it; 0 on the grid.
  private func fraction(of edge: CGFloat) -> CGFloat {
    let edge = grid.snap(edge)
    return edge - grid.down(edge)
  }
}
