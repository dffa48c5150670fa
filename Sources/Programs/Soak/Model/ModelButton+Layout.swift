import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics

/// The frames of a button's subviews, case by case from facts a1 to a10, s3 and s4, independent of the product.
extension ModelButton {
  /// The hooks that a layout calls, in their order (claims D3.7 and D3.9).
  var askedHooks: [String] {
    let content = "contentRect(forBounds:)"
    let image = "imageRect(forContentRect:)"
    let title = "titleRect(forContentRect:)"
    let background = self.background == nil ? [] : ["backgroundRect(forBounds:)"]
    switch (self.image != nil, hasTitle) {
    case (false, false): return background + [content]
    case (true, false): return background + [content, image]
    case (false, true): return background + [content, title]
    case (true, true): return background + [content, image, content, title, content, image]
    }
  }

  /// Returns whether all numbers of a layout are small enough for rules of pixels to mean something.
  func isExact(in bounds: CGRect) -> Bool {
    World.isExact(bounds)
      && [contentInsets, titleInsets, imageInsets].allSatisfy { insets in
        [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { abs($0) < 1e6 }
      }
  }

  func layout(in bounds: CGRect, isMirrored: Bool) -> Placed {
    var placed = Placed()
    let content = contentRect(in: bounds)
    if background != nil { placed.background = World.standardized(bounds) }
    if image != nil { placed.image = World.standardized(imageRect(in: content, isMirrored)) }
    if hasTitle, !isShortenedRich(in: content) {
      placed.title = World.standardized(titleRect(in: content, isMirrored))
    }
    return placed
  }

  /// Returns whether the title has attributes and is truncated: it is measured in pieces, whose widths need not add up,
  /// so that its frame is not checked.
  private func isShortenedRich(in content: CGRect) -> Bool {
    guard attributedTitle != nil, let size = titleSize, horizontal != .fill else { return false }
    return widths(in: titleArea(in: content)).title < size.width
  }

  /// Returns the content rectangle (fact a1): insets that cross meet in the middle, then outward to whole pixels.
  private func contentRect(in bounds: CGRect) -> CGRect {
    if contentInsets == .zero { return bounds }
    var left = bounds.minX + contentInsets.left
    var right = bounds.maxX - contentInsets.right
    if right < left { (left, right) = ((left + right) / 2, (left + right) / 2) }
    var top = bounds.minY + contentInsets.top
    var bottom = bounds.maxY - contentInsets.bottom
    if bottom < top { (top, bottom) = ((top + bottom) / 2, (top + bottom) / 2) }
    left = ModelGrid.down(left)
    top = ModelGrid.down(top)
    return CGRect(x: left, y: top, width: ModelGrid.up(right) - left, height: ModelGrid.up(bottom) - top)
  }

  // MARK: Areas

  private func imageArea(in content: CGRect) -> CGRect { content.shrunk(by: ModelGrid.halfUp(imageInsets)) }
  private func titleArea(in content: CGRect) -> CGRect { content.shrunk(by: ModelGrid.halfUp(titleInsets)) }

  // MARK: Image

  private func imageRect(in content: CGRect, _ isMirrored: Bool) -> CGRect {
    let area = imageArea(in: content)
    let (imageWidth, titleWidth) = widths(in: area)
    let pair = imageWidth + titleWidth
    var x: CGFloat
    var width = imageWidth
    switch side(isMirrored) {
    case .fill:
      // Fact a8: its share of its own area, at the left end.
      x = area.origin.x
      width = area.size.width * share(image: true, in: content)
    case .left: x = area.origin.x + (isMirrored ? titleWidth : 0)
    case .right: x = area.origin.x + area.size.width - pair + (isMirrored ? titleWidth : 0)
    default: x = area.origin.x + (area.size.width - pair) / 2 + (isMirrored ? titleWidth : 0)
    }
    let height = min(image?.size.height ?? 0, area.size.height)
    let (y, shownHeight) = down(height, in: area, padding: 0)
    return CGRect(x: ModelGrid.halfUp(x), y: y, width: width, height: shownHeight)
  }

  // MARK: Title

  private func titleRect(in content: CGRect, _ isMirrored: Bool) -> CGRect {
    let area = titleArea(in: content)
    let size = titleSize ?? .zero
    let (imageWidth, room) = widths(in: area)
    let pair = imageWidth + room
    let before = isMirrored ? 0 : imageWidth
    let padding: CGFloat = keepsPadding && isPadded ? 6 : 0
    let (y, height) = down(size.height, in: area, padding: padding)
    if side(isMirrored) == .fill {
      let width = area.size.width * share(image: false, in: content)
      return CGRect(x: ModelGrid.halfUp(area.origin.x + area.size.width - width), y: y, width: width, height: height)
    }
    let shown = room < size.width ? min(shortenedWidth(to: room), room) : room
    let start: CGFloat
    switch side(isMirrored) {
    case .left: start = area.origin.x + before
    case .right: start = area.origin.x + area.size.width - pair + before + (room - shown)
    default: start = area.origin.x + (area.size.width - pair) / 2 + before + (room - shown) / 2
    }
    return CGRect(x: ModelGrid.halfUp(start), y: y, width: shown, height: height)
  }

  /// Returns the width of a truncated title (fact a7): the longest shortening that fits, found by trying every one.
  private func shortenedWidth(to room: CGFloat) -> CGFloat {
    guard let title else { return room }
    let letters = Array(title)
    let head = lineBreakMode == .byTruncatingHead
    let tail = lineBreakMode == .byTruncatingTail
    if !head && !tail && lineBreakMode != .byTruncatingMiddle { return room }
    // It may fit without what its label is rounded up by.
    var width = TextMeasuring.current.size(of: title, in: font).width
    if width <= room + 1e-6 { return ModelGrid.up(width) }
    for kept in (0..<letters.count).reversed() {
      let front = head ? 0 : tail ? kept : (kept + 1) / 2
      let text = String(letters.prefix(front)) + "…" + String(letters.suffix(kept - front))
      width = TextMeasuring.current.size(of: text, in: font).width
      if width <= room + 1e-6 { break }
    }
    return ModelGrid.up(width)
  }

  // MARK: Both

  /// Returns the widths (fact a6): the image shrinks last, the title has the rest.
  private func widths(in area: CGRect) -> (image: CGFloat, title: CGFloat) {
    let preferredWidth = image?.size.width ?? 0
    let imageWidth = preferredWidth == 0 ? 0 : min(preferredWidth, area.size.width)
    let room = area.size.width - imageWidth
    let titleWidth = titleSize?.width ?? 0
    return (imageWidth, titleWidth <= room + 1e-6 ? titleWidth : room)
  }

  /// Returns the fraction of slack (facts a8 and s4): an item alone fills the content; in crossed insets an image has
  /// its negative width, a title none.
  private func share(image isImage: Bool, in content: CGRect) -> CGFloat {
    var (picture, text) = (image?.size.width ?? 0, titleSize?.width ?? 0)
    if picture == 0 || text == 0 { return (isImage ? picture : text) == 0 ? 0 : 1 }
    if imageArea(in: content).size.width < 0 { picture = imageArea(in: content).size.width }
    if titleArea(in: content).size.width < 0 { text = 0 }
    let sum = abs(picture + text) < 1e-6 ? 1 : picture + text
    return (isImage ? picture : text) / sum
  }

  /// Returns the horizontal alignment in a layout direction (fact a10).
  private func side(_ isMirrored: Bool) -> Control.ContentHorizontalAlignment {
    switch horizontal {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: horizontal
    }
  }

  /// Returns the vertical position (fact a4), on the grid of fact a5.
  private func down(_ height: CGFloat, in area: CGRect, padding: CGFloat) -> (y: CGFloat, height: CGFloat) {
    let slack = area.size.height - height
    switch vertical {
    case .top: return (ModelGrid.halfUp(area.origin.y + padding), height)
    case .bottom: return (ModelGrid.halfUp(area.origin.y + slack - padding), height)
    case .fill: return (ModelGrid.halfUp(area.origin.y), area.size.height)
    case .center: return (ModelGrid.halfUp(area.origin.y + slack / 2), height)
    }
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward (fact a2), not standardized.
  fileprivate func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
