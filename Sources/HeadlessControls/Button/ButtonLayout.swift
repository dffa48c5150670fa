import Foundation
import HeadlessGeometry

/// Where a button's image and title stand: pure arithmetic over what the button gathered.
///
/// Each item has an area: the content rectangle reduced by that item's own insets. In it the item stands as if the PAIR
/// of image and title stood there, image first; so neither item's insets move the other. `Docs/ButtonLayout.md` follows
/// this file step by step with two worked examples.
///
/// > Seen: facts a2 to a10.
public struct ButtonLayout: Equatable, Sendable {
  /// The room for both, in the button's coordinates.
  public var contentRect: CGRect
  /// The image's natural size; zero without an image.
  public var imageSize = CGSize.zero
  /// The title's natural size; zero without a title.
  public var titleSize = CGSize.zero
  /// The width of the title after truncation, where that is known; nil for a title that has room.
  public var truncatedTitleWidth: CGFloat?
  /// What a fitted title keeps above itself when it stands at the top and below itself at the bottom.
  ///
  /// > Seen: fact b8.
  public var titlePadding: CGFloat = 0
  /// The insets that move or shrink the image.
  public var imageInsets = EdgeInsets.zero
  /// The insets that move the title.
  public var titleInsets = EdgeInsets.zero
  /// Where the pair stands from left to right, with leading and trailing resolved.
  public var horizontalAlignment = Control.ContentHorizontalAlignment.center
  /// Where each item stands from top to bottom.
  public var verticalAlignment = Control.ContentVerticalAlignment.center
  /// Whether the image stands right of the title.
  public var isRightToLeft = false
  /// The pixels that origins are rounded to.
  public var grid: PixelGrid

  /// Makes the layout of an empty button.
  public init(contentRect: CGRect, grid: PixelGrid) {
    self.contentRect = contentRect
    self.grid = grid
  }

  // MARK: Results

  /// The raw rectangle of the image: its origin on the grid, its size as it comes out.
  public var imageRect: CGRect {
    let across = imageSpan(in: imageArea)
    let down = verticalSpan(of: min(imageSize.height, imageArea.size.height), in: imageArea)
    return rect(across, down)
  }

  /// The raw rectangle of the title: its origin on the grid, its size as it comes out.
  public var titleRect: CGRect {
    let across = hugged(titleSpan(in: titleArea))
    let down = verticalSpan(of: titleSize.height, in: titleArea, padding: titlePadding)
    return rect(across, down)
  }

  /// The width that the title has before it is truncated.
  public var titleRoom: CGFloat { titleSpan(in: titleArea).length }

  /// The rectangles of both in a content rectangle.
  struct Rects {
    let contentRect: CGRect
    let image: CGRect
    /// Nil for a title that has no room and has to be shortened.
    let title: CGRect?
  }

  /// Takes another content rectangle.
  ///
  /// - Returns: The rectangles in it.
  mutating func move(to contentRect: CGRect) -> Rects {
    self.contentRect = contentRect
    return Rects(contentRect: contentRect, image: imageRect, title: titleHasRoom ? titleRect : nil)
  }

  /// Whether the title need not be truncated.
  var titleHasRoom: Bool { titleRoom >= titleSize.width }

  // MARK: Areas

  private var imageArea: CGRect { contentRect.inset(by: imageInsets) }
  private var titleArea: CGRect { contentRect.inset(by: titleInsets) }

  // MARK: Across

  private var fills: Bool { horizontalAlignment == .fill }

  private func imageSpan(in area: CGRect) -> Span {
    if fills { return Span(start: area.origin.x, length: area.size.width * share(of: imageSize.width)) }
    let widths = pairWidths(in: area)
    let start = pairStart(of: widths, in: area)
    return Span(start: isRightToLeft ? start + widths.title : start, length: widths.image)
  }

  private func titleSpan(in area: CGRect) -> Span {
    if fills {
      let width = area.size.width * share(of: titleSize.width)
      return Span(start: area.origin.x + area.size.width - width, length: width)
    }
    let widths = pairWidths(in: area)
    let start = pairStart(of: widths, in: area)
    return Span(start: isRightToLeft ? start : start + widths.image, length: widths.title)
  }

  /// The widths of both items where the pair must fit an area: the image gives way last.
  ///
  /// What is missing by less than the grid's tolerance is a sum's rounding: the title has its room.
  ///
  /// > Reported: fact a6. Seen: fact a9: an area of negative width gives an item of negative width.
  private func pairWidths(in area: CGRect) -> (image: CGFloat, title: CGFloat) {
    let image = imageSize.width == 0 ? 0 : min(imageSize.width, area.size.width)
    let room = area.size.width - image
    return (image, room + PixelGrid.tolerance < titleSize.width ? room : titleSize.width)
  }

  private func pairStart(of widths: (image: CGFloat, title: CGFloat), in area: CGRect) -> CGFloat {
    let slack = area.size.width - widths.image - widths.title
    switch horizontalAlignment {
    case .left, .leading, .fill: return area.origin.x
    case .right, .trailing: return area.origin.x + slack
    case .center: return area.origin.x + slack / 2
    }
  }

  /// An item's part of its area under `fill`: in proportion to the natural widths, all of it when alone.
  ///
  /// > Seen: fact a8.
  private func share(of width: CGFloat) -> CGFloat {
    let total = imageSize.width + titleSize.width
    return total > 0 ? width / total : 0
  }

  /// A truncated title hugs its text, in the alignment of the pair.
  ///
  /// > Reported: fact a7. Assumed: left and right alignment keep their edge.
  private func hugged(_ room: Span) -> Span {
    guard let width = truncatedTitleWidth, width < room.length, !fills else { return room }
    switch horizontalAlignment {
    case .left, .leading, .fill: return Span(start: room.start, length: width)
    case .right, .trailing: return Span(start: room.start + room.length - width, length: width)
    case .center: return Span(start: room.start + (room.length - width) / 2, length: width)
    }
  }

  // MARK: Down

  private func verticalSpan(of height: CGFloat, in area: CGRect, padding: CGFloat = 0) -> Span {
    let slack = area.size.height - height
    switch verticalAlignment {
    case .top: return Span(start: area.origin.y + padding, length: height)
    case .bottom: return Span(start: area.origin.y + slack - padding, length: height)
    case .center: return Span(start: area.origin.y + slack / 2, length: height, overflows: slack < 0)
    case .fill: return Span(start: area.origin.y, length: area.size.height)
    }
  }

  // MARK: The grid

  /// A stretch along one axis; `overflows` where it is longer than its area and sticks out evenly.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var overflows = false
  }

  private func rect(_ across: Span, _ down: Span) -> CGRect {
    CGRect(x: snapped(across), y: snapped(down), width: across.length, height: down.length)
  }

  /// Half a pixel goes up; only an item that sticks out above the button goes away from it.
  ///
  /// > Seen: fact a5 (half-up, 14 of 14) and fact a6 (21 high in 20.5: -0.5), which half-up alone would make 0.
  /// > Assumed: a6 counts for no more than it shows, an origin below zero; a dump of a title that sticks out of its area
  /// > inside the button would settle it.
  private func snapped(_ span: Span) -> CGFloat {
    span.overflows && span.start < 0 ? grid.halfDown(span.start) : grid.halfUp(span.start)
  }
}
