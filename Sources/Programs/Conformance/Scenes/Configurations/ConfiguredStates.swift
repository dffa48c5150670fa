import UIKit

extension ConformanceScene {
  private static let allStates: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
    ("selected and highlighted", [.selected, .highlighted]), ("disabled and highlighted", [.disabled, .highlighted]),
    ("disabled and selected", [.disabled, .selected]),
  ]

  /// Colors, updates and content of configured buttons in several states.
  static let configuredStates: [ConformanceScene] = [
    ConformanceScene("configurations/title in two states", facts: ["g29", "g30", "g31"], scale: 3) { stage in
      for (name, configuration) in [("plain", UIButton.Configuration.plain()), ("filled", .filled())] {
        let button = stage.add(UIButton(configuration: configuration.titled()))
        button.tintColor = .red
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
        for (stateName, state) in allStates {
          button.setState(state)
          stage.layOut()
          stage.record("\(name) \(stateName)", .color(button.titleLabel?.textColor, of: button))
        }
        button.removeFromSuperview()
      }
    },
    ConformanceScene("configurations/color that transformers get", facts: ["g36"], scale: 3) { stage in
      var configuration = UIButton.Configuration.filled().titled()
      configuration.baseForegroundColor = .green
      let colors = PassedColors()
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        colors.last = attributes.foregroundColor
        return attributes
      }
      let button = stage.add(UIButton(configuration: configuration))
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      for (name, state) in allStates {
        button.setState(state)
        button.setNeedsUpdateConfiguration()
        stage.layOut()
        stage.record("\(name).passed", .color(colors.last, of: button))
      }
    },
    logged("configurations/updates by state", facts: ["g40"]) { stage, log in
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { button in log.write("handler \(button.state.rawValue)") }
      stage.add(button)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      stage.layOut()
      log.removeAll()
      for (name, state) in allStates {
        button.setState(state)
        log.layOutAndRecord(name, on: stage)
        button.setState(.normal)
        log.layOutAndRecord("normal after \(name)", on: stage)
      }
      button.tintColor = .red
      log.layOutAndRecord("tint", on: stage)
    },
    ConformanceScene("configurations/without automatic updates", facts: ["g44"], scale: 3) { stage in
      for updates in [true, false] {
        let button = stage.add(UIButton(configuration: .plain().titled()))
        button.automaticallyUpdatesConfiguration = updates
        button.tintColor = .red
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
        for (stateName, state) in allStates {
          button.setState(state)
          stage.layOut()
          let name = "\(updates ? "on" : "off") \(stateName)"
          stage.record("\(name).title", .color(button.titleLabel?.textColor, of: button))
          let fills = button.withDescendants.filter { $0 !== button && $0.backgroundColor != nil && !$0.isHidden }
          stage.record("\(name).fills", .count(fills.count))
        }
        button.removeFromSuperview()
      }
    },
    ConformanceScene("configurations/activity in place of an image", facts: ["g20"], scale: 3) { stage in
      var configuration = UIButton.Configuration.plain().titled()
      configuration.image = .blank(CGSize(width: 40, height: 36))
      let button = stage.add(UIButton(configuration: configuration))
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      for (name, shows) in [("1 image", false), ("2 activity", true), ("3 image again", false)] {
        button.configuration?.showsActivityIndicator = shows
        stage.layOut()
        stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
        stage.record("\(name).title", .rect(button.titleLabel?.frame ?? .zero))
        let images = button.withDescendants.compactMap { $0 as? UIImageView }.filter {
          !$0.isHidden && $0.image?.size.height == 36
        }
        stage.record("\(name).image views", .count(images.count))
        if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
      }
    },
    ConformanceScene("configurations/classic again", facts: ["g9"], scale: 3) { stage in
      let button = stage.add(UIButton(type: .custom))
      button.setTitle("Classic", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      @MainActor func record(_ name: String) {
        stage.layOut()
        stage.recordParts(name, of: button)
        stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
        let texts = button.withDescendants.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
        stage.record("\(name).texts", .list(texts.sorted()))
        stage.record("\(name).radius", .length(button.layer.cornerRadius))
        if let label = button.titleLabel { stage.recordSize(of: "Configure", in: label.font) }
      }
      record("1 classic")
      button.configuration = UIButton.Configuration.filled().titled()
      record("2 configured")
      button.configuration = nil
      record("3 classic again")
    },
    ConformanceScene(
      "configurations/traits read in an update",
      facts: ["configured buttons: traits read in `updateConfiguration()`"], scale: 3
    ) { stage in
      let (root, child) = (UIViewController(), UIViewController())
      stage.show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      for readsTraits in [false, true] {
        let button = TraitReadingButton(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
        button.readsTraits = readsTraits
        button.configuration = .plain()
        child.view.addSubview(button)
        stage.layOut()
        let name = readsTraits ? "reads" : "does not read"
        // A size class changes nothing that a button draws by itself.
        for (index, sizeClass) in [UIUserInterfaceSizeClass.compact, .regular].enumerated() {
          button.log.removeAll()
          root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: sizeClass), forChild: child)
          stage.layOut()
          // The number of updates is the system's.
          stage.record("\(name) \(index + 1) size class", .flag(!button.log.takeCalls().isEmpty))
        }
        child.overrideUserInterfaceStyle = readsTraits ? .light : .dark
        stage.layOut()
        stage.record("\(name) 3 style", .flag(!button.log.takeCalls().isEmpty))
        button.removeFromSuperview()
      }
    },
    ConformanceScene("configurations/strokes in the tint", facts: ["g34"], scale: 3, needsApp: true) { stage in
      for (name, configuration) in [("plain", UIButton.Configuration.plain()), ("filled", .filled())] {
        var configuration = configuration
        configuration.background.strokeColor = nil
        configuration.background.strokeWidth = 4
        configuration.background.cornerRadius = 0
        configuration.background.backgroundColor = .blue
        configuration.cornerStyle = .fixed
        let button = stage.add(UIButton(configuration: configuration))
        button.tintColor = .red
        button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
        stage.layOut()
        if let pixels = stage.draw(button, over: .white, name) {
          stage.record("\(name).red", .numbers(pixels.stretches(atHeight: 20, where: DrawnPixels.isRed)))
          stage.record("\(name).blue", .numbers(pixels.stretches(atHeight: 20, where: DrawnPixels.isBlue)))
        }
        button.removeFromSuperview()
      }
    },
  ]
}

/// A button that writes down the updates of its configuration, in which it may read a trait.
private final class TraitReadingButton: UIButton {
  let log = CallLog()
  var readsTraits = false

  override func updateConfiguration() {
    log.write("updateConfiguration")
    if readsTraits { log.write("size class \(traitCollection.verticalSizeClass.rawValue)") }
    super.updateConfiguration()
  }
}

/// The color that a transformer got last.
private final class PassedColors: @unchecked Sendable {  // Used on the main actor only.
  var last: UIColor?
}
