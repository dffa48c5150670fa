import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The appearance of a button's images", .reportsIssuesAsFailures) struct ButtonLookTests {
  @Test(arguments: [Button.ButtonType.custom, .system])
  func `c7 of a disabled button under a finger one sees that it is disabled`(type: Button.ButtonType) {
    let button = Button(type: type)
    button.setImage(Image(size: CGSize(10, 10)), for: .normal)
    button.setTitle("10×18", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.imageView?.imageTreatment.effect == .dimmed && button.titleLabel?.textColor == .red)
  }

  enum Place { case image, background }

  func button(_ type: Button.ButtonType, _ place: Place) -> Button {
    let button = Button(type: type)
    button.frame = CGRect(0, 0, 80, 80)
    let icon = Image(size: CGSize(10, 10))
    if place == .image { button.setImage(icon, for: .normal) } else { button.setBackgroundImage(icon, for: .normal) }
    return button
  }

  /// Returns the tint of the button's only image view after a layout.
  func tint(_ button: Button) throws -> Color? {
    button.layoutIfNeeded()
    return try #require(button.subviews.first as? ImageView).imageTreatment.tint
  }

  @Test func `c7 adjusting changes images only, not the title`() throws {
    let button = Button(frame: CGRect(0, 0, 80, 80))
    button.layOut { $0.setTitle("title", for: .normal) }
    let color = try #require(button.titleLabel?.textColor)
    button.layOut { $0.isEnabled = false }
    #expect(button.titleLabel?.textColor == color)
  }

  @Test func `c7 a new setting of the two marks the button, an equal one does not`() {
    let button = button(.custom, .image)
    func isMarked(_ change: () -> Void) -> Bool {
      button.layoutIfNeeded()
      change()
      return !LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty
    }
    #expect(isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(!isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(isMarked { button.adjustsImageWhenDisabled = false })
    #expect(!isMarked { button.adjustsImageWhenDisabled = false })
  }

  @Test func `D2.14 tintColor colors a system button's image, inherited or its own; never a custom one's`() throws {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let (system, custom) = (button(.system, .image), button(.custom, .image))
    let background = button(.system, .background)
    for button in [system, custom, background] { parent.addSubview(button) }
    parent.tintColor = .red
    #expect(try tint(system) == .red)
    #expect(try tint(custom) == nil)
    #expect(try tint(background) == nil)
    for button in [system, custom, background] { button.tintColor = .green }
    #expect(try tint(system) == .green)
    #expect(try tint(custom) == nil)
    #expect(try tint(background) == nil)
  }

  @Test func `a button glows under a finger only where it was asked to`() {
    let button = Button(frame: .zero)
    button.isHighlighted = true
    #expect(!button.showsTouchGlow)
    button.showsTouchWhenHighlighted = true
    #expect(button.showsTouchGlow)
    button.isHighlighted = false
    #expect(!button.showsTouchGlow)
  }
}
