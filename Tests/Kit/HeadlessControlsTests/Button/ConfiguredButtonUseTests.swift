import HeadlessKit
import HeadlessTesting

/// Configured buttons as apps use them: in stacks and constraints, touched, mirrored, with other text sizes.
@MainActor @Suite("Use of configured buttons", .reportsIssuesAsFailures, .screen(scale: 3))
struct ConfiguredButtonUseTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() { window.isHidden = false }

  @Test(arguments: [DirectionalRectEdge.all, [], [.top, .trailing]])
  func `an image that is placed at several edges, or at none, is at the leading one`(edges: DirectionalRectEdge) {
    let button = Button(configuration: .plain().titled("Go"))
    button.configuration?.image = Image(size: CGSize(width: 10, height: 10))
    let leading = button.imageRect(forContentRect: CGRect(0, 0, 100, 40))
    button.configuration?.imagePlacement = edges
    expectEqual(button.configuration?.imagePlacement, edges)
    expectEqual(button.imageRect(forContentRect: CGRect(0, 0, 100, 40)), leading)
  }

  @Test func `titles of one width in a line wrap each in their own way`() {
    func button(_ title: String) -> Button {
      configured(Button(configuration: .plain().titled(title))) { $0.configuration?.contentInsets = .zero }
    }
    let room = button("aaaaa").intrinsicContentSize.width
    let (first, second) = (button("aa aa aa"), button("aaaa a a"))
    expectEqual(first.intrinsicContentSize, second.intrinsicContentSize)
    for each in [first, second] { each.layOut { $0.frame = CGRect(0, 0, room, 60) } }
    #expect(first.titleLabel?.frame != second.titleLabel?.frame)
    first.layOut { $0.configuration?.title = "aaaa a a" }
    expectEqual(first.titleLabel?.frame, second.titleLabel?.frame)
  }

  @Test func `in a stack view a button has its intrinsic size`() {
    let buttons = ["Buy", "Cancel"].map { Button(configuration: .filled().titled($0)) }
    let stack = StackView(arrangedSubviews: buttons)
    stack.spacing = 8
    stack.alignment = .leading
    stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    stack.layoutIfNeeded()
    let sizes = buttons.map(\.intrinsicContentSize)
    expectEqual(stack.frame.size, CGSize(sizes[0].width + 8 + sizes[1].width, sizes[0].height))
    expectEqual(buttons.map(\.frame.size.asTitle), sizes.map(\.asTitle))
  }

  @Test func `a stack view follows a title that changes`() {
    let button = Button(configuration: .filled().titled("A"))
    let stack = StackView(arrangedSubviews: [button, View()])
    stack.layOut { $0.frame = CGRect(0, 0, 300, 40) }
    let width = button.frame.width
    stack.layOut { button.configuration?.title = "A longer title" }
    #expect(button.frame.width == button.intrinsicContentSize.width && button.frame.width > width)
  }

  @Test func `g19 under a fixed width the height is that of the lines`() {
    let title = "A rather long button title here"
    let button = Button(configuration: .filled().titled(title))
    window.addForConstraints(button)
    LayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 140),
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    // Three lines of 20.333 and two further 20, and insets of 7.
    expectEqual(button.frame.size.asTitle, CGSize(140, 61.0 / 3 + 40 + 14).asTitle)
    #expect(abs(button.intrinsicContentSize.height - (61.0 / 3 + 14)) < 1e-9)
    expectEqual(button.titleLabel?.shownLines.map(\.string), ["A rather long", "button title", "here"])
    window.layOut { button.configuration?.titleLineBreakMode = .byTruncatingTail }
    expectEqual(button.frame.height, button.intrinsicContentSize.height)
  }

  private func frames(
    _ configuration: Button.Configuration, _ change: (Button) -> Void = { _ in }
  ) -> (image: CGRect, title: CGRect) {
    let button = Button(configuration: configuration)
    button.frame = CGRect(0, 0, 200, 60)
    change(button)
    return button.laidOut
  }

  private let pair = Button.Configuration.plain().titled("Go").with {
    $0.image = Image(size: CGSize(20, 20))
    $0.imagePadding = 4
  }

  @Test(arguments: [DirectionalRectEdge.leading, .trailing])
  func `from right to left image, insets and alignment are mirrored`(edge: DirectionalRectEdge) {
    let insets = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let configuration = pair.with { ($0.contentInsets, $0.imagePlacement) = (insets, edge) }
    let right = frames(configuration) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.contentHorizontalAlignment = .leading
    }
    let left = frames(configuration) { $0.contentHorizontalAlignment = .leading }
    let (first, second) = edge == .leading ? (left.image, left.title) : (left.title, left.image)
    #expect(first.minX == 30 && abs(second.minX - first.maxX - 4) <= 1.0 / 3)
    for (one, other) in [(left.image, right.image), (left.title, right.title)] {
      #expect(abs(200 - one.maxX - other.minX) <= 1.0 / 3 && one.size == other.size)
    }
  }

  @Test func `g16 the content alignments place the content at the insets`() {
    let leading = frames(pair) {
      $0.contentHorizontalAlignment = .left
      $0.contentVerticalAlignment = .top
    }
    #expect(leading.image.minX == 12 && leading.title.minY == 7)
    let trailing = frames(pair) {
      $0.contentHorizontalAlignment = .trailing
      $0.contentVerticalAlignment = .bottom
    }
    #expect(trailing.title.maxX == 200 - 12 && abs(trailing.title.maxY - (60 - 7)) <= 1.0 / 3)
    let filled = frames(pair) { $0.contentHorizontalAlignment = .fill }
    #expect(filled.image.minX == 12 && filled.title.maxX == 200 - 12)
  }

  @Test func `an image alone is centered, and its padding has no effect`() {
    let image = pair.with { $0.title = nil }
    expectEqual(Button(configuration: image).intrinsicContentSize, CGSize(20 + 24, 20 + 14))
    expectEqual(frames(image).image, CGRect(90, 20, 20, 20))
  }

  @Test func `g21 a reservation keeps titles of several buttons aligned`() {
    let small = pair.with { $0.imageReservation = 40 }
    let large = small.with { $0.image = Image(size: CGSize(40, 20)) }
    let align: (Button) -> Void = { $0.contentHorizontalAlignment = .leading }
    expectEqual(frames(small, align).title.minX, frames(large, align).title.minX)
    expectEqual(frames(small, align).image.minX, CGFloat(12 + (40 - 20) / 2))
    #expect(frames(pair.with { $0.imageReservation = 10 }, align) == frames(pair, align))
  }

  @Test func `a larger text size changes font and size at the next layout`() {
    let screen = Screen(scale: 3)
    Screen.withMain(screen) {
      let window = Window(frame: CGRect(0, 0, 300, 300))
      let button = window.adding(Button(configuration: .filled().titled("Title")))
      button.frame = CGRect(0, 0, 200, 60)
      window.layoutIfNeeded()
      let size = button.intrinsicContentSize
      window.layOut { screen.preferredContentSizeCategory = .accessibilityLarge }
      #expect(button.intrinsicContentSize.height > size.height && (button.titleLabel?.font.pointSize ?? 0) > 17)
      expectEqual(button.titleLabel?.frame.height, button.intrinsicContentSize.height - 14)
    }
  }

  @Test func `an attributed title with two fonts is as wide as both`() {
    var title = AttributedString("Big")
    title.font = .systemFont(ofSize: 30)
    var end = AttributedString(" small")
    end.font = .systemFont(ofSize: 10)
    let button = Button.configured(.plain().with { $0.attributedTitle = title + end })
    let label = Label()
    label.attributedText = NSAttributedString(title + end)
    let expected = CGSize(label.intrinsicContentSize.width + 24, label.intrinsicContentSize.height + 14)
    expectEqual(button.intrinsicContentSize, expected)
    expectEqual(button.titleLabel?.attributedText?.string, "Big small")
  }

  @Test func `g20 an activity indicator replaces the image`() throws {
    let button = Button.configured(pair)
    let image = try #require(button.imageView)
    button.layOut { $0.configuration?.showsActivityIndicator = true }
    let indicator = try #require(button.contentViews.compactMap { $0 as? ActivityIndicatorView }.first)
    #expect(
      image.isHidden && indicator.isAnimating && !indicator.isHidden && indicator.color == button.titleLabel?.textColor)
    expectEqual(indicator.frame.size, CGSize(61.0 / 3, 61.0 / 3))
    button.layOut { $0.configuration?.showsActivityIndicator = false }
    #expect(!image.isHidden && indicator.isHidden && !indicator.isAnimating)
  }

  @Test func `a finger highlights the button and hits none of its subviews`() throws {
    let button = Button(configuration: .filled().titled("Title").with { $0.image = Image(size: CGSize(20, 20)) })
    button.frame = CGRect(20, 20, 120, 50)
    window.layOut { $0.addSubview(button) }
    for x in stride(from: 22, to: 140, by: 6) { #expect(window.hitTest(CGPoint(x: x, y: 45), with: nil) === button) }
    let finger = touch(button)
    #expect(button.isHighlighted && ColorComponents(button.fillColor)?.thousandths == 750)
    window.layOut { finger.lift() }
    #expect(!button.isHighlighted && ColorComponents(button.fillColor)?.thousandths == 1000)
  }

  @Test func `a tap toggles a button that changes its selection, and its colors`() {
    let button = Button(configuration: .plain().titled("Title"))
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(20, 20, 120, 50)
    window.addSubview(button)
    tap(button)
    window.layoutIfNeeded()
    #expect(button.isSelected && button.fillColor != nil)
    window.layOut { tap(button) }
    #expect(!button.isSelected && button.fillColor == nil)
  }

  @Test func `a menu that changes the selection has an indicator behind the title`() throws {
    let button = Button.configured(.plain().titled("Title"), size: CGSize(200, 44))
    let width = button.intrinsicContentSize.width
    button.menu = Menu(title: "Menu", children: [])
    button.changesSelectionAsPrimaryAction = true
    expectEqual(button.intrinsicContentSize.width, width)
    button.showsMenuAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width > width)
    button.layoutIfNeeded()
    let indicator = try #require(button.contentViews.last as? ImageView)
    #expect(indicator.frame.minX >= (button.titleLabel?.frame.maxX ?? .infinity) && !indicator.isHidden)
    button.layOut { $0.configuration?.indicator = Button.Configuration.Indicator.none }
    #expect(indicator.isHidden && button.intrinsicContentSize.width == width)
  }
}
