import Foundation
import HeadlessGeometry
import HeadlessViews

/// The arithmetic of a button's preferred size: a pure value, created for each question.
/// > Seen: facts b2 to b5 and s1, as UIButton for six types, five images, three insets, iOS 12.2; fact s3, iOS 26.1.
public struct ButtonSizing: Equatable, Sendable {
  /// The kind of button; only custom and system ones are padded and have the minimum height of a line.
  public var type: Button.ButtonType
  /// The image's natural size, or nil without an image.
  public var imageSize: CGSize?
  /// The title's natural size, or nil without a title.
  public var titleSize: CGSize?
  /// The height of one line in the title's font, rounded up to whole pixels.
  public var lineHeight: CGFloat
  /// The insets of the content, as they were set; unlike the title's and the image's they change the size.
  public var contentInsets = EdgeInsets.zero
  /// The background image's natural size, or nil without one.
  public var backgroundSize: CGSize?
  /// The pixels that each of the insets is rounded to.
  public var grid: PixelGrid

  /// The least width of a padded button, in points.
  /// > Seen: facts b2 and b3.
  public static let paddedMinimumWidth: CGFloat = 30

  /// The padding of a button above and below its title together, in points.
  /// > Seen: fact b2: 18 + 12 = 30 for a system button (fact b10).
  public static let paddingHeight: CGFloat = 12

  /// Creates the sizing of an empty button.
  public init(type: Button.ButtonType, lineHeight: CGFloat, grid: PixelGrid) {
    self.type = type
    self.lineHeight = lineHeight
    self.grid = grid
  }

  /// Whether the button has the minimum width and the padding: custom or system, nothing but a title, no insets.
  /// > Seen: facts b2 and b5; b7, from one observer, for the background.
  public var isPadded: Bool { keepsLine && imageSize == nil && backgroundSize == nil && contentInsets == .zero }

  /// The preferred size, in points; may be negative where the insets are.
  ///
  /// If there is a title, both dimensions are whole points, rounded up. Without one the image and the pixels of the
  /// insets are added unrounded, and only the minimum height of a line is rounded up to whole points.
  /// > Seen: fact b2 for whole points; fact b4: an image of 25.667 stays so; fact s1: with an image of 1×1 a custom
  /// > button of 18 points wants 1×22. iOS 26.1, scale 3: with 0.5 less left and more right an empty one is 1/3 wide.
  public var size: CGSize {
    var size = contentSize
    if isPadded {
      size.width = max(size.width, Self.paddedMinimumWidth)
      size.height += Self.paddingHeight
    }
    if titleSize != nil { size = Self.wholePoints.up(size) }
    guard let backgroundSize else { return size }
    return CGSize(width: max(size.width, backgroundSize.width), height: max(size.height, backgroundSize.height))
  }

  /// The size that `intrinsicContentSize` returns: an axis of exactly 0 has no intrinsic metric.
  /// > Reported: fact b5.
  public var intrinsicSize: CGSize {
    let size = size
    return CGSize(
      width: size.width == 0 ? View.noIntrinsicMetric : size.width,
      height: size.height == 0 ? View.noIntrinsicMetric : size.height)
  }

  private var contentSize: CGSize {
    let image = imageSize ?? .zero
    let title = titleSize ?? CGSize(width: 0, height: keepsLine ? Self.wholePoints.up(lineHeight) : 0)
    let insets = grid.halfUp(contentInsets)
    // The sum of two thirds of a point need not be the number that is nearest to its pixel.
    return CGSize(
      width: image.width + title.width + grid.halfUp(insets.left + insets.right),
      height: max(image.height, title.height) + grid.halfUp(insets.top + insets.bottom))
  }

  /// Whether a button without a title is at least one line of it high.
  /// > Seen: facts b3 and s1 for custom and system, with an image as without; fact b9 for the others.
  private var keepsLine: Bool { type == .custom || type == .system }

  private static let wholePoints = PixelGrid(scale: 1)
}
