import Foundation
import HeadlessGeometry

/// The places of lines and characters.
extension LayoutManager {
  /// The number of glyphs: that of UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The rectangle of the lines in a container, with the padding at both ends, in points, not rounded.
  ///
  /// > Documented: NSLayoutManager.usedRect(for:).
  public func usedRect(for container: TextContainer) -> CGRect {
    let text = lines(in: container)
    guard let first = text.lines.first else { return .zero }
    return text.lines.reduce(text.usedRect(first)) { $0.union(text.usedRect($1)) }
  }

  /// The glyphs that a container shows.
  public func glyphRange(for container: TextContainer) -> NSRange { lines(in: container).range }

  // MARK: Ranges

  /// The glyphs of characters: the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  // MARK: Points

  /// The glyph at a point in a container; the nearest one for a point outside of the text, 0 without text.
  public func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int {
    lines(in: container).character(at: point)?.index ?? 0
  }

  /// The glyph at a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point, in the container's coordinates.
  ///   - container: The container.
  ///   - partialFraction: Becomes the part of the glyph's width in front of the point, 0 to 1.
  /// - Returns: The glyph; the nearest one for a point outside of the text, 0 without text.
  public func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container).character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  /// The part of a glyph's width in front of a point, 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: TextContainer) -> CGFloat {
    lines(in: container).character(at: point)?.fraction ?? 0
  }

  /// The character at a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point, in the container's coordinates.
  ///   - container: The container.
  ///   - partialFraction: Becomes the part of the character's width in front of the point, 0 to 1.
  /// - Returns: The character; the nearest one for a point outside of the text, 0 without text.
  public func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The rectangle around glyphs in a container; its parts are as high as their lines.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextContainer) -> CGRect {
    let text = lines(in: container)
    let rects = text.lines(intersecting: glyphRange).map { text.rect(of: glyphRange, in: $0) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// The place of a glyph's origin: from the left edge of its line to its leading edge, and down to its baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let text = lines
    guard let index = text.lineIndex(of: glyphIndex) else { return .zero }
    let line = text.lines[index]
    return CGPoint(x: text.x(of: glyphIndex, in: line), y: line.baseline - line.rect.minY)
  }

  // MARK: Lines

  /// The rectangle of the line that has a glyph, over the whole width of the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs of the line.
  /// - Returns: The rectangle; zero without lines.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    fragment(glyphIndex, effectiveGlyphRange) { $0.fragmentRect($1) }
  }

  /// The rectangle of the text of the line that has a glyph, with the padding at both ends.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs of the line.
  /// - Returns: The rectangle; zero without lines.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    fragment(glyphIndex, effectiveGlyphRange) { $0.usedRect($1) }
  }

  private func fragment(
    _ glyphIndex: Int, _ range: UnsafeMutablePointer<NSRange>?, _ rect: (LaidOutText, TextLayout.Line) -> CGRect
  ) -> CGRect {
    let text = lines
    guard let index = text.lineIndex(of: glyphIndex) else { return .zero }
    range?.pointee = text.lines[index].range
    return rect(text, text.lines[index])
  }

  /// The part of the line that has a glyph which is not shown as it is; `NSNotFound` for a line that is shown whole.
  ///
  /// > Documented: NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:).
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let text = lines
    guard let index = text.lineIndex(of: glyphIndex), text.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let line = text.lines[index]
    let shown = line.source.utf16.count
    return NSRange(location: line.range.location + shown, length: max(line.range.length - shown, 0))
  }

  /// Calls a closure for each line that has glyphs of a range, from top to bottom.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Gets the rectangle of the line, that of its text, the container, the glyphs of the line, and a flag that ends
  ///     the calls.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let text = lines
    var stop = ObjCBool(false)
    for line in text.lines(intersecting: glyphRange) where !stop.boolValue {
      block(text.fragmentRect(line), text.usedRect(line), container, line.range, &stop)
    }
  }

  /// Calls a closure for each rectangle that glyphs take, one a line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: Not read.
  ///   - textContainer: The container.
  ///   - block: Gets the rectangle and a flag that ends the calls.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = lines(in: textContainer)
    var stop = ObjCBool(false)
    for line in text.lines(intersecting: glyphRange) where !stop.boolValue {
      block(text.rect(of: glyphRange, in: line), &stop)
    }
  }
}
