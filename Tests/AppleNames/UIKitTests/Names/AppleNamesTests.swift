import Testing
import UIKit

@MainActor @Suite("Apple's names") struct AppleNamesTests {
  @Test func `states combine as UIControl.State`() {
    let button = UIButton(frame: .zero)
    let both: UIControl.State = [.highlighted, .selected]
    button.setTitle("both", for: both)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == both && button.currentTitle == "both")
    let control: UIControl = button
    control.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.left
    control.contentVerticalAlignment = UIControl.ContentVerticalAlignment.top
    expectEqual(control.contentHorizontalAlignment.rawValue, 1)
  }

  @Test func `a button's direction is forced with UISemanticContentAttribute`() {
    let button = UIButton(type: .custom)
    let forced: UISemanticContentAttribute = .forceRightToLeft
    button.semanticContentAttribute = forced
    let direction: UIUserInterfaceLayoutDirection = button.effectiveUserInterfaceLayoutDirection
    expectEqual(direction, .rightToLeft)
  }
}
