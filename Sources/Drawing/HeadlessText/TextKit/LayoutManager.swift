import Foundation
import HeadlessGraphics

/// Lays out a ``TextStorage`` in a ``TextContainer``; `NSLayoutManager` in the module `UIKit`.
///
/// It finds lines, rectangles and characters with the lines that labels have. A glyph is a UTF-16 unit, so glyph ranges
/// and character ranges are equal.
///
/// Swift lets subclasses override only the members of a class body, so this body declares every overridable member.
/// > Documented: NSLayoutManager. Differs: the text is laid out in the first container only; no glyph properties,
/// > temporary attributes and ligatures; positions in a line are from its left edge in right-to-left texts too.
open class LayoutManager: NSObject {
  private weak var storedStorage: TextStorage?

  /// The text, or nil; setting one adds the manager to it.
  open var textStorage: TextStorage? {
    get { storedStorage }
    set {
      if newValue === storedStorage { return }
      storedStorage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  /// The containers; the first one has the text.
  open private(set) var textContainers: [TextContainer] = []

  /// The delegate; stored only.
  open weak var delegate: (any LayoutManagerDelegate)?

  /// Whether the leading of fonts is added between lines; true by default.
  open var usesFontLeading = true

  /// Whether words may be hyphenated; stored only.
  open var usesDefaultHyphenation = false

  /// Whether ranges of the text may be laid out separately; stored only.
  open var allowsNonContiguousLayout = false

  /// Whether ranges of the text are laid out separately; always false.
  open var hasNonContiguousLayout: Bool { false }

  /// Whether invisible characters are shown; stored only.
  open var showsInvisibleCharacters = false

  /// Whether control characters are shown; stored only.
  open var showsControlCharacters = false

  /// Whether the layout is limited for texts of unknown origin; stored only.
  open var limitsLayoutForSuspiciousContents = false

  private var cache: (key: LaidOutText.Key, text: LaidOutText)?

  /// Creates a manager without text and containers.
  public override init() {}

  /// Creates a manager without text and containers; nothing is decoded.
  public required init?(coder: NSCoder) {}

  /// Has no effect; layout managers are not archived here.
  open func encode(with coder: NSCoder) {}

  final func follow(_ storage: TextStorage?) {
    storedStorage = storage
    cache = nil
  }

  // MARK: Containers

  /// Appends a container.
  open func addTextContainer(_ container: TextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container, which is removed from another manager; an index outside of the list is clamped.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    if textContainers.contains(container) { return }
    if let other = container.layoutManager, let index = other.textContainers.firstIndex(of: container) {
      other.removeTextContainer(at: index)
    }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }

  /// Removes a container; an index without one is reported.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else {
      return report(
        "removeTextContainer(at:)", "Expected an index below \(textContainers.count); got \(index); nothing changed.",
        cure: "Pass an index of textContainers.")
    }
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
  }

  /// Called when the size or another value of a container has changed; lines are laid out again when they are read.
  open func textContainerChangedGeometry(_ container: TextContainer) { cache = nil }

