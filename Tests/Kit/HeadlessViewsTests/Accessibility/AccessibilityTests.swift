import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Accessibility", .reportsIssuesAsFailures) struct AccessibilityTests {
  @Test func `a plain view has no label and is not an element`() {
    let view = View()
    #expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil && view.accessibilityHint == nil)
    #expect(view.accessibilityTraits == .none && !view.isAccessibilityElement)
  }

  @Test func `everything can be set, on any responder`() {
    final class Keyboard: Responder {}
    let responder = Keyboard()
    responder.accessibilityIdentifier = "id"
    responder.accessibilityLabel = "label"
    responder.accessibilityValue = "value"
    responder.accessibilityHint = "hint"
    responder.accessibilityTraits = [.header, .link]
    responder.isAccessibilityElement = true
    #expect(responder.accessibilityIdentifier == "id" && responder.accessibilityLabel == "label")
    #expect(responder.accessibilityValue == "value" && responder.accessibilityHint == "hint")
    #expect(responder.accessibilityTraits == [.header, .link] && responder.isAccessibilityElement)
  }

  @Test func `a button is an element with its current title as label`() {
    let button = Button(type: .system)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == nil)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sending", for: .selected)
    #expect(button.accessibilityLabel == "Send")
    button.isSelected = true
    #expect(button.accessibilityLabel == "Sending")
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    #expect(button.accessibilityLabel == "Rich", "c6 the attributed title is what shows")
    button.accessibilityLabel = "Own"
    #expect(button.accessibilityLabel == "Own")
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Rich")
  }

  struct StateRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: Control.State
    let traits: AccessibilityTraits
  }

  nonisolated static let states = [
    StateRow(testDescription: "normal", state: .normal, traits: .button),
    StateRow(testDescription: "highlighted", state: .highlighted, traits: .button),
    StateRow(testDescription: "selected", state: .selected, traits: [.button, .selected]),
    StateRow(testDescription: "disabled", state: .disabled, traits: [.button, .notEnabled]),
    StateRow(testDescription: "both", state: [.selected, .disabled], traits: [.button, .selected, .notEnabled]),
  ]

  @Test(arguments: states) func `a button's traits follow its state`(row: StateRow) {
    let button = Button()
    button.isSelected = row.state.contains(.selected)
    button.isEnabled = !row.state.contains(.disabled)
    button.isHighlighted = row.state.contains(.highlighted)
    #expect(button.accessibilityTraits == row.traits)
  }

  @Test func `a label is an element with its text as label; an image view is a picture and no element`() {
    let label = Label.showing("Hello")
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    let imageView = ImageView()
    #expect(!imageView.isAccessibilityElement && imageView.accessibilityTraits == .image)
  }

  @Test func `values that are set override the class's`() {
    for view in [Button(), Label(), ImageView()] as [View] {
      view.accessibilityTraits = .header
      #expect(view.accessibilityTraits == .header)
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
    #expect(traits.map(\.rawValue) == [1, 4, 8, 64, 256, 65536])
  }
}
