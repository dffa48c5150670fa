import UIKit

extension ConformanceScene {
  static let configurationUpdates = [
    logged("configurations/updates", facts: ["g24", "g40", "g41", "g42", "g43", "g44", "g45"]) { stage, log in
      let button = LoggingButton(log, frame: CGRect(x: 0, y: 0, width: 160, height: 44))
      button.logsUpdates = true
      let configuration = UIButton.Configuration.filled().titled()
      button.configuration = configuration
      button.configurationUpdateHandler = { _ in log.write("handler") }
      log.record("1 set", on: stage)
      button.layoutIfNeeded()
      log.record("2 layout without a window", on: stage)
      stage.add(button)
      log.record("3 added", on: stage)
      log.layOutAndRecord("4 layout", on: stage)
      log.layOutAndRecord("5 settled", on: stage)
      button.setNeedsUpdateConfiguration()
      log.record("6 setNeedsUpdateConfiguration", on: stage)
      log.layOutAndRecord("7 layout", on: stage)
      button.isHighlighted = true
      log.layOutAndRecord("8 highlighted", on: stage)
      button.configuration?.title = "Other"
      stage.record("9 intrinsic", .size(button.intrinsicContentSize))
      log.record("9 a member set", on: stage)
      log.layOutAndRecord("10 layout", on: stage)
      button.configurationUpdateHandler = { button in
        log.write("handler")
        button.configuration?.title = button.isHighlighted ? "Down" : "Up"
      }
      log.layOutAndRecord("11 a handler that sets the title", on: stage)
      stage.record("11 title", .optional(button.titleLabel?.text))
      button.isHighlighted = false
      log.layOutAndRecord("12 not highlighted", on: stage)
      stage.record("12 title", .optional(button.titleLabel?.text))
      let bounds = button.bounds
      stage.record("13 contentRect", .rect(button.contentRect(forBounds: bounds)))
      stage.record("13 imageRect", .rect(button.imageRect(forContentRect: bounds)))
      stage.record("13 titleRect", .rect(button.titleRect(forContentRect: bounds)))
      log.record("13 hooks called by hand", on: stage)
      let other = LoggingButton(log)
      other.logsUpdates = true
      other.configuration = configuration
      other.configurationUpdateHandler = { _ in log.write("handler") }
      log.removeAll()
      stage.add(other)
      log.record("14 another one added before a layout", on: stage)
      log.layOutAndRecord("15 its first layout", on: stage)
      other.tintColor = .red
      log.layOutAndRecord("16 its tint set", on: stage)
    },
    ConformanceScene("configurations/old setters", facts: ["g23", "g39", "g46", "g47", "g48", "g49"], scale: 3) {
      stage in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      stage.add(button)
      @MainActor func record(_ name: String, withViews: Bool = false) {
        stage.layOut()
        stage.record("\(name).text", .optional(button.titleLabel?.text))
        stage.record("\(name).color", .color(button.titleLabel?.textColor, of: button))
        stage.record("\(name).font", .optional(button.titleLabel.map { "\($0.font.pointSize)" }))
        stage.record("\(name).title", .rect(button.titleLabel?.frame ?? .zero))
        stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
        if withViews { stage.record("\(name).views", .list(button.withDescendants.map(\.plainClassName))) }
      }
      button.setTitle("Normal", for: .normal)
      button.setTitle("Down", for: .highlighted)
      record("1 titles by state")
      button.isHighlighted = true
      record("2 highlighted")
      button.isHighlighted = false
      button.configuration?.title = "Configured"
      record("3 a title of its own")
      button.setTitleColor(.red, for: .normal)
      record("4 a title color")
      button.titleLabel?.font = UIFont.systemFont(ofSize: 30)
      record("5 a font of the label")
      button.setNeedsUpdateConfiguration()
      record("6 after an update", withViews: true)
      button.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal)
      record("7 a background image by state", withViews: true)
      button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      record("8 old insets")
      button.configuration?.background.image = .blank(CGSize(width: 10, height: 10))
      record("9 an image of the background", withViews: true)
      if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
    },
    logged("configurations/actions", facts: ["g8"], needsApp: true) { stage, log in
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Run") { _ in log.write("action") })
      stage.add(button)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      stage.layOut()
      stage.record("title", .optional(button.titleLabel?.text))
      log.sendAndRecord("1 touchUpInside by code", .touchUpInside, of: button, on: stage)
      log.sendAndRecord("2 primaryActionTriggered by code", .primaryActionTriggered, of: button, on: stage)
      guard stage.tracksTouches(UIButton(frame: button.frame), at: CGPoint(x: 20, y: 20)) else { return }
      log.touchAndRecord("3 a touch", button, at: CGPoint(x: 20, y: 20), on: stage)
    },
  ]
}
