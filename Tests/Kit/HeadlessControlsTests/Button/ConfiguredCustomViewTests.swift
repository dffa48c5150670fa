import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Custom views of backgrounds", .reportsIssuesAsFailures) struct ConfiguredCustomViewTests {
  @Test(arguments: [SystemEra.standard, .iOS15])
  func `a button that is its own custom view is reported once and shows none`(era: SystemEra) {
    Screen.withMain(era: era) {
      let button = Button.configured(.filled().titled("Title"))
      let reports = IssueReporting.collect {
        button.layOut { $0.configuration?.background.customView = button }
        button.layOut { $0.isHighlighted = true }
      }
      expectEqual(reports.map(\.place), ["BackgroundConfiguration.customView"])
      let expected = "Expected a view outside of the button; got the button or a superview of it, Button; using none."
      expectEqual(reports.first?.problem, expected)
      #expect(button.superview == nil && button.titleLabel?.isDescendant(of: button) == true)
      button.layOut { $0.configuration?.background.customView = View() }
      let again = IssueReporting.collect { button.layOut { $0.configuration?.background.customView = button } }
      expectEqual(again.count, 1)
      button.layOut { $0.configuration?.background.customView = nil }
    }
  }

  @Test func `a custom view that moved to another superview stays there when it is replaced`() {
    let (custom, other) = (View(), View())
    let button = Button.configured(.filled().with { $0.background.customView = custom })
    other.addSubview(custom)
    button.layOut { $0.configuration?.background.customView = nil }
    #expect(custom.superview === other)
  }

  @Test func `a superview as the custom view is reported and stays the superview`() {
    let (root, middle) = (View(), View())
    let button = Button(configuration: .filled())
    root.addSubview(middle)
    middle.addSubview(button)
    expectIssue(containing: "got the button or a superview of it, View; using none") {
      root.layOut { button.configuration?.background.customView = root }
    }
    #expect(root.superview == nil && button.superview === middle)
    button.configuration?.background.customView = nil
  }

  @Test func `the custom view of two buttons is in the one that was laid out last, and both need no further layout`() {
    let (root, custom) = (View(), View())
    let buttons = (0..<2).map { _ in
      Button(configuration: .filled().titled("Title").with { $0.background.customView = custom })
    }
    for button in buttons { root.addSubview(button) }
    root.layoutIfNeeded()
    #expect(custom.isDescendant(of: buttons[1]))
    #expect(LayoutTrace.recording { root.layoutIfNeeded() }.calls.isEmpty)
    root.layOut { buttons[0].setNeedsLayout() }
    #expect(custom.isDescendant(of: buttons[0]))
    buttons[0].configuration = nil
    buttons[1].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(custom.isDescendant(of: buttons[1]))
  }

  @Test func `a custom view that the app removes is added again at the next layout, behind the content`() throws {
    let custom = View()
    let button = Button.configured(.filled().titled("Title").with { $0.background.customView = custom })
    button.layOut { custom.removeFromSuperview() }
    button.layOutAgain()
    let background = try #require(button.systemBackground)
    #expect(background.subviews.firstIndex(of: custom) == 1 && background.subviews.count == 3)
  }

  @Test func `a custom view from the button's own content does not end in a cycle`() {
    let button = Button.configured(.filled().titled("Title"))
    let label = button.titleLabel
    button.configuration?.background.customView = label
    for _ in 1...3 { button.layOutAgain() }
    expectEqual(label?.isDescendant(of: button), true)
    button.layOut { $0.configuration?.background.customView = nil }
  }

  @Test func `subviews that the app removes cause no fault`() {
    let button = Button.configured(.filled().titled("Title").with { $0.subtitle = "Subtitle" })
    for view in button.subviews { view.removeFromSuperview() }
    button.layOut { $0.configuration?.title = "Other" }
    button.titleLabel?.removeFromSuperview()
    button.layOut { $0.isHighlighted = true }
    button.configuration = nil
    #expect(button.subviews.isEmpty)
  }
}
