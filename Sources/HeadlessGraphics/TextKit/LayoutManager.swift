import Foundation
import HeadlessGeometry

/// Lays out a ``TextStorage`` in a ``TextContainer``; `NSLayoutManager` in the module `UIKit`.
///
/// It finds lines, rectangles and characters with the lines that labels have. A glyph is a UTF-16 unit, so glyph ranges and
/// character ranges are equal.
///
/// > Documented: NSLayoutManager. Differs: the text is laid out in the first container only; glyph properties, temporary
/// > attributes and ligatures do not exist.
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

  /// Whether the leading of fonts counts; stored only, as the system font has none.
  open var usesFontLeading = true

  /// Whether words may be hyphenated; stored only.
  open var usesDefaultHyphenation = false

  /// Whether parts of the text may be laid out alone; stored only.
  open var allowsNonContiguousLayout = false

  /// Whether invisible characters are shown; stored only.
  open var showsInvisibleCharacters = false

  /// Whether control characters are shown; stored only.
  open var showsControlCharacters = false

  private var cache: (key: LaidOutText.Key, text: LaidOutText)?

  /// Creates a manager without text and containers.
  public override init() {}

  func follow(_ storage: TextStorage?) {
    storedStorage = storage
    cache = nil
  }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container; an index out of the list's range counts as the nearest one in it.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    if textContainers.contains(container) { return }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }

  /// Removes a container; an index without one does nothing.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The container that has a glyph; nil for a glyph that is not shown.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph.
  ///   - effectiveGlyphRange: Becomes the glyphs of the container, or nil.
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

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(for container: TextContainer) {}

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Does nothing: lines are laid out when they are read.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

  /// Does nothing: there are no glyphs.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

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
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }

  /// Does nothing: a view is drawn again when it is marked.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Does nothing: a view is drawn again when it is marked.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// The lines in a container; none in a container that is not the first one.
  final func lines(in container: TextContainer?) -> LaidOutText {
    guard let container, container === textContainers.first, let storage = textStorage else { return LaidOutText() }
    let key = LaidOutText.Key(storage, container)
    if let cache, cache.key == key { return cache.text }
    let text = LaidOutText(storage, in: container)
    cache = (key, text)
    return text
  }

  final var lines: LaidOutText { lines(in: textContainers.first) }
}

/// The delegate of a ``LayoutManager``; not called, as glyphs and line heights cannot be replaced here.
public protocol LayoutManagerDelegate: AnyObject {}
