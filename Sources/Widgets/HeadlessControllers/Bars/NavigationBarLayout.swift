import Foundation
import HeadlessGeometry

/// The rectangles of a navigation bar, from its bounds.
struct NavigationBarLayout {
  let bounds: CGRect
  let hasPrompt: Bool
  let hasLargeTitle: Bool

  /// The height of the area with title and items, in points.
  ///
  /// > Documented: Human Interface Guidelines. Seen: fact n1, dumps of iOS 11 to 15.
  static let contentHeight: CGFloat = 44

  /// The height of that area in compact height, in points.
  ///
  /// > Reported: 32 points on a phone in landscape, up to iOS 18.
  static let lowContentHeight: CGFloat = 32

  /// The height of the prompt, in points.
  ///
  /// > Reported: bars with a prompt are 74 points high.
  static let promptHeight: CGFloat = 30

  /// The height of the large title, in points.
  ///
  /// > Reported: bars with a large title are 96 points high.
  static let largeTitleHeight: CGFloat = 52

  /// The distance from the back button to the next item or the title, in points.
  ///
  /// > Reported: fact n5: the title may begin at 75 beside a back button of 69 points.
  static let backSpacing: CGFloat = 6

  /// The area with title and items.
  ///
  /// In a bar of another height than its own it fills the rest beside prompt and large title.
  var content: CGRect {
    let top = hasPrompt ? Self.promptHeight : 0
    let height = max(0, bounds.height - top - (hasLargeTitle ? Self.largeTitleHeight : 0))
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
  }

  /// The prompt at the top of the bar.
  var prompt: CGRect { CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight) }

  /// Returns the rectangle of a title in the area with the items: in its center, or as near to it as the items allow.
  ///
  /// - Parameters:
  ///   - size: The preferred size.
  ///   - leading: The distance of the space for the title from the leading edge, in points.
  ///   - trailing: The distance from the trailing edge, in points.
  ///   - grid: The grid of the screen.
  /// - Returns: The rectangle in the coordinates of the ``content``.
  func title(_ size: CGSize, between leading: CGFloat, _ trailing: CGFloat, _ grid: PixelGrid) -> CGRect {
    let content = content
    let width = min(size.width, max(0, content.width - leading - trailing))
    let height = min(size.height, content.height)
    let centered = grid.halfUp((content.width - width) / 2)
    let x = max(leading, min(centered, content.width - trailing - width))
    return CGRect(x: x, y: grid.halfUp((content.height - height) / 2), width: width, height: height)
  }

  /// Returns the rectangle of a large title, at the bottom of the bar.
  ///
  /// > Assumed: it begins at the margin of items, and is in the middle of its 52 points.
  func largeTitle(_ size: CGSize, _ grid: PixelGrid) -> CGRect {
    let margin = BarItemRow.margin(inWidth: bounds.width) + BarItemRow.customInset
    let height = min(grid.up(size.height), Self.largeTitleHeight)
    return CGRect(
      x: bounds.minX + margin,
      y: bounds.maxY - Self.largeTitleHeight + grid.halfUp((Self.largeTitleHeight - height) / 2),
      width: min(grid.up(size.width), max(0, bounds.width - 2 * margin)), height: height)
  }

  /// Returns the rectangle at the other side in a layout from right to left.
  func mirrored(_ rect: CGRect, _ isRightToLeft: Bool) -> CGRect {
    if !isRightToLeft { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
