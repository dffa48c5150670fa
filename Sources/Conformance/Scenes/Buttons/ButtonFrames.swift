import UIKit

extension ConformanceScene {
  private static let horizontal: [(String, UIControl.ContentHorizontalAlignment)] = [
    ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
    ("trailing", .trailing),
  ]

  private static let vertical: [(String, UIControl.ContentVerticalAlignment)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
  ]

  /// Image views and labels by alignment, content, insets and type, with room and without.
  static let buttonFrames = horizontal.flatMap { horizontal in
    vertical.flatMap { vertical in
      atEachScale(
        "buttons/frames \(horizontal.0) \(vertical.0)",
        facts: [
          "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b1", "s8", "D1.2", "D1.3", "D1.4",
          "fill with image and title",
        ]
      ) { stage in
        for sample in ButtonSample.all {
          for (name, size) in [("roomy", CGSize(width: 140, height: 61)), ("narrow", CGSize(width: 47, height: 25.5))] {
            let button = sample.makeButton()
            button.contentHorizontalAlignment = horizontal.1
            button.contentVerticalAlignment = vertical.1
            stage.recordFrames("\(sample.name) \(name)", of: button, in: size)
          }
        }
      }
    }
  }

  /// Image views and labels from right to left.
  static let mirroredButtonFrames = atEachScale("buttons/frames right to left", facts: ["a10", "a11"]) { stage in
    for sample in ButtonSample.all {
      for (name, alignment) in horizontal {
        let button = sample.makeButton()
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = alignment
        stage.recordFrames("\(sample.name) \(name)", of: button, in: CGSize(width: 141, height: 60))
      }
    }
  }

  /// Sizes by content, insets and type, without and with a background.
  static let buttonSizes = atEachScale(
    "buttons/sizes", facts: ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "D1.9", "D2.15", "D2.19"]
  ) { stage in
    for sample in ButtonSample.all {
      let button = sample.makeButton()
      stage.record("\(sample.name).intrinsic", .size(button.intrinsicContentSize))
      stage.record("\(sample.name).narrow", .size(button.sizeThatFits(CGSize(width: 20, height: 10))))
      button.sizeToFit()
      stage.record("\(sample.name).fit", .size(button.bounds.size))
      for side in [CGFloat(10), 90] {
        let image = UIImage.blank(CGSize(width: side, height: side))
        button.setBackgroundImage(image, for: .normal)
        stage.record("\(sample.name).background \(Int(side))", .size(button.intrinsicContentSize))
      }
      if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
    }
    let button = UIButton(type: .custom)
    stage.record("empty.intrinsic", .size(button.intrinsicContentSize))
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.01, bottom: 0, right: 0)
    button.setTitle("Like it", for: .normal)
    stage.record("thin insets.intrinsic", .size(button.intrinsicContentSize))
    for (name, type) in [
      ("info", UIButton.ButtonType.infoLight), ("contact", .contactAdd), ("detail", .detailDisclosure),
    ] {
      stage.record("\(name).intrinsic", .size(UIButton(type: type).intrinsicContentSize))
    }
  }

  /// Titles longer than their room, alone and beside an image.
  static let truncatedTitles = atEachScale("buttons/truncated titles", facts: ["a6", "a7", "d10"]) { stage in
    for lines in [1, 2, 0] {
      for mode in [NSLineBreakMode.byTruncatingMiddle, .byTruncatingTail, .byWordWrapping, .byClipping] {
        for hasImage in [false, true] {
          let button = UIButton(type: .custom)
          button.setTitle("A title that is longer than its button", for: .normal)
          button.titleLabel?.numberOfLines = lines
          button.titleLabel?.lineBreakMode = mode
          if hasImage { button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }
          let name = "\(lines) lines, mode \(mode.rawValue), \(hasImage ? "image" : "no image")"
          stage.recordFrames(name, of: button, in: CGSize(width: 121, height: 70))
        }
      }
    }
  }
}
