import UIKit

extension ConformanceScene {
  /// Hooks that are called by hand, and the hooks that a layout calls for each content.
  static let hookRectangles: [ConformanceScene] =
    atEachScale("buttons/hooks called by hand", facts: ["a1", "a2", "a9", "s3", "D0.11"]) { stage in
      for sample in ButtonSample.all {
        for (name, size) in ButtonSample.sizes {
          let button = stage.add(sample.makeButton())
          button.frame.size = size
          button.layoutIfNeeded()
          let content = button.contentRect(forBounds: button.bounds)
          stage.record("\(sample.name) \(name).contentRect", .rect(content))
          stage.record("\(sample.name) \(name).imageRect", .rect(button.imageRect(forContentRect: content)))
          stage.record("\(sample.name) \(name).titleRect", .rect(button.titleRect(forContentRect: content)))
          stage.record("\(sample.name) \(name).backgroundRect", .rect(button.backgroundRect(forBounds: button.bounds)))
          if let label = button.titleLabel, let text = label.text { stage.recordSize(of: text, in: label.font) }
          button.removeFromSuperview()
        }
      }
      for (name, insets) in [
        ("crossing across", UIEdgeInsets.only(left: 30, right: 30)), ("crossing down", .only(top: 31, bottom: 29)),
        ("crossing unevenly", .only(left: 10.4, right: 55.3)),
      ] {
        let button = stage.add(UIButton.conformanceSample(image: CGSize(width: 40, height: 40), title: nil))
        button.frame.size = CGSize(width: 40, height: 40)
        button.imageEdgeInsets = insets
        stage.record("\(name).imageRect", .rect(button.imageRect(forContentRect: button.bounds)))
        stage.recordParts(name, of: button)
        button.contentEdgeInsets = insets
        stage.record("\(name).contentRect", .rect(button.contentRect(forBounds: button.bounds)))
      }
    } + [
      ConformanceScene("buttons/hooks by content", facts: ["D2.20", "D3.5", "D3.7", "D3.9"], scale: 3) { stage in
        for bits in 0..<8 {
          let log = CallLog()
          let button = stage.add(LoggingButton(log))
          if bits & 1 != 0 { button.setTitle("Like it", for: .normal) }
          if bits & 2 != 0 { button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }
          if bits & 4 != 0 { button.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal) }
          let parts = ["title", "image", "background"].enumerated().filter { bits & (1 << $0.offset) != 0 }
          let name = parts.isEmpty ? "nothing" : parts.map(\.element).joined(separator: " and ")
          log.record("\(name) 1 set", on: stage)
          stage.window.layoutIfNeeded()
          log.record("\(name) 2 first layout", on: stage)
          button.setNeedsLayout()
          stage.window.layoutIfNeeded()
          log.record("\(name) 3 second layout", on: stage)
          _ = button.sizeThatFits(.zero)
          log.record("\(name) 4 sizeThatFits", on: stage)
          button.removeFromSuperview()
        }
      },
      logged("buttons/layouts of the superview", facts: ["D3.8"]) { stage, log in
        let superview = LoggingView("superview", log)
        let button = LoggingButton(log)
        superview.addSubview(button)
        stage.add(superview)
        stage.layOut()
        log.removeAll()
        let changes: [(String, @MainActor (UIButton) -> Void)] = [
          ("1 title", { $0.setTitle("Like it", for: .normal) }),
          ("2 image", { $0.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }),
          ("3 background", { $0.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal) }),
          ("4 title color", { $0.setTitleColor(.red, for: .normal) }),
          ("5 title insets", { $0.titleEdgeInsets.left = 3 }), ("6 selected", { $0.isSelected = true }),
          ("7 font", { $0.titleLabel?.font = UIFont.systemFont(ofSize: 11) }),
        ]
        for (name, change) in changes {
          change(button)
          stage.window.layoutIfNeeded()
          log.record(name, on: stage)
        }
      },
    ]

  /// The frames of the types with a picture, whose image is replaced by one of a known size.
  static let picturedFrames = atEachScale("buttons/frames of pictured types", facts: ["a2", "a3", "a4", "a5"]) {
    stage in
    let types = UIButton.ButtonType.named.filter { ![.custom, .system].contains($0.type) }
    for (name, type) in types {
      for content in [ButtonSample.Content.image, .both] {
        for insets in [ButtonSample.Insets.none, .all] {
          for (index, alignments) in ContentAlignments.all.enumerated() {
            let button = UIButton(type: type)
            content.apply(to: button)
            insets.apply(to: button)
            alignments.apply(to: button)
            stage.recordParts("\(name) \(content) \(insets) \(index)", of: button, in: CGSize(width: 140, height: 61))
          }
        }
      }
    }
  }
}
