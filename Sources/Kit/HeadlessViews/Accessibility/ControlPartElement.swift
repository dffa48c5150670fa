import Foundation

/// A part of a control that is an accessibility element of its own, such as a segment.
/// > Differs: in UIKit the parts are views.
package final class ControlPartElement: AccessibilityElement {
  private let action: () -> Void

  /// Creates the element of a part, with its rectangle in the control's coordinates and the effect of an activation.
  package init(
    of control: View, label: String?, rect: CGRect, isSelected: Bool = false, isEnabled: Bool,
    action: @escaping () -> Void
  ) {
    self.action = action
    super.init(accessibilityContainer: control)
    accessibilityLabel = label
    accessibilityFrameInContainerSpace = rect
    accessibilityTraits = [.button, isSelected ? .selected : .none, isEnabled ? .none : .notEnabled]
  }

  /// Does what a tap on the part does, unless it is disabled.
  package override func accessibilityActivate() -> Bool {
    if accessibilityTraits.contains(.notEnabled) { return false }
    action()
    return true
  }
}
