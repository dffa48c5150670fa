// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import HeadlessGraphics

/// A line of text.
///
/// > Documented: CTLine. Differs: it measures as the lines of labels do; glyph runs cannot be read.
public final class CTLine: @unchecked Sendable {
  let text: NSAttributedString
  /// The place of the line in the text of its frame.
  let range: CFRange
  private let container = TextContainer()
  private let storage: TextStorage
  let manager = LayoutManager()

  init(_ text: NSAttributedString, range: CFRange) {
    self.text = text
    self.range = range
    storage = TextStorage(attributedString: text)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  var rect: CGRect { manager.usedRect(for: container) }
  /// The points from the line's top to its baseline.
  var baseline: CGFloat { manager.location(forGlyphAt: 0).y }

  func character(at x: CGFloat) -> CFIndex {
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: x, y: 0), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return range.location + (text.length > 0 && fraction > 0.5 ? index + 1 : index)
  }

  func offset(of index: CFIndex) -> CGFloat {
    let place = min(max(index - range.location, 0), text.length)
    return manager.boundingRect(forGlyphRange: NSRange(location: 0, length: place), in: container).width
  }
}

/// Creates a line of a text; what is behind its first newline is left out.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, range: CFRange(location: 0, length: attrString.length))
}

/// The width of a line, in points.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Becomes the points above the baseline.
///   - descent: Becomes the points below the baseline.
///   - leading: Becomes 0.
/// - Returns: The width, not rounded.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let (rect, baseline) = (line.rect, line.baseline)
  ascent?.pointee = baseline
  descent?.pointee = rect.height - baseline
  leading?.pointee = 0
  return Double(rect.width)
}

/// The characters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// The number of glyphs: that of UTF-16 units.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// The character whose leading edge is nearest to a point; see the line's string range.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.character(at: position.x)
}

/// The distance of a character's leading edge from the line's start, in points.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Draws a line with its baseline at the context's text position, upwards, as CoreGraphics' coordinates go.
///
/// In a view's context the text is upside down unless the context or its text matrix is flipped, as on iOS.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  context.performAsCurrent {
    let range = NSRange(location: 0, length: line.text.length)
    let origin = CGPoint(x: 0, y: -line.baseline)
    line.manager.drawBackground(forGlyphRange: range, at: origin)
    line.manager.drawGlyphs(forGlyphRange: range, at: origin)
  }
  context.restoreGState()
}

// MARK: Frames

/// The lines of a text, to be made for a size.
///
/// > Documented: CTFramesetter.
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  func lines(_ range: CFRange, in size: CGSize) -> [(line: CTLine, rect: CGRect, baseline: CGFloat)] {
    let start = min(max(range.location, 0), text.length)
    let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
    let part = text.attributedSubstring(from: NSRange(location: start, length: length))
    let layout = TextLayout(part, font: .systemFont(ofSize: 12), in: TextRoom(width: size.width, height: size.height))
    return layout.lines.map { line in
      let own = CFRange(location: start + line.range.location, length: line.range.length)
      return (CTLine(part.attributedSubstring(from: line.range), range: own), line.rect, line.baseline)
    }
  }
}

/// The lines of a text in a rectangle.
///
/// > Documented: CTFrame. Differs: a path counts as its bounding box.
public final class CTFrame: @unchecked Sendable {
  let lines: [(line: CTLine, rect: CGRect, baseline: CGFloat)]
  let box: CGRect

  init(_ lines: [(line: CTLine, rect: CGRect, baseline: CGFloat)], in box: CGRect) {
    self.lines = lines
    self.box = box
  }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size of a text, in points, not rounded.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The characters; all behind the first one for a length of 0.
///   - frameAttributes: Not read.
///   - constraints: The greatest size.
///   - fitRange: Becomes the characters that the size has room for.
/// - Returns: The size of the lines.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let lines = framesetter.lines(stringRange, in: constraints)
  let length = lines.reduce(0) { $0 + $1.line.range.length }
  fitRange?.pointee = CFRange(location: stringRange.location, length: length)
  return CGSize(width: lines.map(\.rect.width).max() ?? 0, height: lines.last?.rect.maxY ?? 0)
}

/// Creates the lines of a text in a path's bounding box.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The characters; all behind the first one for a length of 0.
///   - path: The path.
///   - frameAttributes: Not read.
/// - Returns: The lines.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  return CTFrame(framesetter.lines(stringRange, in: box.size), in: box)
}

/// The lines of a frame, `[CTLine]`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// The origins of lines on their baselines, upwards from the lower left corner of the frame's box.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; all behind the first one for a length of 0.
///   - origins: Becomes the origins; it has room for as many as lines are asked for.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let count = range.length > 0 ? range.length : frame.lines.count - range.location
  for (offset, entry) in frame.lines.dropFirst(max(range.location, 0)).prefix(max(count, 0)).enumerated() {
    origins[offset] = CGPoint(x: entry.rect.minX, y: frame.box.height - entry.baseline)
  }
}

/// Draws the lines of a frame in its box, upwards, as CoreGraphics' coordinates go.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for entry in frame.lines {
    context.textPosition = CGPoint(
      x: frame.box.minX + entry.rect.minX, y: frame.box.minY + frame.box.height - entry.baseline)
    CTLineDraw(entry.line, context)
  }
}
