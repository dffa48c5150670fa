import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Bar button items", .reportsIssuesAsFailures) struct BarButtonItemTests {
  @MainActor final class Receiver {
    var calls: [String] = []
    func tapped(_ sender: BarButtonItem) { calls.append(sender.title ?? "none") }
    func tappedWithEvent(_ sender: BarButtonItem, _ event: TouchEvent?) {
      calls.append(event == nil ? "no event" : "event")
    }
  }

  private let receiver = Receiver()

  private func window(with item: BarButtonItem) -> (Window, NavigationBar) {
    let window = Window()
    let bar = NavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    let navigationItem = NavigationItem(title: "Title")
    navigationItem.leftBarButtonItem = item
    bar.items = [navigationItem]
    window.show(bar)
    window.layoutIfNeeded()
    return (window, bar)
  }

  @Test func `a tap on the button of an item calls the method of its target with the item`() throws {
    let item = BarButtonItem(
      title: "Save", style: .done, target: receiver, action: Selector(Receiver.tapped, named: "tapped"))
    expectNil(item.itemView)
    let (window, _) = window(with: item)
    tap(.button(titled: "Save"), in: window)
    tap(try #require(item.itemView))
    expectEqual(receiver.calls, ["Save", "Save"])
  }

  @Test func `the method receives the event of the touch`() throws {
    let item = BarButtonItem(
      title: "Save", style: .plain, target: receiver,
      action: Selector(Receiver.tappedWithEvent, named: "tappedWithEvent"))
    let (window, _) = window(with: item)
    tap(.button(titled: "Save"), in: window)
    item.press()
    expectEqual(receiver.calls, ["event", "no event"])
  }

  @Test func `n16 a primary action sets title and image, and runs in place of the method`() {
    let image = Image(size: CGSize(width: 20, height: 20))
    var senders: [AnyObject?] = []
    let item = BarButtonItem(
      title: "Old", style: .plain, target: receiver, action: Selector(Receiver.tapped, named: "tapped"))
    item.primaryAction = Action(title: "New", image: image) { senders.append($0.sender) }
    #expect(item.title == "New" && item.image === image)
    item.press()
    #expect(receiver.calls == [] && senders.count == 1 && senders[0] === item)
    item.primaryAction = nil
    #expect(item.title == "New" && item.image === image)
    item.press()
    expectEqual(receiver.calls, ["New"])
  }

  @Test func `a primary action replaces neither the content of a system item nor a title that is given`() {
    let item = BarButtonItem(systemItem: .add, primaryAction: Action(title: "Other") { _ in })
    item.primaryAction = Action(title: "Another") { _ in }
    #expect(item.title == nil && item.style == .plain)
    let own = BarButtonItem(title: "Own", primaryAction: Action(title: "Action") { _ in }, menu: Menu(title: "Menu"))
    #expect(own.title == "Own" && own.menu?.title == "Menu")
    expectEqual(BarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style, .done)
  }

  @Test func `system items are found by what is read out`() {
    var count = 0
    let (window, _) = window(with: BarButtonItem(systemItem: .trash, primaryAction: Action { _ in count += 1 }))
    tap(.accessibilityLabel("Delete"), in: window)
    expectEqual(count, 1)
  }

  @Test func `an action without a target reaches the responder chain of the bar`() {
    final class Root: View {
      var count = 0
      func add() { count += 1 }
    }
    let root = Root(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let item = BarButtonItem(title: "Add", style: .plain, target: nil, action: Selector(Root.add, named: "add"))
    let (window, bar) = window(with: item)
    root.addSubview(bar)
    window.addSubview(root)
    tap(.button(titled: "Add"), in: window)
    expectEqual(root.count, 1)
  }

  @Test func `a disabled item is not pressed`() throws {
    let item = BarButtonItem(title: "Save", primaryAction: Action { _ in Issue.record("The action has run.") })
    item.isEnabled = false
    expectIssue(containing: "Save is disabled") { item.press() }
    let (window, _) = window(with: item)
    let button = try #require(item.itemView as? Button)
    #expect(!button.isEnabled)
    window.layOut { item.isEnabled = true }
    #expect(button.isEnabled)
  }

  @Test func `a press of a space, of a view of an app and of a method that does not fit the target is reported`() {
    expectIssue(containing: "is a space") { BarButtonItem.flexibleSpace().press() }
    expectIssue(containing: "Tap the customView") { BarButtonItem(customView: View()).press() }
    let target = View()
    let item = BarButtonItem(
      title: "Save", style: .plain, target: target, action: Selector(Receiver.tapped, named: "tapped"))
    expectIssue(containing: "does not fit the target View") { item.press() }
  }

  @Test func `a target is not retained`() {
    var receiver: Receiver? = Receiver()
    let item = BarButtonItem(title: nil, style: .plain, target: receiver, action: nil)
    #expect(item.target === receiver)
    receiver = nil
    expectNil(item.target)
  }

  @Test func `attributes, backgrounds and offsets are stored by state and height`() {
    let item = BarButtonItem()
    let image = Image(size: CGSize(width: 5, height: 5))
    item.setTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
    item.setBackgroundImage(image, for: .highlighted, barMetrics: .compact)
    item.setTitlePositionAdjustment(Offset(horizontal: 1, vertical: 2), for: .default)
    item.setBackButtonTitlePositionAdjustment(Offset(horizontal: 3, vertical: 4), for: .default)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(5, for: .default)
    expectEqual(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? Color, .red)
    expectNil(item.titleTextAttributes(for: .highlighted))
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .compact) === image)
    expectNil(item.backgroundImage(for: .highlighted, barMetrics: .default))
    expectEqual(item.titlePositionAdjustment(for: .default).vertical, 2)
    expectEqual(item.titlePositionAdjustment(for: .compact), .zero)
    expectEqual(item.backButtonTitlePositionAdjustment(for: .default).horizontal, 3)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    expectEqual(item.backgroundVerticalPositionAdjustment(for: .default), 5)
  }

  @Test(arguments: [BarButtonItem.Style.plain, .done])
  func `n2 titles of items have 17 points, semibold where they complete a task`(style: BarButtonItem.Style) throws {
    let item = BarButtonItem(title: "Save", style: style, target: nil, action: nil)
    let (window, _) = window(with: item)
    let button = try #require(item.itemView as? Button)
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular))
    withExtendedLifetime(window) {}
  }

  @Test func `the button shows font, color and tint of the item`() throws {
    let item = BarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.font: Font.systemFont(ofSize: 12), .foregroundColor: Color.green], for: .normal)
    item.tintColor = .purple
    let (window, _) = window(with: item)
    let button = try #require(item.itemView as? Button)
    #expect(button.titleLabel?.font.pointSize == 12 && button.currentTitleColor == .green)
    expectEqual(button.tintColor, .purple)
    item.setTitleTextAttributes(nil, for: .normal)
    item.title = "Store"
    window.layoutIfNeeded()
    #expect(button.currentTitle == "Store" && button.titleLabel?.font.pointSize == 17)
  }

  @Test func `a width that is not finite is reported and changes nothing`() {
    let item = BarButtonItem.fixedSpace(12)
    expectIssue(containing: "is not finite") { item.width = .nan }
    expectEqual(item.width, 12)
  }

  @Test func `an item that changes its selection shows it`() throws {
    let item = BarButtonItem(title: "Flag", primaryAction: Action(title: "Flag") { _ in })
    item.changesSelectionAsPrimaryAction = true
    let (window, _) = window(with: item)
    tap(.button(titled: "Flag"), in: window)
    #expect(item.isSelected && (item.itemView as? Button)?.isSelected == true)
  }

  @Test func `an item without a bar is released with its button`() {
    weak var released: BarButtonItem?
    do {
      let item = BarButtonItem(title: "Save", primaryAction: Action { _ in })
      released = item
      let (window, bar) = window(with: item)
      tap(.button(titled: "Save"), in: window)
      bar.items = nil
      window.layoutIfNeeded()
    }
    expectNil(released)
  }
}
