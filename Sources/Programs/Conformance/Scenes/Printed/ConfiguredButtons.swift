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
  /// Whether the radii of the background and of the layer are recorded.
  var recordsRadius = false
  /// Whether the views are recorded, with their frames and colors.
  var recordsViews = false
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
      if recordsRadius { stage.recordRadius(of: button) }
      if recordsViews { stage.recordViews(of: button) }
      if !heights.isEmpty {
        stage.record("layer.cornerRadii", .numbers(heights.map { radius(of: button, height: $0, stage) }))
      }
    }
  }

  @MainActor private func radius(of button: UIButton, height: CGFloat, _ stage: Stage) -> Double {
    button.frame.size = CGSize(width: 160, height: height)
    stage.layOut()
    return Double(button.layer.cornerRadius)
  }

  private static func size(_ name: String, _ size: UIButton.Configuration.Size) -> ConfiguredButton {
    ConfiguredButton(name: "size \(name)", facts: ["g5", "g10"]) { $0.buttonSize = size }
  }

  private static func style(_ name: String, _ style: UIButton.Configuration) -> ConfiguredButton {
    ConfiguredButton(name: "style \(name)", facts: ["g1", "g2", "g10"], style: style, recordsRadius: true)
  }

  /// Returns a button of a corner style, for the radii of five heights.
  private static func corners(
    _ name: String, _ style: UIButton.Configuration.CornerStyle, facts: [String] = ["g6", "g25"]
  ) -> ConfiguredButton {
    ConfiguredButton(name: "corner style \(name)", facts: facts, heights: [20, 28, 34, 44, 60], recordsRadius: true) {
      $0.cornerStyle = style
    }
  }

  private static func image(_ name: String, _ side: NSDirectionalRectEdge, padding: CGFloat) -> ConfiguredButton {
    ConfiguredButton(name: "image \(name) the title", facts: ["g12", "g13"]) {
      $0.title = "Go"
      $0.image = UIImage(systemName: "star.fill")
      $0.imagePlacement = side
      $0.imagePadding = padding
    }
  }

  /// Returns a button of 260×60 points with a title alignment.
  private static func titleAlignment(
    _ name: String, _ alignment: UIButton.Configuration.TitleAlignment
  ) -> ConfiguredButton {
    ConfiguredButton(name: "\(name) title alignment", facts: ["g14", "g15"], size: CGSize(width: 260, height: 60)) {
      $0.subtitle = "Sub"
      $0.titleAlignment = alignment
    }
  }

  /// Returns a button of 140×80 points with a title that has no room in one line.
  private static func longTitle(_ name: String, _ fact: String, _ mode: NSLineBreakMode) -> ConfiguredButton {
    ConfiguredButton(name: "title that \(name)", facts: [fact, "g19"], size: CGSize(width: 140, height: 80)) {
      $0.title = "A rather long button title here"
      $0.titleLineBreakMode = mode
    }
  }

  /// The buttons whose numbers were published; the recording `configuration-frames` names the source of each.
  @MainActor static let all = [
    size("mini", .mini), size("small", .small), size("medium", .medium), size("large", .large),
    ConfiguredButton(name: "no insets", facts: ["g10", "g22"]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    },
    ConfiguredButton(name: "uneven insets", facts: ["g10", "g22"], style: .borderless()) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4)
    },
    image("below", .bottom, padding: 6), image("before", .leading, padding: 0),
    ConfiguredButton(name: "subtitle", facts: ["g11"]) { $0.subtitle = "Subtitle" },
    titleAlignment("automatic", .automatic), titleAlignment("leading", .leading),
    longTitle("wraps", "g17", .byWordWrapping), longTitle("is truncated", "g18", .byTruncatingTail),
    ConfiguredButton(name: "title in a larger button", facts: ["g14"], size: CGSize(width: 160, height: 44)),
    ConfiguredButton(name: "activity indicator", facts: ["g20"]) { $0.showsActivityIndicator = true },
    style("plain", .plain()), style("tinted", .tinted()), style("filled", .filled()),
    style("borderless", .borderless()), style("bordered", .bordered()),
    ConfiguredButton(
      name: "style filled at two pixels a point", facts: ["g14", "g27", "g50"], scale: 2,
      size: CGSize(width: 170, height: 36), recordsViews: true),
    corners("fixed", .fixed), corners("dynamic", .dynamic, facts: ["g2", "g25"]), corners("small", .small),
    corners("medium", .medium), corners("large", .large), corners("capsule", .capsule),
    ConfiguredButton(
      name: "no configuration any more", facts: ["g9"], recordsRadius: true, afterwards: { $0.configuration = nil }),
    ConfiguredButton(name: "title of a state", facts: ["g46"]) {
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
      record("configuration.title", .optional(configuration.title))
    }
    record("currentTitle", .optional(button.currentTitle))
    record("intrinsic", .size(button.intrinsicContentSize))
    record("intrinsic.height", .length(button.intrinsicContentSize.height))
    record("sizeThatFits200", .size(button.sizeThatFits(CGSize(width: 200, height: 200))))
    if let label = button.titleLabel { record("title", of: label) }
    if let label = button.subtitleLabel { record("subtitle", of: label) }
    let views = button.withDescendants
    if let view = views.first(where: { $0 is UIImageView }) { record("image", .rect(view.frame)) }
    if let view = views.first(where: { $0 is UIActivityIndicatorView }) {
      record("indicator.width", .length(view.frame.width))
    }
  }

  fileprivate func recordRadius(of button: UIButton) {
    if let background = button.configuration?.background {
      record("configuration.background.cornerRadius", .length(background.cornerRadius))
    }
    record("layer.cornerRadius", .length(button.layer.cornerRadius))
  }

  fileprivate func recordViews(of button: UIButton) {
    let views = button.withDescendants
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
