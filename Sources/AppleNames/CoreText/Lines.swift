// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessGraphics
import HeadlessText

/// A line of text.
///
/// It is laid out when it is created, from a copy of the text, so that several threads may read it.
/// > Documented: CTLine. Differs: it measures as the lines of labels do; glyph runs cannot be read.
public final class CTLine: Sendable {
  let line: TypesetLine
  /// The place of the line in the text of its frame.
  let range: CFRange
  /// The distance from the text that the line was laid out in to its frame's.
  private let start: Int

  /// Creates a line; `range` is its place in the text of its frame, `start` its place in the text it was laid out in.
  init(_ line: TypesetLine, range: CFRange, start: Int) {
    self.line = line
    self.range = range
    self.start = start
  }

  func boundary(at x: CGFloat) -> CFIndex { start + line.boundary(at: x) }

  func offset(of index: CFIndex) -> CGFloat { line.offset(of: index - start) }
}

/// Creates a line of a text; characters behind its first newline are not shown.
///
/// - Complexity: O(*n*) for *n* characters.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(TypesetLine(attrString), range: CFRange(location: 0, length: attrString.length), start: 0)
}

/// Returns the width of a line, in points.
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
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = 0
  return Double(line.line.width)
}

/// Returns the distance from the left edge of a width to a line with an alignment, in points.
/// > Documented: CTLineGetPenOffsetForFlush.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: The alignment: 0 for left, 0.5 for centered, 1 for right.
///   - flushWidth: The width, in points.
/// - Returns: The part of the remaining width that the factor stands for; negative where the line is wider.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  (flushWidth - Double(line.line.width)) * Double(min(1, max(0, flushFactor)))
}

/// Returns the range of the characters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns the number of glyphs, which are the UTF-16 units.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.range.length }

/// Returns the boundary between characters that is nearest to a point, in the text of the line's frame.
/// > Documented: CTLineGetStringIndexForPosition; a composed character is not divided.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.boundary(at: position.x)
}

/// Returns the distance of a character's leading edge from the line's start, in points.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Draws a line with its baseline at the context's text position, upward, as CoreGraphics' coordinates go.
///
/// In a view's context the text is upside down unless the context or its text matrix is flipped, as on iOS.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  line.line.draw(in: context)
  context.restoreGState()
}

// MARK: Frames

/// A text that frames of lines are created from.
/// > Documented: CTFramesetter.
public final class CTFramesetter: Sendable {
  private let fixed: FixedText

  init(_ text: NSAttributedString) { fixed = FixedText(text) }

  func lines(_ range: CFRange, in size: CGSize) -> [CTFrame.Entry] {
    let text = fixed.string
    let start = min(max(range.location, 0), text.length)
    let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
    let part = text.attributedSubstring(from: NSRange(location: start, length: length))
    let room = TextRoom(width: size.width, height: size.height)
    return TypesetLine.lines(of: part, in: room).map { line, rect, baseline in
      let own = CFRange(location: start + line.range.location, length: line.range.length)
      return CTFrame.Entry(line: CTLine(line, range: own, start: start), rect: rect, baseline: baseline)
    }
  }
}

/// The lines of a text in a rectangle.
/// > Documented: CTFrame. Differs: a path is treated as its bounding box.
public final class CTFrame: Sendable {
  /// A line with its place in the frame, from the top down.
  struct Entry: Sendable {
    let line: CTLine
    let rect: CGRect
    let baseline: CGFloat
  }

  let lines: [Entry]
  let box: CGRect

  init(_ lines: [Entry], in box: CGRect) {
    self.lines = lines
    self.box = box
  }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the size of a text, in points, not rounded.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The characters; all behind the first one for a length of 0.
///   - frameAttributes: Not read.
///   - constraints: The greatest size.
///   - fitRange: Becomes the characters that the size has room for.
/// - Returns: The size of the lines.
/// - Complexity: O(*n*) for *n* characters of the range.
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
/// - Complexity: O(*n*) for *n* characters of the range.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  return CTFrame(framesetter.lines(stringRange, in: box.size), in: box)
}

/// Returns the lines of a frame, `[CTLine]`.
///
/// - Complexity: O(*n*) for *n* lines.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Writes the origins of lines to a buffer: on their baselines, upward from the lower left corner of the frame's box.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; all behind the first one for a length of 0.
///   - origins: The buffer, which has room for as many origins as the range has lines.
/// - Complexity: O(*n*) for *n* lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let count = range.length > 0 ? range.length : frame.lines.count - range.location
  for (offset, entry) in frame.lines.dropFirst(max(range.location, 0)).prefix(max(count, 0)).enumerated() {
    origins[offset] = CGPoint(x: entry.rect.minX, y: frame.box.height - entry.baseline)
  }
}

/// Draws the lines of a frame in its box, upward, as CoreGraphics' coordinates go.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for entry in frame.lines {
    context.textPosition = CGPoint(
      x: frame.box.minX + entry.rect.minX, y: frame.box.minY + frame.box.height - entry.baseline)
    CTLineDraw(entry.line, context)
  }
}
