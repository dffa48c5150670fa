import HeadlessViews

struct BarContent {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var editButtonItem: BarButtonItem?
}

extension ViewController {
  /// The navigation item, made with the title on first use.
  /// > Documented: UIViewController.navigationItem: the first read creates it. Assumed: with an override's ``title``.
  final var navigationItemOnUse: NavigationItem {
    if let item = barContent.navigationItem { return item }
    let made = NavigationItem(title: title)
    // An overridden title may have read the item.
    if let item = barContent.navigationItem { return item }
    barContent.navigationItem = made
    return made
  }

  final var tabBarItemOnUse: TabBarItem {
    if let item = barContent.tabBarItem { return item }
    let made = TabBarItem(title: title, image: nil, selectedImage: nil)
    if let item = barContent.tabBarItem { return item }
    barContent.tabBarItem = made
    return made
  }

  /// Passes a new title on to the items; a navigation controller's first controller also to that one's tab bar item.
  /// > Documented: UIViewController.title. Seen: fact q10, on iOS 26.1. Assumed: a navigation controller sets the title
  /// > of the item that it shows, its first controller's too.
  final func titleDidChange() {
    barContent.navigationItem?.title = settings.title
    (self is NavigationController ? tabBarItem : barContent.tabBarItem)?.title = settings.title
    if let navigation = storedParent as? NavigationController, navigation.viewControllers.first === self {
      navigation.barContent.tabBarItem?.title = settings.title
    }
  }

  /// Returns the nearest controller of a class that contains this one.
  final func nearest<Kind: ViewController>(_ kind: Kind.Type) -> Kind? { storedParent?.firstUp { $0 as? Kind } }

  /// The item that toggles editing, made on first use.
  /// > Documented: UIViewController.editButtonItem.
  final var editItemOnUse: BarButtonItem {
    if let item = barContent.editButtonItem { return item }
    let made = BarButtonItem(barButtonSystemItem: settings.isEditing ? .done : .edit, target: nil, action: nil)
    made.primaryAction = Action { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    barContent.editButtonItem = made
    editingDidChange()
    return made
  }

  final func editingDidChange() {
    guard let item = barContent.editButtonItem else { return }
    item.systemItem = settings.isEditing ? .done : .edit
    item.title = settings.isEditing ? "Done" : "Edit"
    item.style = settings.isEditing ? .done : .plain
  }
}
