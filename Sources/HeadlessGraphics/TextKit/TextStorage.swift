import Foundation

/// A text that its layout managers follow; `NSTextStorage` in the module `UIKit`.
///
/// > Documented: NSTextStorage. Differs: it has no delegate, and subclasses need not call `edited(_:range:changeInLength:)`.
open class TextStorage: NSMutableAttributedString {
  /// The managers that lay the text out.
  open private(set) var layoutManagers: [LayoutManager] = []

  /// The number of changes, by which a manager notices that its lines are outdated.
  final var changeCount = 0

  /// Adds a manager, which then lays this text out.
  open func addLayoutManager(_ aLayoutManager: LayoutManager) {
    if layoutManagers.contains(aLayoutManager) { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.follow(self)
  }

  /// Removes a manager, which then has no text.
  open func removeLayoutManager(_ aLayoutManager: LayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.follow(nil) }
  }

  // MARK: Changes

  open override var mutableString: NSMutableString {
    changeCount += 1
    return super.mutableString
  }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    changeCount += 1
    super.replaceCharacters(in: range, with: str)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    changeCount += 1
    super.replaceCharacters(in: range, with: attrString)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    changeCount += 1
    super.setAttributes(attrs, range: range)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeCount += 1
    super.addAttribute(name, value: value, range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeCount += 1
    super.addAttributes(attrs, range: range)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeCount += 1
    super.removeAttribute(name, range: range)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    changeCount += 1
    super.insert(attrString, at: loc)
  }
  open override func append(_ attrString: NSAttributedString) {
    changeCount += 1
    super.append(attrString)
  }
  open override func deleteCharacters(in range: NSRange) {
    changeCount += 1
    super.deleteCharacters(in: range)
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    changeCount += 1
    super.setAttributedString(attrString)
  }
}
