import HeadlessControllers
import HeadlessInputs
import HeadlessKit

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
    add(proxy, for: scope)
    return proxy
  }

  /// Adds a proxy on which nothing has been set yet.
  private static func add(_ proxy: AnyObject, for scope: AppearanceScope) {
    let entry = Entry(scope: scope, proxy: proxy, transfers: values.compactMap { $0.transfer(from: proxy) })
    let index = entries.firstIndex { scope.isMoreSpecific(than: $0.scope) } ?? entries.count
    entries.insert(entry, at: index)
    WindowArrival.applyAppearance = applyAppearance
    BarItemArrival.applyAppearance = applyAppearance
  }

  private static func applyAppearance(to view: UIView) {
    for entry in entries where entry.scope.matches(view) {
      for transfer in entry.transfers { transfer(view) }
    }
  }

  private static func applyAppearance(to item: UIBarItem, in bar: UIView) {
    for entry in entries where entry.scope.matches(item, in: bar) {
      for transfer in entry.transfers { transfer(item) }
    }
  }
}
