import HeadlessKit
import HeadlessTesting

/// Buttons whose menu is the primary action and changes the selection.
@MainActor @Suite(.reportsIssuesAsFailures) struct PopUpButtonTests {
  private func menu(selected: String? = nil) -> Menu {
    let action = { (title: String) in Action(title: title, state: title == selected ? .on : .off) { _ in } }
    return Menu(children: [
      action("Small"), Menu(options: .displayInline, children: [action("Medium")]), action("Large"),
    ])
  }

  private func popUp(_ menu: Menu?, _ configuration: Button.Configuration? = nil) -> Button {
    let button = configuration.map { Button(configuration: $0) } ?? Button(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func `a pop-up button has the title of the selected element`() {
    let button = popUp(menu(selected: "Medium"))
    #expect(button.currentTitle == "Medium" && button.titleLabel?.text == "Medium")
    button.menu = menu(selected: "Large")
    expectEqual(button.currentTitle, "Large")
  }

  @Test func `the first action is selected where none is`() {
    let button = popUp(menu())
    #expect(button.currentTitle == "Small" && button.menu?.selectedElements.map(\.title) == ["Small"])
  }

  @Test func `a chosen action is selected alone, before its closure is called`() {
    var seen: [String?] = []
    let large = Action(title: "Large") { seen.append(($0.sender as? Button)?.currentTitle) }
    let button = popUp(Menu(children: [Action(title: "Small", state: .on) { _ in }, large]))
    large.performWithSender(button, target: nil)
    #expect(seen == ["Large"] && button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(!button.isSelected)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(button)
    button.frame = window.bounds
    tap(button)
    #expect(!button.isSelected, "a tap opens the menu")
  }

  @Test func `an action that is not in the menu leaves the selection`() {
    let button = popUp(menu(selected: "Medium"))
    Action(title: "Other") { _ in }.performWithSender(button, target: nil)
    #expect(button.currentTitle == "Medium" && button.menu?.selectedElements.map(\.title) == ["Medium"])
  }

  @Test func `a pop-up button with a configuration shows the selection too`() {
    let button = popUp(menu(selected: "Medium"), .bordered())
    #expect(button.titleLabel?.text == "Medium" && button.configuration?.title == nil)
  }

  @Test func `the selection is shown in place of the titles of the button, which remain`() {
    let button = popUp(menu(selected: "Medium"))
    button.setTitle("Size", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Size!"), for: .normal)
    #expect(button.currentTitle == "Medium" && button.currentAttributedTitle == nil)
    #expect(button.titleLabel?.text == "Medium" && button.title(for: .normal) == "Size")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentAttributedTitle?.string == "Size!" && button.titleLabel?.text == "Size!")
  }

  @Test func `the selection is shown in place of the title of a configuration`() {
    let button = popUp(menu(selected: "Medium"), .bordered().titled("Size"))
    #expect(button.titleLabel?.text == "Medium" && button.currentTitle == "Medium")
    expectEqual(button.configuration?.title, "Size")
    button.menu = nil
    expectEqual(button.titleLabel?.text, "Size")
  }

  @Test func `labels of configured buttons are not opaque`() {
    let button = Button(configuration: .plain().titled("Size").with { $0.subtitle = "of the text" })
    #expect(button.titleLabel?.isOpaque == false && button.subtitleLabel?.isOpaque == false)
  }

  @Test func `other buttons with a menu leave their title and the marks of the menu`() {
    let button = Button.titled("Sort", type: .system)
    button.menu = menu(selected: "Large")
    button.showsMenuAsPrimaryAction = true
    let small = button.menu?.children.first as? Action
    small?.performWithSender(button, target: nil)
    #expect(button.currentTitle == "Sort" && button.menu?.selectedElements.map(\.title) == ["Large"])
    expectNil(popUp(nil).currentTitle)
  }
}
