import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

/// A ruler that measures ranges of a text with a ``TextMeasurer``, each in its style.
package struct TextRuler {
  package let text: StyledText
  private let measurer: any TextMeasurer

  package init(_ text: StyledText, measurer: any TextMeasurer) {
    self.text = text
    self.measurer = measurer
  }

  /// Returns the extent of a range that begins at a distance from the line's start, which only tabs need.
  package func extent(of range: Range<String.Index>, from start: CGFloat = 0) -> TextExtent {
    var extent = TextExtent()
    text.forEachStretch(of: range) { stretch, style in
      extent.append(self.extent(of: stretch, style, from: start + extent.width))
    }
    return extent
  }

  /// Returns the extent of a range of one style and text of the same style after it, measured at once.
  package func extent(of shown: String, in style: RunStyle) -> TextExtent {
    if let attachment = style.attachment, shown == "\u{FFFC}" {
      return Self.extent(of: attachment, raisedBy: style.baselineOffset)
    }
    var extent = line(measurer.checkedSize(of: shown, in: style.font), style)
    if style.kern != 0 { extent.width = max(extent.width + style.kern * CGFloat(shown.count), 0) }
    return extent
  }

  package func emptyExtent(at index: String.Index) -> TextExtent {
    var style = text.style(at: index)
    style.attachment = nil
    return extent(of: "", in: style)
  }

  /// Returns the shown text of a range: without the characters that show nothing.
  package func shown(_ range: Range<String.Index>) -> String {
    let shown = String(text.string[range])
    return text.contents.contains(.invisibles) ? shown.removingInvisibles() : shown
  }

  private func extent(of stretch: Range<String.Index>, _ style: RunStyle, from start: CGFloat) -> TextExtent {
    if style.attachment != nil { return extentOfAttachments(stretch, style) }
    if text.contents.contains(.tabs) { return extentWithTabs(stretch, style, from: start) }
    return extent(of: shown(stretch), in: style)
  }

  private func extentOfAttachments(_ stretch: Range<String.Index>, _ style: RunStyle) -> TextExtent {
    var extent = TextExtent()
    for character in text.string[stretch] { extent.append(self.extent(of: String(character), in: style)) }
    return extent
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

  private func line(_ size: CGSize, _ style: RunStyle) -> TextExtent {
    let ascent = size.height * style.font.ascentShare
    let offset = style.baselineOffset
    return TextExtent(width: size.width, ascent: ascent + offset, descent: size.height - ascent - offset)
  }

  private static func extent(of attachment: CGRect, raisedBy offset: CGFloat) -> TextExtent {
    TextExtent(width: attachment.width, ascent: attachment.maxY + offset, descent: -attachment.minY - offset)
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

extension Font {
  /// The fraction of a line's height that is above the baseline.
  var ascentShare: CGFloat { lineHeight > 0 ? ascender / lineHeight : 1 }
}
