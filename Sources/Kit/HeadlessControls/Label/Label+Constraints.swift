import Foundation
import HeadlessViews

/// The text in constraint layout: its lines break at the solved width, and its first and last line have a baseline.
extension Label: WrappingContent, BaselineContent {
  package final var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  package final func contentSize(forWidth width: CGFloat) -> CGSize { fittingSize(forWidth: width) }

  /// The baseline of the first line, with the text in the middle of the height.
  /// > Seen: fact f41: the ascender is rounded to the nearest pixel. Assumed: wrapped text is at the top of its label.
  package final var firstBaseline: ContentBaseline {
    let ascender = pixelGrid.halfUp(font.ascender)
    if wrapsContent { return ContentBaseline(offset: ascender) }
    return ContentBaseline(heightShare: 0.5, offset: ascender - intrinsicContentSize.height / 2)
  }

  /// The baseline of the last line, with the text in the middle of the height.
  /// > Assumed: the descender is rounded to the nearest pixel, as the ascender is.
  package final var lastBaseline: ContentBaseline {
    let descender = pixelGrid.halfUp(-font.descender)
    if wrapsContent { return ContentBaseline(heightShare: 1, offset: -descender) }
    return ContentBaseline(heightShare: 0.5, offset: intrinsicContentSize.height / 2 - descender)
  }
}
