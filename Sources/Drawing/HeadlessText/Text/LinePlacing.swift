import Foundation

/// The positions of filled lines in the available width.
struct LinePlacing {
  let room: TextRoom
  let lines: [FilledLine]

  /// The widest line with its indent, and the bottom of the last one.
  var size: CGSize {
    let width = lines.reduce(0) { max($0, $1.span.start + $1.extent.width) }
    return CGSize(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// The lines in the layout's coordinates; without a width to fill they align with the widest.
  var placed: [TextLayout.Line] {
    let width = room.lineWidth == .infinity ? size.width : room.lineWidth
    var location = 0
    var start = lines.first?.source.base.startIndex
    return lines.map { line in
      let utf16 = line.source.base.utf16
      let lineStart = start ?? line.end
      let length = utf16.distance(from: lineStart, to: line.end)
      let hidden = line.hidden.map { hidden in
        let end = hidden.upperBound == line.source.endIndex ? line.end : hidden.upperBound
        return NSRange(
          location: location + utf16.distance(from: lineStart, to: hidden.lowerBound),
          length: utf16.distance(from: hidden.lowerBound, to: end))
      }
      start = line.end
      defer { location += length }
      let (x, shownWidth) = across(line, in: width)
      return TextLayout.Line(
        rect: CGRect(x: x, y: line.top, width: shownWidth, height: line.height),
        baseline: line.top + line.height - line.extent.descent, isTruncated: line.isTruncated,
        range: NSRange(location: location, length: length), source: line.source, replacement: line.replacement,
        hidden: hidden)
    }
  }

  private func across(_ line: FilledLine, in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let start = line.span.start
    let end = min(line.span.end, width)
    let (left, right) = line.isRightToLeft ? (width - end, width - start) : (start, end)
    let own = line.extent.width
    switch line.alignment {
    case .center: return ((left + right - own) / 2, own)
    case .left: return (left, own)
    case .right: return (right - own, own)
    case .justified where !line.endsParagraph: return (left, max(right - left, own))
    case .justified, .natural: return (line.isRightToLeft ? right - own : left, own)
    }
  }
}
