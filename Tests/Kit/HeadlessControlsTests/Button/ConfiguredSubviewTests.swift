import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Subviews of configured buttons", .reportsIssuesAsFailures) struct ConfiguredSubviewTests {
  private static let all = Button.Configuration.filled().titled("Title").with {
    $0.subtitle = "Subtitle"
    $0.image = Image(size: CGSize(20, 20))
    $0.background.strokeColor = .red
  }

  private func tree(_ view: View, depth: Int = 0) -> [String] {
    view.subviews.flatMap { [String(repeating: "  ", count: depth) + $0.className] + tree($0, depth: depth + 1) }
  }

  @Test(.system(.iOS26))
  func `g50 on iOS 26 a content view in the background view has image, title and subtitle`() throws {
    let button = Button.configured(Self.all, size: CGSize(200, 80))
    #expect(
      tree(button) == [
        "SystemBackgroundView", "  View", "  SystemBackgroundStrokeView", "  View", "    ImageView", "    Label",
        "    Label",
      ])
    let background = try #require(button.systemBackground)
    for view in [background] + background.subviews { expectEqual(view.frame, button.bounds) }
    #expect(background.subviews[0].clipsToBounds && background.subviews[2].clipsToBounds)
    try expectEqual(#require(button.imageView).clipsToBounds, false)
    #expect(button.titleLabel?.superview === background.subviews[2])
    #expect(background.layer.cornerRadius == 0 && button.layer.cornerRadius == 17)
  }

  @Test(.system(.iOS26))
  func `g51 the view of a fill is behind the content; a plain button has it only while it is selected`() {
    let button = Button.configured(.filled())
    expectEqual(tree(button), ["SystemBackgroundView", "  View"])
    button.layOut { $0.configuration?.title = "Title" }
    expectEqual(tree(button), ["SystemBackgroundView", "  View", "  View", "    Label"])
    button.configuration = .plain().titled("Title")
    for isSelected in [false, true, false] {
      button.layOut { $0.isSelected = isSelected }
      expectEqual(tree(button), ["SystemBackgroundView"] + (isSelected ? ["  View"] : []) + ["  View", "    Label"])
    }
  }

  @Test(.system(.iOS15)) func `g52 up to iOS 18 image and labels are in the button, in front of the background view`() {
    let background = ["SystemBackgroundView", "  View", "  SystemBackgroundStrokeView"]
    let button = Button.configured(.filled())
    button.layOut { $0.configuration = Self.all }
    for button in [button, Button.configured(Self.all)] {
      expectEqual(tree(button), background + ["ImageView", "ButtonLabel", "ButtonLabel"])
    }
  }

  @Test(.system(.iOS15)) func `g52 up to iOS 18 a button without a background has no background view`() {
    let button = Button.configured(.plain().titled("Title"))
    for isSelected in [false, true, false] {
      button.layOut { $0.isSelected = isSelected }
      expectEqual(tree(button), (isSelected ? ["SystemBackgroundView", "  View"] : []) + ["ButtonLabel"])
    }
  }

  @Test(arguments: [SystemEra.iOS15, .iOS26])
  func `frames of image and labels are the same in the eras that differ in the subviews`(era: SystemEra) {
    let size = CGSize(200, 81)
    let standard = Button.configured(Self.all, size: size)
    let frames = [standard.imageView, standard.titleLabel, standard.subtitleLabel].map { $0?.frame }
    Screen.withMain(era: era) {
      let button = Button.configured(Self.all, size: size)
      expectEqual([button.imageView, button.titleLabel, button.subtitleLabel].map { $0?.frame }, frames)
      expectSettles(button)
    }
  }

  @Test func `g53 a button without content is as large as its insets`() {
    let button = Button(configuration: .filled())
    #expect(button.intrinsicContentSize == CGSize(24, 14) && button.sizeThatFits(.zero) == CGSize(24, 14))
    expectEqual(Button(configuration: .filled().titled("")).intrinsicContentSize, CGSize(24, 14))
  }

  nonisolated static let modes: [(LineBreakMode, Int)] = [
    (.byWordWrapping, 0), (.byCharWrapping, 0), (.byTruncatingHead, 1), (.byTruncatingMiddle, 1),
    (.byTruncatingTail, 1), (.byClipping, 1),
  ]

  @Test(arguments: modes)
  func `g54 the number of lines follows the line break mode`(mode: LineBreakMode, lines: Int) throws {
    let button = Button.configured(
      .plain().titled("Title").with {
        $0.titleLineBreakMode = mode
        $0.subtitle = "Subtitle"
        $0.subtitleLineBreakMode = mode
      })
    for label in [button.titleLabel, button.subtitleLabel] {
      let label = try #require(label)
      #expect(label.numberOfLines == lines && label.lineBreakMode == mode)
      #expect(label.textAlignment == .natural && label.backgroundColor == nil)
    }
  }

  nonisolated static let alignments: [(Button.Configuration.TitleAlignment, TextAlignment)] = [
    (.automatic, .natural), (.leading, .left), (.center, .center), (.trailing, .right),
  ]

  @Test(arguments: alignments) func `g15 the title alignment is that of the text in both labels`(
    alignment: Button.Configuration.TitleAlignment, text: TextAlignment
  ) {
    let button = Button.configured(Self.all.with { $0.titleAlignment = alignment })
    #expect(button.titleLabel?.textAlignment == text && button.subtitleLabel?.textAlignment == text)
    button.layOut { $0.semanticContentAttribute = .forceRightToLeft }
    let mirrored: TextAlignment = text == .left ? .right : text == .right ? .left : text
    #expect(button.titleLabel?.textAlignment == mirrored && button.subtitleLabel?.textAlignment == mirrored)
  }

  @Test(arguments: [
    (Button.Configuration.Size.mini, Font.TextStyle.subheadline), (.small, .subheadline), (.medium, .body),
    (.large, .body),
  ])
  func `the style of the title follows the size of the button`(size: Button.Configuration.Size, style: Font.TextStyle) {
    let button = Button.configured(.filled().titled("Title").with { $0.buttonSize = size })
    expectEqual(button.titleLabel?.font, .preferredFont(forTextStyle: style))
  }

  @Test func `subviews are created when they are needed or read`() {
    let button = Button(configuration: .filled().titled("Title"))
    #expect(button.subviews.isEmpty)
    #expect(button.titleLabel?.text == "Title" && button.titleLabel?.textColor == .white)
    #expect(button.imageView?.image == nil && button.subtitleLabel == nil)
    button.layoutIfNeeded()
    expectEqual(button.contentViews.map(\.className), ["ImageView", "Label"])
    #expect(button.titleLabel === button.contentViews[1] && button.imageView?.isHidden == true)
  }

  @Test func `subviews of content that was removed are hidden, and shown again with content`() throws {
    let button = Button.configured(Self.all)
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    let subtitle = try #require(button.subtitleLabel)
    button.layOut { $0.configuration = .filled() }
    #expect(title.isHidden && image.isHidden && subtitle.isHidden && button.subtitleLabel == nil)
    #expect(title.text == nil && subtitle.text == nil && image.image == nil)
    button.layOut { $0.configuration = Self.all }
    #expect(!title.isHidden && !image.isHidden && !subtitle.isHidden && button.titleLabel === title)
  }

  @Test(arguments: [SystemEra.standard, .iOS15, .iOS26])
  func `g9 without its configuration the button is a classic one, and it can be configured again`(era: SystemEra) {
    Screen.withMain(era: era) {
      let button = Button.configured(Self.all)
      let label = button.titleLabel
      button.configuration = nil
      #expect(button.configuration == nil && button.subviews.isEmpty && button.layer.cornerRadius == 0)
      #expect(button.intrinsicContentSize == CGSize(30, 30) && button.titleLabel?.font.pointSize == 15)
      #expect(button.titleLabel !== label && button.titleLabel?.className == "ButtonLabel")
      #expect(label?.superview == nil || label?.superview !== button)
      button.layOut { $0.setTitle("Classic", for: .normal) }
      #expect(tree(button) == ["ButtonLabel"] && button.subtitleLabel == nil)
      button.layOut { $0.setImage(Image(size: CGSize(8, 8)), for: .normal) }
      let classicImageView = button.imageView
      button.layOut { $0.configuration = .tinted() }
      #expect(classicImageView?.superview == nil && tree(button).count { $0.hasSuffix("ImageView") } == 1)
      #expect(button.titleLabel?.text == "Classic" && button.titleLabel?.font.pointSize == 17)
      #expect(button.fillColor != nil && (button.layer.cornerRadius > 0) == era.configuredSubviewsAreNested)
      expectSettles(button)
    }
  }
}
