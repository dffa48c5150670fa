import Foundation
import HeadlessGraphics

extension PageControl {
  final func drawContent() {
    guard let context = DrawingContext.current, !(hidesForSinglePage && numberOfPages <= 1) else { return }
    let current = displayedPage ?? currentPage
    let inset: CGFloat = era.hasGlassControls ? 0 : 1.2
    for page in shownPages {
      draw(page, isCurrent: page == current, in: slot(of: page), inset: inset, into: context)
    }
  }

  /// Draws the image or the dot of a page in the center of its slot.
  /// > Seen: fact i10: a dot of 7.6 points; fact q15: of 10 on iOS 26. Differs: images are drawn in their own colors.
  private func draw(_ page: Int, isCurrent: Bool, in slot: CGRect, inset: CGFloat, into context: DrawingContext) {
    let own = (isCurrent ? currentPageImages[page] : nil) ?? pageImages[page]
    let common = (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? preferredIndicatorImage
    if let image = own ?? common {
      let origin = CGPoint(x: slot.midX - image.size.width / 2, y: slot.midY - image.size.height / 2)
      return image.draw(in: CGRect(origin: origin, size: image.size))
    }
    let tint = isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor
    context.fillCapsule(slot.insetBy(dx: inset, dy: inset), with: tint ?? Color(white: 1, alpha: 0.45))
  }

  /// The pages whose dots are in the bounds, and some more on both sides.
  private var shownPages: Range<Int> {
    let (middle, half) = (numberOfPages / 2, Int(min(bounds.width / 36, 100_000)) + 3)
    return max(0, middle - half)..<min(numberOfPages, middle + half)
  }

  /// Returns the square for the dot of a page, as wide as ``PageControl/dotSize``.
  /// > Seen: fact i10.
  private func slot(of page: Int) -> CGRect {
    let size = size(forNumberOfPages: numberOfPages)
    let start = CGPoint(
      x: (bounds.midX - size.width / 2 + 0.5).rounded(.down), y: (bounds.midY - size.height / 2 + 0.5).rounded(.down))
    let dot = dotSize
    let slot = CGRect(x: start.x + 14 + CGFloat(page) * (dot + 8), y: start.y + 8, width: dot, height: dot)
    return beginsAtRight ? mirrored(slot, in: CGRect(origin: start, size: size)) : slot
  }
}
