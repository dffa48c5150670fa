import UIKit

/// A checkbox: a tap selects it, another one deselects it.
open class CheckboxButton: UIButton {
  /// The closure called after each tap, with the new state.
  public var onToggle: ((Bool) -> Void)?

  /// Makes a checkbox.
  public init(title: String, unchecked: UIImage, checked: UIImage) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.black, for: .normal)
    setTitleColor(.gray, for: .disabled)
    setImage(unchecked, for: .normal)
    setImage(checked, for: .selected)
    setImage(checked, for: [.selected, .highlighted])
    contentHorizontalAlignment = .left
    titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    connect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
  }

  @objc private func toggle() {
    isSelected.toggle()
    onToggle?(isSelected)
    sendActions(for: .valueChanged)
  }
}
