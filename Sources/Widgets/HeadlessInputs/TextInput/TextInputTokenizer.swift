import Foundation

/// An object that returns the units of a text; `UITextInputTokenizer` in the module `UIKit`.
/// > Documented: UITextInputTokenizer.
@preconcurrency @MainActor public protocol TextInputTokenizer: AnyObject {
  /// Returns the range of the unit at a position, seen in a direction; nil between units.
  func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity, inDirection direction: TextDirection
  ) -> TextRange?
  /// Returns whether a unit ends at a position, seen in a direction.
  func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity, inDirection direction: TextDirection
  ) -> Bool
  /// Returns the next position in a direction at which a unit ends; nil without one.
  func position(
    from position: TextPosition, toBoundary granularity: TextGranularity, inDirection direction: TextDirection
  ) -> TextPosition?
  /// Returns whether a position is in a unit, seen in a direction.
  func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity, inDirection direction: TextDirection
  ) -> Bool
}

/// The tokenizer of the text of a ``TextInput``; `UITextInputStringTokenizer` in the module `UIKit`.
/// > Documented: UITextInputStringTokenizer. Assumed: a word is a run of letters and digits, and a sentence ends after
/// > `.`, `!` or `?` and spaces; a line is a paragraph.
@preconcurrency @MainActor open class TextInputStringTokenizer: NSObject, TextInputTokenizer {
  private weak var textInput: (any TextInput)?

  /// Creates the tokenizer of a text, which is not retained.
  public init(textInput: any TextInput) { self.textInput = textInput }

  /// Returns the range of the unit at a position, seen in a direction; nil between units.
  open func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity, inDirection direction: TextDirection
  ) -> TextRange? {
    guard let textInput, let offset = offset(of: position) else { return nil }
    let unit = units(granularity).first { unit in
      direction.isForward ? unit.contains(offset) : unit.lowerBound < offset && offset <= unit.upperBound
    }
    guard let unit, let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound) else {
      return nil
    }
    return textInput.textRange(from: start, to: end)
  }

  /// Returns whether a unit ends at a position, seen in a direction.
  open func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity, inDirection direction: TextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    return units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == offset }
  }

  /// Returns the next position in a direction at which a unit ends; nil without one.
  open func position(
    from position: TextPosition, toBoundary granularity: TextGranularity, inDirection direction: TextDirection
  ) -> TextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let units = units(granularity)
    let boundary =
      direction.isForward
      ? units.map(\.upperBound).first { $0 > offset } : units.map(\.lowerBound).last { $0 < offset }
    return boundary.flatMap { self.position(at: $0) }
  }

  /// Returns whether a position is in a unit, seen in a direction.
  open func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity, inDirection direction: TextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func offset(of position: TextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func position(at offset: Int) -> TextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// Returns the units of the text in their order, in UTF-16 units.
  private func units(_ granularity: TextGranularity) -> [Range<Int>] {
    guard let textInput, let all = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return [] }
    var units: [Range<Int>] = []
    var (start, end, isOver) = (0, 0, false)
    func finish() {
      if start < end { units.append(start..<end) }
      start = end
    }
    for character in textInput.text(in: all) ?? "" {
      let next = end + character.utf16.count
      switch granularity {
      case .character: finish()
      case .word:
        if !character.isLetter, !character.isNumber {
          finish()
          (start, end) = (next, next)
          continue
        }
      case .sentence:
        if isOver, !character.isWhitespace { finish() }
        isOver = ".!?".contains(character) || isOver && character.isWhitespace
      case .paragraph, .line:
        if isOver { finish() }
        isOver = character.isNewline
      case .document: break
      }
      end = next
    }
    finish()
    return units
  }
}

extension TextDirection {
  /// Whether it leads to the end of a text from left to right.
  fileprivate var isForward: Bool {
    rawValue == TextStorageDirection.forward.rawValue || rawValue == TextLayoutDirection.right.rawValue
      || rawValue == TextLayoutDirection.down.rawValue
  }
}
