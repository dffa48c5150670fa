import UIKit

/// A button of a published hierarchy dump, built again.
private struct PrintedButton {
  let row: Int
  let scale: Int
  let frame: CGRect
  let type: UIButton.ButtonType
  let title: String?
  let image: CGSize?

  init(
    _ row: Int, scale: Int, _ frame: CGRect, _ type: UIButton.ButtonType, title: String? = nil, image: CGSize? = nil
  ) {
    self.row = row
    self.scale = scale
    self.frame = frame
    self.type = type
    self.title = title
    self.image = image
  }

  var scene: ConformanceScene {
    ConformanceScene("buttons/row-\(row)", facts: ["a5", "b10", "c2", "c3"], scale: scale) { stage in
      let button = UIButton(type: type)
      button.frame = frame
      if let title { button.setTitle(title, for: .normal) }
      if let image { button.setImage(.blank(image), for: .normal) }
      stage.add(button)
      stage.layOut()
      stage.recordSubviews(of: button)
    }
  }

  /// The rows by their numbers; `Docs/Sources.md` has their sources.
  static let all = [
    PrintedButton(3, scale: 2, CGRect(x: 8, y: 191, width: 304, height: 30), .system, title: "Verify"),
    PrintedButton(4, scale: 2, CGRect(x: 164.5, y: 318.5, width: 46, height: 30), .system, title: "Button"),
    PrintedButton(8, scale: 2, CGRect(x: 66, y: 183, width: 188, height: 40), .system, title: "标哥的技术博客"),
    PrintedButton(11, scale: 2, CGRect(x: 257, y: 337, width: 37, height: 30), .system, title: "Done"),
    PrintedButton(12, scale: 2, CGRect(x: 111, y: 49, width: 46, height: 30), .system, title: "Button"),
    PrintedButton(13, scale: 2, CGRect(x: 127.5, y: 175, width: 120, height: 30), .system, title: "ShowChangeLog"),
    PrintedButton(
      15, scale: 2, CGRect(x: 1, y: 2, width: 40, height: 40), .custom, image: CGSize(width: 30, height: 30)),
    PrintedButton(16, scale: 2, CGRect(x: 295, y: 0, width: 64, height: 44), .custom, title: "数据说明"),
    PrintedButton(
      21, scale: 1, CGRect(x: 0, y: 0, width: 22, height: 22), .contactAdd, image: CGSize(width: 22, height: 22)),
    PrintedButton(
      22, scale: 2, CGRect(x: 163, y: 350, width: 88, height: 56), .custom, title: "download",
      image: CGSize(width: 32, height: 32)),
    PrintedButton(32, scale: 2, CGRect(x: 38, y: 120.5, width: 183, height: 34), .custom, title: "登录"),
    PrintedButton(33, scale: 3, CGRect(x: 100, y: 100, width: 100, height: 100), .custom, title: "点我啊"),
    PrintedButton(34, scale: 2, CGRect(x: 139, y: 318, width: 97, height: 30), .system, title: "Hammer time!"),
    PrintedButton(
      36, scale: 2, CGRect(x: 0, y: 0, width: 25, height: 24), .contactAdd, image: CGSize(width: 25, height: 24)),
    PrintedButton(
      37, scale: 3, CGRect(x: 0, y: 0, width: 77.0 / 3, height: 77.0 / 3), .contactAdd,
      image: CGSize(width: 77.0 / 3, height: 77.0 / 3)),
    PrintedButton(
      38, scale: 2, CGRect(x: 0, y: 0, width: 26, height: 26), .contactAdd, image: CGSize(width: 26, height: 26)),
    PrintedButton(
      39, scale: 2, CGRect(x: 0, y: 0, width: 18.5, height: 18.5), .contactAdd, image: CGSize(width: 18.5, height: 18.5)
    ),
  ]
}

extension ConformanceScene {
  static let printedButtons =
    PrintedButton.all.map(\.scene) + [
      ConformanceScene("buttons/row-6", facts: ["c2"], scale: 1) { stage in
        let button = stage.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        button.setTitle("button", for: .normal)
        stage.record("title", of: button.titleLabel)
      },
      ConformanceScene("buttons/row-7", facts: ["c2"], scale: 1) { stage in
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
    if let label = button.titleLabel, let text = label.text { record(text, in: label.font) }
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
