import HeadlessGraphics
import HeadlessViews

extension ViewController {
  /// The traits that the view inherits, with the changes of the controller; before the view is loaded the traits of the
  /// nearest parent with a loaded view, or of the screen, with the changes of the controllers below it.
  /// > Documented: WWDC 2023, 10057: a controller inherits from its view's superview, not the view's override.
  final var currentTraits: TraitCollection {
    if let loadedView { return loadedView.traitsOfOwner }
    var unloaded = [self]
    var parent = storedParent
    while let controller = parent, controller.loadedView == nil {
      unloaded.append(controller)
      parent = controller.storedParent
    }
    let inherited = parent?.loadedView?.traitCollection ?? Screen.main.traitCollection
    return unloaded.reversed().reduce(inherited) { $1.applyingOwnTraits(to: $0) }
  }

  final func applyingOwnTraits(to inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let own = settings.parentTraits { traits = traits.merged(with: own) }
    if settings.interfaceStyle != .unspecified, settings.interfaceStyle != traits.userInterfaceStyle {
      traits = traits.merged(with: TraitCollection(userInterfaceStyle: settings.interfaceStyle))
    }
    if let overrides = settings.traitOverrides { traits = traits.merged(with: overrides) }
    return traits
  }

  /// The traits that the controller, its view and its children have in place of the inherited ones; none by default.
  /// > Documented: UITraitEnvironment.traitOverrides, of iOS 17. Assumed: they are applied after the parent's.
  public final var traitOverrides: any TraitOverrides {
    get { (settings.traitOverrides ?? TraitCollection()).values }
    set {
      let traits = TraitCollection.of(newValue)
      if traits == settings.traitOverrides { return }
      changeTraits { settings.traitOverrides = traits }
    }
  }

  final func setTraits(_ traits: TraitCollection?, of child: ViewController) {
    guard child.storedParent === self else {
      return report(
        "setOverrideTraitCollection(_:forChild:)",
        "Expected a child; got \(type(of: child)), whose parent is another one; keeping its traits.",
        cure: "Call addChild(_:) first.")
    }
    child.changeTraits { child.settings.parentTraits = traits }
  }

  final func changeTraits(_ change: () -> Void) {
    if let loadedView { loadedView.changeTraits(change) } else { change() }
  }
}

extension ViewController: TraitRegistering {}
