import UIKit

// Subclasses that override every open member, as iOS lets them. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnLayoutManager: NSLayoutManager {
    override var textStorage: NSTextStorage? { didSet {} }
    override var textContainers: [NSTextContainer] { super.textContainers }
    override weak var delegate: (any NSLayoutManagerDelegate)? { didSet {} }
    override var usesFontLeading: Bool { didSet {} }
    override var usesDefaultHyphenation: Bool { didSet {} }
    override var allowsNonContiguousLayout: Bool { didSet {} }
    override var hasNonContiguousLayout: Bool { super.hasNonContiguousLayout }
    override var showsInvisibleCharacters: Bool { didSet {} }
    override var showsControlCharacters: Bool { didSet {} }
    override var limitsLayoutForSuspiciousContents: Bool { didSet {} }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func addTextContainer(_ container: NSTextContainer) { super.addTextContainer(container) }
    override func insertTextContainer(_ container: NSTextContainer, at index: Int) {
      super.insertTextContainer(container, at: index)
    }
    override func removeTextContainer(at index: Int) { super.removeTextContainer(at: index) }
    override func textContainerChangedGeometry(_ container: NSTextContainer) {
      super.textContainerChangedGeometry(container)
    }
    override func textContainer(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? { super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
      changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
    override func ensureLayout(for container: NSTextContainer) { super.ensureLayout(for: container) }
    override func ensureLayout(forCharacterRange charRange: NSRange) {
      super.ensureLayout(forCharacterRange: charRange)
    }
    override func ensureLayout(forGlyphRange glyphRange: NSRange) { super.ensureLayout(forGlyphRange: glyphRange) }
    override func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
      super.ensureLayout(forBoundingRect: bounds, in: container)
    }
    override func ensureGlyphs(forCharacterRange charRange: NSRange) {
      super.ensureGlyphs(forCharacterRange: charRange)
    }
    override func ensureGlyphs(forGlyphRange glyphRange: NSRange) { super.ensureGlyphs(forGlyphRange: glyphRange) }
    override func invalidateLayout(
      forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) { super.invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    override func invalidateGlyphs(
      forCharacterRange charRange: NSRange, changeInLength delta: Int,
      actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
      super.invalidateGlyphs(
        forCharacterRange: charRange, changeInLength: delta, actualCharacterRange: actualCharacterRange)
    }
    override func invalidateDisplay(forCharacterRange charRange: NSRange) {
      super.invalidateDisplay(forCharacterRange: charRange)
    }
    override func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
      super.invalidateDisplay(forGlyphRange: glyphRange)
    }
    override var numberOfGlyphs: Int { super.numberOfGlyphs }
    override func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { super.isValidGlyphIndex(glyphIndex) }
    override func glyphRange(for container: NSTextContainer) -> NSRange { super.glyphRange(for: container) }
    override func glyphRange(
      forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { super.glyphRange(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    override func characterRange(
      forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { super.characterRange(forGlyphRange: glyphRange, actualGlyphRange: actualGlyphRange) }
    override func glyphIndexForCharacter(at charIndex: Int) -> Int { super.glyphIndexForCharacter(at: charIndex) }
    override func characterIndexForGlyph(at glyphIndex: Int) -> Int { super.characterIndexForGlyph(at: glyphIndex) }
    override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
      super.glyphRange(forBoundingRect: bounds, in: container)
    }
    override func glyphRange(
      forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { super.glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container) }
    override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
      super.glyphIndex(for: point, in: container)
    }
    override func glyphIndex(
      for point: CGPoint, in container: NSTextContainer,
      fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { super.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    override func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
      super.fractionOfDistanceThroughGlyph(for: point, in: container)
    }
    override func characterIndex(
      for point: CGPoint, in container: NSTextContainer,
      fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
      super.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    override func usedRect(for container: NSTextContainer) -> CGRect { super.usedRect(for: container) }
    override func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
      super.boundingRect(forGlyphRange: glyphRange, in: container)
    }
    override func location(forGlyphAt glyphIndex: Int) -> CGPoint { super.location(forGlyphAt: glyphIndex) }
    override func lineFragmentRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override func lineFragmentRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
      withoutAdditionalLayout flag: Bool
    ) -> CGRect {
      super.lineFragmentRect(
        forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: flag)
    }
    override func lineFragmentUsedRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override func lineFragmentUsedRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
      withoutAdditionalLayout flag: Bool
    ) -> CGRect {
      super.lineFragmentUsedRect(
        forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: flag)
    }
    override var extraLineFragmentRect: CGRect { super.extraLineFragmentRect }
    override var extraLineFragmentUsedRect: CGRect { super.extraLineFragmentUsedRect }
    override var extraLineFragmentTextContainer: NSTextContainer? { super.extraLineFragmentTextContainer }
    override func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
      super.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex)
    }
    override func enumerateLineFragments(
      forGlyphRange glyphRange: NSRange,
      using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateLineFragments(forGlyphRange: glyphRange, using: block) }
    override func enumerateEnclosingRects(
      forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
      in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      super.enumerateEnclosingRects(
        forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer, using: block)
    }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color) }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
    override func underlineGlyphRange(
      _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      super.underlineGlyphRange(
        glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin)
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    override func strikethroughGlyphRange(
      _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      super.strikethroughGlyphRange(
        glyphRange, strikethroughType: strikethroughVal, lineFragmentRect: lineRect,
        lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      super.drawStrikethrough(
        forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  final class OwnTextContainer: NSTextContainer {
    override var size: CGSize { didSet {} }
    override var lineFragmentPadding: CGFloat { didSet {} }
    override var maximumNumberOfLines: Int { didSet {} }
    override var lineBreakMode: NSLineBreakMode { didSet {} }
    override var exclusionPaths: [UIBezierPath] { didSet {} }
    override var widthTracksTextView: Bool { didSet {} }
    override var heightTracksTextView: Bool { didSet {} }
    override weak var layoutManager: NSLayoutManager? { didSet {} }
    override var isSimpleRectangularTextContainer: Bool { super.isSimpleRectangularTextContainer }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
      super.replaceLayoutManager(newLayoutManager)
    }
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
    }
  }

  final class OwnTextStorage: NSTextStorage {
    override var layoutManagers: [NSLayoutManager] { super.layoutManagers }
    override weak var delegate: (any NSTextStorageDelegate)? { didSet {} }
    override var editedMask: EditActions { super.editedMask }
    override var editedRange: NSRange { super.editedRange }
    override var changeInLength: Int { super.changeInLength }
    override var fixesAttributesLazily: Bool { super.fixesAttributesLazily }
    override func addLayoutManager(_ aLayoutManager: NSLayoutManager) { super.addLayoutManager(aLayoutManager) }
    override func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { super.removeLayoutManager(aLayoutManager) }
    override func beginEditing() { super.beginEditing() }
    override func endEditing() { super.endEditing() }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
      super.edited(editedMask, range: editedRange, changeInLength: delta)
    }
    override func processEditing() { super.processEditing() }
    override func invalidateAttributes(in range: NSRange) { super.invalidateAttributes(in: range) }
    override func ensureAttributesAreFixed(in range: NSRange) { super.ensureAttributesAreFixed(in: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      super.replaceCharacters(in: range, with: str)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      super.setAttributes(attrs, range: range)
    }
    override var mutableString: NSMutableString { super.mutableString }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      super.replaceCharacters(in: range, with: attrString)
    }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
      super.addAttribute(name, value: value, range: range)
    }
    override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
      super.addAttributes(attrs, range: range)
    }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      super.removeAttribute(name, range: range)
    }
    override func deleteCharacters(in range: NSRange) { super.deleteCharacters(in: range) }
  }

  final class OwnWindowScene: UIWindowScene {
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }
}
