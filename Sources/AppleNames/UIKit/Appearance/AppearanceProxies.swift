@MainActor enum AppearanceProxies {
  private struct Entry {
    let scope: AppearanceScope
    let proxy: AnyObject
    let transfers: [AppearanceValue.Transfer]
  }

  /// The set values, each before the ones that it overrides.
  private static var entries: [Entry] = []

  private static let values =
    UIView.appearanceValues + UILabel.labelAppearanceValues + UIButton.buttonAppearanceValues
    + InputAppearanceValues.all + BarAppearanceValues.all

  /// Returns the proxy of a class in containers, none for all, and in traits, nil for all; it makes one on first use.
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
    _ make: () -> Object?
  ) -> Object {
    let scope = AppearanceScope(of: type, in: containers, traits)
    if let proxy = entries.first(where: { $0.scope.isSame(as: scope) })?.proxy as? Object { return proxy }
    guard let proxy = make() else {
      fatalError("\(type).appearance(): init?(coder:) returned nil; let it make an object, or do without the proxy.")
    }
    // Nothing has been set on the proxy yet.
    let entry = Entry(scope: scope, proxy: proxy, transfers: values.compactMap { $0.makeTransfer(proxy) })
    let index = entries.firstIndex { scope.isMoreSpecific(than: $0.scope) } ?? entries.count
    entries.insert(entry, at: index)
    WindowArrival.applyAppearance = { applyAppearance(to: $0, in: $0) }
    UIBarItem.applyAppearance = { applyAppearance(to: $0, in: $1) }
    return proxy
  }

  /// Applies the values that are set for a view itself, or for an item of a bar.
  private static func applyAppearance(to object: AnyObject, in view: UIView) {
    for entry in entries where entry.scope.matches(object, in: view) {
      for transfer in entry.transfers { transfer(object) }
    }
  }
}
