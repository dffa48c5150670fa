import Foundation
import HeadlessControllers
import HeadlessKit

/// The devices of the public recordings of iOS 26.1.
enum RecordedDevice: CaseIterable {
  /// An iPhone SE without a status bar.
  case phoneSE
  case phone16
  case padA16
  /// The iPhone SE on its side.
  case lowPhone

  @MainActor func screen(era: SystemEra = .iOS26) -> Screen {
    switch self {
    case .phoneSE: Screen(scale: 2, size: CGSize(width: 375, height: 667), era: era)
    case .phone16:
      Screen(
        scale: 3, size: CGSize(width: 393, height: 852),
        safeAreaInsets: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        era: era)
    case .padA16:
      Screen(
        scale: 2, size: CGSize(width: 820, height: 1180),
        safeAreaInsets: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0), era: era)
    case .lowPhone: Screen(scale: 2, size: CGSize(width: 667, height: 375), era: era)
    }
  }

  /// Runs a body in a window of the device, with the widths of texts that were recorded at two pixels a point.
  @MainActor func show(
    _ root: ViewController, era: SystemEra = .iOS26, texts: [String: CGFloat] = [:], _ body: (Window) throws -> Void
  ) rethrows {
    let measurer = RecordedTextMeasurer(
      texts.mapValues { CGSize(width: $0, height: 20.287109375) }, fallback: SystemTextMeasurer())
    try TextMeasuring.withCurrent(measurer) {
      try Screen.withMain(screen(era: era)) {
        let window = Window()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.screen.flush()
        try body(window)
      }
    }
  }
}

extension View {
  var windowRect: CGRect { convert(bounds, to: window) }
}
