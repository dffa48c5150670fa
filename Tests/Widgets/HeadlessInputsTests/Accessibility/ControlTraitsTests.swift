import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// One rule for the traits of all controls.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Accessibility of controls` {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let traits: AccessibilityTraits
    var isElement = true
    let make: @MainActor @Sendable () -> Control
  }

  nonisolated static let rows = [
    Row(testDescription: "Button", traits: .button) { Button() },
    Row(testDescription: "Switch", traits: .button) { Switch() },
    Row(testDescription: "Slider", traits: .adjustable) { Slider() },
    Row(testDescription: "Stepper", traits: .adjustable) { Stepper() },
    Row(testDescription: "PageControl", traits: .adjustable) { PageControl() },
    Row(testDescription: "SegmentedControl", traits: .none) { SegmentedControl() },
    Row(testDescription: "TextField", traits: .none) { TextField() },
    Row(testDescription: "Control", traits: .none, isElement: false) { Control() },
  ]

  @Test(arguments: rows) func `a control has its own traits and its state's, until others are set`(row: Row) {
    let control = row.make()
    #expect(control.accessibilityTraits == row.traits && control.isAccessibilityElement == row.isElement)
    control.isEnabled = false
    #expect(control.accessibilityTraits == row.traits.union(.notEnabled))
    control.isSelected = true
    #expect(control.accessibilityTraits == row.traits.union([.notEnabled, .selected]))
    control.accessibilityTraits = .header
    control.isAccessibilityElement.toggle()
    #expect(control.accessibilityTraits == .header && control.isAccessibilityElement == !row.isElement)
  }
}
