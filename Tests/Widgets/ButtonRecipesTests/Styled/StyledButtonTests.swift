import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Styled button", .reportsIssuesAsFailures, .sampleTexts) struct StyledButtonTests {
  let button = StyledButton(frame: .zero)

  @Test(arguments: [Color.green, nil])
  func `under a finger it has the other background, then its own again, even one that was set under the finger`(
    color: Color?
  ) {
    button.backgroundColor = .white
    button.highlightedBackgroundColor = .red
    expectEqual(button.backgroundColor, .white)
    button.isHighlighted = true
    expectEqual(button.backgroundColor, .red)
    button.isHighlighted = false
    expectEqual(button.backgroundColor, .white)
    button.layOut { $0.isHighlighted = true }
    button.backgroundColor = color
    expectEqual(button.backgroundColor, .red)
    button.isHighlighted = false
    expectEqual(button.backgroundColor, color)
  }

  @Test func `removing the highlighted background under a finger shows the button's own one`() {
    button.backgroundColor = .white
    button.isHighlighted = true
    expectEqual(button.backgroundColor, .white)
    button.highlightedBackgroundColor = .red
    expectEqual(button.backgroundColor, .red)
    button.highlightedBackgroundColor = nil
    expectEqual(button.backgroundColor, .white)
  }

  @Test func `a disabled button does not look touched`() {
    button.highlightedBackgroundColor = .red
    button.highlightedAlpha = 0.5
    button.isHighlighted = true
    button.isEnabled = false
    #expect(button.backgroundColor == nil && button.alpha == 1)
  }

  @Test(arguments: [Color.green, .red, nil])
  func `under a finger the border has the other color, then its own again, even one that was set under the finger`(
    color: Color?
  ) {
    button.layer.borderColor = Color.white.cgColor
    button.layOut { $0.highlightedBorderColor = .red }
    expectEqual(button.layer.borderColor, Color.white.cgColor)
    button.layOut { $0.isHighlighted = true }
    expectEqual(button.layer.borderColor, Color.red.cgColor)
    button.layOutAgain()
    expectEqual(button.layer.borderColor, Color.red.cgColor, "a second layout changes nothing")
    button.layOut { $0.isHighlighted = false }
    expectEqual(button.layer.borderColor, Color.white.cgColor)
    button.layOut { $0.isHighlighted = true }
    button.layer.borderColor = color?.cgColor
    button.layOutAgain()
    expectEqual(button.layer.borderColor, Color.red.cgColor)
    button.layOut { $0.isHighlighted = false }
    expectEqual(button.layer.borderColor, color?.cgColor)
  }

  @Test func `another border color under a finger shows, and none shows the own one`() {
    button.layer.borderColor = Color.white.cgColor
    button.highlightedBorderColor = .red
    button.layOut { $0.isHighlighted = true }
    button.layOut { $0.highlightedBorderColor = .blue }
    expectEqual(button.layer.borderColor, Color.blue.cgColor)
    button.layOut { $0.highlightedBorderColor = nil }
    expectEqual(button.layer.borderColor, Color.white.cgColor)
    button.layer.borderColor = Color.green.cgColor
    button.layOut { $0.isHighlighted = false }
    expectEqual(button.layer.borderColor, Color.green.cgColor)
  }

  @Test func `the state's opacity multiplies the own one, which stays`() {
    button.alpha = 0.5
    button.highlightedAlpha = 0.5
    button.disabledAlpha = 0.25
    button.isHighlighted = true
    expectEqual(button.alpha, CGFloat(0.5 * 0.5))
    button.alpha = 1
    expectEqual(button.alpha, 0.5)
    button.isHighlighted = false
    expectEqual(button.alpha, 1)
    button.isEnabled = false
    expectEqual(button.alpha, 0.25)
    button.isEnabled = true
    expectEqual(button.alpha, 1)
  }
}
