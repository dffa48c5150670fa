import HeadlessKit

/// A view that writes the callbacks of its insets and layouts, and runs what a test asks for in them.
final class InsetsView: View {
  private(set) var log: [String] = []
  var onMarginsChange: () -> Void = {}
  var onSafeAreaChange: () -> Void = {}

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log.append("margins \(layoutMargins)")
    onMarginsChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.append("safe area \(safeAreaInsets)")
    onSafeAreaChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }

  /// Returns what was written since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

extension EdgeInsets {
  /// Creates insets in UIKit's order, without labels: top, left, bottom, right.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
