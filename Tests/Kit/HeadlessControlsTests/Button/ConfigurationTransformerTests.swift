import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Transformers of configurations", .reportsIssuesAsFailures, .system(.iOS26))
struct ConfigurationTransformerTests {
  nonisolated static let states: [Control.State] = [.normal, .highlighted, .disabled, .selected]

  private func apply(_ state: Control.State, to button: Button) { button.layOut { $0.enter(state) } }

  @Test(arguments: states)
  func `g36 a transformer receives the font of the size and the color before any state, and may leave both as they are`(
    state: Control.State
  ) {
    let received = Recorder<AttributeContainer>()
    let button = Button.configured(.filled().titled("Title").transformingTitle { received.values.append($0) })
    received.values = []
    let plain = Button.configured(.filled().titled("Title"))
    for button in [button, plain] { apply(state, to: button) }
    expectEqual(ColorComponents(button.titleLabel?.textColor), ColorComponents(plain.titleLabel?.textColor))
    expectEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .body))
    button.layOut { $0.setNeedsUpdateConfiguration() }
    var expected = AttributeContainer()
    expected.font = .preferredFont(forTextStyle: .body)
    expected.foregroundColor = .white
    #expect(received.count >= 1 && received.values.allSatisfy { $0 == expected })
  }

  @Test(arguments: states)
  func `g36 the transformer's color wins in every state, at full opacity`(state: Control.State) {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let button = Button.configured(.filled().titled("Title").transformingTitle { $0.foregroundColor = red })
    apply(state, to: button)
    expectEqual(ColorComponents(button.titleLabel?.textColor), ColorComponents(255, 0, 0))
  }

  @Test func `attributes that a transformer removes are the button's`() throws {
    let button = Button.configured(
      .filled().titled("Title").transformingTitle {
        $0 = AttributeContainer()
        $0.underlineStyle = .single
      })
    let label = try #require(button.titleLabel)
    expectEqual(label.font, .preferredFont(forTextStyle: .body))
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    expectEqual(ColorComponents(attributes[.foregroundColor] as? Color), ColorComponents(255, 255, 255))
    expectEqual(attributes[.underlineStyle] as? Int, UnderlineStyle.single.rawValue)
    expectEqual(button.intrinsicContentSize, Button.configured(.filled().titled("Title")).intrinsicContentSize)
  }

  @Test func `g37 the transformer of the image's color receives the same color, and its result wins in every state`() {
    let received = Recorder<Color>()
    let button = Button.configured(
      .filled().with {
        $0.image = Image(size: CGSize(20, 20))
        $0.imageColorTransformer = ConfigurationColorTransformer {
          received.values.append($0)
          return Color(red: 1, green: 0, blue: 0, alpha: 1)
        }
      })
    for state in Self.states {
      apply(state, to: button)
      expectEqual(ColorComponents(button.imageView?.tintColor), ColorComponents(255, 0, 0))
    }
    #expect(received.count >= 1 && received.values.allSatisfy { $0 == .white })
  }

  @Test func `a title that a transformer of a color sets shows after the next layout`() {
    let button = Button.titled("first", type: .system)
    let configuration = Button.Configuration.plain().with {
      $0.imageColorTransformer = ConfigurationColorTransformer { [weak button] color in
        MainActor.assumeIsolated { button?.setTitle("second", for: .normal) }
        return color
      }
    }
    button.layOut { $0.configuration = configuration }
    button.layOutAgain()
    expectEqual(button.titleLabel?.text, "second")
    button.configuration = nil
  }

  @Test func `a state that a transformer changes and changes back calls all of them in the next layout`() {
    let button = Button.titled("Title", type: .system)
    let (colors, changes) = (Recorder<Color>(), Recorder<Bool>())
    colors.values = [.red]
    let configuration = Button.Configuration.plain().with {
      $0.titleTextAttributesTransformer = .changing { $0.foregroundColor = colors.values.last }
      $0.imageColorTransformer = ConfigurationColorTransformer { [weak button] color in
        if changes.values.isEmpty {
          changes.values.append(true)
          colors.values.append(.blue)
          MainActor.assumeIsolated { for isHighlighted in [true, false] { button?.isHighlighted = isHighlighted } }
        }
        return color
      }
    }
    button.layOut { $0.configuration = configuration }
    button.layOutAgain()
    expectEqual(button.titleLabel?.textColor, .blue)
    button.configuration = nil
  }

  @Test func `an image without a transformer has the color of the title in every state`() {
    let button = Button.configured(.filled().titled("A").with { $0.image = Image(size: CGSize(20, 20)) })
    for state in Self.states {
      apply(state, to: button)
      expectEqual(button.imageView?.tintColor, button.titleLabel?.textColor)
    }
  }

  @Test func `g38 a font of the transformer changes the size`() {
    let font = Font.systemFont(ofSize: 22, weight: .heavy)
    let transformed = Button.Configuration.filled().titled("Configure").transformingTitle { $0.font = font }
    let size = Button(configuration: transformed).intrinsicContentSize
    let label = Label()
    label.font = font
    label.text = "Configure"
    // Insets of 12 and 7 at each side.
    expectEqual(size, CGSize(label.intrinsicContentSize.width + 24, label.intrinsicContentSize.height + 14))
  }

  @Test(arguments: [SystemEra.standard, .iOS15, .iOS26])
  func `g39 a font that is set on the label is reset by the next update`(era: SystemEra) throws {
    try Screen.withMain(Screen(scale: 3, era: era)) {
      let button = Button.configured(.filled().titled("Title"))
      let size = button.intrinsicContentSize
      let label = try #require(button.titleLabel)
      label.font = .systemFont(ofSize: 40)
      label.textColor = .red
      expectEqual(button.intrinsicContentSize, size)
      button.layOut { $0.setNeedsUpdateConfiguration() }
      #expect(label.font.pointSize == 17 && ColorComponents(label.textColor) == ColorComponents(255, 255, 255))
      expectSettles(button)
    }
  }

  @Test func `the subtitle has a transformer of its own`() throws {
    let button = Button.configured(
      .filled().titled("Title").with {
        $0.subtitle = "Subtitle"
        $0.subtitleTextAttributesTransformer = .changing { $0.font = .systemFont(ofSize: 20) }
      })
    try expectEqual(#require(button.subtitleLabel).font.pointSize, 20)
    try expectEqual(#require(button.titleLabel).font.pointSize, 17)
  }

  @Test func `a transformer that reads the button is reported once, and the layout ends`() {
    let button = Button(frame: CGRect(0, 0, 120, 40))
    let configuration = Button.Configuration.filled().titled("Title").with {
      $0.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { [weak button] attributes in
        MainActor.assumeIsolated {
          _ = button?.titleLabel?.font
          _ = button?.intrinsicContentSize
          _ = button?.imageView
          button?.layoutIfNeeded()
        }
        return attributes
      }
    }
    let reports = IssueReporting.collect {
      button.layOut { $0.configuration = configuration }
      _ = button.intrinsicContentSize
    }
    expectEqual(reports.count, 1)
    expectEqual(reports.first?.problem.contains("one that reads the size or the subviews of the button"), true)
    expectEqual(button.titleLabel?.text, "Title")
  }

  @Test(.screen(scale: 3)) func `g13 the font of a transformer leaves the symbol as large as it was`() throws {
    let plain = Button.Configuration.plain().titled("Go").with { $0.image = Image(systemName: "star.fill") }
    let button = Button.configured(plain)
    let size = try #require(button.imageView?.frame.size)
    let indicator = Button.configured(plain.with { $0.showsActivityIndicator = true })
    let font = Font.systemFont(ofSize: 22)
    let large = plain.transformingTitle { $0.font = font }
    #expect(Button.configured(large).imageView?.frame.size == size && Button.configured(large).titleLabel?.font == font)
    #expect(abs(size.width - 28) < 1e-9 && abs(size.height - thirds(80)) < 1e-9)
    let largeIndicator = Button.configured(large.with { $0.showsActivityIndicator = true })
    func sides(_ button: Button) -> [CGSize] {
      button.contentViews.filter { $0 is ActivityIndicatorView }.map(\.frame.size)
    }
    #expect(sides(indicator) == sides(largeIndicator) && sides(indicator).count == 1)
  }

  @Test func `g17 q18 lines of a configured title are a whole number of points apart, without the style's leading`() {
    let title = Button.Configuration.plain().titled("one\ntwo")
    let attributed = Button.Configuration.plain().with { $0.attributedTitle = AttributedString("one\ntwo") }
    for configuration in [title, attributed] {
      for era in [SystemEra.iOS26, .iOS15] {
        Screen.withMain(era: era) {
          let button = Button.configured(configuration)
          let height = button.titleLabel?.frame.height ?? 0
          #expect(height > 40 && height < 42 && button.titleLabel?.font?.leading != 0)
          expectEqual(button.titleLabel?.sizeThatFits(CGSize(500, 500)).height, height)
        }
      }
    }
  }
}
