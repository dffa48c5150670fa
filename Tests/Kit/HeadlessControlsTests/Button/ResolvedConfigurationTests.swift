import HeadlessKit
import HeadlessTesting

@testable import HeadlessControls

/// A configuration is resolved once after each change of what it depends on.
@MainActor @Suite(.reportsIssuesAsFailures) struct `Resolved configurations` {
  private let received = Recorder<AttributeContainer>()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let button: Button

  init() {
    let received = received
    button = Button.configured(
      .filled().with {
        $0.image = Image(systemName: "star.fill")
        $0.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { attributes in
          received.values.append(attributes)
          return attributes
        }
      })
    button.setTitle("Title", for: .normal)
    window.addSubview(button)
    readAll()
    received.values = []
  }

  /// Lays out, and reads everything that depends on the configuration.
  private func readAll() {
    window.layoutIfNeeded()
    _ = (button.intrinsicContentSize, button.titleLabel?.frame, button.imageView?.image, button.subtitleLabel)
    _ = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    window.layoutIfNeeded()
  }

  @Test func `reading sizes, subviews and rectangles resolves nothing again`() {
    readAll()
    button.setNeedsLayout()
    button.frame.size.width += 1
    readAll()
    #expect(received.values.isEmpty)
  }

  enum Change: CaseIterable {
    case title, image, state, disabling, configuration, request, tint, superviewTint, style, direction,
      menu, automatic
  }

  @Test(arguments: Change.allCases) func `a change of what it depends on resolves it once more`(change: Change) {
    switch change {
    case .title: button.setTitle("Other", for: .normal)
    case .image: button.setImage(Image(size: CGSize(width: 8, height: 8)), for: .normal)
    case .state: button.isHighlighted = true
    case .disabling: button.isEnabled = false
    case .configuration: button.configuration?.subtitle = "Subtitle"
    case .request: button.setNeedsUpdateConfiguration()
    case .tint: button.tintColor = .red
    case .superviewTint: window.tintColor = .red
    case .style: window.overrideUserInterfaceStyle = .dark
    case .direction: button.semanticContentAttribute = .forceRightToLeft
    case .menu: button.menu = Menu(children: [])
    case .automatic: button.automaticallyUpdatesConfiguration = false
    }
    readAll()
    expectEqual(received.values.count, 1)
    received.values = []
    readAll()
    #expect(received.values.isEmpty)
  }

  @Test func `a title that a transformer sets is shown`() {
    var isFirst = true
    let button = Button()
    button.configuration = .filled().with {
      $0.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { [weak button] attributes in
        if isFirst { button?.setTitle("Second", for: .normal) }
        isFirst = false
        return attributes
      }
    }
    button.setTitle("First", for: .normal)
    window.layOut { $0.addSubview(button) }
    expectEqual(button.titleLabel?.text, "Second")
  }

  @Test func `for a state that it was in before it is the same, until it changes`() {
    let button = Button()
    button.configuration = .filled().with {
      $0.title = "Title"
      $0.image = Image(size: CGSize(width: 8, height: 8))
      $0.baseForegroundColor = .red
    }
    window.addSubview(button)
    func content(highlighted: Bool) -> ResolvedConfiguration? {
      window.layOut { button.isHighlighted = highlighted }
      return button.resolvedConfiguration()
    }
    let (normal, pressed) = (content(highlighted: false), content(highlighted: true))
    #expect(button.titleLabel?.textColor != .red)
    #expect(content(highlighted: false) === normal)
    expectEqual(button.titleLabel?.textColor, .red)
    #expect(content(highlighted: true) === pressed)
    button.configuration?.baseForegroundColor = .blue
    #expect(content(highlighted: false) !== normal)
    expectEqual(button.titleLabel?.textColor, .blue)
    #expect(content(highlighted: true) !== pressed)
  }

  @Test func `in another era it is resolved again`() {
    Screen.withMain(Screen(scale: 2, era: .iOS15)) { readAll() }
    expectEqual(received.values.count, 1)
  }
}
