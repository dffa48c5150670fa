import UIKit

/// A button that writes down the calls of its hooks.
final class LoggingButton: UIButton {
  let log: CallLog
  /// Whether updates of the configuration are written.
  var logsUpdates = false

  init(_ log: CallLog = CallLog(), frame: CGRect = CGRect(x: 0, y: 0, width: 120, height: 50)) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.write("layoutSubviews")
    super.layoutSubviews()
  }

  override func updateConfiguration() {
    if logsUpdates { log.write("updateConfiguration") }
    super.updateConfiguration()
    if logsUpdates { log.write("updateConfiguration ends") }
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    log.write("backgroundRect")
    return super.backgroundRect(forBounds: bounds)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    log.write("contentRect")
    return super.contentRect(forBounds: bounds)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    log.write("imageRect")
    return super.imageRect(forContentRect: contentRect)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    log.write("titleRect")
    return super.titleRect(forContentRect: contentRect)
  }
}
