import UIKit

/// A button that writes down its updates and layouts.
private final class FirstUpdateButton: UIButton {
  let log = CallLog()

  override func updateConfiguration() {
    log.write("updateConfiguration")
    super.updateConfiguration()
  }

  override func layoutSubviews() {
    log.write("layoutSubviews")
    super.layoutSubviews()
  }
}

extension ConformanceScene {
  @MainActor private static func makeConfiguration(title: String?) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
    return configuration
  }

  /// Room that the parts of configured buttons leave for one another, and strokes beside the bounds.
  static let configuredSpaces: [ConformanceScene] = [
    ConformanceScene("configurations/fill down", facts: ["g16"], scale: 3) { stage in
      for (name, placement) in [("leading", NSDirectionalRectEdge.leading), ("top", .top), ("bottom", .bottom)] {
        for (contentName, title) in [("title", "Configure"), ("image alone", nil)] as [(String, String?)] {
          var configuration = makeConfiguration(title: title)
          configuration.image = .blank(CGSize(width: 20, height: 10))
          configuration.imagePlacement = placement
          configuration.imagePadding = 3
          let button = stage.add(UIButton(configuration: configuration))
          button.contentVerticalAlignment = .fill
          button.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
          stage.layOut()
          stage.record("\(name) \(contentName).image", .rect(button.imageView?.frame ?? .zero))
          if let label = button.titleLabel, let text = label.text {
            stage.record("\(name) \(contentName).title", .rect(label.frame))
            stage.recordSize(of: text, in: label.font)
          }
          button.removeFromSuperview()
        }
      }
    },
    ConformanceScene("configurations/reserved room", facts: ["g21"], scale: 3) { stage in
      for (name, placement) in [
        ("leading", NSDirectionalRectEdge.leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
      ] {
        for reservation in [CGFloat(0), 5, 40] {
          var configuration = makeConfiguration(title: "Configure")
          configuration.image = .blank(CGSize(width: 20, height: 10))
          configuration.imagePlacement = placement
          configuration.imageReservation = reservation
          let button = stage.add(UIButton(configuration: configuration))
          button.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
          stage.layOut()
          let row = "\(name) \(Int(reservation))"
          stage.record("\(row).intrinsic", .size(button.intrinsicContentSize))
          stage.record("\(row).image", .rect(button.imageView?.frame ?? .zero))
          stage.record("\(row).title", .rect(button.titleLabel?.frame ?? .zero))
          if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
          button.removeFromSuperview()
        }
      }
    },
    ConformanceScene(
      "configurations/indicator beside a long title", facts: ["configured buttons: the pop-up indicator", "g18"],
      scale: 3
    ) { stage in
      for (name, indicator) in [("none", UIButton.Configuration.Indicator.none), ("popup", .popup)] {
        var configuration = makeConfiguration(title: "Configure all of it")
        configuration.indicator = indicator
        let button = stage.add(UIButton(configuration: configuration))
        button.frame = CGRect(x: 0, y: 0, width: 90, height: 44)
        stage.layOut()
        stage.record("\(name).title", .rect(button.titleLabel?.frame ?? .zero))
        if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
        button.removeFromSuperview()
      }
    },
    ConformanceScene("configurations/first update in a window", facts: ["g41"], scale: 3) { stage in
      let button = FirstUpdateButton(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
      button.configuration = makeConfiguration(title: "Configure")
      button.log.record("1 configured", on: stage)
      stage.add(button)
      button.log.record("2 added", on: stage)
      button.log.layOutAndRecord("3 laid out", on: stage)
      button.removeFromSuperview()
      button.log.record("4 removed", on: stage)
      button.setNeedsUpdateConfiguration()
      stage.add(button)
      button.log.record("5 added again", on: stage)
      button.log.layOutAndRecord("6 laid out again", on: stage)
    },
    ConformanceScene("configurations/drawn strokes", facts: ["g34"], scale: 3, needsApp: true) { stage in
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        for (name, outset, inset) in [("plain", CGFloat(0), CGFloat(0)), ("outset", 6, 0), ("inset", 0, 12)] {
          let container = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
          var configuration = UIButton.Configuration.plain()
          configuration.background.strokeColor = .red
          configuration.background.strokeWidth = 4
          configuration.background.strokeOutset = outset
          configuration.background.backgroundInsets.leading = inset
          configuration.background.cornerRadius = 0
          configuration.cornerStyle = .fixed
          let button = UIButton(configuration: configuration)
          button.semanticContentAttribute = direction
          button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
          container.addSubview(button)
          stage.layOut()
          let row = "\(direction == .forceLeftToRight ? "left to right" : "right to left") \(name)"
          if let pixels = stage.draw(container, over: .white, row) {
            stage.record("\(row).across", .numbers(pixels.stretches(atHeight: 40, where: DrawnPixels.isRed)))
            stage.record("\(row).down", .numbers(pixels.stretches(atWidth: 50, where: DrawnPixels.isRed)))
          }
          container.removeFromSuperview()
        }
      }
    },
  ]
}
