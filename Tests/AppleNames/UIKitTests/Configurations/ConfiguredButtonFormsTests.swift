import Testing
import UIKit

/// Buttons with configurations, in the forms in which apps create and change them.
@MainActor @Suite("Configured buttons of apps") struct ConfiguredButtonFormsTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ button: UIButton) {
    button.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
    window.addSubview(button)
    window.layoutIfNeeded()
  }

  @Test func `an action gives the title and is run by a tap`() {
    var runs = 0
    let handler: UIActionHandler = { _ in runs += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: .init(title: "Send", handler: handler))
    show(button)
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1 && button.configuration?.title == "Send" && button.titleLabel?.text == "Send")
  }

  @Test func `the handler changes the configuration by the state`() {
    let button = UIButton(type: .system, primaryAction: nil)
    button.configuration = .filled()
    button.configurationUpdateHandler = { button in
      switch button.state {
      case .highlighted:
        button.configuration?.title = "highlighted"
      case [.selected, .highlighted]:
        button.configuration?.title = "both"
      case .disabled:
        button.configuration?.title = "disabled"
      default:
        button.configuration?.title = "normal"
      }
    }
    show(button)
    expectEqual(button.titleLabel?.text, "normal")
    button.isHighlighted = true
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "highlighted")
    button.isSelected = true
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "both")
  }

  @Test func `a handler is a constant, a method or a parameter`() {
    final class Owner {
      var calls = 0
      @MainActor func update(_ button: UIButton) { calls += 1 }
    }
    func assign(_ handler: @escaping (UIButton) -> Void, to button: UIButton) {
      button.configurationUpdateHandler = handler
    }
    let owner = Owner()
    let constant: UIButton.ConfigurationUpdateHandler = { [weak owner] _ in owner?.calls += 10 }
    let buttons = (0..<3).map { _ in UIButton(configuration: .plain()) }
    buttons[0].configurationUpdateHandler = constant
    buttons[1].configurationUpdateHandler = owner.update
    assign({ _ in owner.calls += 100 }, to: buttons[2])
    buttons.forEach(show)
    expectEqual(owner.calls, 111)
    buttons[0].configurationUpdateHandler?(buttons[0])
    expectEqual(owner.calls, 121)
  }

  /// A subclass as the documents of Apple and many apps write it.
  final class OutlineButton: UIButton {
    var tint = UIColor.red { didSet { setNeedsUpdateConfiguration() } }
    override init(frame: CGRect) {
      super.init(frame: frame)
      configuration = makeConfiguration()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func makeConfiguration() -> Configuration {
      var configuration = Configuration.plain()
      configuration.title = "Outline"
      return configuration
    }

    override func updateConfiguration() {
      super.updateConfiguration()
      guard var configuration else { return }
      let (fill, stroke): (UIColor, UIColor) = isHighlighted ? (tint, .clear) : (.clear, tint)
      var background = UIBackgroundConfiguration.clear()
      background.strokeWidth = 1
      background.strokeColor = stroke
      background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in fill }
      configuration.background = background
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { [weak self] incoming in
        guard let self else { return incoming }
        var outgoing = incoming
        outgoing.foregroundColor = self.isHighlighted ? .white : self.tint
        return outgoing
      }
      self.configuration = configuration
    }
  }

  @Test func `a subclass updates its configuration by its state`() {
    let button = OutlineButton(frame: .zero)
    show(button)
    expectEqual(button.configuration?.background.strokeColor, .red)
    button.isHighlighted = true
    button.tint = .blue
    window.layoutIfNeeded()
    expectEqual(button.configuration?.background.strokeColor, .clear)
    expectEqual(button.configuration?.background.resolvedBackgroundColor(for: .green), .blue)
    expectEqual(button.titleLabel?.text, "Outline")
  }

  @Test func `a configured button is created with the subclass, and keeps old setters beside it`() {
    let button = OutlineButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in })
    button.setTitle("Legacy", for: .normal)
    button.contentHorizontalAlignment = .fill
    #expect(button.configuration?.title == "Go" && button.title(for: .normal) == "Legacy")
    button.configuration = nil
    expectEqual(button.currentTitle, "Legacy")
  }

  @Test func `menu, order, behavior and image adjustment are stored`() {
    let button = UIButton(configuration: .plain())
    #expect(button.preferredMenuElementOrder == .automatic && button.preferredBehavioralStyle == .automatic)
    button.menu = UIMenu(options: .singleSelection, children: [UIAction(title: "a", state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.preferredMenuElementOrder = .fixed
    button.preferredBehavioralStyle = .mac
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.automaticallyUpdatesConfiguration = false
    #expect(button.preferredMenuElementOrder == .fixed && button.preferredBehavioralStyle == UIBehavioralStyle.mac)
    expectEqual(button.behavioralStyle, .pad)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory && !button.automaticallyUpdatesConfiguration)
  }
}
