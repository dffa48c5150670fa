import UIKit

extension ConformanceScene {
  /// Image views and labels by alignment, content, insets and type, with room and without.
  static let buttonFrames = ContentAlignments.all.flatMap { alignments in
    [1, 2, 3].map { scale in
      ConformanceScene(
        "buttons/frames \(alignments.name)@\(scale)x",
        facts: facts(alignments.across, alignments.down, scale: scale), scale: scale
      ) { stage in
        for sample in ButtonSample.all {
          for (name, size) in ButtonSample.sizes {
            let button = sample.makeButton()
            alignments.apply(to: button)
            stage.recordParts("\(sample.name) \(name)", of: button, in: size)
          }
        }
      }
    }
  }

  private static func facts(
    _ across: UIControl.ContentHorizontalAlignment, _ down: UIControl.ContentVerticalAlignment, scale: Int
  ) -> [String] {
    var facts = ["a2", "a4", "a9", "b1"]
    facts += across == .fill ? ["a8", "s4", "D1.3", "fill with image and title"] : ["a3", "a7"]
    // Half of a pixel is left over in a middle, and, unless two pixels are a point, at the bottom of 25.5 points.
    if across == .center || down == .center || (down == .bottom && scale != 2) { facts.append("a5") }
    // A part that fills both axes has all of its room, so that nothing limits it.
    if across != .fill || down != .fill { facts.append("a6") }
    // Where pixels are points, a size in pixels is one in points.
    if scale > 1 { facts.append("s8") }
    if across != .leading, across != .trailing { facts.append("D1.2") }
    if across == .left, down == .top { facts.append("D1.4") }
    return facts
  }

  /// Image views and labels from right to left.
  static let mirroredButtonFrames = atEachScale("buttons/frames right to left", facts: ["a10"]) { stage in
    for sample in ButtonSample.all {
      for (name, alignment) in UIControl.ContentHorizontalAlignment.named {
        let button = sample.makeButton()
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = alignment
        stage.recordParts("\(sample.name) \(name)", of: button, in: CGSize(width: 141, height: 60))
      }
    }
  }

  /// Sizes by content, insets and type, without and with a background.
  static let buttonSizes = atEachScale(
    "buttons/sizes", facts: ["b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "D1.9", "D2.15", "D2.19"]
  ) { stage in
    for sample in ButtonSample.all {
      let button = sample.makeButton()
      stage.record("\(sample.name).intrinsic", .size(button.intrinsicContentSize))
      stage.record("\(sample.name).narrow", .size(button.sizeThatFits(CGSize(width: 20, height: 10))))
      button.sizeToFit()
      stage.record("\(sample.name).fit", .size(button.bounds.size))
      for side in [CGFloat(10), 90] {
        button.setBackgroundImage(.blank(CGSize(width: side, height: side)), for: .normal)
        stage.record("\(sample.name).background \(Int(side))", .size(button.intrinsicContentSize))
      }
      if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
    }
    let button = UIButton(type: .custom)
    stage.record("empty.intrinsic", .size(button.intrinsicContentSize))
    button.contentEdgeInsets = .only(left: 0.01)
    button.setTitle("Like it", for: .normal)
    stage.record("thin insets.intrinsic", .size(button.intrinsicContentSize))
    let image = UIButton.conformanceSample(image: CGSize(width: 24, height: 30), title: nil)
    image.contentEdgeInsets = .only(left: -12, right: -12)
    stage.record("no width.intrinsic", .size(image.intrinsicContentSize))
    for (name, alignment) in UIControl.ContentVerticalAlignment.named {
      for isFitted in [true, false] {
        let button = UIButton(type: .system)
        button.setTitle("Like it", for: .normal)
        if isFitted { button.sizeToFit() }
        button.contentVerticalAlignment = alignment
        let name = "\(isFitted ? "after sizeToFit" : "without sizeToFit") \(name)"
        stage.recordParts(name, of: button, in: CGSize(width: 120, height: 100))
      }
    }
    for (name, type) in [
      ("info", UIButton.ButtonType.infoLight), ("contact", .contactAdd), ("detail", .detailDisclosure),
    ] {
      stage.record("\(name).intrinsic", .size(UIButton(type: type).intrinsicContentSize))
    }
  }

  /// Titles longer than their room, alone and beside an image.
  static let truncatedTitles = atEachScale("buttons/truncated titles", facts: ["a6", "a7", "s9", "d10"]) { stage in
    for lines in [1, 2, 0] {
      for mode in [NSLineBreakMode.byTruncatingMiddle, .byTruncatingTail, .byWordWrapping, .byClipping] {
        for hasImage in [false, true] {
          let button = UIButton(type: .custom)
          button.setTitle("A title that is longer than its button", for: .normal)
          button.titleLabel?.numberOfLines = lines
          button.titleLabel?.lineBreakMode = mode
          if hasImage { button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }
          let name = "\(lines) lines, mode \(mode.rawValue), \(hasImage ? "image" : "no image")"
          stage.recordParts(name, of: button, in: CGSize(width: 121, height: 70))
        }
      }
    }
  }
}
