import UIKit

extension ConformanceScene {
  /// Transformers, indicators and images of configured buttons, and buttons that are selected by a tap.
  static let configurationChoices: [ConformanceScene] = [
    ConformanceScene(
      "configurations/color transformers",
      facts: ["configured buttons: `grayscale`, `preferredTint`, `monochromeTint`"], scale: 3
    ) { stage in
      for (name, color) in [
        ("red", .red), ("green", .green), ("blue", .blue), ("orange", UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
        ("gray", UIColor(white: 0.5, alpha: 1)),
      ] as [(String, UIColor)] {
        stage.record("grayscale of \(name)", .color(UIConfigurationColorTransformer.grayscale(color)))
        stage.record("preferredTint of \(name)", .color(UIConfigurationColorTransformer.preferredTint(color)))
        stage.record("monochromeTint of \(name)", .color(UIConfigurationColorTransformer.monochromeTint(color)))
      }
    },
    ConformanceScene("configurations/indicators", facts: ["configured buttons: the pop-up indicator"], scale: 3) {
      stage in
      for (name, placement) in [("leading", NSDirectionalRectEdge.leading), ("trailing", .trailing), ("top", .top)] {
        for hasImage in [false, true] {
          var configuration = UIButton.Configuration.filled().titled()
          configuration.indicator = .popup
          configuration.imagePlacement = placement
          if hasImage { configuration.image = .blank(CGSize(width: 20, height: 10)) }
          let button = stage.add(UIButton(configuration: configuration))
          button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
          stage.layOut()
          let row = "\(name) \(hasImage ? "with an image" : "without an image")"
          stage.record("\(row).intrinsic", .size(button.intrinsicContentSize))
          stage.record("\(row).title", .rect(button.titleLabel?.frame ?? .zero))
          let images = button.withDescendants.filter { $0 is UIImageView && !$0.isHidden }
          stage.record("\(row).image views", .count(images.count))
          if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
          button.removeFromSuperview()
        }
      }
    },
    ConformanceScene(
      "configurations/color of an image", facts: ["configured buttons: an image without a rendering mode"], scale: 3,
      needsApp: true
    ) { stage in
      for mode in [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate] {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }.withRenderingMode(mode)
        configuration.baseForegroundColor = .green
        let button = stage.add(UIButton(configuration: configuration))
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        stage.layOut()
        let pixels = stage.draw(button, over: .white, "mode \(mode.rawValue)")
        if let pixels { stage.record("mode \(mode.rawValue)", .numbers(pixels.color(at: CGPoint(x: 30, y: 30)))) }
        button.removeFromSuperview()
      }
    },
    logged(
      "buttons/selection as the primary action",
      facts: [
        "`changesSelectionAsPrimaryAction`",
        "`preferredMenuElementOrder`, `preferredBehavioralStyle`, "
          + "`adjustsImageSizeForAccessibilityContentSizeCategory`, `macIdiomStyle`",
      ], needsApp: true
    ) { stage, log in
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Like it") { action in
          log.write("primary, selected \((action.sender as? UIButton)?.isSelected ?? false)")
        })
      button.addAction(
        UIAction { action in log.write("up, selected \((action.sender as? UIButton)?.isSelected ?? false)") },
        for: .touchUpInside)
      button.changesSelectionAsPrimaryAction = true
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      stage.add(button)
      stage.layOut()
      log.sendAndRecord("1 touchUpInside by code", .touchUpInside, of: button, on: stage)
      stage.record("1 isSelected", .flag(button.isSelected))
      log.sendAndRecord("2 primaryActionTriggered by code", .primaryActionTriggered, of: button, on: stage)
      stage.record("2 isSelected", .flag(button.isSelected))
      stage.record("behavioralStyle", .count(Int(button.behavioralStyle.rawValue)))
      button.preferredMenuElementOrder = .fixed
      stage.record("preferredMenuElementOrder", .count(button.preferredMenuElementOrder.rawValue))
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
      stage.record("adjustsImageSize", .flag(button.adjustsImageSizeForAccessibilityContentSizeCategory))
      var configuration = UIButton.Configuration.plain()
      configuration.macIdiomStyle = .bordered
      stage.record("macIdiomStyle", .flag(configuration.macIdiomStyle == .bordered))
      let inside = CGPoint(x: 20, y: 20)
      guard stage.tracksTouches(UIButton(frame: button.frame), at: inside) else { return }
      for (name, end) in [("3 tap", inside), ("4 tap", inside), ("5 lift outside", CGPoint(x: 20, y: 300))] {
        log.touchAndRecord(name, button, at: inside, movedTo: end, on: stage)
        stage.record("\(name).isSelected", .flag(button.isSelected))
      }
    },
    ConformanceScene("buttons/titles of pop-up buttons", facts: ["`changesSelectionAsPrimaryAction`"], scale: 3) {
      stage in
      for (name, marked) in [("no mark", nil), ("second marked", "Medium")] as [(String, String?)] {
        for isConfigured in [false, true] {
          let button = isConfigured ? UIButton(configuration: .bordered()) : UIButton(type: .system)
          if isConfigured { button.configuration?.title = "Size" } else { button.setTitle("Size", for: .normal) }
          button.menu = UIMenu(
            children: ["Small", "Medium", "Large"].map { title in
              UIAction(title: title, state: title == marked ? .on : .off) { _ in }
            })
          button.showsMenuAsPrimaryAction = true
          button.changesSelectionAsPrimaryAction = true
          button.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
          stage.add(button)
          let name = isConfigured ? "\(name), configured" : name
          for step in ["pop-up", "afterwards"] {
            stage.layOut()
            stage.record("\(name), \(step).currentTitle", .optional(button.currentTitle))
            stage.record("\(name), \(step).title(for:)", .optional(button.title(for: .normal)))
            stage.record("\(name), \(step).configuration", .optional(button.configuration?.title))
            stage.record("\(name), \(step).label", .optional(button.titleLabel?.text))
            stage.record("\(name), \(step).selected", .list(button.menu?.selectedElements.map(\.title) ?? []))
            button.changesSelectionAsPrimaryAction = false
          }
        }
      }
    },
  ]
}
