import PortedButtons
import Testing
import UIKit

@MainActor @Suite("Checkbox")
struct CheckboxButtonTests {
  private let unchecked = UIImage()
  private let checked = UIImage()

  private func makeCheckbox() -> CheckboxButton {
    CheckboxButton(title: "Remember me", unchecked: unchecked, checked: checked)
  }

  @Test("a tap selects, a second one deselects, and each calls the closure")
  func toggling() {
    let checkbox = makeCheckbox()
    var states: [Bool] = []
    checkbox.onToggle = { states.append($0) }
    checkbox.sendActions(for: .touchUpInside)
    #expect(checkbox.isSelected)
    checkbox.sendActions(for: .touchUpInside)
    #expect(!checkbox.isSelected)
    #expect(states == [true, false])
  }

  @Test("the image follows the state, pressed or not")
  func images() {
    let checkbox = makeCheckbox()
    #expect(checkbox.currentImage === unchecked)
    checkbox.isSelected = true
    #expect(checkbox.currentImage === checked)
    checkbox.isHighlighted = true
    #expect(checkbox.currentImage === checked)
  }

  @Test("a tap sends valueChanged")
  func valueChanged() {
    let checkbox = makeCheckbox()
    var count = 0
    checkbox.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    checkbox.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
