import UIKit

/// A button that writes down the calls of its hooks.
private final class LoggingButton: UIButton {
  var calls: [String] = []

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    calls.append("contentRect")
    return super.contentRect(forBounds: bounds)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.append("imageRect")
    return super.imageRect(forContentRect: contentRect)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.append("titleRect")
    return super.titleRect(forContentRect: contentRect)
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    calls.append("backgroundRect")
    return super.backgroundRect(forBounds: bounds)
  }

  override func layoutSubviews() {
    calls.append("layoutSubviews")
    super.layoutSubviews()
  }
}

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
      let button = LoggingButton(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
      @MainActor func note(_ name: String) {
        stage.record(name, .list(button.calls))
        button.calls = []
      }
      note("1 created")
      stage.add(button)
      stage.layOut()
      note("2 first layout, empty")
      button.setTitle("Like it", for: .normal)
      note("3 title set")
      stage.layOut()
      note("4 layout with a title")
      button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
      note("5 image set")
      stage.layOut()
      note("6 layout with image and title")
      stage.layOut()
      note("7 settled layout")
      button.isHighlighted = true
      stage.layOut()
      note("8 highlighted")
      button.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal)
      stage.layOut()
      note("9 layout with a background")
      button.frame.origin.x = 10
      stage.layOut()
      note("10 moved")
      button.frame.size.width = 130
      stage.layOut()
      note("11 resized")
      _ = button.intrinsicContentSize
      note("12 intrinsic size")
      button.sizeToFit()
      note("13 sizeToFit")
    },
    ConformanceScene("buttons/label read in the hook", facts: ["D0.12"], scale: 3) { stage in
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
