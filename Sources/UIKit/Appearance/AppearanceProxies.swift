import HeadlessControllers
import HeadlessControls
import HeadlessInputs
import HeadlessKit
import HeadlessViews

/// The appearance proxies of all classes.
@MainActor
enum AppearanceProxies {
  private struct Entry {
    let place: AppearancePlace
    let proxy: AnyObject
    let transfers: [AppearanceValue.Transfer]
  }

  /// Those that count first before those that they hide.
  private static var entries: [Entry] = []

  private static let values =
    UIView.appearanceValues + UILabel.labelAppearanceValues + UIButton.buttonAppearanceValues
    + InputAppearanceValues.all + BarAppearanceValues.all

  static func proxy(for place: AppearancePlace) -> AnyObject? {
    entries.first { $0.place.isSame(as: place) }?.proxy
  }

  /// Adds a proxy on which nothing has been set yet.
  static func add(_ proxy: AnyObject, for place: AppearancePlace) {
    let entry = Entry(place: place, proxy: proxy, transfers: values.compactMap { $0.transfer(from: proxy) })
    let index = entries.firstIndex { place.goesBefore($0.place) } ?? entries.count
    entries.insert(entry, at: index)
    WindowArrival.applyAppearance = applyAppearance
    BarItemArrival.applyAppearance = applyAppearance
  }

  private static func applyAppearance(to view: UIView) {
    for entry in entries where entry.place.holds(view) {
      for transfer in entry.transfers { transfer(view) }
    }
  }

  private static func applyAppearance(to item: UIBarItem, in bar: UIView) {
    for entry in entries where entry.place.holds(item, in: bar) {
      for transfer in entry.transfers { transfer(item) }
    }
  }
}
