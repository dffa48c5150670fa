import Foundation

/// The actions of the edit menu; a ``Responder`` has all of them and overrides those that it performs.
///
/// Other objects implement the ones they like: each does nothing unless implemented.
/// > Documented: UIResponderStandardEditActions, whose members are optional there.
@preconcurrency @MainActor public protocol ResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the pasteboard's content.
  func paste(_ sender: Any?)
  /// Inserts the pasteboard's text in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects the content at the insertion point.
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
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension ResponderStandardEditActions {
  /// Does nothing; implement it to move the selection to the pasteboard.
  public func cut(_ sender: Any?) {}
  /// Does nothing; implement it to copy the selection to the pasteboard.
  public func copy(_ sender: Any?) {}
  /// Does nothing; implement it to insert the pasteboard's content.
  public func paste(_ sender: Any?) {}
  /// Does nothing; implement it to insert the pasteboard's text in the style around it.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing; implement it to select the content at the insertion point.
  public func select(_ sender: Any?) {}
  /// Does nothing; implement it to select everything.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing; implement it to remove the selection.
  public func delete(_ sender: Any?) {}
  /// Does nothing; implement it to make the selection's writing direction left to right.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing; implement it to make the selection's writing direction right to left.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing; implement it to switch the selection between bold and regular.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing; implement it to switch the selection between italic and upright.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing; implement it to underline the selection, or to end that.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing; implement it to make the selection's font larger.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing; implement it to make the selection's font smaller.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing; implement it to change the attributes of the selection.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}

extension Responder: ResponderStandardEditActions {}