  /// Returns the container that has a glyph; nil for a glyph that is not shown.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Receives the range of the container's glyphs; nil if not needed.
  /// - Returns: The container, or nil.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> TextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    effectiveGlyphRange?.pointee = range
    return NSLocationInRange(glyphIndex, range) ? container : nil
  }

  // MARK: Layout

  /// Discards the lines after changes of the text; the storage calls it when it processes them.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: The kinds of the changes.
  ///   - newCharRange: The characters that have changed, in the current text.
  ///   - delta: The number of UTF-16 units that were added; negative for removed ones.
  ///   - invalidatedCharRange: The characters whose attributes may have changed.
  open func processEditing(
    for textStorage: TextStorage, edited editMask: TextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { invalidateLayout(forCharacterRange: invalidatedCharRange, actualCharacterRange: nil) }

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(for container: TextContainer) {}

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: TextContainer) {}

  /// Has no effect, as there are no glyphs.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Has no effect, as there are no glyphs.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Discards the lines, which are laid out again when they are read.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    cache = nil
    actualCharacterRange?.pointee = charRange
  }

  /// Discards the lines, which are laid out again when they are read.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Does nothing: a view is drawn again when it is marked.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Does nothing: a view is drawn again when it is marked.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Returns the lines in a container; none in a container that is not the first one.
  final func lines(in container: TextContainer?) -> LaidOutText {
    guard let container, container === textContainers.first, let storage = textStorage else { return LaidOutText() }
    let key = LaidOutText.Key(
      storage: ObjectIdentifier(storage), changeCount: storage.changeCount, room: container.room,
      padding: container.usablePadding, lineBreakMode: container.lineBreakMode)
    if let cache, cache.key == key { return cache.text }
    let text = LaidOutText(storage, in: container)
    cache = (key, text)
    return text
  }

  final var lines: LaidOutText { lines(in: textContainers.first) }

  // MARK: Ranges

  /// The number of glyphs, which are the UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the glyphs that a container shows.
  ///
  /// - Complexity: Constant, and O(*n*) for *n* characters once after each change, as lines are laid out when read.
  open func glyphRange(for container: TextContainer) -> NSRange { lines(in: container).range }

  /// Returns the glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyphs in a rectangle of a container: all of the lines that the rectangle intersects.
  ///
  /// - Complexity: O(*l*) for *l* lines, which are laid out first after a change.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: TextContainer) -> NSRange {
    let text = lines(in: container)
    let ranges = text.lines.filter { text.fragmentRect($0).intersects(bounds) }.map(\.range)
    return ranges.dropFirst().reduce(ranges.first ?? NSRange()) { NSUnionRange($0, $1) }
  }

  /// Returns the glyphs in a rectangle of a container: all of the lines that the rectangle intersects.
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: TextContainer) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: Points

  /// Returns the glyph at a point in a container; the nearest one for a point outside of the text, 0 without text.
  ///
  /// - Complexity: O(*l* + *c*²) for *l* lines, laid out first after a change, and *c* characters in the line.
  open func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int {
    lines(in: container).character(at: point)?.index ?? 0
  }

  /// Returns the glyph at a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point, in the container's coordinates.
  ///   - container: The container.
  ///   - partialFraction: Receives the fraction of the glyph's width before the point, 0 to 1.
  /// - Returns: The glyph; the nearest one for a point outside of the text, 0 without text.
  open func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container).character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  /// Returns the fraction of a glyph's width before a point, 0 to 1.
  ///
  /// - Complexity: As for ``LayoutManager/glyphIndex(for:in:)``.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: TextContainer) -> CGFloat {
    lines(in: container).character(at: point)?.fraction ?? 0
  }

  /// Returns the character at a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point, in the container's coordinates.
  ///   - container: The container.
  ///   - partialFraction: Receives the fraction of the character's width before the point, 0 to 1.
  /// - Returns: The character; the nearest one for a point outside of the text, 0 without text.
  open func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the lines in a container, with the padding at both ends, in points, not rounded.
  ///
  /// - Complexity: O(*l*) for *l* lines, which are laid out first after a change.
  ///
  /// > Documented: NSLayoutManager.usedRect(for:). Assumed: the empty line after a last newline, or of no text, counts.
  open func usedRect(for container: TextContainer) -> CGRect { lines(in: container).usedRect }

  /// Returns the rectangle around glyphs in a container, with the full height of their lines.
  ///
  /// - Complexity: O(*l* + *c*) for *l* lines and *c* characters in the lines of the range.
  ///
  /// > Assumed: the rectangle of an empty range has no width and is at the leading edge of the glyph.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextContainer) -> CGRect {
    let text = lines(in: container)
    if glyphRange.length == 0, let index = text.lineIndex(of: glyphRange.location) {
      return text.rect(of: glyphRange, in: text.lines[index])
    }
    let rects = text.lines(intersecting: glyphRange).map { text.rect(of: glyphRange, in: $0) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the position of a glyph's leading edge on its baseline, from the left and top edges of its line.
  ///
  /// A glyph that the text does not have is reported.
  ///
  /// - Complexity: O(*l* + *c*), where *l* is the number of lines and *c* the number of characters in the glyph's line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let text = lines
    guard let line = line(of: glyphIndex, in: text, "location(forGlyphAt:)") else { return .zero }
    return CGPoint(x: text.x(of: glyphIndex, in: line), y: line.baseline - line.rect.minY)
  }

  /// Returns the rectangle of the line that has a glyph, over the whole width of the container; zero without lines.
  ///
  /// A glyph that the text does not have is reported. The effective range becomes the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let text = lines
    guard let line = line(of: glyphIndex, in: text, "lineFragmentRect(forGlyphAt:effectiveRange:)") else {
      return .zero
    }
    effectiveGlyphRange?.pointee = line.range
    return text.fragmentRect(line)
  }

  /// Returns the rectangle of the line that has a glyph, over the whole width of the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the rectangle of the text of the line that has a glyph, with the padding at both ends; zero without lines.
  ///
  /// A glyph that the text does not have is reported. The effective range becomes the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let text = lines
    guard let line = line(of: glyphIndex, in: text, "lineFragmentUsedRect(forGlyphAt:effectiveRange:)") else {
      return .zero
    }
    effectiveGlyphRange?.pointee = line.range
    return text.usedRect(line)
  }

  /// Returns the rectangle of the text of the line that has a glyph, with the padding at both ends.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the empty line after a newline that ends the text, or of an empty text; zero without one.
  /// > Documented: NSLayoutManager.extraLineFragmentRect.
  open var extraLineFragmentRect: CGRect { lines.extraLine ?? .zero }

  /// The rectangle of the padding in the empty line at the end; zero without one.
  /// > Documented: NSLayoutManager.extraLineFragmentUsedRect.
  open var extraLineFragmentUsedRect: CGRect { lines.extraUsedRect ?? .zero }

  /// The container of the empty line at the end; nil without one.
  /// > Documented: NSLayoutManager.extraLineFragmentTextContainer.
  open var extraLineFragmentTextContainer: TextContainer? { lines.extraLine == nil ? nil : textContainers.first }

  /// Returns the glyphs that an ellipsis replaces in the line with a glyph; `NSNotFound` for a line without one.
  ///
  /// - Complexity: O(*l*) for *l* lines, which are laid out first after a change.
  ///
  /// > Documented: NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:).
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let text = lines
    guard let index = text.lineIndex(of: glyphIndex), let hidden = text.lines[index].hidden else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return hidden
  }

  /// Calls a closure for each line that has glyphs of a range, from top to bottom.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Gets the rectangles of line and text, the container, the glyphs, and a flag that ends the calls.
  open func enumerateLineFragments(
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

  /// Calls a closure for each rectangle that glyphs cover, one per line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: Not read.
  ///   - textContainer: The container.
  ///   - block: Gets the rectangle and a flag that ends the calls.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = lines(in: textContainer)
    var stop = ObjCBool(false)
    for line in text.lines(intersecting: glyphRange) where !stop.boolValue {
      block(text.rect(of: glyphRange, in: line), &stop)
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of the lines that have glyphs of a range into the current context.
  ///
  /// It calls ``fillBackgroundRectArray(_:count:forCharacterRange:color:)`` for each range of one background color.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; a line with one of them is drawn whole.
  ///   - origin: The top left corner of the container, in the context's coordinates.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgrounds(glyphsToShow, at: origin)
  }

  /// Fills the rectangles of a background color in the current context, whose fill color is set already.
  /// > Documented: NSLayoutManager.fillBackgroundRectArray(_:count:forCharacterRange:color:).
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles, in the context's coordinates.
  ///   - rectCount: The number of rectangles.
  ///   - charRange: The characters that have the background.
  ///   - color: The color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: Color
  ) {
    let member = "LayoutManager.fillBackgroundRectArray(_:count:forCharacterRange:color:)"
    let rects = UnsafeBufferPointer(start: rectArray, count: max(rectCount, 0))
    CGContext.current(for: member)?.fill(Array(rects))
  }

  /// Draws the lines that have glyphs of a range into the current context, without their backgrounds.
  ///
  /// It calls `underlineGlyphRange(_:underlineType:…)` and `strikethroughGlyphRange(_:strikethroughType:…)` for runs
  /// with lines.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; a line with one of them is drawn whole.
  ///   - origin: The top left corner of the container, in the context's coordinates.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawLines(glyphsToShow, at: origin)
  }

  /// Underlines glyphs of one style, all at once, by `drawUnderline(forGlyphRange:underlineType:baselineOffset:…)`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: UnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: descent(of: glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a line under glyphs into the current context, in the color of the attribute or of the text.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, in one line.
  ///   - underlineVal: The style; not read, as every line is a single one.
  ///   - baselineOffset: The points from the bottom of the glyphs to their baseline; not read.
  ///   - lineRect: The rectangle of the line, in the container's coordinates.
  ///   - lineGlyphRange: The glyphs of the line.
  ///   - containerOrigin: The top left corner of the container, in the context's coordinates.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: UnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawLine(.underline, of: glyphRange, at: containerOrigin) }

  /// Strikes glyphs of one style through, all at once, by
  /// `drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:…)`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: UnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: descent(of: glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a line through glyphs into the current context, in the color of the attribute or of the text.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, in one line.
  ///   - strikethroughVal: The style; not read, as every line is a single one.
  ///   - baselineOffset: The points from the bottom of the glyphs to their baseline; not read.
  ///   - lineRect: The rectangle of the line, in the container's coordinates.
  ///   - lineGlyphRange: The glyphs of the line.
  ///   - containerOrigin: The top left corner of the container, in the context's coordinates.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: UnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawLine(.strikethrough, of: glyphRange, at: containerOrigin) }
}

/// The delegate of a ``LayoutManager``; not called, as glyphs and line heights cannot be replaced here.
public protocol LayoutManagerDelegate: AnyObject {}
