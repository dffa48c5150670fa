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

  /// Runs a body in a window of the device, with the widths of texts that were recorded, at 17 points unless they name
  /// a font.
  @MainActor func show(
    _ root: ViewController, era: SystemEra = .iOS26, texts: [String: CGFloat] = [:],
    fonts: [RecordedTextMeasurer.Recording] = [], _ body: (Window) throws -> Void
  ) rethrows {
    let measurer = RecordedTextMeasurer(
      fonts, fallback: RecordedTextMeasurer(texts.mapValues { CGSize(width: $0, height: 20.287109375) }))
    try TextMeasuring.withCurrent(measurer) {
      try Screen.withMain(screen(era: era)) { try body(.showing(root)) }
    }
  }
}

extension RecordedTextMeasurer.Recording {
  /// Creates the recorded width of a text in the system font.
  init(_ text: String, _ weight: String, _ size: CGFloat, _ width: CGFloat) {
    self.init(text, ".SFUI-\(weight)", size, width: width, height: size * 1.193359375)
  }
}

extension View {
  var windowRect: CGRect { convert(bounds, to: window) }
}

extension CGRect {
  /// Returns whether each edge is where another's is, but for the rounding of thirds.
  func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-9 }
  }
}
