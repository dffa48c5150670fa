import UIKit

/// A button of a published hierarchy dump, built again.
private struct PrintedButton {
  let name: String
  let frame: CGRect
  var type = UIButton.ButtonType.system
  var title: String?
  var image: CGSize?
  var scale = 2
  /// Whether half of a pixel is left over around the content, so that the frames show how it is rounded.
  var isBetweenPixels = false

  var scene: ConformanceScene {
    let facts = ["b10", "c3"] + (isBetweenPixels ? ["a5"] : [])
    return ConformanceScene("buttons/printed \(name)", facts: facts, scale: scale) { stage in
      let button = UIButton(type: type)
      button.frame = frame
      if let title { button.setTitle(title, for: .normal) }
      if let image { button.setImage(.blank(image), for: .normal) }
      stage.add(button)
      stage.layOut()
      stage.recordSubviews(of: button)
    }
  }

  /// Returns a contact button as large as its picture, which is replaced by a blank one.
  private static func contact(of system: String, _ width: CGFloat, _ height: CGFloat, scale: Int = 2) -> PrintedButton {
    let size = CGSize(width: width, height: height)
    return PrintedButton(
      name: "contact button of \(system)", frame: CGRect(origin: .zero, size: size), type: .contactAdd, image: size,
      scale: scale)
  }

  /// The buttons whose dumps were published; the recording `button-frames` names the source of each.
  static let all = [
    PrintedButton(name: "title Verify", frame: CGRect(x: 8, y: 191, width: 304, height: 30), title: "Verify"),
    PrintedButton(
      name: "title Button at half a point", frame: CGRect(x: 164.5, y: 318.5, width: 46, height: 30), title: "Button"),
    PrintedButton(
      name: "title of seven ideographs", frame: CGRect(x: 66, y: 183, width: 188, height: 40), title: "标哥的技术博客"),
    PrintedButton(
      name: "title Done", frame: CGRect(x: 257, y: 337, width: 37, height: 30), title: "Done", isBetweenPixels: true),
    PrintedButton(name: "title Button", frame: CGRect(x: 111, y: 49, width: 46, height: 30), title: "Button"),
    PrintedButton(
      name: "title ShowChangeLog", frame: CGRect(x: 127.5, y: 175, width: 120, height: 30), title: "ShowChangeLog",
      isBetweenPixels: true),
    PrintedButton(
      name: "image", frame: CGRect(x: 1, y: 2, width: 40, height: 40), type: .custom,
      image: CGSize(width: 30, height: 30)),
    PrintedButton(
      name: "title of four ideographs", frame: CGRect(x: 295, y: 0, width: 64, height: 44), type: .custom,
      title: "数据说明", isBetweenPixels: true),
    contact(of: "iOS 11", 22, 22, scale: 1),
    PrintedButton(
      name: "image and title", frame: CGRect(x: 163, y: 350, width: 88, height: 56), type: .custom, title: "download",
      image: CGSize(width: 32, height: 32), isBetweenPixels: true),
    PrintedButton(
      name: "title of two ideographs", frame: CGRect(x: 38, y: 120.5, width: 183, height: 34), type: .custom,
      title: "登录", isBetweenPixels: true),
    PrintedButton(
      name: "title of three ideographs", frame: CGRect(x: 100, y: 100, width: 100, height: 100), type: .custom,
      title: "点我啊", scale: 3, isBetweenPixels: true),
    PrintedButton(
      name: "title Hammer time!", frame: CGRect(x: 139, y: 318, width: 97, height: 30), title: "Hammer time!"),
    contact(of: "iOS 13", 25, 24),
    contact(of: "iOS 17", 77.0 / 3, 77.0 / 3, scale: 3),
    contact(of: "iPadOS 17", 26, 26),
    contact(of: "visionOS", 18.5, 18.5),
  ]
}

extension ConformanceScene {
  static let printedButtons =
    PrintedButton.all.map(\.scene) + [
      ConformanceScene("buttons/printed title before a layout", facts: ["c2", "c3"], scale: 1) { stage in
        let button = stage.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        button.setTitle("button", for: .normal)
        stage.record("title", of: button.titleLabel)
      },
      ConformanceScene("buttons/printed label without a title", facts: ["c2", "c3"], scale: 1) { stage in
        let button = stage.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        button.titleLabel?.text = "button"
        stage.record("before layout.title", of: button.subviews.first)
        stage.layOut()
        stage.record("after layout.title", of: button.subviews.first)
      },
    ]
}

extension Stage {
  /// Records the image view and the label among the subviews of a button.
  fileprivate func recordSubviews(of button: UIButton) {
    for view in button.subviews {
      if view is UILabel { record("title", of: view) }
      if view is UIImageView { record("image", of: view) }
    }
    if let label = button.titleLabel, let text = label.text { recordSize(of: text, in: label.font) }
  }

  /// Records the frame and the flags of a subview.
  fileprivate func record(_ name: String, of view: UIView?) {
    guard let view else { return }
    record(name, .rect(view.frame))
    record("\(name).isHidden", .flag(view.isHidden))
    record("\(name).isOpaque", .flag(view.isOpaque))
    record("\(name).isUserInteractionEnabled", .flag(view.isUserInteractionEnabled))
    record("\(name).clipsToBounds", .flag(view.clipsToBounds))
  }
}
