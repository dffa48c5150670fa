import HeadlessKit
import HeadlessTesting

/// Actions as the whole of what a button shows and does, and menus.
@MainActor @Suite("Primary actions", .reportsIssuesAsFailures) struct PrimaryActionTests {
  final class CardButton: Button {}

  let image = Image(size: CGSize(width: 4, height: 4))

  @Test func `an action stores its arguments, and has defaults`() {
    let plain = Action { _ in }
    #expect(plain.title == "" && plain.image == nil && plain.attributes == [] && plain.state == .off)
    #expect(plain.identifier != Action { _ in }.identifier)
    let full = Action(
      title: "Delete", subtitle: "for good", image: image, selectedImage: image,
      identifier: Action.Identifier("delete"),
      discoverabilityTitle: "Delete the card", attributes: [.destructive, .disabled], state: .on
    ) { _ in }
    #expect(full.title == "Delete" && full.subtitle == "for good" && full.image == image && full.selectedImage == image)
    #expect(full.identifier.rawValue == "delete" && full.discoverabilityTitle == "Delete the card")
    #expect(full.attributes == [.destructive, .disabled] && full.state == .on)
    full.title = "Keep"
    full.image = nil
    let element: MenuElement = full
    #expect(element.title == "Keep" && element.image == nil)
  }

  @Test func `a button made with an action shows it and runs it when it is tapped, one made without is ordinary`() {
    var runs = 0
    let action = Action(title: "Buy", image: image) { _ in runs += 1 }
    let buttons = [
      Button(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action), Button(primaryAction: action),
      Button(type: .custom, primaryAction: action), CardButton(type: .custom, primaryAction: action),
      CardButton.systemButton(primaryAction: action),
    ]
    for button in buttons {
      #expect(button.currentTitle == "Buy" && button.currentImage == image)
      expectEqual(button.allControlEvents, .primaryActionTriggered)
      button.performPrimaryAction()
    }
    expectEqual(runs, buttons.count)
    expectEqual(buttons.map(\.buttonType), [.custom, .system, .custom, .custom, .system])
    #expect(buttons[3] is CardButton && buttons[4] is CardButton && buttons[0].frame.minX == 1)
    let plain = Button(frame: .zero, primaryAction: nil)
    #expect(plain.currentTitle == nil && plain.allControlEvents == [] && Button.ButtonType.roundedRect == .system)
  }

  @Test func `a plain control made with an action runs it and shows nothing`() {
    var runs = 0
    let control = Control(frame: CGRect(x: 0, y: 0, width: 5, height: 5), primaryAction: Action { _ in runs += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1 && control.bounds.width == 5 && Control(frame: .zero, primaryAction: nil).allControlEvents == [])
  }

  @Test func `a system button with an image calls its target when it is tapped`() {
    final class Panel: View {
      var closes = 0
      func close() { closes += 1 }
    }
    let panel = Panel()
    let button = Button.systemButton(with: image, target: panel, action: Selector(Panel.close, named: "close"))
    button.sendActions(for: .touchUpInside)
    #expect(panel.closes == 1 && button.buttonType == .system && button.currentImage == image)
  }

  @Test func `a menu stores its elements; the marked ones are selected, those of other menus too`() {
    let marked = Action(title: "a", state: .on) { _ in }
    let inner = Menu(options: .displayInline, children: [Action(title: "b", state: .on) { _ in }])
    let other = Menu(title: "more", children: [Action(title: "c", state: .on) { _ in }])
    let menu = Menu(
      title: "Sort", identifier: Menu.Identifier("sort"), options: .singleSelection, children: [marked, inner, other])
    #expect(menu.title == "Sort" && menu.options == .singleSelection && menu.children == [marked, inner, other])
    expectEqual(menu.selectedElements.map(\.title), ["a", "b", "c"])
    let emptied = menu.replacingChildren([])
    #expect(emptied.identifier == menu.identifier && emptied.title == "Sort" && emptied.children.isEmpty)
    #expect(Menu().identifier != Menu().identifier)
  }

  @Test func `a button stores its menu, which switches its interaction on`() {
    let (button, menu) = (Button(), Menu(title: "m"))
    #expect(button.menu == nil && !button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu && button.isContextMenuInteractionEnabled && button.showsMenuAsPrimaryAction)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled && button.isEnabled && button.state == .normal)
  }

  @Test func `a tap selects a button that changes its selection, before the actions run`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = Button(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    var seen: [Bool] = []
    button.addAction(Action { [unowned button] _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    window.show(button)
    tap(button)
    button.changesSelectionAsPrimaryAction = true
    for _ in 1...2 { tap(button) }
    #expect(seen == [false, true, false] && button.changesSelectionAsPrimaryAction)
  }

  @Test func `properties of a button and a control that are stored only`() {
    let button = Button()
    #expect(button.role == .normal && !button.isPointerInteractionEnabled && button.toolTip == nil)
    #expect(!button.isHovered && !button.isHeld && button.currentPreferredSymbolConfiguration == nil)
    let (large, small) = (Image.SymbolConfiguration(scale: .large), Image.SymbolConfiguration(scale: .small))
    (button.role, button.isPointerInteractionEnabled, button.toolTip) = (.destructive, true, "Buys it")
    #expect(button.role == .destructive && button.isPointerInteractionEnabled && button.toolTip == "Buys it")
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
    #expect(button.currentPreferredSymbolConfiguration === large)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration === small)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) === large)
  }

  @Test func `an action that runs itself once more has its sender again afterwards`() {
    var senders: [AnyObject?] = []
    let (outer, inner) = (View(), View())
    let action = Action {
      if $0.sender === outer { $0.performWithSender(inner, target: nil) }
      senders.append($0.sender)
    }
    action.performWithSender(outer, target: nil)
    #expect(senders.count == 2 && senders[0] === inner && senders[1] === outer && action.sender == nil)
  }
}
