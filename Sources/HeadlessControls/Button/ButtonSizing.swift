import Foundation
import HeadlessGeometry
import HeadlessViews

/// How large a button wants to be: pure arithmetic over what the button gathered.
///
/// > Seen: facts b2 to b5, asserted equal to UIButton for six types, five images, three insets, on iOS 12.2.
public struct ButtonSizing: Equatable, Sendable {
  /// The kind of button; only custom and system ones are padded and keep a line of height.
  public var type: Button.ButtonType
  /// The image's natural size, or nil without an image.
  public var imageSize: CGSize?
  /// The title's natural size, or nil without a title.
  public var titleSize: CGSize?
  /// The height of one line in the title's font, rounded up to whole pixels.
  public var lineHeight: CGFloat
  /// The insets of the content; unlike the title's and the image's they count.
  public var contentInsets = EdgeInsets.zero
  /// The background image's natural size, or nil without one.
  public var backgroundSize: CGSize?

  /// The least width of a padded button, in points.
  ///
  /// > Seen: facts b2 and b3.
  public static let paddedMinimumWidth: CGFloat = 30

  /// What a padded button has above and below its title together, in points.
  ///
  /// > Seen: fact b2: 18 + 12 = 30 for a system button (fact b10).
  public static let paddingHeight: CGFloat = 12

  /// Makes the sizing of an empty button.
  public init(type: Button.ButtonType, lineHeight: CGFloat) {
    self.type = type
    self.lineHeight = lineHeight
  }

  /// Whether the button has the minimum width and the padding: custom or system, nothing but a title, no insets.
  ///
  /// > Seen: facts b2 and b5; b7, from one observer, for the background.
  public var isPadded: Bool {
    keepsLine && imageSize == nil && backgroundSize == nil && contentInsets == .zero
  }

  /// The size that fits, in points; may be negative where the insets are.
  ///
  /// Whole points, except that an image alone is not rounded (fact b4).
  public var size: CGSize {
    var size = contentSize
    if isPadded {
      size.width = max(size.width, Self.paddedMinimumWidth)
      size.height += Self.paddingHeight
    }
    if titleSize != nil || imageSize == nil { size = PixelGrid(scale: 1).up(size) }
    guard let backgroundSize else { return size }
    return CGSize(width: max(size.width, backgroundSize.width), height: max(size.height, backgroundSize.height))
  }

  /// The size as `intrinsicContentSize` gives it: an axis of exactly 0 has no wish.
  ///
  /// > Reported: fact b5.
  public var intrinsicSize: CGSize {
    let size = size
    return CGSize(
      width: size.width == 0 ? View.noIntrinsicMetric : size.width,
      height: size.height == 0 ? View.noIntrinsicMetric : size.height)
  }

  private var contentSize: CGSize {
    let image = imageSize ?? .zero
    let title = titleSize ?? CGSize(width: 0, height: imageSize == nil && keepsLine ? lineHeight : 0)
    return CGSize(
      width: image.width + title.width + contentInsets.left + contentInsets.right,
      height: max(image.height, title.height) + contentInsets.top + contentInsets.bottom)
  }

  /// > Seen: fact b3 for custom and system, fact b9 for the others.
  private var keepsLine: Bool { type == .custom || type == .system }
}
