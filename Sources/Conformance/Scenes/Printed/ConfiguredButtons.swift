import UIKit

/// A configured button whose numbers were published, built again.
private struct ConfiguredButton {
  let name: String
  let facts: [String]
  var style = UIButton.Configuration.filled()
  var scale = 3
  /// The size of the button; nil for its intrinsic size.
  var size: CGSize?
  /// The heights of a button of 160 points whose corner radii are recorded.
  var heights: [CGFloat] = []
  var change: @MainActor @Sendable (inout UIButton.Configuration) -> Void = { _ in }
  var afterwards: @MainActor @Sendable (UIButton) -> Void = { _ in }

  @MainActor var scene: ConformanceScene {
    ConformanceScene("configurations/\(name)", facts: facts, scale: scale) { stage in
      var configuration = style
      configuration.title = "Configure"
      change(&configuration)
      let button = UIButton(configuration: configuration)
      afterwards(button)
      button.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: size ?? button.intrinsicContentSize)
      stage.add(button)
      stage.layOut()
      stage.record(button)
      if !heights.isEmpty {
        stage.record("layer.cornerRadii", .numbers(heights.map { radius(of: button, height: $0, stage) }))
      }
    }
  }

  @MainActor
  private func radius(of button: UIButton, height: CGFloat, _ stage: Stage) -> Double {
    button.frame.size = CGSize(width: 160, height: height)
    stage.layOut()
    return Double(button.layer.cornerRadius)
  }

  @MainActor static let all = [
    ConfiguredButton(name: "cf-size-mini", facts: ["g5", "g10"]) {
      $0.buttonSize = .mini
    },
    ConfiguredButton(name: "cf-size-small", facts: ["g5", "g10"]) {
      $0.buttonSize = .small
    },
    ConfiguredButton(name: "cf-size-medium", facts: ["g5", "g10"]) {
      $0.buttonSize = .medium
    },
    ConfiguredButton(name: "cf-size-large", facts: ["g5", "g10"]) {
      $0.buttonSize = .large
    },
    ConfiguredButton(name: "cf-insets-zero-filled", facts: ["g10", "g22"]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    },
    ConfiguredButton(name: "cf-insets-asym-borderless", facts: ["g10", "g22"], style: .borderless()) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4)
    },
    ConfiguredButton(name: "cf-place-bottom-6", facts: ["g12", "g13"]) {
      $0.title = "Go"
      $0.image = UIImage(systemName: "star.fill")
      $0.imagePlacement = .bottom
      $0.imagePadding = 6
    },
    ConfiguredButton(name: "cf-place-leading-0", facts: ["g12", "g13"]) {
      $0.title = "Go"
      $0.image = UIImage(systemName: "star.fill")
      $0.imagePlacement = .leading
      $0.imagePadding = 0
    },
    ConfiguredButton(name: "cf-subtitle", facts: ["g11"]) {
      $0.subtitle = "Subtitle"
    },
    ConfiguredButton(name: "cf-titlealign-automatic", facts: ["g14", "g15"], size: CGSize(width: 260, height: 60)) {
      $0.subtitle = "Sub"
      $0.titleAlignment = .automatic
    },
    ConfiguredButton(name: "cf-titlealign-leading", facts: ["g14", "g15"], size: CGSize(width: 260, height: 60)) {
      $0.subtitle = "Sub"
      $0.titleAlignment = .leading
    },
    ConfiguredButton(name: "cf-linebreak-byWordWrapping", facts: ["g17", "g19"], size: CGSize(width: 140, height: 80)) {
      $0.title = "A rather long button title here"
      $0.titleLineBreakMode = .byWordWrapping
    },
    ConfiguredButton(
      name: "cf-linebreak-byTruncatingTail", facts: ["g18", "g19"], size: CGSize(width: 140, height: 80)
    ) {
      $0.title = "A rather long button title here"
      $0.titleLineBreakMode = .byTruncatingTail
    },
    ConfiguredButton(name: "cf-center-160x44", facts: ["g14"], size: CGSize(width: 160, height: 44)),
    ConfiguredButton(name: "cf-activity", facts: ["g20"]) {
      $0.showsActivityIndicator = true
    },
    ConfiguredButton(name: "cf-factory-plain", facts: ["g1", "g10", "g25"], style: .plain()),
    ConfiguredButton(name: "cf-factory-tinted", facts: ["g1", "g10", "g25"], style: .tinted()),
    ConfiguredButton(name: "cf-factory-filled", facts: ["g1", "g10", "g25"]),
    ConfiguredButton(name: "cf-factory-borderless", facts: ["g1", "g10", "g25"], style: .borderless()),
    ConfiguredButton(name: "cf-factory-bordered", facts: ["g1", "g10", "g25"], style: .bordered()),
    ConfiguredButton(
      name: "cf-2x-filled", facts: ["g14", "g27", "g50"], scale: 2, size: CGSize(width: 170, height: 36)),
    ConfiguredButton(name: "cf-corner-fixed", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .fixed
    },
    ConfiguredButton(name: "cf-corner-dynamic", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .dynamic
    },
    ConfiguredButton(name: "cf-corner-small", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .small
    },
    ConfiguredButton(name: "cf-corner-medium", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .medium
    },
    ConfiguredButton(name: "cf-corner-large", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .large
    },
    ConfiguredButton(name: "cf-corner-capsule", facts: ["g6", "g25"], heights: [20, 28, 34, 44, 60]) {
      $0.cornerStyle = .capsule
    },
    ConfiguredButton(name: "cf-clear", facts: ["g9"], afterwards: { $0.configuration = nil }),
    ConfiguredButton(name: "cf-legacy-title", facts: ["g46"]) {
      $0.title = nil
    } afterwards: {
      $0.setTitle("Legacy", for: .normal)
    },
  ]
}

