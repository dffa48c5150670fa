import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Accessibility", .reportsIssuesAsFailures) struct AccessibilityTests {
  @Test func `a button is an element with its current title as label`() {
    let button = Button(type: .system)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == nil)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sending", for: .selected)
    expectEqual(button.accessibilityLabel, "Send")
    button.isSelected = true
    expectEqual(button.accessibilityLabel, "Sending")
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    expectEqual(button.accessibilityLabel, "Rich", "c6 the attributed title is what shows")
    button.accessibilityLabel = "Own"
    expectEqual(button.accessibilityLabel, "Own")
    button.accessibilityLabel = nil
    expectEqual(button.accessibilityLabel, "Rich")
  }

  @Test(
    arguments: [
      (.normal, .button), (.highlighted, .button), (.selected, [.button, .selected]),
      (.disabled, [.button, .notEnabled]), ([.selected, .disabled], [.button, .selected, .notEnabled]),
    ] as [(Control.State, AccessibilityTraits)])
  func `a button's traits follow its state`(state: Control.State, traits: AccessibilityTraits) {
    let button = Button()
    button.isSelected = state.contains(.selected)
    button.isEnabled = !state.contains(.disabled)
    button.isHighlighted = state.contains(.highlighted)
    expectEqual(button.accessibilityTraits, traits)
  }

  @Test func `a label is an element with its text as label; an image view is a picture and no element`() {
    let label = Label.showing("Hello")
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    expectEqual(label.accessibilityTraits, .staticText)
    let imageView = ImageView()
    #expect(!imageView.isAccessibilityElement && imageView.accessibilityTraits == .image)
  }

  @Test func `values that are set override the class's`() {
    for view in [Button(), Label(), ImageView()] as [View] {
      view.accessibilityTraits = .header
      expectEqual(view.accessibilityTraits, .header)
      view.isAccessibilityElement = false
      #expect(!view.isAccessibilityElement)
      view.isAccessibilityElement = true
      #expect(view.isAccessibilityElement)
    }
  }

  @Test func `a subclass may compute its own, on top of what its class supplies`() {
    final class Toggle: Button {
      override var accessibilityValue: String? {
        get { isSelected ? "on" : "off" }
        set {}
      }
      override var accessibilityTraits: AccessibilityTraits {
        get { super.accessibilityTraits.union(.updatesFrequently) }
        set { super.accessibilityTraits = newValue }
      }
    }
    let toggle = Toggle()
    #expect(toggle.accessibilityValue == "off" && toggle.accessibilityTraits == [.button, .updatesFrequently])
  }

  @Test func `raw values are UIKit's`() {
    let traits: [AccessibilityTraits] = [.button, .image, .selected, .staticText, .notEnabled, .header]
    expectEqual(traits.map(\.rawValue), [1, 4, 8, 64, 256, 65536])
  }
}
