import PortedButtons
import Testing
import UIKit

@MainActor @Suite("Badge button")
struct BadgeButtonTests {
  private let button = BadgeButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  @Test(
    "the badge is hidden at 0 and shows 99+ for large numbers", arguments: [(1, "1"), (99, "99"), (100, "99+")])
  func text(count: Int, text: String) {
    #expect(button.badge.isHidden)
    button.badgeCount = count
    #expect(!button.badge.isHidden)
    #expect(button.badge.text == text)
    #expect(button.accessibilityValue == text)
  }

  @Test("a digit's badge is a circle around the upper right corner")
  func frame() {
    button.badgeCount = 3
    button.layoutIfNeeded()
    #expect(button.badge.frame == CGRect(x: 44 - 9, y: -9, width: 18, height: 18))
    #expect(button.badge.layer.cornerRadius == 9)
  }

  @Test("longer numbers make the badge wider, and the corner stays its middle")
  func wide() {
    button.badgeCount = 100
    button.layoutIfNeeded()
    #expect(button.badge.frame.width > 18)
    #expect(abs(button.badge.center.x - 44) < 0.5)
  }

  @Test("the badge lies above image and title")
  func order() {
    button.setImage(UIImage(), for: .normal)
    button.setTitle("Mail", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.last === button.badge)
  }
}
