import UIKit

/// A button that reads its label inside of the hook once the label exists.
private final class ReadingButton: UIButton {
  var readsLabel = false

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard readsLabel else { return super.titleRect(forContentRect: contentRect) }
    return CGRect(x: 7, y: 3, width: (titleLabel?.text?.count ?? 0) * 10, height: 20)
  }
}

extension ConformanceScene {
  static let buttonHooks = [
    ConformanceScene("buttons/hooks", facts: ["D3.5", "D3.6", "D3.7", "D3.8", "D3.9", "D2.20"], scale: 3) { stage in
      let button = LoggingButton()
      button.log.record("1 created", on: stage)
      stage.add(button)
      button.log.layOutAndRecord("2 first layout, empty", on: stage)
      button.setTitle("Like it", for: .normal)
      button.log.record("3 title set", on: stage)
      button.log.layOutAndRecord("4 layout with a title", on: stage)
      button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
      button.log.record("5 image set", on: stage)
      button.log.layOutAndRecord("6 layout with image and title", on: stage)
      button.log.layOutAndRecord("7 settled layout", on: stage)
      button.isHighlighted = true
      button.log.layOutAndRecord("8 highlighted", on: stage)
      button.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal)
      button.log.layOutAndRecord("9 layout with a background", on: stage)
      button.frame.origin.x = 10
      button.log.layOutAndRecord("10 moved", on: stage)
      button.frame.size.width = 130
      button.log.layOutAndRecord("11 resized", on: stage)
      _ = button.intrinsicContentSize
      button.log.record("12 intrinsic size", on: stage)
      button.sizeToFit()
      button.log.record("13 sizeToFit", on: stage)
    },
    ConformanceScene("buttons/label read in the hook", facts: ["s11", "D0.12"], scale: 3) { stage in
      let button = ReadingButton(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
      button.setTitle("Like it", for: .normal)
      stage.add(button)
      stage.layOut()
      button.readsLabel = true
      button.setNeedsLayout()
      stage.layOut()
      stage.record("title", .rect(button.titleLabel?.frame ?? .zero))
    },
  ]
}
