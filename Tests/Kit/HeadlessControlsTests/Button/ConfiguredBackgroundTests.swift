import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Backgrounds of configured buttons", .reportsIssuesAsFailures) struct ConfiguredBackgroundTests {
  nonisolated static let eras: [SystemEra] = [.standard, .iOS15, .iOS26]

  @Test(arguments: eras)
  func `g34 a stroke is a view as large as the background, in every state`(era: SystemEra) throws {
    try Screen.withMain(Screen(scale: 3, era: era)) {
      let button = Button.configured(
        .filled().titled("Title").with {
          $0.background.strokeColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
          $0.background.strokeWidth = 2
        }, size: CGSize(120, 40))
      let changes: [(Button) -> Void] = [
        { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
      ]
      for change in changes {
        button.layOut { change(button) }
        let stroke = try #require(button.strokeView)
        #expect(stroke.frame == CGRect(0, 0, 120, 40) && stroke.layer.borderWidth == 2)
        expectEqual(stroke.layer.borderColor, Color(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
      }
    }
  }

  @Test func `g34 a clear stroke of one point has no view, nor has one without a width`() {
    expectNil(Button.configured(.filled()).strokeView)
    let widthless = Button.Configuration.filled().with {
      $0.background.strokeColor = .red
      $0.background.strokeWidth = 0
    }
    expectNil(Button.configured(widthless).strokeView)
  }

  @Test func `a stroke whose color is removed loses its view, and a nil color is the tint`() throws {
    let button = Button.configured(.plain().titled("Title").with { $0.background.strokeColor = nil })
    button.layOut { $0.tintColor = Color(red: 0, green: 1, blue: 0, alpha: 1) }
    try expectEqual(#require(button.strokeView).layer.borderColor, Color(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
    button.layOut { $0.configuration?.background.strokeColor = .clear }
    expectNil(button.strokeView)
  }

  @Test func `an outset moves the stroke outward and makes its corners rounder`() throws {
    let configuration = Button.Configuration.filled().with {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 6
      $0.background.strokeColor = .red
      $0.background.strokeOutset = 3
    }
    let stroke = try #require(Button.configured(configuration, size: CGSize(100, 40)).strokeView)
    #expect(stroke.frame == CGRect(-3, -3, 100 + 6, 40 + 6) && stroke.layer.cornerRadius == 6 + 3)
  }

  @Test func `a stroke in a dynamic color follows the interface style`() throws {
    let color = Color(
      light: Color(red: 1, green: 0, blue: 0, alpha: 1), dark: Color(red: 0, green: 0, blue: 1, alpha: 1))
    let button = Button.configured(.plain().titled("Title").with { $0.background.strokeColor = color })
    try expectEqual(#require(button.strokeView).layer.borderColor, Color(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    button.layOut { $0.overrideUserInterfaceStyle = .dark }
    try expectEqual(#require(button.strokeView).layer.borderColor, Color(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
  }

  @Test func `insets of the background shrink fill, image and custom view, and mirror`() throws {
    let custom = View()
    let configuration = Button.Configuration.filled().with {
      $0.background.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.background.image = Image(size: CGSize(10, 10))
      $0.background.imageContentMode = .center
      $0.background.customView = custom
    }
    let button = Button.configured(configuration, size: CGSize(100, 40))
    let background = try #require(button.systemBackground)
    let inset = background.subviews.filter { $0.frame == CGRect(2, 1, 100 - 6, 40 - 4) }
    #expect(inset.map(\.className) == ["View", "View", "ImageView"] && inset[1] === custom)
    expectEqual((inset[2] as? ImageView)?.contentMode, .center)
    button.layOut { $0.semanticContentAttribute = .forceRightToLeft }
    expectEqual(custom.frame, CGRect(4, 1, 100 - 6, 40 - 4))
  }

  @Test func `a custom view is clipped to the corners and removed with the configuration's value`() {
    let custom = View()
    let button = Button.configured(
      .plain().titled("A").with { $0.background.customView = custom }, size: CGSize(80, 40))
    #expect(custom.clipsToBounds && custom.layer.cornerRadius == 17 && custom.window == nil)
    #expect(custom.isDescendant(of: button))
    button.layOut { $0.configuration?.background.customView = nil }
    expectNil(custom.superview)
  }

  @Test func `the clear background draws nothing`() {
    let button = Button.configured(.filled().titled("Title").with { $0.background = .clear() })
    #expect(button.fillColor == nil && button.strokeView == nil && button.layer.cornerRadius == 0)
    #expect(BackgroundConfiguration.clear().strokeWidth == 0 && BackgroundConfiguration.clear().cornerRadius == 0)
  }

  @Test func `g35 an updated configuration has another background color only`() {
    let button = Button(configuration: .filled().titled("Title"))
    let base = Button.Configuration.filled().titled("Title").with {
      $0.baseBackgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
      $0.baseForegroundColor = .green
      $0.contentInsets = .zero
    }
    func color() -> ColorComponents? { ColorComponents(base.updated(for: button).background.backgroundColor) }
    expectEqual(color(), ColorComponents(255, 0, 0))
    button.isHighlighted = true
    expectEqual(color(), ColorComponents(255, 0, 0, 0.75))
    button.isHighlighted = false
    button.isEnabled = false
    expectEqual(color(), ColorComponents(120, 120, 128, 0.12))
    var updated = base.updated(for: button)
    #expect(updated.title == "Title" && updated.contentInsets == .zero)
    expectEqual(updated.baseBackgroundColor, base.baseBackgroundColor)
    expectEqual(updated.baseForegroundColor, base.baseForegroundColor)
    updated.background = base.background
    expectEqual(updated, base)
  }

  @Test func `g33 g35 an update does not replace a background color that was set`() {
    let button = Button(configuration: .filled())
    let base = Button.Configuration.filled().with { $0.background.backgroundColor = .red }
    button.isEnabled = false
    expectEqual(base.updated(for: button), base)
  }

  @Test func `a transformer changes the fill after the state has`() {
    let button = Button.configured(
      .filled().titled("Title").with {
        $0.baseBackgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
        $0.background.backgroundColorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent($0.alpha / 2) }
      })
    expectEqual(ColorComponents(button.fillColor), ColorComponents(255, 0, 0, 0.5))
    button.layOut { $0.isHighlighted = true }
    expectEqual(ColorComponents(button.fillColor), ColorComponents(255, 0, 0, 0.75 / 2))
  }
}
