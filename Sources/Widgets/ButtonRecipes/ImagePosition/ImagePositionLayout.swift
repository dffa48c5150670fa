import HeadlessKit

/// The rectangles of image, title and subtitle of an ``ImagePositionButton``, computed without side effects.
///
/// Title and subtitle form a block, the subtitle under the title. Image and block follow each other from top to bottom
/// or from left to right, with ``spacing`` between them. All rectangles are in the button's own coordinates, in points;
/// origins are on the pixel grid (a half rounds up), sizes are not rounded. `Docs/ButtonRecipes.md` draws it.
/// > Documented: claim D0.14. Assumed: the effect of `fill` and of too little space: the documents have no rule.
public struct ImagePositionLayout: Equatable, Sendable {
  /// The available rectangle; a negative dimension is treated as zero.
  public var contentRect: CGRect
  /// The image's natural size; nil without an image.
  public var imageSize: CGSize?
  /// The title's natural size; nil without a title.
  public var titleSize: CGSize?
  /// The subtitle's natural size; nil without a subtitle.
  public var subtitleSize: CGSize?
  /// The side of the texts that the image is at.
  public var position = ImagePosition.left
  /// The gap between image and texts, in points, where there are both; a negative one lets them overlap.
  public var spacing: CGFloat = 0
  /// The horizontal alignment of the content.
  public var horizontalAlignment = Control.ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  public var verticalAlignment = Control.ContentVerticalAlignment.center
  /// Whether `leading` means right; it moves nothing else.
  public var isRightToLeft = false
  /// The pixels that origins are rounded to.
  public var grid: PixelGrid

  /// Creates the layout of an empty button.
  public init(contentRect: CGRect, grid: PixelGrid) {
    self.contentRect = contentRect
    self.grid = grid
  }

  /// The size that holds everything at its natural size, in points, not rounded; zero of an empty button.
  public var naturalSize: CGSize {
    let image = imageSize ?? .zero
    let block = blockSize ?? .zero
    if position.isStacked {
      return CGSize(width: max(image.width, block.width), height: image.height + gap + block.height)
    }
    return CGSize(width: image.width + gap + block.width, height: max(image.height, block.height))
  }

  /// The rectangle of the image: never larger than ``contentRect``; zero-sized without an image.
  public var imageRect: CGRect {
    guard imageSize != nil else { return nowhere }
    return rect(across.image, down.image)
  }

  /// The rectangle of the title: no wider than the available width, with its own height; zero-sized without a title.
  public var titleRect: CGRect {
    guard let titleSize else { return nowhere }
    let block = down.block
    let subtitleHeight = subtitleSize?.height ?? 0
    let height = verticalAlignment == .fill ? max(0, block.length - subtitleHeight) : titleSize.height
    return rect(line(titleSize.width), block.part(from: 0, length: height))
  }

  /// The rectangle of the subtitle: no wider than the available width, of its own height; zero-sized without one.
  public var subtitleRect: CGRect {
    guard let subtitleSize else { return nowhere }
    let block = down.block
    guard let titleSize else { return rect(line(subtitleSize.width), block) }
    let fills = verticalAlignment == .fill
    let height = fills ? min(subtitleSize.height, block.length) : subtitleSize.height
    let start = fills ? block.length - height : titleSize.height
    return rect(line(subtitleSize.width), block.part(from: start, length: height))
  }

  var hasText: Bool { titleSize != nil || subtitleSize != nil }
  private var gap: CGFloat { imageSize != nil && hasText ? spacing : 0 }
  private var nowhere: CGRect { CGRect(origin: contentRect.origin, size: .zero) }

  /// Title and subtitle together.
  private var blockSize: CGSize? {
    guard hasText else { return nil }
    return CGSize(
      width: max(titleSize?.width ?? 0, subtitleSize?.width ?? 0),
      height: (titleSize?.height ?? 0) + (subtitleSize?.height ?? 0))
  }

  private var across: Axis.Pair {
    let axis = Axis(start: contentRect.origin.x, length: contentRect.size.width, placement: placementAcross, grid: grid)
    let image = (imageSize?.width).map { min($0, axis.length) }
    let room = position.isStacked ? axis.room(beside: nil, gap: 0) : axis.room(beside: image, gap: gap)
    let block = (blockSize?.width).map { min($0, room) }
    if position.isStacked { return axis.each(image: image, block: block) }
    return axis.inTurn(image: image, block: block, gap: gap, imageFirst: position.isImageFirst)
  }

  private var down: Axis.Pair {
    let axis = Axis(start: contentRect.origin.y, length: contentRect.size.height, placement: placementDown, grid: grid)
    let image = (imageSize?.height).map { min($0, axis.length) }
    let block = blockSize?.height
    if !position.isStacked { return axis.each(image: image, block: block) }
    return axis.inTurn(image: image, block: block, gap: gap, imageFirst: position.isImageFirst)
  }

  /// Returns a text inside the block, at the block's edge that the alignment names.
  private func line(_ width: CGFloat) -> Axis.Span {
    let block = across.block
    let axis = Axis(start: block.start, length: block.length, placement: placementAcross, grid: grid)
    return axis.span(of: min(width, block.length))
  }

  private var placementAcross: Axis.Placement {
    switch horizontalAlignment {
    case .center: .middle
    case .left: .start
    case .right: .end
    case .fill: .fill
    case .leading: isRightToLeft ? .end : .start
    case .trailing: isRightToLeft ? .start : .end
    }
  }

  private var placementDown: Axis.Placement {
    switch verticalAlignment {
    case .center: .middle
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    }
  }

  /// Returns a rectangle on the pixel grid; half a pixel rounds up, as in a plain button.
  /// > Seen: fact a5.
  private func rect(_ across: Axis.Span, _ down: Axis.Span) -> CGRect {
    CGRect(x: grid.halfUp(across.start), y: grid.halfUp(down.start), width: across.length, height: down.length)
  }
}
