import Foundation

/// The actions of the edit menu; a ``Responder`` has all of them and overrides those that it performs.
///
/// Other objects implement the ones they like: each does nothing unless implemented.
///
/// > Documented: UIResponderStandardEditActions, whose members are optional there.
@preconcurrency @MainActor
public protocol ResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the pasteboard's content.
  func paste(_ sender: Any?)
  /// Inserts the pasteboard's text in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the selection's writing direction left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the selection's writing direction right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection's font larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection's font smaller.
  func decreaseSize(_ sender: Any?)
  /// Changes the attributes of the selection.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension ResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}

extension Responder: ResponderStandardEditActions {}
