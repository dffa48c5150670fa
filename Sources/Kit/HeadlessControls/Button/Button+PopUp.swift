import HeadlessViews

/// Pop-up buttons: those whose menu is the primary action and changes the selection.
/// > Documented: UIButton.changesSelectionAsPrimaryAction: the menu tracks the selection, and the title of the button
/// > is the selected element's. Assumed: it is shown in place of every other title of the button, which remain stored;
/// > the first action is selected where none is; a chosen action is selected before its closure is called.
extension Button: MenuOwner {
  final var isPopUp: Bool { rare.menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Selects the first action of a pop-up button's menu where none is selected, and shows the selection as the title.
  final func showSelectionOfMenu() {
    var title: String?
    if isPopUp, let menu = rare.menu {
      if menu.selectedElements.isEmpty { menu.actions.first?.state = .on }
      title = menu.selectedElements.first?.title
    }
    if rare.selectionTitle == title { return }
    rare.selectionTitle = title
    didChange(.content, "menu")
  }

  package final func willPerform(_ action: Action) {
    guard isPopUp, let menu = rare.menu, menu.actions.contains(where: { $0 === action }) else { return }
    for other in menu.actions { other.state = other === action ? .on : .off }
    showSelectionOfMenu()
  }
}
