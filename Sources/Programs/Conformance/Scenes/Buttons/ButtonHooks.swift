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
      stage.layOut()
      button.log.record("2 first layout, empty", on: stage)
      button.setTitle("Like it", for: .normal)
      button.log.record("3 title set", on: stage)
      stage.layOut()
      button.log.record("4 layout with a title", on: stage)
      button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
      button.log.record("5 image set", on: stage)
      stage.layOut()
      button.log.record("6 layout with image and title", on: stage)
      stage.layOut()
      button.log.record("7 settled layout", on: stage)
      button.isHighlighted = true
      stage.layOut()
      button.log.record("8 highlighted", on: stage)
      button.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal)
      stage.layOut()
      button.log.record("9 layout with a background", on: stage)
      button.frame.origin.x = 10
      stage.layOut()
      button.log.record("10 moved", on: stage)
      button.frame.size.width = 130
      stage.layOut()
      button.log.record("11 resized", on: stage)
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
