import Foundation
import HeadlessGeometry

/// Where a button's image and title stand: pure arithmetic over what the button gathered.
///
/// Image and title are each placed as if the pair of both stood in the content rectangle reduced by that item's own
/// insets, image first; so neither item's insets move the other.
///
/// > Seen: facts a2 to a5, checked against real hierarchy dumps.
public struct ButtonLayout: Equatable, Sendable {
  /// The room for both, in the button's coordinates.
  public var contentRect: CGRect
  /// The image's natural size; zero without an image.
  public var imageSize = CGSize.zero
  /// The title's natural size; zero without a title.
  public var titleSize = CGSize.zero
  /// The insets that move the image.
  public var imageInsets = EdgeInsets.zero
  /// The insets that move the title.
  public var titleInsets = EdgeInsets.zero
  /// Where the pair stands from left to right, with leading and trailing resolved.
  public var horizontalAlignment = Control.ContentHorizontalAlignment.center
  /// Where each item stands from top to bottom.
  public var verticalAlignment = Control.ContentVerticalAlignment.center
  /// The pixels that origins are rounded to.
  public var grid: PixelGrid

  /// Makes the layout of an empty button.
  public init(contentRect: CGRect, grid: PixelGrid) {
    self.contentRect = contentRect
    self.grid = grid
  }

  /// The raw rectangle of the image.
  public var imageRect: CGRect {
    let area = contentRect.inset(by: imageInsets)
    let size = CGSize(width: min(imageSize.width, area.width), height: min(imageSize.height, area.height))
    return CGRect(
      x: grid.halfUp(pairX(in: area)), y: grid.halfUp(y(of: size.height, in: area)),
      width: size.width, height: size.height)
  }

  /// The raw rectangle of the title.
  public var titleRect: CGRect {
    let area = contentRect.inset(by: titleInsets)
    let imageWidth = min(imageSize.width, area.width)
    let size = CGSize(width: min(titleSize.width, area.width - imageWidth), height: titleSize.height)
    return CGRect(
      x: grid.halfUp(pairX(in: area) + imageWidth), y: grid.halfUp(y(of: size.height, in: area)),
      width: size.width, height: size.height)
  }

  /// The left edge of the pair in an item's area.
  private func pairX(in area: CGRect) -> CGFloat {
    let slack = max(area.width - imageSize.width - titleSize.width, 0)
    switch horizontalAlignment {
    case .left, .leading, .fill: return area.origin.x
    case .right, .trailing: return area.origin.x + slack
    case .center: return area.origin.x + slack / 2
    }
  }

  private func y(of height: CGFloat, in area: CGRect) -> CGFloat {
    let slack = area.size.height - height
    switch verticalAlignment {
    case .top, .fill: return area.origin.y
    case .bottom: return area.origin.y + slack
    case .center: return area.origin.y + slack / 2
    }
  }
}
