import UIKit

extension Stage {
  /// Lays a button out and records the frames of its image view and its label, and the size of its title.
  func recordParts(_ name: String, of button: UIButton) {
    button.layoutIfNeeded()
    if button.currentImage != nil { record("\(name).image", .rect(button.imageView?.frame ?? .zero)) }
    if let title = button.currentTitle, let label = button.titleLabel {
      record("\(name).title", .rect(label.frame))
      recordSize(of: title, in: label.font)
    }
  }

  /// Adds a button in a size, records the frames of its image view and its label, and removes it.
  func recordParts(_ name: String, of button: UIButton, in size: CGSize) {
    add(button)
    button.frame = CGRect(origin: .zero, size: size)
    recordParts(name, of: button)
    button.removeFromSuperview()
  }
}

extension UIButton {
  static func conformanceSample(image: CGSize?, title: String?) -> UIButton {
    let button = UIButton(type: .custom)
    if let image { button.setImage(.blank(image), for: .normal) }
    if let title { button.setTitle(title, for: .normal) }
    return button
  }

  func setState(_ state: UIControl.State) {
    isHighlighted = state.contains(.highlighted)
    isEnabled = !state.contains(.disabled)
    isSelected = state.contains(.selected)
  }
}

extension UIEdgeInsets {
  /// Returns insets of which each is zero by default.
  static func only(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
