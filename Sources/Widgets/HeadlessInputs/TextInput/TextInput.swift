import Foundation
import HeadlessText
import HeadlessViews

/// A responder whose text is read and changed by ranges; `UITextInput` in the module `UIKit`.
///
/// The members about marked text, directions and rectangles of selections have defaults, which an object replaces.
/// > Documented: UITextInput. Differs: dictation, styles at positions and writing directions are not here.
@preconcurrency @MainActor public protocol TextInput: KeyInput, TextInputTraits {
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
  /// Returns the position at a distance in a direction; nil outside of the text.
  func position(from position: TextPosition, in direction: TextLayoutDirection, offset: Int) -> TextPosition?
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
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> TextRange?
  /// Returns the rectangles that show the selection of a range of text.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]

  /// The range of the text that an input method has not confirmed yet; nil for none.
  var markedTextRange: TextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts marked text, and selects a range of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()
  /// The object of the system that follows changes of text and selection.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// The object that returns the units of the text.
  var tokenizer: any TextInputTokenizer { get }
}

extension TextInput {
  /// A tokenizer of the text.
  public var tokenizer: any TextInputTokenizer { TextInputStringTokenizer(textInput: self) }

  /// Returns the position to the right, in a text from left to right of one line.
  public func position(from position: TextPosition, in direction: TextLayoutDirection, offset: Int) -> TextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: 0 &- offset)
    case .up, .down: nil
    }
  }

  /// Returns nil by default: the position of characters is not known.
  public func characterRange(at point: CGPoint) -> TextRange? { nil }

  /// Returns an empty array by default: the position of characters is not known.
  public func selectionRects(for range: TextRange) -> [TextSelectionRect] { [] }

  /// The range of provisionally inserted text; nil by default, as there is none here.
  public var markedTextRange: TextRange? { nil }

  /// Nil; a value that is set is not stored.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Inserts the text without marking it; nil is ignored.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }

  /// Does nothing by default, as no text is marked here.
  public func unmarkText() {}

  /// Nil; a value that is set is not stored.
  public var inputDelegate: (any TextInputDelegate)? {
    get { nil }
    set {}
  }
}

/// An object of the system that follows changes of text and selection; `UITextInputDelegate` in the module `UIKit`.
/// > Documented: UITextInputDelegate.
@preconcurrency @MainActor public protocol TextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}

/// The rectangle of selected text; `UITextSelectionRect` in the module `UIKit`.
/// > Documented: UITextSelectionRect.
@preconcurrency @MainActor open class TextSelectionRect: NSObject {
  /// Creates an empty rectangle; for subclasses.
  public override init() {}

  init(_ rect: CGRect, _ direction: WritingDirection) { (self.rect, writingDirection) = (rect, direction) }

  /// The rectangle, in the coordinates of the text.
  open private(set) var rect = CGRect.zero
  /// The direction that the text is written in.
  open private(set) var writingDirection = WritingDirection.natural
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { true }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { true }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}
