import PortedButtons
import Testing
import UIKit

@MainActor @Suite("Pill button")
struct PillButtonTests {
  private let button: PillButton = {
    let button = PillButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    button.setTitle("Buy", for: .normal)
    button.layoutIfNeeded()
    return button
  }()

  @Test("the ends are half circles, whatever the size")
  func corners() {
    #expect(button.layer.cornerRadius == 20)
    button.frame.size.height = 60
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 30)
  }

  @Test("the title keeps clear of the round ends")
  func padding() {
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 16, y: 0, width: 88, height: 40))
    button.padding = 20
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 20, y: 0, width: 80, height: 40))
  }

  @Test("padding is part of the size, and the height has a least value")
  func size() {
    let narrow = button.intrinsicContentSize
    button.padding = 26
    #expect(button.intrinsicContentSize.width == narrow.width + 20)
    #expect(narrow.height == 36)
  }

  @Test("it dims while it is pressed and turns grey when disabled")
  func looks() {
    button.isHighlighted = true
    #expect(Float(button.alpha) == 0.6)
    button.isHighlighted = false
    #expect(button.alpha == 1)
    button.isEnabled = false
    #expect(button.backgroundColor == .lightGray)
  }

  @Test("touches count a little outside")
  func hitArea() {
    #expect(button.point(inside: CGPoint(x: -7, y: 20), with: nil))
    #expect(!button.point(inside: CGPoint(x: -9, y: 20), with: nil))
  }
}
