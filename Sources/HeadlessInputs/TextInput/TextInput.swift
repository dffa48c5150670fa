import Foundation
import HeadlessViews

/// A responder whose text is read and changed by ranges; `UITextInput` in the module `UIKit`.
///
/// > Documented: UITextInput. Differs: marked text, styles, the tokenizer and the input delegate are not here.
@preconcurrency @MainActor
public protocol TextInput: KeyInput {
  /// The range of the selected text; nil means no selection.
  var selectedTextRange: TextRange? { get set }
  /// The position at the beginning of the text.
  var beginningOfDocument: TextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: TextPosition { get }

  /// Returns the text in a range.
  func text(in range: TextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: TextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the position at a distance from another one; nil outside of the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the order of two positions.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: TextPosition) -> CGRect
  /// Returns the rectangle of a range of text.
  func firstRect(for range: TextRange) -> CGRect
  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> TextPosition?
}
