import Foundation
import HeadlessGraphics

/// The drawing of lines into the current context.
extension LayoutManager {
  /// A line under or through glyphs.
  enum Decoration {
    case underline
    case strikethrough
  }

  /// Returns the runs of each line that has glyphs of a range, in the context's coordinates.
  private func runs(_ range: NSRange, at origin: CGPoint) -> [(line: TextLayout.Line, runs: [DecoratedRun])] {
    guard let storage = textStorage, origin.isFinite else { return [] }
    let text = lines
    let start = CGPoint(x: origin.x + text.padding, y: origin.y)
    return text.lines(intersecting: range).map { ($0, $0.runs(of: storage, at: start)) }
  }

  final func drawBackgrounds(_ range: NSRange, at origin: CGPoint) {
    guard let graphics = CGContext.current(for: "LayoutManager.drawBackground(forGlyphRange:at:)") else { return }
    var areas: [(range: NSRange, color: CGColor, rects: [CGRect])] = []
    for run in runs(range, at: origin).flatMap(\.runs).sorted(by: { $0.range.location < $1.range.location }) {
      guard let color = run.background else { continue }
      if let last = areas.last, last.color == color, NSMaxRange(last.range) == run.range.location {
        areas[areas.count - 1].range.length += run.range.length
        areas[areas.count - 1].rects.append(run.text.rect)
      } else {
        areas.append((run.range, color, [run.text.rect]))
      }
    }
    for area in areas {
      graphics.saveGState()
      graphics.setFillColor(area.color)
      area.rects.withUnsafeBufferPointer { rects in
        guard let start = rects.baseAddress else { return }
        fillBackgroundRectArray(
          start, count: rects.count, forCharacterRange: area.range, color: Color(cgColor: area.color))
      }
      graphics.restoreGState()
    }
  }

  final func drawLines(_ range: NSRange, at origin: CGPoint) {
    let member = "LayoutManager.drawGlyphs(forGlyphRange:at:)"
    guard let graphics = CGContext.current(for: member) else { return }
    let text = lines
    for (line, runs) in runs(range, at: origin) {
      for run in runs {
        if let style = style(.underlineStyle, of: run, if: run.underline) {
          underlineGlyphRange(
            run.range, underlineType: style, lineFragmentRect: text.fragmentRect(line),
            lineFragmentGlyphRange: line.range, containerOrigin: origin)
        }
        var plain = run
        (plain.background, plain.underline, plain.strikethrough) = (nil, nil, nil)
        graphics.paintAsGroup(member, plain.draw)
        if let style = style(.strikethroughStyle, of: run, if: run.strikethrough) {
          strikethroughGlyphRange(
            run.range, strikethroughType: style, lineFragmentRect: text.fragmentRect(line),
            lineFragmentGlyphRange: line.range, containerOrigin: origin)
        }
      }
    }
  }

  /// Returns the style of a line that a run has; nil without one, and for attachments.
  private func style(_ key: NSAttributedString.Key, of run: DecoratedRun, if color: CGColor?) -> UnderlineStyle? {
    guard color != nil, run.attachment == nil, run.range.length > 0 else { return nil }
    let value = textStorage?.attribute(key, at: run.range.location, effectiveRange: nil)
    return value as? UnderlineStyle ?? (value as? Int ?? (value as? NSNumber)?.intValue).map(UnderlineStyle.init)
  }

  /// Returns the points from the bottom of the line of glyphs to its baseline.
  final func descent(of range: NSRange) -> CGFloat {
    let text = lines
    return text.lineIndex(of: range.location).map { text.lines[$0].rect.maxY - text.lines[$0].baseline } ?? 0
  }

  /// Draws a line under or through the runs that have glyphs of a range.
  final func drawLine(_ decoration: Decoration, of range: NSRange, at origin: CGPoint) {
    let member = decoration == .underline ? "drawUnderline" : "drawStrikethrough"
    guard let graphics = CGContext.current(for: "LayoutManager.\(member)(forGlyphRange:…)") else { return }
    let text = lines
    for (line, runs) in runs(range, at: origin) {
      for run in runs {
        let part = NSIntersectionRange(run.range, range)
        if part.length == 0 { continue }
        var rect = decoration == .underline ? run.underlineRect : run.strikethroughRect
        if part.length < run.range.length {
          let area = text.rect(of: part, in: line)
          (rect.origin.x, rect.size.width) = (area.minX + origin.x, area.width)
        }
        graphics.saveGState()
        graphics.setFillColor((decoration == .underline ? run.underline : run.strikethrough) ?? run.text.color)
        graphics.fill(rect)
        graphics.restoreGState()
      }
    }
  }

  /// Returns the line that has a glyph; a glyph that the text does not have is reported and treated as the nearest one.
  final func line(of glyphIndex: Int, in text: LaidOutText, _ member: String) -> TextLayout.Line? {
    if !isValidGlyphIndex(glyphIndex) {
      report(
        member, "Expected a glyph below \(numberOfGlyphs); got \(glyphIndex); using the nearest one.",
        cure: "Ask isValidGlyphIndex(_:) first; an empty text has only an extraLineFragmentRect.")
    }
    return text.lineIndex(of: glyphIndex).map { text.lines[$0] }
  }
}
