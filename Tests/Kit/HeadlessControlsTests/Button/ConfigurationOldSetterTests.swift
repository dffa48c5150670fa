import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Old setters beside a configuration", .reportsIssuesAsFailures) struct ConfigurationOldSetterTests {
  @Test func `g46 a title of a state is shown, and the configuration has none`() {
    let button = Button(configuration: .filled())
    button.setTitle("Legacy", for: .normal)
    button.layOut { $0.frame.size = button.intrinsicContentSize }
    #expect(button.configuration?.title == nil && button.currentTitle == "Legacy")
    #expect(button.titleLabel?.text == "Legacy" && button.titleLabel?.font.pointSize == 17)
    expectEqual(
      button.intrinsicContentSize.height, Button(configuration: .filled().titled("A")).intrinsicContentSize.height)
  }

  @Test func `g47 the title and the image of the configuration go before those of a state`() {
    let (mine, other) = (Image(size: CGSize(10, 10)), Image(size: CGSize(20, 20)))
    let button = Button.configured(.filled().titled("Mine").with { $0.image = mine })
    button.setTitle("Other", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Other"), for: .normal)
    button.layOut { $0.setImage(other, for: .normal) }
    #expect(button.titleLabel?.text == "Mine" && button.imageView?.image === mine)
    #expect(button.currentTitle == "Mine" && button.currentImage === mine)
    #expect(button.title(for: .normal) == "Other" && button.image(for: .normal) === other)
  }

  @Test func `g47 titles and images of states are shown in their state`() {
    let (normal, selected) = (Image(size: CGSize(10, 10)), Image(size: CGSize(20, 20)))
    let button = Button(configuration: .plain())
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setImage(normal, for: .normal)
    button.layOut { $0.setImage(selected, for: .selected) }
    #expect(button.titleLabel?.text == "Normal" && button.imageView?.image === normal)
    let width = button.intrinsicContentSize.width
    button.layOut { $0.isSelected = true }
    #expect(button.titleLabel?.text == "Selected" && button.imageView?.image === selected)
    #expect(button.intrinsicContentSize.width > width + 10)
  }

  @Test func `g47 an attributed title of a state is shown with its attributes`() throws {
    let (button, font) = (Button(configuration: .filled()), Font.systemFont(ofSize: 30))
    button.setAttributedTitle(NSAttributedString(string: "Large", attributes: [.font: font]), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Large" && button.titleLabel?.font == font)
    #expect(button.intrinsicContentSize.height > 30 * 1.19 + 14 as CGFloat)
  }

  @Test func `g48 a title color of a state has no effect`() {
    let button = Button.configured(.filled().titled("Title"))
    button.setTitleColor(.red, for: .normal)
    button.layOut { $0.setTitleShadowColor(.red, for: .normal) }
    expectEqual(ColorComponents(button.titleLabel?.textColor), ColorComponents(255, 255, 255))
    expectNil(button.titleLabel?.shadowColor)
  }

  @Test func `g49 a background image of a state is not shown, one of the configuration is`() {
    let (old, new) = (Image(size: CGSize(10, 10)), Image(size: CGSize(20, 20)))
    let button = Button.configured(.filled().titled("Title"))
    button.layOut { $0.setBackgroundImage(old, for: .normal) }
    func shown() -> [Image?] { (button.systemBackground?.subviews ?? []).compactMap { $0 as? ImageView }.map(\.image) }
    #expect(shown().isEmpty && button.subviews.count == 1)
    button.layOut { $0.configuration?.background.image = new }
    expectEqual(shown(), [new])
  }

  @Test func `g23 the classic insets have no effect`() {
    let plain = Button.configured(.filled().titled("Title").with { $0.image = Image(size: CGSize(20, 20)) })
    let button = Button.configured(.filled().titled("Title").with { $0.image = Image(size: CGSize(20, 20)) })
    button.contentEdgeInsets = EdgeInsets(20, 20, 20, 20)
    button.titleEdgeInsets = EdgeInsets(0, 40, 0, 0)
    button.layOut { $0.imageEdgeInsets = EdgeInsets(0, 0, 0, 40) }
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(button.titleLabel?.frame == plain.titleLabel?.frame && button.imageView?.frame == plain.imageView?.frame)
  }

  @Test func `g23 the effects on images by state are ignored`() throws {
    let button = Button.configured(.plain().with { $0.image = Image(size: CGSize(20, 20)) })
    button.adjustsImageWhenHighlighted = true
    button.adjustsImageWhenDisabled = true
    button.layOut { $0.isEnabled = false }
    try expectEqual(#require(button.imageView).imageTreatment, .tinted(try #require(button.imageView).tintColor))
  }

  private final class Hooked: Button {
    var hooks: [String] = []
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      hooks.append("background")
      return super.backgroundRect(forBounds: bounds)
    }

    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      hooks.append("content")
      return super.contentRect(forBounds: bounds)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      hooks.append("title")
      return super.titleRect(forContentRect: contentRect)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      hooks.append("image")
      return super.imageRect(forContentRect: contentRect)
    }
  }

  @Test func `g24 neither a layout nor a size nor a baseline calls the hooks`() {
    let button = Hooked(configuration: .filled().titled("Title").with { $0.image = Image(size: CGSize(20, 20)) })
    button.hooks = []
    let superview = View(frame: CGRect(0, 0, 300, 300))
    superview.addForConstraints(button)
    LayoutConstraint.activate([
      button.firstBaselineAnchor.constraint(equalTo: superview.topAnchor, constant: 40),
      button.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    let trace = LayoutTrace.recording(of: button) {
      superview.layoutIfNeeded()
      button.isHighlighted = true
      superview.layoutIfNeeded()
      button.sizeToFit()
      _ = (button.intrinsicContentSize, button.titleLabel, button.imageView, button.subtitleLabel)
    }
    #expect(button.hooks.isEmpty && trace.hooks.isEmpty)
  }

  @Test func `g24 called by hand, the hooks return the rectangles of the configuration`() {
    let button = Button.configured(
      .filled().titled("Title").with { $0.image = Image(size: CGSize(20, 20)) }, size: CGSize(160, 60))
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(12, 7, 160 - 24, 60 - 14) && button.backgroundRect(forBounds: content) == content)
    expectEqual(button.titleRect(forContentRect: content), button.titleLabel?.frame)
    expectEqual(button.imageRect(forContentRect: content), button.imageView?.frame)
  }

  @Test func `g8 a fresh button has no configuration`() {
    #expect(Button().configuration == nil && Button(type: .system).configuration == nil)
    expectEqual(Button(configuration: .filled()).buttonType, .system)
  }

  @Test func `g8 title and image of the action are the configuration's, and a tap or a sent touchUpInside runs it`() {
    var runs = 0
    let image = Image(size: CGSize(10, 10))
    let button = Button(configuration: .filled(), primaryAction: Action(title: "Buy", image: image) { _ in runs += 1 })
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Buy" && button.currentTitle == "Buy" && button.titleLabel?.text == "Buy")
    #expect(button.configuration?.image === image && button.currentImage === image)
    let window = Window(frame: CGRect(0, 0, 300, 300))
    window.isHidden = false
    window.addSubview(button)
    button.frame = CGRect(10, 10, 120, 40)
    tap(button)
    expectEqual(runs, 1)
    for event in [Control.Event.touchUpInside, .touchDown] { button.sendActions(for: event) }
    expectEqual(runs, 2, "touchDown runs nothing")
  }
}
