import Foundation
import HeadlessGeometry
import HeadlessViews

/// The rectangles of an alert, from the heights of its texts.
struct AlertLayout {
  /// The rectangles of title and message; nil for a text that is not shown.
  private(set) var texts: [CGRect?] = []
  private(set) var fields: [CGRect] = []
  private(set) var actions: [CGRect] = []
  private(set) var size: CGSize

  /// Creates a layout with the heights of fields and texts, nil for a text that is not shown; larger titles add the
  /// growth to each action, and two actions of an alert may be below each other.
  /// > Reported: fact n21, the width and the heights of actions. Seen: facts q6 and q7 for iOS 26. Assumed: all other
  /// > distances up to iOS 18, fields 8 below the texts, and two actions beside each other,
  /// > mirrored from right to left, below each other at text sizes of accessibility.
  init(
    width: CGFloat, _ sizes: SystemEra.Alerts, isSheet: Bool, actionGrowth: CGFloat = 0, stacksActions: Bool = false,
    textHeights: [CGFloat?], fieldHeights: [CGFloat], actionCount: Int
  ) {
    let inner = Self.textWidth(in: width, sizes)
    var (end, spacing, bottom) = (sizes.top, CGFloat(0), sizes.textBottom)
    for height in textHeights {
      texts.append(height.map { CGRect(x: sizes.textInset, y: end + spacing, width: inner, height: $0) })
      guard let height else { continue }
      end += spacing + height
      spacing = sizes.textSpacing
    }
    for (index, height) in fieldHeights.enumerated() {
      let y = end + (index > 0 ? 4 : spacing > 0 ? 8 : 0)
      fields.append(CGRect(x: sizes.textInset, y: y, width: inner, height: height))
      (end, bottom) = (y + height, max(0, sizes.textBottom - 4))
    }
    let hasTexts = spacing > 0 || !fieldHeights.isEmpty
    var y = (hasTexts ? PixelGrid(scale: 1).up(end + bottom) : 0) + sizes.actionInset
    let (height, actionWidth) = (
      (isSheet ? sizes.sheetActionHeight : sizes.actionHeight) + actionGrowth, max(0, width - 2 * sizes.actionInset)
    )
    if !isSheet, actionCount == 2, !stacksActions {
      let half = max(0, actionWidth - sizes.actionSpacing) / 2
      actions = [sizes.actionInset, sizes.actionInset + half + sizes.actionSpacing].map {
        CGRect(x: $0, y: y, width: half, height: height)
      }
      y += height + sizes.actionSpacing
    } else {
      for _ in 0..<actionCount {
        actions.append(CGRect(x: sizes.actionInset, y: y, width: actionWidth, height: height))
        y += height + sizes.actionSpacing
      }
    }
    size = CGSize(width: width, height: y + sizes.actionInset - (actionCount > 0 ? sizes.actionSpacing : 0))
  }

  /// Returns the width of texts and fields, in points.
  static func textWidth(in width: CGFloat, _ sizes: SystemEra.Alerts) -> CGFloat { max(0, width - 2 * sizes.textInset) }
}
