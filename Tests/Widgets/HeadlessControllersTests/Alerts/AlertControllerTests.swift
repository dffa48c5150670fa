import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Alerts", .screen(scale: 2), .reportsIssuesAsFailures) struct AlertControllerTests {
  private let log = Log()
  private let root: Page
  private let window: Window

  init() {
    root = Page("root", log)
    window = Window.showing(root)
    _ = log.removeLines()
  }

  private func makeAlert(_ style: AlertController.Style = .alert, _ titles: String...) -> AlertController {
    let alert = AlertController(title: "Title", message: "Message", preferredStyle: style)
    for title in titles {
      let style: AlertAction.Style = title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
      alert.addAction(AlertAction(title: title, style: style) { [log] in log.write("chose \($0.title ?? "")") })
    }
    return alert
  }

  @Test func `n24 texts of an alert follow the user's text size, its actions grow, and two are below each other`()
    throws
  {
    let alert = makeAlert(.alert, "Cancel", "Delete")
    root.present(alert)
    let (title, message) = (
      try #require(alert.view.find(.label("Title"))), try #require(alert.view.find(.label("Message")))
    )
    let buttons = ["Cancel", "Delete"].compactMap { alert.view.find(.button(titled: $0)) }
    func sizes() -> [CGFloat?] {
      [title.font.pointSize, message.font.pointSize] + buttons.map { $0.titleLabel?.font.pointSize }
    }
    #expect(sizes() == [17, 13, 17, 17] && buttons.map(\.frame.height) == [44, 44])
    expectEqual(buttons[0].frame.minY, buttons[1].frame.minY)
    let height = alert.view.frame.height
    window.layOut { $0.screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    expectEqual(sizes(), [53, 44, 53, 53])
    // 63.5 - 20.5 points more.
    expectEqual(buttons.map(\.frame.height), [87, 87])
    #expect(buttons.map(\.frame.width) == [270, 270] && buttons[0].frame.minY != buttons[1].frame.minY)
    #expect(alert.view.frame.height > height && alert.view.center.y == window.bounds.midY)
    window.layOut { $0.screen.preferredContentSizeCategory = .small }
    #expect(sizes() == [15, 12, 15, 15] && buttons.map(\.frame.height) == [44, 44])
    window.layOut { $0.screen.preferredContentSizeCategory = .large }
    #expect(sizes() == [17, 13, 17, 17] && alert.view.frame.height == height)
  }

  @Test func `n24 fields of an alert grow with the user's text size, but for one with a font of its own`() throws {
    let alert = makeAlert(.alert, "OK")
    alert.addTextField()
    alert.addTextField { $0.font = .systemFont(ofSize: 13) }
    root.present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.frame.height) == [30, 30] && fields[0].font?.pointSize == 17)
    window.layOut { $0.screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    // 63.5 - 20.5 points more.
    #expect(fields.map(\.frame.height) == [73, 30] && fields[0].font?.pointSize == 53)
    expectEqual(fields[1].frame.minY, fields[0].frame.maxY + 4)
    window.layOut { $0.screen.preferredContentSizeCategory = .small }
    #expect(fields.map(\.frame.height) == [30, 30] && fields[0].font?.pointSize == 15)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet], [SystemEra.iOS18, .iOS26])
  func `an alert that is higher than the safe area ends 8 points inside, and its actions scroll`(
    style: AlertController.Style, era: SystemEra
  ) throws {
    let insets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let screen = Screen(scale: 2, size: CGSize(width: 375, height: 667), safeAreaInsets: insets, era: era)
    try Screen.withMain(screen) {
      let alert = makeAlert(style, "Cancel")
      for number in 1...20 { alert.addAction(AlertAction(title: "Action \(number)", style: .default) { _ in }) }
      let window = Window.showing(root)
      root.present(alert)
      #expect(alert.view.frame.minY == 28 && alert.view.frame.maxY == 667 - 34 - 8)
      let last = try #require(alert.view.find(.button(titled: "Cancel")))
      @MainActor func lastBottom() -> CGFloat { last.convert(last.bounds, to: window).maxY }
      #expect(lastBottom() > 700)
      let finger = touch(try #require(alert.view.find(.button(titled: "Action 5"))))
      for _ in 1...12 { finger.move(by: 0, -80) }
      finger.lift()
      screen.advance(by: 3)
      #expect(root.presentedViewController === alert)
      expectEqual(lastBottom(), alert.view.frame.maxY - era.alerts.actionInset)
      tap(last)
      screen.advance(by: 1)
      expectNil(root.presentedViewController)
    }
  }

  @Test func `choosing an action dismisses the alert and then calls its handler`() {
    let alert = makeAlert(.alert, "Cancel", "Delete")
    root.present(alert)
    #expect(root.presentedViewController === alert)
    alert.addAction(
      AlertAction(title: "Look", style: .default) { [log, root] _ in
        log.write("presents \(root.presentedViewController != nil)")
      })
    alert.choose("Look")
    #expect(log.removeLines() == ["presents false"] && root.presentedViewController == nil)
  }

  @Test func `n11 a tap on a button calls the handler when the dismissal has ended`() {
    let alert = makeAlert(.alert, "Cancel", "Delete")
    root.presentAndWait(alert)
    tap(.button(titled: "Delete"), in: window)
    expectEqual(log.removeLines(), [])
    window.screen.advance(by: 1)
    #expect(log.removeLines() == ["chose Delete"] && root.presentedViewController == nil)
  }

  @Test func `a handler may present the next alert`() {
    let (first, second) = (makeAlert(.alert, "Next"), makeAlert(.alert, "OK"))
    first.addAction(AlertAction(title: "Ask", style: .default) { [root] _ in root.present(second, animated: false) })
    root.present(first)
    first.choose("Ask")
    #expect(root.presentedViewController === second)
    window.screen.flush()
    second.choose("OK")
    expectEqual(log.removeLines(), ["chose OK"])
  }

  @Test func `an alert that is not presented only calls the handler`() {
    makeAlert(.alert, "OK").choose("OK")
    expectEqual(log.removeLines(), ["chose OK"])
  }

  @Test(arguments: [nil, 0, 0.2, 1])
  func `an alert that is still appearing is answered as by a user who waits`(seconds: Double?) {
    let alert = makeAlert(.alert, "OK")
    root.present(alert, animated: true) { [log] in log.write("presented") }
    if let seconds { window.screen.advance(by: seconds) }
    alert.choose("OK")
    expectEqual(log.removeLines(), ["presented", "chose OK"])
    #expect(root.presentedViewController == nil && window.subviews == [root.view], "The root has not disappeared.")
    window.screen.advance(by: 1)
    expectEqual(log.removeLines(), [])
  }

  @Test func `a disabled action is not chosen`() {
    let alert = makeAlert(.alert, "Cancel", "Save")
    alert.actions[1].isEnabled = false
    root.present(alert)
    expectIssue(containing: "got the action \"Save\", which is disabled") { alert.choose("Save") }
    #expect(window.find(.button(titled: "Save"))?.isEnabled == false && root.presentedViewController === alert)
    window.layOut { alert.actions[1].isEnabled = true }
    tap(.button(titled: "Save"), in: window)
    window.screen.advance(by: 1)
    expectEqual(log.removeLines(), ["chose Save"])
  }

  @Test func `a title that no action has is reported with the titles`() {
    let alert = makeAlert(.alert, "Cancel", "Delete")
    expectIssue(containing: "the titles are: \"Cancel\", \"Delete\"") { alert.choose("Save") }
    expectIssue(containing: "Expected an action of the alert") {
      alert.perform(AlertAction(title: "Other", style: .default))
    }
    expectEqual(log.removeLines(), [])
  }

  @Test func `an alert has one action that cancels`() {
    let alert = makeAlert(.alert, "OK", "Cancel")
    expectIssue(containing: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel") {
      alert.addAction(AlertAction(title: "No", style: .cancel))
    }
    expectIssue(containing: "was not added again") { alert.addAction(alert.actions[0]) }
    expectEqual(alert.actions.count, 2)
  }

  @Test func `an alert is read as state, and its preferred action is one of its own`() {
    let alert = makeAlert(.alert, "Cancel", "Delete")
    #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .alert)
    #expect(
      alert.actions.map(\.title) == ["Cancel", "Delete"] && alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.textFields == nil && alert.presentingViewController == nil)
    expectIssue(containing: "Call addAction(_:) first") {
      alert.preferredAction = AlertAction(title: "Other", style: .default)
    }
    expectNil(alert.preferredAction)
    alert.preferredAction = alert.actions[1]
    #expect(alert.preferredAction === alert.actions[1])
  }

  @Test func `text fields are configured, typed into and read`() {
    let alert = makeAlert(.alert, "OK")
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    expectEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    root.present(alert)
    expectEqual(alert.textFields?[0].isFirstResponder, true)
    type("Ann")
    expectEqual(alert.textFields?[0].text, "Ann")
    alert.choose("OK")
    #expect(log.removeLines() == ["chose OK"] && alert.textFields?[0].isFirstResponder == false)
  }

  @Test func `typing may enable an action`() {
    let alert = makeAlert(.alert, "Save")
    alert.addTextField { [weak alert] field in
      field.addAction(Action { _ in alert?.actions[0].isEnabled = field.hasText }, for: .editingChanged)
    }
    alert.actions[0].isEnabled = false
    root.present(alert)
    type("x")
    window.layoutIfNeeded()
    tap(.button(titled: "Save"), in: window)
    window.screen.advance(by: 1)
    expectEqual(log.removeLines(), ["chose Save"])
  }

  @Test func `an action sheet has no text fields`() {
    let sheet = makeAlert(.actionSheet, "Cancel")
    expectIssue(containing: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    { sheet.addTextField { _ in Issue.record("A field was made.") } }
    expectNil(sheet.textFields)
  }

  @Test(arguments: [false, true])
  func `n21 texts and buttons are in a box, the first of two actions at the leading side`(isMirrored: Bool) throws {
    let alert = makeAlert(.alert, "OK", "Cancel")
    if isMirrored { alert.view.semanticContentAttribute = .forceRightToLeft }
    root.present(alert)
    window.layoutIfNeeded()
    let buttons = try ["Cancel", "OK"].map { try window.require(.button(titled: $0)) }
    #expect(window.find(.label("Title")) != nil && window.find(.label("Message")) != nil)
    expectEqual(buttons[0].superview?.frame.width, 270)
    expectEqual(buttons.map(\.frame.size), Array(repeating: CGSize(width: 135, height: 44), count: 2))
    let places: [CGFloat] = isMirrored ? [135, 0] : [0, 135]
    expectEqual(buttons.map(\.frame.minX), places)
    window.layOut { alert.message = "Other" }
    #expect(window.find(.label("Other")) != nil)
    window.layOut { alert.title = "New" }
    #expect(window.find(.label("New")) != nil)
  }

  @Test func `an action sheet shows the action that cancels last`() throws {
    let sheet = makeAlert(.actionSheet, "Cancel", "Delete")
    root.present(sheet)
    let cancel = try window.require(.button(titled: "Cancel"))
    let delete = try window.require(.button(titled: "Delete"))
    #expect(cancel.frame.minY == delete.frame.maxY && delete.currentTitleColor == .systemRed)
  }

  @Test func `an alert is released after it was answered`() {
    weak var released: AlertController?
    do {
      let alert = makeAlert(.alert, "OK")
      released = alert
      root.present(alert)
      alert.choose("OK")
    }
    expectNil(released)
  }

  @Test func `copies of actions have the same title, style and state`() throws {
    let action = AlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let copy = try #require(action.copy() as? AlertAction)
    #expect(copy !== action && copy.title == "Delete" && copy.style == .destructive && !copy.isEnabled)
  }
}
