import HeadlessKit
import HeadlessTesting

/// The object that performs an action, and the application objects that may change the way to it.
@MainActor @Suite("Sending actions") struct ActionSendingTests {
  final class Panel: View {
    var closes = 0
    func close() { closes += 1 }
  }

  @Test func `an action without a target is sent to the next responder of the sender that has the method`() {
    let (panel, button) = (Panel(), Button())
    panel.addSubview(button)
    let close = Selector(Panel.close, named: "close")
    #expect(Application.shared.sendAction(close, to: nil, from: button, for: nil))
    #expect(Application.shared.sendAction(close, to: panel, from: button, for: nil))
    expectEqual(panel.closes, 2)
    #expect(!Application.shared.sendAction(close, to: button, from: nil, for: nil))
  }

  /// An application that writes down each action and sends it as usual.
  private final class Recorder: Application {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: TouchEvent?) -> Bool {
      sent.append(action.name)
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  @Test func `an application of a subclass gets the actions of all controls while it exists`() {
    let (panel, button) = (Panel(), Button())
    button.addTarget(panel, action: Selector(Panel.close, named: "ActionSendingTests.close"), for: .touchUpInside)
    var outer: Recorder? = Recorder()
    do {
      let inner = Recorder()
      button.sendActions(for: .touchUpInside)
      #expect(inner.sent == ["ActionSendingTests.close"] && outer?.sent == [] && panel.closes == 1)
    }
    button.sendActions(for: .touchUpInside)
    #expect(outer?.sent == ["ActionSendingTests.close"] && panel.closes == 2)
    outer = nil
    button.sendActions(for: .touchUpInside)
    expectEqual(panel.closes, 3)
  }

  @Test func `an application of a subclass decides by its own key window where the search begins`() {
    final class OtherKeyWindow: Application {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      override var keyWindow: Window? { window }
    }
    let application = OtherKeyWindow()
    let (field, button) = (Field(), Button())
    application.window.addSubview(field)
    field.becomeFirstResponder()
    button.sendAction(Selector(Field.close, named: "ActionSendingTests.field.close"), to: nil, for: nil)
    expectEqual(field.closes, 1)
  }

  private final class Field: View {
    var closes = 0
    override var canBecomeFirstResponder: Bool { true }
    func close() { closes += 1 }
  }

  /// A visible key window with a field beside a panel that holds a button.
  @MainActor private struct Form {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = Field()
    let panel = Panel()
    let button = Button()
    /// A method that fields have, and one that panels have.
    let ofField = Selector(Field.close, named: "ActionSendingTests.field.close")
    let ofPanel = Selector(Panel.close, named: "ActionSendingTests.panel.close")
    init() {
      window.addSubview(field)
      window.addSubview(panel)
      panel.addSubview(button)
      window.makeKeyAndVisible()
    }
  }

  @Test(.screen(scale: 2)) func `s6 an action without a target is sent to the first responder, for every sender`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(Application.shared.sendAction(form.ofField, to: nil, from: form.button, for: nil))
    form.button.sendAction(form.ofField, to: nil, for: nil)
    form.button.addTarget(nil, action: form.ofField, for: .touchUpInside)
    form.button.sendActions(for: .touchUpInside)
    expectEqual(form.field.closes, 3)
  }

  @Test(.screen(scale: 2))
  func `s6 beside a first responder the sender's chain is not asked and nothing happens; a target gets the action`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(!Application.shared.sendAction(form.ofPanel, to: nil, from: form.button, for: nil))
    let reports = IssueReporting.collect { form.button.sendAction(form.ofPanel, to: nil, for: nil) }
    #expect(form.panel.closes == 0 && reports == [])
    #expect(Application.shared.sendAction(form.ofPanel, to: form.panel, from: form.button, for: nil))
    #expect(form.panel.closes == 1 && form.field.closes == 0)
    form.field.resignFirstResponder()
    #expect(Application.shared.sendAction(form.ofPanel, to: nil, from: form.button, for: nil))
    expectEqual(form.panel.closes, 2)
  }

  @Test(.screen(scale: 2)) func `the first responder of the sender's window is used where the key window has none`() {
    let form = Form()
    let other = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.makeKeyAndVisible()
    form.field.becomeFirstResponder()
    #expect(Application.shared.keyWindow === other)
    #expect(Application.shared.sendAction(form.ofField, to: nil, from: form.button, for: nil))
    expectEqual(form.field.closes, 1)
  }

  @Test func `an action without target and sender is sent to the key window's first responder`() {
    let form = Form()
    form.field.becomeFirstResponder()
    #expect(Application.shared.sendAction(form.ofField, to: nil, from: nil, for: nil))
    expectEqual(form.field.closes, 1)
    form.field.resignFirstResponder()
    #expect(!Application.shared.sendAction(form.ofField, to: nil, from: nil, for: nil))
  }
}
