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

  @Test(
    arguments: [
      (.system, nil, Color.red.withAlphaComponent(0.2)), (.system, .green, Color.green.withAlphaComponent(0.2)),
      (.custom, nil, .red), (.custom, .green, .green),
    ] as [(Button.ButtonType, own: Color?, shown: Color)])
  func `D2.5 a highlighted title: system always lighter, custom unchanged or its own color`(
    type: Button.ButtonType, own: Color?, shown: Color
  ) throws {
    let button = button(type)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(own, for: .highlighted)
    try expectEqual(shownColor(button), .red)
    button.isHighlighted = true
    try expectEqual(shownColor(button), shown)
    expectEqual(button.currentTitleColor, own ?? .red, "the getter returns the color before it is lightened")
    expectEqual(button.titleLabel?.text, "title", "the title of the normal state")
    button.isHighlighted = false
    try expectEqual(shownColor(button), .red)
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
    try expectEqual(shownColor(system), .red)
    try expectEqual(shownColor(colored), .green)
    try expectEqual(shownColor(custom), .white)
  }

  @Test func `D2.14 a superview's new tint reaches a laid-out title`() throws {
    let parent = View(frame: CGRect(0, 0, 200, 200))
    let button = parent.adding(button(.system))
    try expectEqual(shownColor(button), .systemBlue)
    parent.layOut { $0.tintColor = .red }
    try expectEqual(shownColor(button), .red)
    expectEqual(button.titleColor(for: .normal), .red)
  }

  @Test(
    arguments: [
      (.custom, .normal, nil, .white), (.custom, .disabled, nil, .white), (.custom, .highlighted, nil, .white),
      (.system, .normal, nil, .systemBlue), (.system, .selected, nil, .systemBlue),
      (.system, .highlighted, nil, Color.systemBlue.withAlphaComponent(0.2)),
      (.system, .highlighted, Color.red.withAlphaComponent(0.5), Color.red.withAlphaComponent(0.5 * 0.2)),
    ] as [(Button.ButtonType, Control.State, normal: Color?, shown: Color)])
  func `c5 D2.10 default colors`(type: Button.ButtonType, state: Control.State, normal: Color?, shown: Color) throws {
    let button = button(type)
    button.setTitleColor(normal, for: .normal)
    button.enter(state)
    try expectEqual(shownColor(button), shown)
  }

  @Test(arguments: zip([UserInterfaceStyle.light, .dark], [0.52, 0.55] as [CGFloat]))
  func `c5 a disabled system title is another gray in the dark`(style: UserInterfaceStyle, white: CGFloat) throws {
    let button = button(.system)
    button.isEnabled = false
    let traits = TraitCollection(userInterfaceStyle: style)
    let gray = Color(white: white, alpha: 0.45)
    try expectEqual(shownColor(button).resolvedColor(with: traits), gray)
    expectEqual(button.titleColor(for: .disabled)?.resolvedColor(with: traits), gray)
    expectEqual(button.currentTitleColor.resolvedColor(with: traits), gray)
    button.setTitleColor(.red, for: .normal)
    try expectEqual(shownColor(button).resolvedColor(with: traits), .red, "an explicit normal color stays")
  }

  @Test func `D2.9 the shadow's color per state`() {
    let button = button(.custom)
    button.setTitleShadowColor(.gray, for: .normal)
    button.layOut { $0.setTitleShadowColor(.black, for: .highlighted) }
    expectEqual(button.titleLabel?.shadowColor, .gray)
    button.layOut { $0.isHighlighted = true }
    #expect(button.titleLabel?.shadowColor == .black && button.currentTitleShadowColor == .black)
  }

  @Test func `c6 a title's shadow is not applied while there is no title`() {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.setTitleShadowColor(.gray, for: .normal)
    _ = button.titleLabel
    button.layoutIfNeeded()
    expectNil(button.titleLabel?.shadowColor)
    button.layOut { $0.setTitle("title", for: .normal) }
    expectEqual(button.titleLabel?.shadowColor, .gray)
  }

  @Test func `a reversed shadow falls to the other side under a finger, and back after it`() {
    let button = button(.custom)
    button.titleLabel?.shadowOffset = CGSize(1, -2)
    button.layOut { $0.isHighlighted = true }
    expectEqual(button.titleLabel?.shadowOffset, CGSize(1, -2), "not reversed by default")
    button.layOut { $0.reversesTitleShadowWhenHighlighted = true }
    expectEqual(button.titleLabel?.shadowOffset, CGSize(-1, 2))
    button.layOutAgain()
    expectEqual(button.titleLabel?.shadowOffset, CGSize(-1, 2), "once, however often it is laid out")
    button.layOut { $0.isHighlighted = false }
    expectEqual(button.titleLabel?.shadowOffset, CGSize(1, -2))
  }
}
