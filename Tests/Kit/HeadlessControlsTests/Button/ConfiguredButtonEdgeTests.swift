import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Edge cases of configured buttons", .reportsIssuesAsFailures, .screen(scale: 3))
struct ConfiguredButtonEdgeTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() { window.isHidden = false }

  // MARK: Constraints

  private static let longTitle = "A rather long button title here"

  @Test(arguments: [140, 200, 300] as [CGFloat], [false, true])
  func `the baselines of a button are those of its first and last lines, wrapped or not`(
    width: CGFloat, last: Bool
  ) throws {
    let (button, label) = (Button(configuration: .filled().titled(Self.longTitle)), Label.showing("Beside"))
    for view in [button, label] { window.addForConstraints(view) }
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: width),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      last
        ? label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor)
        : label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    for _ in 1...3 { window.layOut { button.setNeedsLayout() } }
    let title = try #require(button.titleLabel)
    let frame = title.convert(title.bounds, to: window)
    // Both texts have the standard font; an unwrapped title is 7 below the top of the button.
    let distance = last ? label.frame.maxY - frame.maxY : label.frame.minY - frame.minY
    let tolerance: CGFloat = last ? 1 : width < 300 ? 2.0 / 3 : 1.0 / 3
    #expect(abs(distance) <= tolerance)
  }

  @Test func `the image of a button whose configuration was removed is in the button`() throws {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.layOut { $0.setImage(Image(size: CGSize(20, 20)), for: .normal) }
    button.layOut { $0.configuration = .plain() }
    button.layOut { $0.configuration = nil }
    #expect(try #require(button.imageView).superview === button && button.imageView?.frame.size == CGSize(20, 20))
  }

  @Test func `reading a baseline creates no label`() {
    let button = Button.configured(.plain().with { $0.image = Image(size: CGSize(width: 20, height: 20)) })
    window.addSubview(button)
    let label = Label()
    window.addForConstraints(label)
    label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(button.contentViews.map(\.className), ["ImageView"])
  }

  final class Padded: Button {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 40, height: size.height + 16)
    }
  }

  @Test(arguments: [139, 129, 100] as [CGFloat])
  func `an overridden intrinsicContentSize is used at any width`(width: CGFloat) {
    let button = Padded(configuration: .filled().titled("Configure"))
    window.addForConstraints(button)
    button.widthAnchor.constraint(equalToConstant: width).isActive = true
    window.layoutIfNeeded()
    #expect(button.frame.height >= button.intrinsicContentSize.height - 0.5)
  }

  @Test func `an overridden intrinsicContentSize adds the same to a button whose title wraps`() {
    let buttons = [
      Button(configuration: .filled().titled(Self.longTitle)), Padded(configuration: .filled().titled(Self.longTitle)),
    ]
    for (button, width) in zip(buttons, [140, 180] as [CGFloat]) {
      window.addForConstraints(button)
      button.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    window.layoutIfNeeded()
    #expect(buttons[0].frame.height > buttons[0].intrinsicContentSize.height)
    #expect(abs(buttons[1].frame.height - (buttons[0].frame.height + 16)) <= 0.5)
  }

  // MARK: Alignment

  @Test func `from right to left the leading alignment puts all lines at the right`() {
    let button = Button(configuration: .filled().titled(Self.longTitle).with { $0.titleAlignment = .leading })
    button.semanticContentAttribute = .forceRightToLeft
    button.layOut { $0.frame.size = CGSize(width: 140, height: 80) }
    expectEqual(button.titleLabel?.textAlignment, .right)
  }

  @Test(arguments: [
    (DirectionalRectEdge.top, TextAlignment.center), (.bottom, .center), (.trailing, .right), (.leading, .natural),
  ])
  func `automatic alignment follows the placement of the image`(edge: DirectionalRectEdge, alignment: TextAlignment) {
    let configuration = Button.Configuration.plain().titled("Title").with {
      $0.subtitle = "Sub"
      $0.image = Image(size: CGSize(width: 20, height: 20))
      $0.imagePlacement = edge
    }
    let button = Button.configured(configuration, size: CGSize(width: 200, height: 120))
    expectEqual(button.titleLabel?.textAlignment, alignment)
    guard let title = button.titleLabel?.frame, let subtitle = button.subtitleLabel?.frame else { return }
    let distance = alignment == .center ? title.midX - subtitle.midX : 0
    #expect(abs(distance) <= 1.0 / 3)
    if alignment == .right { #expect(abs(title.maxX - subtitle.maxX) <= 1.0 / 3) }
    if alignment == .natural { expectEqual(title.minX, subtitle.minX) }
  }

  @Test func `a paragraph style in the title overrides the alignment of the configuration`() {
    let style = ParagraphStyle.centered
    let text = NSAttributedString(string: "Title", attributes: [.paragraphStyle: style])
    let button = Button.configured(.plain().with { $0.attributedTitle = AttributedString(text) })
    expectEqual(button.titleLabel?.textAlignment, .center)
    let calls = LayoutTrace.recording(of: button) { button.layOutAgain() }
    expectEqual(calls.calls.filter { $0.method == "layoutSubviews" }.count, 1)
  }

  // MARK: Classic members

  @Test func `g23 the glow under a finger does not show beside a configuration`() {
    let button = Button.configured(.filled().titled("Title"))
    button.showsTouchWhenHighlighted = true
    button.isHighlighted = true
    #expect(!button.showsTouchGlow)
    button.configuration = nil
    #expect(button.showsTouchGlow)
  }

  // MARK: Values

  @Test func `g21 the reservation follows the text size where the image is a symbol`() throws {
    let symbol = try #require(Image(systemName: "star.fill"))
    func width(_ image: Image, _ category: ContentSizeCategory) -> CGFloat {
      let button = Button(configuration: .plain().with { $0.image = image })
      button.minimumContentSizeCategory = category
      button.maximumContentSizeCategory = category
      let small = button.intrinsicContentSize.width
      button.configuration?.imageReservation = 200
      return button.intrinsicContentSize.width - small
    }
    let plain = Image(size: CGSize(width: 20, height: 20))
    expectEqual(width(plain, .large), width(plain, .accessibilityExtraLarge))
    #expect(width(symbol, .accessibilityExtraLarge) > width(symbol, .large))
  }

  @Test func `g6 a radius that was set survives the dynamic corner style`() {
    var configuration = Button.Configuration.filled()
    configuration.background.cornerRadius = 8
    configuration.cornerStyle = .dynamic
    expectEqual(configuration.background.cornerRadius, 8)
    configuration.cornerStyle = .capsule
    expectEqual(configuration.background.cornerRadius, 5.95)
    configuration.cornerStyle = .dynamic
    expectEqual(configuration.background.cornerRadius, 17)
  }

  @Test func `a pop-up indicator has a distance from the title`() throws {
    let button = Button.configured(.plain().titled("T").with { $0.indicator = .popup })
    let indicator = try #require(button.contentViews.last)
    let title = try #require(button.titleLabel)
    #expect(indicator.frame.minX >= title.frame.maxX + 5)
  }

  // MARK: Eras

  @Test func `a configuration has the radius of the era that reads it`() {
    let configuration = Button.Configuration.filled()
    expectEqual(configuration.background.cornerRadius, 17)
    Screen.withMain(era: .iOS15) { expectEqual(configuration.background.cornerRadius, 5.95) }
    expectEqual(configuration.description, "filled")
  }

  @Test(.system(.iOS15)) func `g52 up to iOS 18 the layer of the button stays as it was set`() {
    let button = Button(configuration: .plain().titled("Title"))
    button.layer.cornerRadius = 12
    button.layOut { $0.frame.size = CGSize(width: 100, height: 40) }
    expectEqual(button.layer.cornerRadius, 12)
    button.configuration = nil
    expectEqual(button.layer.cornerRadius, 12)
  }

  @Test func `another era of the screen nests the subviews again`() {
    let button = window.adding(Button(configuration: .filled().titled("Title")))
    button.sizeToFit()
    window.layoutIfNeeded()
    expectEqual(button.subviews.map(\.className), ["SystemBackgroundView"])
    Screen.main.era = .iOS15
    window.layoutIfNeeded()
    expectEqual(button.subviews.map(\.className), ["SystemBackgroundView", "ButtonLabel"])
    Screen.main.era = .standard
    window.layoutIfNeeded()
    #expect(button.subviews.map(\.className) == ["SystemBackgroundView"] && button.layer.cornerRadius > 0)
    Screen.main.era = .iOS15
    window.layoutIfNeeded()
    expectEqual(button.layer.cornerRadius, 0)
    // A radius of the app's own.
    button.layer.cornerRadius = 5
    window.layOut { _ in button.configuration = nil }
    expectEqual(button.layer.cornerRadius, 5)
  }

  @Test func `a title in the tint color has the tint color of its button`() {
    let button = Button.configured(.plain().titled("Title"))
    expectEqual(button.titleLabel?.textColor, button.tintColor)
    button.layOut { $0.tintColor = .red }
    expectEqual(button.titleLabel?.textColor, .red)
    button.configuration = nil
    expectEqual(button.tintColor, .red)
  }

  // MARK: Updates

  final class Stubborn: Button { override func updateConfiguration() { configuration = .filled() } }

  @Test func `a configuration that was removed before its first update stays removed`() {
    let button = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    button.layOut { $0.configuration = nil }
    expectNil(button.configuration)
  }

  @Test func `the subviews are removed when a transformer removes the configuration`() {
    let button = Button(configuration: .filled().titled("Title"))
    button.frame.size = CGSize(width: 100, height: 40)
    button.configuration?.titleTextAttributesTransformer = .init { [unowned button] incoming in
      button.configuration = nil
      return incoming
    }
    button.layoutIfNeeded()
    #expect(button.configuration == nil && button.subviews.isEmpty)
  }

  @Test func `an image view has the same symbol from layout to layout`() throws {
    let button = Button.configured(.plain().with { $0.image = Image(systemName: "star.fill") })
    let image = try #require(button.imageView?.image)
    button.layOutAgain()
    #expect(button.imageView?.image === image)
  }

  @Test func `a fill that appears in an animation does not grow from nothing`() throws {
    let button = Button.configured(.plain().titled("Title"))
    window.layOut { $0.addSubview(button) }
    View.animate(withDuration: 1) { button.layOut { $0.isSelected = true } }
    let fill = try #require(button.systemBackground?.subviews.first { $0.backgroundColor != nil })
    expectEqual(fill.layer.presentation()?.bounds.size ?? fill.bounds.size, button.bounds.size)
  }
}

extension ParagraphStyle {
  fileprivate static var centered: ParagraphStyle { configured(MutableParagraphStyle()) { $0.alignment = .center } }
}
