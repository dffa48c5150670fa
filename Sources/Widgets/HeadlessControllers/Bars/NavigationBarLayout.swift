import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

struct NavigationBarLayout {
  let bounds: CGRect
  let hasPrompt: Bool
  let largeTitleHeight: CGFloat
  let collapse: CGFloat
  let refreshHeight: CGFloat
  let bars: SystemEra.Bars
  /// The distance of the first item from the edge, in points.
  let margin: CGFloat
  /// The distance of a large title from the edge, in points.
  let largeTitleMargin: CGFloat

  /// The height of the prompt, in points.
  /// > Reported: bars with a prompt are 74 points high.
  static let promptHeight: CGFloat = 30

  /// Returns the height of the row of a large title, in points.
  /// > Reported: bars with a large title are 96 points high. Seen: fact q27: on iOS 26 the row is higher for a font whose
  /// > ascender would not fit above the baseline.
  static func largeTitleHeight(for font: Font, _ bars: SystemEra.Bars, _ grid: PixelGrid) -> CGFloat {
    max(52, bars.largeTitleBaseline.map { grid.halfUp(font.ascender + $0) } ?? 0)
  }

  /// The distance from the back button to the next item or the title, in points.
  /// > Reported: fact n5: the title may begin at 75 beside a back button of 69 points.
  static let backSpacing: CGFloat = 6

  /// The area with title and items.
  ///
  /// In a bar of another height than its own it fills the rest beside prompt and large title.
  var content: CGRect {
    let top = hasPrompt ? Self.promptHeight : 0
    let height = max(0, bounds.height - top - refreshHeight - (largeTitleHeight - collapse))
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
  }

  /// The row of title and items in the ``content``, in its coordinates: all of it, or as high as items at its top.
  /// > Seen: facts q2 and q3: a title is in the center of the upper 44 of 54 points.
  var row: CGRect {
    let content = content
    return CGRect(x: 0, y: 0, width: content.width, height: min(bars.navigationRow ?? content.height, content.height))
  }

  var prompt: CGRect { CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight) }

  /// Returns the rectangle of a title, in coordinates of the ``content``: in the center of the row, or as near to it as
  /// the items allow that end at distances from the edges; on iOS 26 a text is a pixel larger where the center is not
  /// on a pixel.
  /// > Seen: fact q2: in 375 points at 2x a title of 56.5 is where one of 57 is, and 21 points high; in 393 at 3x one of
  /// > 55.667 is in the center.
  func title(_ size: CGSize, isText: Bool, between leading: CGFloat, _ trailing: CGFloat, _ grid: PixelGrid) -> CGRect {
    let row = row
    var wanted = size
    if isText, bars.navigationRow != nil {
      wanted.width = grid.centerable(size.width, in: row.width)
      wanted.height = grid.centerable(size.height, in: row.height)
    }
    let space = max(0, row.width - leading - trailing)
    let (width, height) = (min(wanted.width, space), min(wanted.height, row.height))
    let centered = grid.halfUp((row.width - width) / 2)
    let x = max(leading, min(centered, row.width - trailing - width))
    return CGRect(x: x, y: grid.halfUp((row.height - height) / 2), width: min(size.width, space), height: height)
  }

  /// Returns the rectangle of a large title, at the bottom of the bar, from the left of the ``bounds``.
  /// > Assumed: it begins at the margin of items, in the middle of its 52 points. Seen: facts q2 and q27 for iOS 26.
  func largeTitle(_ size: CGSize, _ font: Font, _ grid: PixelGrid) -> CGRect {
    let height = min(grid.up(size.height), largeTitleHeight)
    let top = bars.largeTitleBaseline.map { largeTitleHeight - $0 - font.ascender } ?? (largeTitleHeight - height) / 2
    return CGRect(
      x: largeTitleMargin, y: bounds.maxY - largeTitleHeight + grid.halfUp(top),
      width: min(grid.up(size.width), max(0, bounds.width - 2 * largeTitleMargin)), height: height)
  }

  /// Returns the rectangle at the other side in a layout from right to left.
  func mirrored(_ rect: CGRect, _ isRightToLeft: Bool) -> CGRect {
    if !isRightToLeft { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension View {
  /// The bounds of a bar between the sensors at the sides of a phone in landscape, where its items are.
  /// > Documented: Human Interface Guidelines, Layout: content stays in the safe area, backgrounds reach to the edges.
  /// > Assumed: margins of items are beside it.
  final var areaForItems: CGRect {
    let insets = safeAreaInsets
    return bounds.insetCollapsing(by: EdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
  }
}

extension PixelGrid {
  /// Returns the rectangle of a size in the center of a rectangle, with edges on the grid, a half up.
  func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
    let size = up(CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height)))
    return CGRect(
      x: halfUp(rect.midX - size.width / 2), y: halfUp(rect.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  /// Returns a length of whole pixels, a pixel longer where it could not be in the center of a space on pixels.
  func centerable(_ length: CGFloat, in space: CGFloat) -> CGFloat {
    let rest = abs(space - length)
    return abs(halfUp(rest / 2) * 2 - rest) * scale < 0.5 ? length : length + 1 / scale
  }
}
