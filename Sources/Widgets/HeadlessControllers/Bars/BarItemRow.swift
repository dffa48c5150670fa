import Foundation
import HeadlessViews

struct BarItemRow {
  enum Entry: Equatable {
    /// A button, by its width in points.
    case button(CGFloat)
    /// A button with an image, by its width in points.
    case image(CGFloat)
    /// A view of an app, by its width in points.
    case custom(CGFloat)
    /// A space, by its width in points.
    case fixedSpace(CGFloat)
    /// A space that fills the rest of the row.
    case flexibleSpace
  }

  /// Returns the distance of a button at the edge from the edge of the bar; its content is 8 points further in.
  /// > Reported: fact n3: 8 points in bars of 375 and 390 points, 12 in one of 414. Seen: fact q3 for iOS 26.
  static func margin(inWidth width: CGFloat) -> CGFloat { width < 414 ? 8 : 12 }

  /// The sizes of items in the era of the bar.
  /// > Reported: facts n3 and n4, two dumps, for the sizes up to iOS 18: 8 points between two items, and a view of 17
  /// > points ends 16 points before the edge of a bar of 375. Seen: facts q3 and q4 for iOS 26.
  var sizes = SystemEra.standard.bars.items

  var entries: [Entry]

  /// Returns the beginning and the width of each item from the beginning of the row, nil for spaces; flexible ones fill
  /// the available width, if any.
  /// > Assumed: a fixed space replaces the distance between its neighbors, flexible spaces divide the remaining width.
  func positions(in available: CGFloat? = nil) -> [(x: CGFloat, width: CGFloat)?] {
    let flexible = entries.reduce(0) { $0 + ($1 == .flexibleSpace ? 1 : 0) }
    let rest = max(0, (available ?? 0) - layOut(0).end)
    return layOut(available == nil || flexible == 0 ? 0 : rest / CGFloat(flexible)).positions
  }

  /// The width of all items and the distances between them.
  var width: CGFloat { layOut(0).end }

  private func layOut(_ share: CGFloat) -> (positions: [(x: CGFloat, width: CGFloat)?], end: CGFloat) {
    var positions: [(x: CGFloat, width: CGFloat)?] = []
    var (end, gap, hasSpace) = (CGFloat(0), CGFloat(0), true)
    func addSpace(_ width: CGFloat) {
      gap = (hasSpace ? gap : 0) + width
      hasSpace = true
    }
    for (index, entry) in entries.enumerated() {
      if case .image = entry, index > 0, case .image = entries[index - 1] { gap = sizes.imageSpacing ?? gap }
      switch entry {
      case .fixedSpace(let width):
        addSpace(max(0, width))
        positions.append(nil)
      case .flexibleSpace:
        addSpace(share)
        positions.append(nil)
      case .button(let width), .image(let width), .custom(let width):
        let inset = entry == .custom(width) ? sizes.customInset : 0
        end += gap + (index == 0 ? inset : 0)
        positions.append((end, width))
        end += width + (index == entries.count - 1 ? inset : 0)
        (gap, hasSpace) = (sizes.spacing, false)
      }
    }
    if hasSpace { end += gap }
    return (positions, end)
  }
}
