import UIKit

/// A button of a published hierarchy dump, built again.
private struct PrintedButton {
  let row: Int
  let scale: Int
  let frame: CGRect
  let type: UIButton.ButtonType
  var title: String?
  var image: CGSize?

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
    PrintedButton(
      row: 3, scale: 2, frame: CGRect(x: 8, y: 191, width: 304, height: 30), type: .system, title: "Verify"),
    PrintedButton(
      row: 4, scale: 2, frame: CGRect(x: 164.5, y: 318.5, width: 46, height: 30), type: .system, title: "Button"),
    PrintedButton(
      row: 8, scale: 2, frame: CGRect(x: 66, y: 183, width: 188, height: 40), type: .system, title: "标哥的技术博客"),
    PrintedButton(
      row: 11, scale: 2, frame: CGRect(x: 257, y: 337, width: 37, height: 30), type: .system, title: "Done"),
    PrintedButton(
      row: 12, scale: 2, frame: CGRect(x: 111, y: 49, width: 46, height: 30), type: .system, title: "Button"),
    PrintedButton(
      row: 13, scale: 2, frame: CGRect(x: 127.5, y: 175, width: 120, height: 30), type: .system, title: "ShowChangeLog"),
    PrintedButton(
      row: 15, scale: 2, frame: CGRect(x: 1, y: 2, width: 40, height: 40), type: .custom,
      image: CGSize(width: 30, height: 30)),
    PrintedButton(row: 16, scale: 2, frame: CGRect(x: 295, y: 0, width: 64, height: 44), type: .custom, title: "数据说明"),
    PrintedButton(
      row: 21, scale: 1, frame: CGRect(x: 0, y: 0, width: 22, height: 22), type: .contactAdd,
      image: CGSize(width: 22, height: 22)),
    PrintedButton(
      row: 22, scale: 2, frame: CGRect(x: 163, y: 350, width: 88, height: 56), type: .custom, title: "download",
      image: CGSize(width: 32, height: 32)),
    PrintedButton(
      row: 32, scale: 2, frame: CGRect(x: 38, y: 120.5, width: 183, height: 34), type: .custom, title: "登录"),
    PrintedButton(
      row: 33, scale: 3, frame: CGRect(x: 100, y: 100, width: 100, height: 100), type: .custom, title: "点我啊"),
    PrintedButton(
      row: 34, scale: 2, frame: CGRect(x: 139, y: 318, width: 97, height: 30), type: .system, title: "Hammer time!"),
    PrintedButton(
      row: 36, scale: 2, frame: CGRect(x: 0, y: 0, width: 25, height: 24), type: .contactAdd,
      image: CGSize(width: 25, height: 24)),
    PrintedButton(
      row: 37, scale: 3, frame: CGRect(x: 0, y: 0, width: 77.0 / 3, height: 77.0 / 3), type: .contactAdd,
      image: CGSize(width: 77.0 / 3, height: 77.0 / 3)),
    PrintedButton(
      row: 38, scale: 2, frame: CGRect(x: 0, y: 0, width: 26, height: 26), type: .contactAdd,
      image: CGSize(width: 26, height: 26)),
    PrintedButton(
      row: 39, scale: 2, frame: CGRect(x: 0, y: 0, width: 18.5, height: 18.5), type: .contactAdd,
      image: CGSize(width: 18.5, height: 18.5)
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
