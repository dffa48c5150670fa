import Foundation
import HeadlessReporting

/// A text that its layout managers lay out; `NSTextStorage` in the module `UIKit`.
///
/// Each change calls ``edited(_:range:changeInLength:)``, which notifies the delegate and the layout managers, at once
/// or at the end of an editing session. A subclass may store the text itself: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for strings and ``setAttributes(_:range:)``, and
/// calls ``edited(_:range:changeInLength:)`` in the last two. All other members call these four.
/// > Documented: NSTextStorage.
open class TextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text.
  /// > Documented: NSTextStorage.EditActions, with its raw values.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bit mask of the edits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, removed or replaced.
    public static let editedAttributes = EditActions(rawValue: 1 &<< 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 &<< 1)
  }

  /// The managers that lay the text out.
  open private(set) var layoutManagers: [LayoutManager] = []

  /// The delegate; not retained.
  open weak var delegate: (any TextStorageDelegate)?

  /// The kinds of the changes that are not processed yet; empty outside of editing sessions.
  open private(set) var editedMask: EditActions = []

  /// The characters that have changed, in the current text; `NSNotFound` without changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// The number of UTF-16 units that the changes have added; negative for removed ones.
  open private(set) var changeInLength = 0

  /// Whether ``processEditing()`` fixes attributes only when they are read; false, as no attribute is fixed here.
  open var fixesAttributesLazily: Bool { false }

  /// The number of changes, by which a manager notices that its lines are outdated.
  final var changeCount = 0

  private var sessions = 0
  private var isProcessing = false
  /// Whether this class's own storage is being changed, which then needs no copy of a subclass's text.
  private var isStoring = false

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a text with the characters and attributes of another one.
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

  /// Creates a text as an archive does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Managers

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

  // MARK: Editing

  /// Begins an editing session: changes are processed when the last session ends.
  open override func beginEditing() { sessions += 1 }

  /// Ends an editing session; the end of the last one processes its changes.
  open override func endEditing() {
    guard sessions > 0 else {
      return report(
        "endEditing()", "Expected an editing session; got none; nothing changed.", cure: "Call beginEditing() first.")
    }
    sessions -= 1
    processPendingChanges()
  }

  /// Records a change, and processes it unless an editing session is running.
  ///
  /// A subclass that stores the text itself calls it after each change.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The characters that were changed, in the text before the change.
  ///   - delta: The number of UTF-16 units that were added; negative for removed ones.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isStoring { copyOwnText(editedRange, changeInLength: delta) }
    changeCount += 1
    var range = self.editedMask.isEmpty ? editedRange : NSUnionRange(self.editedRange, editedRange)
    range.length = max(range.length + delta, 0)
    self.editedRange = range
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    processPendingChanges()
  }

  /// Notifies the delegate and the layout managers of the recorded changes.
  ///
  /// An override may change attributes in ``editedRange`` before it calls `super`.
  open func processEditing() {
    Self.nesting.call("processEditing() of \(type(of: self))") {
      delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
      delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
      for manager in layoutManagers {
        manager.processEditing(
          for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
          invalidatedRange: editedRange)
      }
    }
  }

  private static let nesting = ConcurrentCallbackNesting(
    "callbacks of a text storage", cure: "Don't call processEditing() in them; it is called after each change.")

  /// Does nothing: no attribute is fixed here.
  open func invalidateAttributes(in range: NSRange) {}

  /// Does nothing: no attribute is fixed here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Calls ``processEditing()`` at the end of the last session; its own changes are included in the same edit.
  private func processPendingChanges() {
    if sessions > 0 || isProcessing || editedMask.isEmpty { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  // MARK: Primitive changes

  /// Replaces characters; the new ones have the attributes of the first replaced one.
  /// > Differs: of half a surrogate pair, which strings of Swift cannot contain, the other half becomes U+FFFD.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    let whole = (string as NSString).rangeOfSurrogatePairs(around: range)
    let before = String(repeating: "\u{FFFD}", count: range.location - whole.location)
    let after = String(repeating: "\u{FFFD}", count: NSMaxRange(whole) - NSMaxRange(range))
    super.replaceCharacters(in: whole, with: before + str + after)
    stored(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Replaces the attributes of characters; nil for none.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    stored(.editedAttributes, range, 0)
  }

  private func stored(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    isStoring = true
    edited(mask, range: range, changeInLength: delta)
    isStoring = false
  }

  /// Copies the changed range of a subclass's text into this class's storage, which Foundation reads directly.
  private func copyOwnText(_ range: NSRange, changeInLength delta: Int) {
    let (old, new) = (super.length, string.utf16.count)
    if old + delta == new, NSMaxRange(range) <= old, range.length + delta >= 0 {
      let changed = NSRange(location: range.location, length: range.length + delta)
      super.replaceCharacters(in: range, with: ownText(in: changed))
    } else {
      super.replaceCharacters(
        in: NSRange(location: 0, length: old), with: ownText(in: NSRange(location: 0, length: new)))
    }
  }

  private func ownText(in range: NSRange) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      copy.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return copy
  }

  private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var location = range.location
    while location < NSMaxRange(range) {
      var effective = NSRange()
      let attributes = attributes(at: location, effectiveRange: &effective)
      let end = min(max(NSMaxRange(effective), location + 1), NSMaxRange(range))
      body(attributes, NSRange(location: location, length: end - location))
      location = end
    }
  }

  // MARK: Changes by the primitive ones

  /// The text as a mutable string, whose changes are changes of this text.
  open override var mutableString: NSMutableString { StorageString(self) }

  /// Replaces characters by another text with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, run, _ in
      setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  /// Adds an attribute to characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  /// Adds attributes to characters.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    forEachRun(in: range) { attributes, run in
      var attributes = attributes
      change(&attributes)
      runs.append((attributes, run))
    }
    beginEditing()
    for run in runs { setAttributes(run.attributes, range: run.range) }
    endEditing()
  }

  /// Removes the characters of a range, in UTF-16 code units, and notifies the layout managers.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
}

extension NSString {
  /// Returns the range that contains the whole of the surrogate pairs that another range begins or ends in.
  fileprivate func rangeOfSurrogatePairs(around range: NSRange) -> NSRange {
    let start = isInSurrogatePair(range.location) ? range.location - 1 : range.location
    let end = isInSurrogatePair(NSMaxRange(range)) ? NSMaxRange(range) + 1 : NSMaxRange(range)
    return NSRange(location: start, length: end - start)
  }

  /// Returns whether an edge between UTF-16 units is between the halves of a surrogate pair.
  private func isInSurrogatePair(_ edge: Int) -> Bool {
    guard edge > 0, edge < length else { return false }
    return UTF16.isLeadSurrogate(character(at: edge - 1)) && UTF16.isTrailSurrogate(character(at: edge))
  }
}

/// The delegate of a ``TextStorage``, which may change the text before its managers are notified.
/// > Documented: NSTextStorageDelegate, whose members are optional.
public protocol TextStorageDelegate: AnyObject {
  /// Called before changes are processed; characters and attributes may be changed.
  func textStorage(
    _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before the managers are notified of changes; attributes may be changed.
  func textStorage(
    _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension TextStorageDelegate {
  /// Called before attributes are fixed; does nothing by default.
  public func textStorage(
    _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Called after attributes were fixed; does nothing by default.
  public func textStorage(
    _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
