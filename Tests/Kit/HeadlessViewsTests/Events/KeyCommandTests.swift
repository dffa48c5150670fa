import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Key commands", .reportsIssuesAsFailures) struct KeyCommandTests {
  final class Editor: View {
    var sent: [String] = []
    var keys: [KeyCommand]?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand]? { keys }
    func save(_ command: KeyCommand) { sent.append("save \(command.input ?? "")") }
    func step() { sent.append("step") }
    override func delete(_ sender: Any?) { sent.append("delete") }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = Editor()
  private let inner = Editor()

  init() {
    window.holding(outer.holding(inner))
    inner.becomeFirstResponder()
  }

  @Test func `a key sends the action of the command with its modifier flags, with the command as the sender`() {
    let save = Selector(Editor.save, named: "save")
    inner.keys = [
      KeyCommand(input: "s", modifierFlags: .command, action: save),
      KeyCommand(input: KeyCommand.inputUpArrow, modifierFlags: [], action: Selector(Editor.step, named: "step")),
    ]
    #expect(window.pressKey("s", modifierFlags: .command) && window.pressKey(KeyCommand.inputUpArrow))
    expectEqual(inner.sent, ["save s", "step"])
    #expect(!window.pressKey("s") && !window.pressKey("s", modifierFlags: [.command, .shift]))
    expectEqual(inner.sent.count, 2)
  }

  @Test func `the first responder's command is preferred to that of a superview, which is found without one`() {
    let step = Selector(Editor.step, named: "step")
    outer.keys = [
      KeyCommand(input: "a", modifierFlags: [], action: step), KeyCommand(input: "b", modifierFlags: [], action: step),
    ]
    inner.keys = [KeyCommand(input: "a", modifierFlags: [], action: Selector(Editor.save, named: "save"))]
    #expect(window.pressKey("a") && inner.sent == ["save a"] && outer.sent.isEmpty)
    // The action is sent to the first responder first, whichever responder has the command.
    #expect(window.pressKey("b") && inner.sent == ["save a", "step"])
  }

  @Test func `without a first responder the window's own commands are used`() {
    inner.resignFirstResponder()
    outer.keys = [KeyCommand(input: "a", modifierFlags: [], action: Selector(Editor.step, named: "step"))]
    #expect(!window.pressKey("a") && outer.sent.isEmpty)
  }

  @Test func `a command has what it was created with`() {
    let action = Selector(Editor.step, named: "step")
    let command = KeyCommand(
      title: "Step", action: action, input: "n", modifierFlags: [.command, .alternate], propertyList: 3,
      discoverabilityTitle: "Step on", attributes: .destructive, state: .on)
    #expect(command.title == "Step" && command.input == "n" && command.modifierFlags.rawValue == 1 << 20 | 1 << 19)
    #expect(command.action == action && command.propertyList as? Int == 3 && command.state == .on)
    #expect(command.discoverabilityTitle == "Step on" && command.attributes == .destructive && command.image == nil)
    let titled = KeyCommand(input: "x", modifierFlags: [], action: action, discoverabilityTitle: "Cut")
    #expect(titled.discoverabilityTitle == "Cut" && titled.title.isEmpty && !titled.wantsPriorityOverSystemBehavior)
  }

  @Test func `the standard edit actions do nothing unless overridden, and are those of other objects as well`() {
    final class Plain: ResponderStandardEditActions {
      var pasted = 0
      func paste(_ sender: Any?) { pasted += 1 }
    }
    let plain = Plain()
    for actions in [inner, plain] as [any ResponderStandardEditActions] {
      actions.cut(nil)
      actions.copy(nil)
      actions.selectAll(nil)
      actions.delete(nil)
      actions.paste(nil)
      actions.toggleBoldface(nil)
    }
    #expect(inner.sent == ["delete"] && plain.pasted == 1)
  }
}
