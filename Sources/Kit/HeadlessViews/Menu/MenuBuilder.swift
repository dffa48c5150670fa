/// An object that builds a menu from the changes of responders.
///
/// No menu is built here; a test that calls ``Responder/buildMenu(with:)`` passes a builder of its own.
/// > Documented: UIMenuBuilder.
@preconcurrency @MainActor public protocol MenuBuilder: AnyObject {
  /// Returns the menu with an identifier, or nil.
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// Returns the action with an identifier, or nil.
  func action(for identifier: Action.Identifier) -> Action?
  /// Returns the command with an action and a property list, or nil.
  func command(for action: Selector, propertyList: Any?) -> Command?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Replaces the elements of a menu.
  func replaceChildren(ofMenu parentIdentifier: Menu.Identifier, from childrenBlock: ([MenuElement]) -> [MenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu behind another one.
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: Menu.Identifier)
}

extension Menu.Identifier {
  /// The menu that holds all others.
  /// > Reported: the raw values of this and the other identifiers; code compares the constants.
  public static let root = Menu.Identifier("com.apple.menu.root")
  /// The menu named after the application, on the Mac.
  public static let application = Menu.Identifier("com.apple.menu.application")
  /// The menu for opening, saving and printing.
  public static let file = Menu.Identifier("com.apple.menu.file")
  /// The menu for undo, the pasteboard and the selection.
  public static let edit = Menu.Identifier("com.apple.menu.edit")
  /// The menu for toolbars and the sidebar.
  public static let view = Menu.Identifier("com.apple.menu.view")
  /// The menu for arranging windows.
  public static let window = Menu.Identifier("com.apple.menu.window")
  /// The menu for searching the help.
  public static let help = Menu.Identifier("com.apple.menu.help")
  /// The menu for fonts and the formats of text.
  public static let format = Menu.Identifier("com.apple.menu.format")
}
