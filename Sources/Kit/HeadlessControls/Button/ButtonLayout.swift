import Foundation
import HeadlessGeometry

/// The arithmetic that places a button's image and title: a pure value, created for each standard rectangle.
///
/// Each item has an area: the content rectangle reduced by that item's own insets, each of which is rounded to
/// pixels. The item is placed in its area as if the PAIR of image and title were there, image first; so neither
/// item's insets move the other. `Docs/ButtonLayout.md` follows this file step by step with two worked examples.
/// > Seen: facts a2 to a10, s3 and s4.
public struct ButtonLayout: Equatable, Sendable {
  /// The space for both, in the button's coordinates.
  public var contentRect: CGRect
  /// The image's natural size; zero without an image.
  public var imageSize = CGSize.zero
  /// The title's natural size; zero without a title.
  public var titleSize = CGSize.zero
  /// Whether the title's size is rounded up to whole points before the title is placed.
  /// > Seen: fact s8; on iOS 26.1 at scale 2 titles of 36.5×20.5 and 97.5×20.5 are centered as 37×21 and 98×21.
  public var roundsTitleToPoints = false
  /// The width of the title after truncation, where that is known; nil for a title that fits.
  public var truncatedTitleWidth: CGFloat?
  /// The padding above a title that is aligned to the top, and below one that is aligned to the bottom.
  /// > Seen: fact b8.
  public var titlePadding: CGFloat = 0
  /// The insets that move or shrink the image.
  public var imageInsets = EdgeInsets.zero
  /// The insets that move the title.
  public var titleInsets = EdgeInsets.zero
  /// The horizontal alignment of the pair, with leading and trailing resolved.
  public var horizontalAlignment = Control.ContentHorizontalAlignment.center
  /// The vertical position of each item.
  public var verticalAlignment = Control.ContentVerticalAlignment.center
  /// Whether the image is right of the title.
  public var isRightToLeft = false
  /// The pixels that origins are rounded to.
  public var grid: PixelGrid

  /// Creates the layout of an empty button.
  public init(contentRect: CGRect, grid: PixelGrid) {
    self.contentRect = contentRect
    self.grid = grid
  }

  // MARK: Results

  /// The raw rectangle of the image: its origin on the grid, its size not rounded.
  @inline(__always)  // See `Button.arithmetic(of:in:)`.
  public var imageRect: CGRect {
    let area = imageArea
    return rect(imageSpan(in: area), verticalSpan(of: min(imageSize.height, area.size.height), in: area))
  }

  /// The raw rectangle of the title: its origin on the grid, its size not rounded.
  public var titleRect: CGRect {
    let area = titleArea
    return rect(hugged(titleSpan(in: area)), verticalSpan(of: placedTitleSize.height, in: area, padding: titlePadding))
  }

  /// The width that the title has before it is truncated.
  /// > Assumed: a title that fits, but not with a size in whole points, gets the available size.
  public var titleRoom: CGFloat { titleSpan(in: titleArea).length }

  // MARK: Areas

  private var placedTitleSize: CGSize { roundsTitleToPoints ? Self.wholePoints.up(titleSize) : titleSize }

  private static let wholePoints = PixelGrid(scale: 1)

  /// > Seen: fact s3: each inset is rounded to pixels on its own.
  private var imageArea: CGRect { contentRect.inset(by: grid.halfUp(imageInsets)) }
  private var titleArea: CGRect { contentRect.inset(by: grid.halfUp(titleInsets)) }

  // MARK: Horizontal placement

  /// Whether the insets of both items change the widths of both.
  var fills: Bool { horizontalAlignment == .fill }

  @inline(__always)  // W3 by 2.5 % fewer instructions.
  private func imageSpan(in area: CGRect) -> Span {
    if fills { return Span(start: area.origin.x, length: filled(area, fillShares.image)) }
    let widths = pairWidths(in: area)
    let start = pairStart(of: widths, in: area)
    return Span(start: isRightToLeft ? start + widths.title : start, length: widths.image)
  }

