import HeadlessKit
import HeadlessTesting

/// The code of the page `Docs/Events.md`.
@MainActor @Suite("Events.md", .screen(scale: 2), .reportsIssuesAsFailures) struct EventsGuideTests {
  final class CardView: View {
    var taps = 0
    var states: [GestureRecognizer.State] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      let tap = TapGestureRecognizer(target: self, action: CardView.tapped)
      let press = LongPressGestureRecognizer { [weak self] press in self?.lift(press.state) }
      tap.require(toFail: press)
      addGestureRecognizer(tap)
      addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { taps += 1 }

    func lift(_ state: GestureRecognizer.State) { states.append(state) }
  }

  @Test func drag() {
    let window = Window()
    let card = CardView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    window.addSubview(card)
    window.makeKeyAndVisible()

    tap(card)  // in the middle
    tap(card, at: CGPoint(x: 5, y: 5))
    #expect(card.taps == 2)

    let finger = touch(card)
    Screen.main.clock.advance(by: 0.5)  // a long press
    finger.move(to: CGPoint(x: 90, y: 40))  // in the card's coordinates
    finger.move(by: 10, 0)  // points of the window
    finger.lift()  // or cancel()
    #expect(card.states == [.began, .changed, .changed, .ended])
  }

  final class Game: View {
    var presses: [Press.PressType] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      self.presses += presses.map(\.type)
    }
  }

  @Test func `a press reaches the first responder`() {
    let window = Window()
    let game = Game()
    window.addSubview(game)
    window.makeKeyAndVisible()
    game.becomeFirstResponder()
    let press = Press(.select)
    window.sendEvent(PressesEvent([press]))
    press.update(phase: .ended, timestamp: 0.1)
    window.sendEvent(PressesEvent([press]))
    #expect(game.presses == [.select])
  }

  final class Editor: View {
    var saves = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand]? {
      [KeyCommand(input: "s", modifierFlags: .command, action: Selector(Editor.save, named: "save"))]
    }

    func save() { saves += 1 }
  }

  @Test func `a key of the keyboard reaches the first responder`() {
    let window = Window()
    let editor = Editor()
    window.addSubview(editor)
    window.makeKeyAndVisible()
    editor.becomeFirstResponder()
    window.pressKey("s", modifierFlags: .command)
    #expect(editor.saves == 1)
  }
}
