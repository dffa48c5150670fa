import HeadlessControls
import HeadlessInputs
import HeadlessKit
import HeadlessViews

/// The appearance proxies of all classes.
@MainActor
enum AppearanceProxies {
  private struct Entry {
    let place: AppearancePlace
    let proxy: UIView
    let transfers: [AppearanceValue.Transfer]
  }

  /// Those that count first before those that they hide.
  private static var entries: [Entry] = []

  private static let values =
    UIView.appearanceValues + UILabel.labelAppearanceValues + UIButton.buttonAppearanceValues
    + InputAppearanceValues.all

  static func proxy(for place: AppearancePlace) -> UIView? {
    entries.first { $0.place.isSame(as: place) }?.proxy
  }

  /// Adds a proxy on which nothing has been set yet.
  static func add(_ proxy: UIView, for place: AppearancePlace) {
    let entry = Entry(place: place, proxy: proxy, transfers: values.compactMap { $0.transfer(from: proxy) })
    let index = entries.firstIndex { place.goesBefore($0.place) } ?? entries.count
    entries.insert(entry, at: index)
    WindowArrival.applyAppearance = dress
  }

  private static func dress(_ view: UIView) {
    for entry in entries where entry.place.holds(view) {
      for transfer in entry.transfers { transfer(view) }
    }
  }
}