  private func titleSpan(in area: CGRect) -> Span {
    if fills {
      let width = filled(area, fillShares.title)
      return Span(start: area.origin.x + area.size.width - width, length: width)
    }
    let widths = pairWidths(in: area)
    let start = pairStart(of: widths, in: area)
    return Span(start: isRightToLeft ? start : start + widths.image, length: widths.title)
  }

  /// Returns the widths of both items where the pair must fit an area: the image shrinks last.
  ///
  /// A title that lacks less than the grid's tolerance fits: the difference is a rounding error of the sum.
  /// > Reported: fact a6. Seen: fact a9: in an area of negative width the item has a negative width.
  private func pairWidths(in area: CGRect) -> (image: CGFloat, title: CGFloat) {
    let image = imageSize.width == 0 ? 0 : min(imageSize.width, area.size.width)
    let room = area.size.width - image
    let title = placedTitleSize.width
    return (image, room + PixelGrid.tolerance < title ? room : title)
  }

  private func pairStart(of widths: (image: CGFloat, title: CGFloat), in area: CGRect) -> CGFloat {
    let slack = area.size.width - widths.image - widths.title
    switch horizontalAlignment {
    case .left, .leading, .fill: return area.origin.x
    case .right, .trailing: return area.origin.x + slack
    case .center: return area.origin.x + slack / 2
    }
  }

  /// The items' shares of their areas' widths under `fill`: in proportion to natural widths; all of it for one item.
  ///
  /// If insets cross, an image has its area's negative width, and a title 0. If both cancel, 1 is the divisor.
  /// > Seen: facts a8 and s4, measured on iOS 26.1. Assumed: in an area that is only too narrow, an item still has
  /// > its natural width in the proportion; such a button's frames on a device would settle it.
  private var fillShares: (image: CGFloat, title: CGFloat) {
    if titleSize.width == 0 { return (imageSize.width == 0 ? 0 : 1, 0) }
    if imageSize.width == 0 { return (0, 1) }
    let (imageRoom, titleRoom) = (imageArea.size.width, titleArea.size.width)
    let image = imageRoom < 0 ? imageRoom : imageSize.width
    let title = titleRoom < 0 ? 0 : placedTitleSize.width
    let total = image + title
    let divisor = abs(total) < PixelGrid.tolerance ? 1 : total
    return (image / divisor, title / divisor)
  }

  /// Returns a share of an area's width; adding 0 turns -0, the product of a negative width and 0, into 0.
  private func filled(_ area: CGRect, _ share: CGFloat) -> CGFloat { area.size.width * share + 0 }

  /// Returns the span of a truncated title, which hugs its text in the alignment of the pair.
  /// > Reported: fact a7. Assumed: with left and right alignment that edge is fixed; a truncated width is rounded too.
  private func hugged(_ available: Span) -> Span {
    guard let truncatedTitleWidth, !fills else { return available }
    let width = roundsTitleToPoints ? Self.wholePoints.up(truncatedTitleWidth) : truncatedTitleWidth
    if width >= available.length { return available }
    switch horizontalAlignment {
    case .left, .leading, .fill: return Span(start: available.start, length: width)
    case .right, .trailing: return Span(start: available.start + available.length - width, length: width)
    case .center: return Span(start: available.start + (available.length - width) / 2, length: width)
    }
  }

  // MARK: Vertical placement

  private func verticalSpan(of height: CGFloat, in area: CGRect, padding: CGFloat = 0) -> Span {
    let slack = area.size.height - height
    switch verticalAlignment {
    case .top: return Span(start: area.origin.y + padding, length: height)
    case .bottom: return Span(start: area.origin.y + slack - padding, length: height)
    case .center: return Span(start: area.origin.y + slack / 2, length: height)
    case .fill: return Span(start: area.origin.y, length: area.size.height)
    }
  }

  // MARK: The grid

  /// A stretch along one axis.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
  }

  /// Returns a rectangle on the pixel grid; half a pixel rounds up, also above and left of the button.
  /// > Seen: fact a5. Differs: the -0.5 of fact a6 was printed by a button with a configuration (fact s2).
  private func rect(_ across: Span, _ down: Span) -> CGRect {
    CGRect(x: grid.halfUp(across.start), y: grid.halfUp(down.start), width: across.length, height: down.length)
  }
}
