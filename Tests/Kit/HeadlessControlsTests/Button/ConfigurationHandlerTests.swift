import HeadlessKit
import HeadlessTesting

/// Effects of update handlers on their button: no call hangs, and nothing of the button leaks.
@MainActor @Suite("Handlers of configurations", .reportsIssuesAsFailures) struct ConfigurationHandlerTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  /// Returns a button in the window with a handler that counts its calls, after the first layout.
  private func makeButton(_ body: @escaping @MainActor (Button) -> Void) -> (Button, Recorder<Void>) {
    let calls = Recorder<Void>()
    let button = Button(configuration: .filled().titled("Title"))
    button.configurationUpdateHandler = { button in
      calls.values.append(())
      body(button)
    }
    window.addSubview(button)
    button.frame = CGRect(0, 0, 100, 40)
    window.layoutIfNeeded()
    calls.values = []
    return (button, calls)
  }

  @Test func `a button whose handler removes the configuration is a classic one`() {
    let (button, calls) = makeButton { if $0.isSelected { $0.configuration = nil } }
    button.setTitle("Classic", for: .normal)
    button.isSelected = true
    window.layoutIfNeeded()
    #expect(calls.count == 1 && button.configuration == nil && button.systemBackground == nil)
    #expect(button.subviews.map(\.className) == ["ButtonLabel"] && button.titleLabel?.text == "Classic")
    expectSettles(button)
  }

  @Test func `a handler is called for a change before the configuration was removed`() {
    let (button, calls) = makeButton { _ in }
    button.setNeedsUpdateConfiguration()
    window.layOut { _ in button.configuration = nil }
    expectEqual(calls.count, 1)
  }

  @Test func `a handler makes a classic button a configured one`() {
    let calls = Recorder<Void>()
    let button = Button.titled("Title", type: .system)
    button.configurationUpdateHandler = { button in
      calls.values.append(())
      button.configuration = button.isHighlighted ? .filled() : nil
    }
    window.layOut { $0.addSubview(button) }
    #expect(calls.count == 1 && button.configuration == nil)
    window.layOut { button.isHighlighted = true }
    #expect(calls.count == 2 && button.configuration != nil && button.fillColor != nil)
    window.layOut { button.isHighlighted = false }
    #expect(calls.count == 3 && button.configuration == nil && button.systemBackground == nil)
  }

  @Test func `a handler that changes the state is called once more for the new state`() {
    let (button, calls) = makeButton { $0.isEnabled = !$0.isSelected }
    window.layOut { button.isSelected = true }
    #expect(calls.count == 2 && !button.isEnabled)
    expectEqual(ColorComponents(button.fillColor), ColorComponents(120, 120, 128, 0.12))
  }

  @Test func `a handler that changes the state at each call is stopped and reported`() {
    let (button, calls) = makeButton { if $0.tag == 1 { $0.isSelected.toggle() } }
    button.tag = 1
    expectIssue(containing: "asked for layout again 100 times in one pass") {
      window.layOut { button.setNeedsUpdateConfiguration() }
    }
    expectEqual(calls.count, 100)
    window.layOut { button.tag = 0 }
  }

  @Test func `a handler that calls setNeedsUpdateConfiguration is called once`() {
    let (button, calls) = makeButton { $0.setNeedsUpdateConfiguration() }
    window.layOut { button.isSelected = true }
    window.layoutIfNeeded()
    expectEqual(calls.count, 1)
  }

  @Test func `a handler that lays out the button or its window is called once`() {
    let (button, calls) = makeButton { [unowned window] button in
      button.layOut { $0.configuration?.title = button.isSelected ? "Selected" : "Normal" }
      window.layoutIfNeeded()
      _ = button.titleLabel?.text
      _ = button.intrinsicContentSize
    }
    window.layOut { button.isSelected = true }
    #expect(calls.count == 1 && button.titleLabel?.text == "Selected")
    expectSettles(button)
  }

  @Test func `a handler that removes the button from its superview ends the layout of the button`() {
    let (button, calls) = makeButton { if $0.isSelected { $0.removeFromSuperview() } }
    window.layOut { button.isSelected = true }
    #expect(calls.count == 1 && button.superview == nil)
    window.addSubview(button)
    #expect(calls.count == 1 && button.superview === window)
  }

  @Test func `a handler that replaces itself is called once, and the new one at the next layout`() {
    let calls = Recorder<String>()
    let button = Button(configuration: .filled())
    button.configurationUpdateHandler = { button in
      calls.values.append("first")
      button.configurationUpdateHandler = { _ in calls.values.append("second") }
    }
    window.addSubview(button)
    expectEqual(calls.values, ["first"])
    window.layoutIfNeeded()
    expectEqual(calls.values, ["first", "second"])
  }

  @Test func `a handler that was removed is not called`() {
    let (button, calls) = makeButton { _ in }
    button.configurationUpdateHandler = nil
    button.isSelected = true
    window.layoutIfNeeded()
    expectEqual(calls.count, 0)
  }

  @Test func `a deallocated button releases its handler, its subviews and its custom view`() {
    weak var weakButton: Button?
    weak var weakCustom: View?
    weak var weakCaptured: Recorder<Void>?
    weak var weakLabel: Label?
    do {
      let (custom, captured) = (View(), Recorder<Void>())
      let button = Button(
        configuration: .filled().titled("Title").with {
          $0.subtitle = "Subtitle"
          $0.image = Image(size: CGSize(20, 20))
          $0.showsActivityIndicator = true
          $0.background.customView = custom
        }, primaryAction: Action(title: "Buy") { _ in captured.values.append(()) })
      button.configurationUpdateHandler = { [unowned button] _ in
        captured.values.append(())
        button.configuration?.subtitle = "\(button.state.rawValue)"
      }
      button.layoutIfNeeded()
      (weakButton, weakCustom, weakCaptured, weakLabel) = (button, custom, captured, button.titleLabel)
      expectEqual(captured.count, 1)
    }
    #expect(weakButton == nil && weakCustom == nil && weakCaptured == nil && weakLabel == nil)
  }

  @Test func `a configuration that is replaced or removed releases its subviews`() {
    let button = Button.configured(.filled().titled("Title").with { $0.background.customView = View() })
    weak let background = button.systemBackground
    weak let custom = button.configuration?.background.customView
    button.layOut { $0.configuration?.background.customView = nil }
    #expect(custom == nil && background != nil)
    button.configuration = nil
    expectNil(background)
  }
}
