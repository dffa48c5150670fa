import Foundation
import HeadlessGeometry
import HeadlessGraphics
import Synchronization

extension Screen {
  /// Creates a screen with another's traits and, by default, scale, era, size and insets, and a clock that begins at 0.
  package convenience init(
    like other: Screen, scale: CGFloat? = nil, era: SystemEra? = nil, size: CGSize? = nil,
    safeAreaInsets: EdgeInsets? = nil
  ) {
    self.init(
      scale: scale ?? other.scale, size: size ?? other.bounds.size,
      safeAreaInsets: safeAreaInsets ?? other.safeAreaInsets, era: era ?? other.era)
    userInterfaceStyle = other.userInterfaceStyle
    layoutDirection = other.layoutDirection
    preferredContentSizeCategory = other.preferredContentSizeCategory
    accessibilityContrast = other.accessibilityContrast
    // Another size is another device.
    if let size, size != other.bounds.size { return }
    userInterfaceIdiom = other.userInterfaceIdiom
    horizontalSizeClass = other.horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass
  }

  nonisolated var sharedEra: SharedEra { storedEra.withLock(\.self) }

  /// Changes the era, and notifies and marks the views of the windows.
  func setEra(_ era: SystemEra) {
    if era == self.era { return }
    // A window in another window is notified by that one.
    let windows = allWindows.objects.filter { $0.storedSuperview?.window?.screen !== self }
    let old = windows.map(\.tint)
    storedEra.withLock { $0 = SharedEra(era) }
    Self.recordEra(era)
    for window in windows { window.markTreeNeedsLayout("era") }
    for (window, old) in zip(windows, old) { Tint.notifyChange(at: window, from: old, to: window.tint) }
  }

  /// Whether any screen ever had another era than the standard one: before, no view need look up its screen for it.
  nonisolated static var someHaveOtherEras: Bool { OtherEras.exist.load(ordering: .relaxed) }

  /// Determines the named colors by the main screen's era; reading it once is enough.
  private nonisolated static let showColors: Void = SystemColors.setCurrent { mainEra.systemColors }

  nonisolated static func recordEra(_ era: SystemEra) {
    if era == .standard { return }
    OtherEras.exist.store(true, ordering: .relaxed)
    if era.systemColors != SystemEra.standard.systemColors { showColors }
  }
}

extension View {
  /// The era of the view's screen, or of the main screen for a view in no window.
  package final var era: SystemEra { Screen.someHaveOtherEras ? View.screen(of: windowLink).era : .standard }

  /// Marks the view and all below it for layout.
  fileprivate final func markTreeNeedsLayout(_ cause: StaticString) {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.markNeedsLayout(cause)
      waiting.append(contentsOf: view.subviewStorage)
    }
  }
}

/// A reference to an era: reading one property copies none of the others.
package final class SharedEra: Sendable, Equatable {
  package let value: SystemEra

  static let standard = SharedEra(.standard)

  init(_ value: SystemEra) { self.value = value }

  /// Returns the tint of a configured button by the era, which is not copied for it.
  package func configuredTint(for tintColor: Color) -> Color { value.configuredTint(for: tintColor) }

  package static func == (left: SharedEra, right: SharedEra) -> Bool { left === right || left.value == right.value }
}

private enum OtherEras {
  static let exist = Atomic(false)
}
