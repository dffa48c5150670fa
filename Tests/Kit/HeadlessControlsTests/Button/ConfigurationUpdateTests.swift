import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Updates of configurations", .reportsIssuesAsFailures) struct ConfigurationUpdateTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  /// Returns a button in the window whose handler counts its calls, after the first layout.
  private func makeButton(_ configuration: Button.Configuration = .filled()) -> (Button, Recorder<Control.State>) {
    let calls = Recorder<Control.State>()
    let button = Button(configuration: configuration.titled("Title"))
    button.configurationUpdateHandler = { calls.values.append($0.state) }
    window.addSubview(button)
    button.frame = CGRect(0, 0, 100, 40)
    window.layoutIfNeeded()
    calls.values = []
    return (button, calls)
  }

  typealias Event = (name: String, calls: Int, change: @MainActor @Sendable (Button) -> Void)

  nonisolated static let events: [Event] = [
    ("setNeedsUpdateConfiguration()", 1, { $0.setNeedsUpdateConfiguration() }),
    ("setNeedsUpdateConfiguration() twice", 1, { for _ in 1...2 { $0.setNeedsUpdateConfiguration() } }),
    ("isHighlighted", 1, { $0.isHighlighted = true }),
    ("isEnabled", 1, { $0.isEnabled = false }),
    ("isSelected", 1, { $0.isSelected = true }),
    ("two changes of the state", 1, { ($0.isSelected, $0.isHighlighted) = (true, true) }),
    ("the same state", 0, { $0.isEnabled = true }),
    ("tintColor", 1, { $0.tintColor = .red }),
    ("configuration", 0, { $0.configuration = .tinted().titled("Other") }),
    ("configuration?.title", 0, { $0.configuration?.title = "Other" }),
    ("frame", 0, { $0.frame = CGRect(10, 10, 200, 60) }),
    ("setNeedsLayout()", 0, { $0.setNeedsLayout() }),
    ("no change", 0, { _ in }),
  ]

  @Test(arguments: events)
  func `g40 g42 the handler is called as often as measured in the layout after an event, not by it`(event: Event) {
    let (button, calls) = makeButton()
    event.change(button)
    expectEqual(calls.count, 0)
    let trace = LayoutTrace.recording(of: button) { window.layoutIfNeeded() }
    expectEqual(calls.count, event.calls)
    expectEqual(trace.calls.count { $0.method == "updateConfiguration()" }, event.calls)
    window.layoutIfNeeded()
    expectEqual(calls.count, event.calls)
  }

  @Test func `g40 each change of the state has a call of its own after a layout`() {
    let (button, calls) = makeButton()
    for isHighlighted in [true, false] { window.layOut { button.isHighlighted = isHighlighted } }
    expectEqual(calls.values, [.highlighted, .normal])
  }

  @Test func `g41 the first call is made when the button enters a window, before the first layout`() {
    let calls = Recorder<Void>()
    let button = Button(configuration: .filled().titled("Title"))
    button.configurationUpdateHandler = { _ in calls.values.append(()) }
    expectEqual(calls.count, 0)
    window.addSubview(button)
    button.frame = CGRect(0, 0, 100, 40)
    expectEqual(calls.count, 1)
    window.layoutIfNeeded()
    expectEqual(calls.count, 1)
  }

  @Test func `g41 a tint and traits of the window cause no second first call`() {
    let calls = Recorder<Void>()
    window.tintColor = .red
    window.overrideUserInterfaceStyle = .dark
    let button = Button(configuration: .filled().titled("Title"))
    button.configurationUpdateHandler = { _ in calls.values.append(()) }
    window.layOut { $0.addSubview(button) }
    expectEqual(calls.count, 1)
  }

  @Test func `g41 a handler set in a window, or in a button without one, is called at the next layout`() {
    for superview in [window, View()] {
      let calls = Recorder<Void>()
      let button = Button(configuration: .filled().titled("Title"))
      superview.layOut { $0.addSubview(button) }
      button.configurationUpdateHandler = { _ in calls.values.append(()) }
      expectEqual(calls.count, 0)
      superview.layoutIfNeeded()
      expectEqual(calls.count, 1)
    }
  }

  @Test func `g43 a configuration that the handler assigns is used in the same layout and causes no second call`() {
    let (button, calls) = makeButton()
    button.configurationUpdateHandler = { button in
      calls.values.append(button.state)
      button.configuration?.title = button.isSelected ? "Selected" : "Normal"
    }
    window.layoutIfNeeded()
    #expect(calls.count == 1 && button.titleLabel?.text == "Normal")
    let trace = LayoutTrace.recording(of: button) { window.layOut { button.isSelected = true } }
    #expect(calls.count == 2 && button.titleLabel?.text == "Selected")
    for method in ["layoutSubviews", "updateConfiguration()"] {
      expectEqual(trace.calls.count { $0.method == method }, 1, "\(method)")
    }
    expectEqual(button.configuration?.title, "Selected")
  }

  private final class Overriding: Button {
    var updates = 0
    var callsSuper = true
    override func updateConfiguration() {
      updates += 1
      if callsSuper { super.updateConfiguration() }
      configuration?.subtitle = isHighlighted ? "Pressed" : nil
    }
  }

  @Test func `g44 an override is called for each update, and calls the handler by way of super`() {
    let calls = Recorder<Void>()
    let button = Overriding(configuration: .plain().titled("Title"))
    button.configurationUpdateHandler = { _ in calls.values.append(()) }
    window.layOut { $0.addSubview(button) }
    #expect(button.updates == 1 && calls.count == 1)
    window.layOut { button.isHighlighted = true }
    #expect(button.updates == 2 && calls.count == 2 && button.subtitleLabel?.text == "Pressed")
    button.callsSuper = false
    button.isHighlighted = false
    window.layoutIfNeeded()
    #expect(button.updates == 3 && calls.count == 2 && button.subtitleLabel == nil)
  }

  @Test func `g44 without a handler an override is called when the button enters a window and for each state`() {
    let button = Overriding(configuration: .plain().titled("Title"))
    window.layOut { $0.addSubview(button) }
    expectEqual(button.updates, 1)
    window.layOut { button.isEnabled = false }
    expectEqual(button.updates, 2)
  }

  @Test func `g44 without the automatic update the handler is still called, and the stored fill is shown`() {
    let (button, calls) = makeButton()
    button.automaticallyUpdatesConfiguration = false
    button.configurationUpdateHandler = { button in
      calls.values.append(button.state)
      button.configuration = button.configuration?.updated(for: button)
    }
    window.layOut { button.isHighlighted = true }
    #expect(calls.count == 1 && ColorComponents(button.fillColor)?.thousandths == 750)
  }

  @Test func `g44 the automatic update does not change the stored configuration`() {
    let (button, _) = makeButton()
    let stored = button.configuration
    window.layOut { button.isHighlighted = true }
    #expect(button.configuration == stored && ColorComponents(button.fillColor)?.thousandths == 750)
  }

  @Test func `g44 the automatic update replaces a stored fill of an earlier state`() {
    let (button, _) = makeButton()
    button.configuration = button.configuration?.updated(for: button)
    window.layOut { button.isHighlighted = true }
    expectEqual(ColorComponents(button.fillColor)?.thousandths, 750)
  }

  @Test func `g45 a member is valid at once in the intrinsic size, before any layout`() {
    let (button, _) = makeButton()
    let before = button.intrinsicContentSize
    button.configuration?.title = "A longer title"
    #expect(button.intrinsicContentSize.width > before.width && button.currentTitle == "A longer title")
    button.configuration?.contentInsets = .zero
    expectEqual(button.intrinsicContentSize.height, before.height - 14)
  }

  @Test func `an equal configuration marks nothing, another one marks the button`() {
    let (button, _) = makeButton()
    let equal = button.configuration
    #expect(LayoutTrace.recording { button.configuration = equal }.leftovers.isEmpty)
    let marked = LayoutTrace.recording { button.configuration?.imagePadding = 4 }
    #expect(!marked.leftovers.isEmpty)
    window.layoutIfNeeded()
    #expect(LayoutTrace.recording { window.layoutIfNeeded() }.calls.isEmpty)
  }

  @Test func `a trace prints the update inside of the layout`() {
    let (button, _) = makeButton()
    let trace = LayoutTrace.recording(of: button) { window.layOut { button.isSelected = true } }
    expectEqual(trace.description, "layoutSubviews Button\nupdateConfiguration() Button")
  }
}
