import Foundation
import HeadlessGraphics
import HeadlessReporting

/// A ruler that measures ranges of a text with a ``TextMeasurer``, each in its style.
struct TextRuler {
  let text: StyledText
  let measurer: any TextMeasurer

  /// Returns the extent of a range that begins at a distance from the line's start, which only tabs need.
  func extent(of range: Range<String.Index>, from start: CGFloat = 0) -> TextExtent {
    var extent = TextExtent()
    text.forEachStretch(of: range) { stretch, style in
      extent.append(self.extent(of: stretch, style, from: start + extent.width))
    }
    return extent
  }

  /// Returns the extent of a range of one style and text of the same style after it, measured at once.
  func extent(of shown: String, in style: RunStyle) -> TextExtent {
    let offset = style.baselineOffset
    if let attachment = style.attachment, shown == "\u{FFFC}" {
      return TextExtent(width: attachment.width, ascent: attachment.maxY + offset, descent: -attachment.minY - offset)
    }
    var size = measurer.checkedSize(of: shown, in: style.font)
    if style.kern != 0 { size.width = max(size.width + style.kern * CGFloat(shown.count), 0) }
    let font = style.font
    let ascent = font.lineHeight > 0 ? size.height * (font.ascender / font.lineHeight) : size.height
    return TextExtent(width: size.width, ascent: ascent + offset, descent: size.height - ascent - offset)
  }

  func emptyExtent(at index: String.Index) -> TextExtent {
    var style = text.style(at: index)
    style.attachment = nil
    return extent(of: "", in: style)
  }

  /// Returns the shown text of a range: without the characters that show nothing.
  func shown(_ range: Range<String.Index>) -> String {
    let shown = String(text.string[range])
    return text.contents.contains(.invisibles) ? shown.removingInvisibles() : shown
  }

  private func extent(of stretch: Range<String.Index>, _ style: RunStyle, from start: CGFloat) -> TextExtent {
    if style.attachment != nil {
      return text.string[stretch].reduce(into: TextExtent()) { $0.append(extent(of: String($1), in: style)) }
    }
    if text.contents.contains(.tabs) { return extentWithTabs(stretch, style, from: start) }
    return extent(of: shown(stretch), in: style)
  }

  private func extentWithTabs(_ stretch: Range<String.Index>, _ style: RunStyle, from start: CGFloat) -> TextExtent {
    let paragraph = text.paragraph(at: stretch.lowerBound)
    var extent = TextExtent()
    var position = stretch.lowerBound
    while position < stretch.upperBound {
      let tab = text.string[position..<stretch.upperBound].utf8.firstIndex(of: 0x09) ?? stretch.upperBound
      extent.append(self.extent(of: shown(position..<tab), in: style))
      if tab == stretch.upperBound { break }
      let reached = start + extent.width
      let stop = paragraph.tabStop(behind: reached)
      if stop.isFinite, stop > reached { extent.width += stop - reached }
      position = text.string.utf8.index(after: tab)
    }
    return extent
  }
}

extension TextMeasurer {
  /// Returns the measurer's size; an invalid one is reported and treated as zero.
  package func checkedSize(of line: String, in font: Font) -> CGSize {
    let size = size(of: line, in: font)
    if size.isFinite, size.width >= 0, size.height >= 0 { return size }
    IssueReporting.report(
      place: "\(type(of: self)).size(of:in:)",
      problem: "Expected a size from 0×0 up; got \(size.shortDescription); using 0×0.",
      cure: "Return numbers of points from 0 on.")
    return .zero
  }
}