extension ConformanceScene {
  @MainActor static let configuredButtons = ConfiguredButton.all.map(\.scene)
}

extension Stage {
  fileprivate func record(_ button: UIButton) {
    if let configuration = button.configuration {
      let insets = configuration.contentInsets
      record(
        "configuration.contentInsets",
        .numbers([insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }))
      record("configuration.titlePadding", .length(configuration.titlePadding))
      record("configuration.background.cornerRadius", .length(configuration.background.cornerRadius))
      record("configuration.title", .optional(configuration.title))
    }
    record("currentTitle", .optional(button.currentTitle))
    record("intrinsic", .size(button.intrinsicContentSize))
    record("intrinsic.height", .length(button.intrinsicContentSize.height))
    record("sizeThatFits200", .size(button.sizeThatFits(CGSize(width: 200, height: 200))))
    record("layer.cornerRadius", .length(button.layer.cornerRadius))
    if let label = button.titleLabel { record("title", of: label) }
    if let label = button.subtitleLabel { record("subtitle", of: label) }
    let views = button.withDescendants
    if let view = views.first(where: { $0 is UIImageView }) { record("image", .rect(view.frame)) }
    if let view = views.first(where: { $0 is UIActivityIndicatorView }) {
      record("indicator.width", .length(view.frame.width))
    }
    record("tree", .list(views.map(\.plainClassName)))
    for (index, view) in views.enumerated() {
      record("tree.\(index)", .rect(view.frame))
      record("tree.\(index).color", .color(view.backgroundColor, of: view))
    }
  }

  private func record(_ name: String, of label: UILabel) {
    record(name, .rect(label.frame))
    record("\(name).x", .length(label.frame.minX))
    record("\(name).text", .optional(label.text))
    record("\(name).font", .text("\(label.font.fontName) \(Int(label.font.pointSize))"))
    record("\(name).fontSize", .length(label.font.pointSize))
    record("\(name).numberOfLines", .count(label.numberOfLines))
    record("\(name).textAlignment", .text(label.textAlignment.conformanceName))
    if let text = label.text { recordSize(of: text, in: label.font) }
  }
}
