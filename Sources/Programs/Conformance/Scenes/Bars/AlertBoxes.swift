import UIKit

extension ConformanceScene {
  static let alertBoxes = [
    alertBox("alerts/alert", facts: ["n21", "q6"], .alert, "Cancel", "OK"),
    alertBox("alerts/alert of three actions", facts: ["n21", "q6"], .alert, "One", "Two", "Cancel"),
    alertBox("alerts/action sheet", facts: ["n21"], .actionSheet, "One", "Two", "Cancel"),
  ]

  /// Returns the scene of an alert, with the width of its box and the sizes of its buttons.
  private static func alertBox(
    _ name: String, facts: [String], _ style: UIAlertController.Style, _ titles: String...
  ) -> ConformanceScene {
    ConformanceScene(name, facts: facts, scale: 3, needsApp: true) { stage in
      let root = UIViewController()
      stage.show(root)
      stage.layOut()
      stage.wait(0.1)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      for title in titles {
        alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
      }
      alert.popoverPresentationController?.sourceView = root.view
      root.present(alert, animated: false)
      stage.wait(0.6)
      stage.layOut()
      let box = stage.window.label("Message").flatMap { stage.widestPart(around: $0) }
      stage.record("width", box.map { .length($0.bounds.width) } ?? .none)
      stage.record("box", box, in: stage.window)
      for text in ["Title", "Message"] {
        guard let box, let label = box.label(text) else { continue }
        stage.record(text, label, in: box)
        stage.recordSize(of: text, in: label.font)
      }
      for title in titles {
        guard let label = stage.window.label(title) else { continue }
        let button = stage.largestPart(around: label, without: titles.filter { $0 != title })
        stage.record("\(title).size", .size(button.bounds.size))
        stage.record("\(title).frame", button, in: stage.window)
      }
      root.dismiss(animated: false)
      stage.wait(0.3)
    }
  }
}

extension Stage {
  /// Returns the widest view around a label that is narrower than the window.
  fileprivate func widestPart(around label: UIView) -> UIView? {
    sequence(first: label, next: \.superview).filter { $0.bounds.width < window.bounds.width }.last
  }

  /// Returns the largest view around a label that contains no label of some other texts.
  fileprivate func largestPart(around label: UIView, without texts: [String]) -> UIView {
    var found = label
    while let next = found.superview, next !== window, !texts.contains(where: { next.label($0) != nil }) {
      found = next
    }
    return found
  }
}
