import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The appearance of a button's title", .reportsIssuesAsFailures) struct ButtonTitleLookTests {
  func button(_ type: Button.ButtonType) -> Button {
    let button = Button(type: type)
    button.frame = CGRect(0, 0, 100, 40)
    button.setTitle("title", for: .normal)
    return button
  }

  func shownColor(_ button: Button) throws -> Color {
    button.layoutIfNeeded()
    return try #require(button.titleLabel).textColor
  }

  @Test func `D2.10 the title is in the middle`() {
    let title = button(.custom).laidOut.title
    #expect(abs(title.midX - 50) <= 0.25 && abs(title.midY - 20) <= 0.25, "to half a pixel")
  }

  @Test func `D2.14 tintColor colors a system title unless a color was set; never a custom one`() throws {
    let (system, colored) = (button(.system), button(.system))
    colored.setTitleColor(.green, for: .normal)
    let custom = button(.custom)
    for button in [system, colored, custom] { button.tintColor = .red }
    #expect(try shownColor(system) == .red)
    #expect(try shownColor(colored) == .green)
    #expect(try shownColor(custom) == .white)
  }

  @Test func `D2.14 a superview's new tint reaches a laid-out title`() throws {
    let parent = View(frame: CGRect(0, 0, 200, 200))
    let button = button(.system)
    parent.addSubview(button)
    #expect(try shownColor(button) == .systemBlue)
    parent.layOut { $0.tintColor = .red }
    #expect(try shownColor(button) == .red)
    #expect(button.titleColor(for: .normal) == .red)
  }

  @Test func `c5 a color that is clear in part is lightened from there`() throws {
    let button = button(.system)
    button.setTitleColor(Color.red.withAlphaComponent(0.5), for: .normal)
    button.isHighlighted = true
    #expect(try shownColor(button) == Color.red.withAlphaComponent(0.5 * 0.2))
  }

  @Test func `D2.9 the shadow's color per state`() {
    let button = button(.custom)
    button.setTitleShadowColor(.gray, for: .normal)
    button.setTitleShadowColor(.black, for: .highlighted)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .gray)
    button.layOut { $0.isHighlighted = true }
    #expect(button.titleLabel?.shadowColor == .black && button.currentTitleShadowColor == .black)
  }

  @Test func `c6 a title's shadow is not applied while there is no title`() {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.setTitleShadowColor(.gray, for: .normal)
    _ = button.titleLabel
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == nil)
    button.layOut { $0.setTitle("title", for: .normal) }
    #expect(button.titleLabel?.shadowColor == .gray)
  }

  @Test func `a reversed shadow falls to the other side under a finger, and back after it`() {
    let button = button(.custom)
    button.titleLabel?.shadowOffset = CGSize(1, -2)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset == CGSize(1, -2), "not reversed by default")
    button.layOut { $0.reversesTitleShadowWhenHighlighted = true }
    #expect(button.titleLabel?.shadowOffset == CGSize(-1, 2))
    button.layOutAgain()
    #expect(button.titleLabel?.shadowOffset == CGSize(-1, 2), "once, however often it is laid out")
    button.layOut { $0.isHighlighted = false }
    #expect(button.titleLabel?.shadowOffset == CGSize(1, -2))
  }
}
