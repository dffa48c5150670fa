import Foundation

/// A position in an editable text, in UTF-16 units from its beginning; `UITextPosition` in the module `UIKit`.
/// > Documented: UITextPosition.
@preconcurrency @MainActor open class TextPosition: NSObject {
  /// The distance from the beginning of the text, in UTF-16 units.
  final let offset: Int

  /// Creates the position at the beginning of a text.
  public override init() { offset = 0 }

  init(offset: Int) { self.offset = offset }

  /// Returns whether another object is of the same class and at the same position.
  /// > Reported: comparisons with `==` and sets of positions in apps.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextPosition, type(of: other) == type(of: self) else { return false }
    return type(of: self) == TextPosition.self ? other.offset == offset : other === self
  }

  /// A number that is equal for equal positions.
  open nonisolated override var hash: Int { type(of: self) == TextPosition.self ? offset : super.hash }
}

/// A range of an editable text; `UITextRange` in the module `UIKit`.
/// > Documented: UITextRange.
@preconcurrency @MainActor open class TextRange: NSObject {
  private let storedStart: TextPosition
  private let storedEnd: TextPosition

  /// Creates the empty range at the beginning of a text.
  public override init() { (storedStart, storedEnd) = (TextPosition(offset: 0), TextPosition(offset: 0)) }

  init(_ range: NSRange) {
    (storedStart, storedEnd) = (TextPosition(offset: range.location), TextPosition(offset: NSMaxRange(range)))
  }

  /// Returns whether another object is a range of the same class between the same positions.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextRange, type(of: other) == type(of: self) else { return false }
    if type(of: self) != TextRange.self { return other === self }
    return storedStart.isEqual(other.storedStart) && storedEnd.isEqual(other.storedEnd)
  }

  /// A number that is equal for equal ranges.
  open nonisolated override var hash: Int {
    type(of: self) == TextRange.self ? 31 &* storedStart.hash &+ storedEnd.hash : super.hash
  }

  /// The position where the range begins.
  open var start: TextPosition { storedStart }

  /// The position where the range ends.
  open var end: TextPosition { storedEnd }

  /// Whether the range has no length.
  open var isEmpty: Bool { start.offset == end.offset }

  /// The range in UTF-16 units; its ends may be swapped.
  final var units: NSRange { NSRange(min(start.offset, end.offset)..<max(start.offset, end.offset)) }
}
