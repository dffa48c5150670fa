import UIKit

extension ConformanceScene {
  static let alertBoxes = [
    ConformanceScene("alerts/alert", facts: ["n21", "q6"], scale: 3, needsApp: true) { stage in
      stage.recordAlert(.alert, "Cancel", "OK")
    },
    ConformanceScene("alerts/alert of three actions", facts: ["n21", "q6"], scale: 3, needsApp: true) { stage in
      stage.recordAlert(.alert, "One", "Two", "Cancel")
    },
    ConformanceScene("alerts/action sheet", facts: ["n21"], scale: 3, needsApp: true) { stage in
      stage.recordAlert(.actionSheet, "One", "Two", "Cancel")
    },
  ]
}

extension Stage {
  /// Presents an alert, and records the width of its box and the sizes of its buttons.
  fileprivate func recordAlert(_ style: UIAlertController.Style, _ titles: String...) {
    let root = UIViewController()
    show(root)
    layOut()
    wait(0.1)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for title in titles {
      alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    alert.popoverPresentationController?.sourceView = root.view
    root.present(alert, animated: false)
    wait(0.6)
    layOut()
    let box = window.label("Message").flatMap { widestPart(around: $0) }
    record("width", box.map { .length($0.bounds.width) } ?? .none)
    record("box", box, in: window)
    for text in ["Title", "Message"] {
      guard let box, let label = box.label(text) else { continue }
      record(text, label, in: box)
      recordSize(of: text, in: label.font)
    }
    for title in titles {
      guard let label = window.label(title) else { continue }
      let button = largestPart(around: label, without: titles.filter { $0 != title })
      record("\(title).size", .size(button.bounds.size))
      record("\(title).frame", button, in: window)
    }
    root.dismiss(animated: false)
    wait(0.3)
  }

  /// Returns the widest view around a label that is narrower than the window.
  private func widestPart(around label: UIView) -> UIView? {
    var found: UIView?
    var view: UIView? = label
    while let next = view {
      if next.bounds.width < window.bounds.width { found = next }
      view = next.superview
    }
    return found
  }

  /// Returns the largest view around a label that contains no label of some other texts.
  private func largestPart(around label: UIView, without texts: [String]) -> UIView {
    var found = label
    while let next = found.superview, next !== window, !texts.contains(where: { next.label($0) != nil }) {
      found = next
    }
    return found
  }
}
