import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code and the table of the page `Docs/Controls.md`.
@MainActor @Suite("Controls.md", .screen(scale: 2), .reportsIssuesAsFailures) struct ControlsGuideTests {
  private let page: String

  init() throws { page = try Repository.text(of: "Docs/Controls.md") }

  final class Panel: View {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    func close() { calls.append("close") }
    func pressed(_ sender: Button) { calls.append("pressed") }
    func moved(_ sender: Button, event: Event) { calls.append("moved") }

    func addHandlers() {
      button.addTarget(self, action: Panel.close, for: .touchUpInside)  // no argument
      button.addTarget(self, action: Panel.pressed, for: .touchUpInside)  // pressed(_ sender: Button)
      button.addTarget(self, action: Panel.moved, for: [.touchDragInside, .touchDragExit])  // moved(_:event:)
      button.addAction(Action { [weak self] _ in self?.close() }, for: .primaryActionTriggered)  // a closure
    }

    func addNamedHandler() {
      let close = Selector(Panel.close, named: "close")
      button.addTarget(self, action: close, for: [.touchDown, .touchUpInside])
      button.removeTarget(self, action: close, for: .touchDown)
      #expect(button.allControlEvents == .touchUpInside)
      button.removeTarget(self, action: nil, for: .allEvents)  // all of this target
    }
  }

  @Test func `handlers run in the order of the page`() {
    let window = Window()
    let panel = Panel(frame: window.bounds)
    window.addSubview(panel)
    window.makeKeyAndVisible()
    panel.addHandlers()
    tap(panel.button)
    #expect(panel.calls == ["close", "pressed", "close"])
    let finger = touch(panel.button)
    finger.move(by: 1, 0)
    finger.lift()
    #expect(panel.calls.dropFirst(3) == ["moved", "close", "pressed", "close"])
  }

  @Test func `a named selector is removed as on the page`() {
    let panel = Panel()
    panel.addNamedHandler()
    #expect(panel.button.allTargets.isEmpty)
  }

  final class WideButton: Button {
    override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: 0).contains(point)
    }
  }

  @Test func `a control that hits wider compiles as on the page`() {
    let button = WideButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.point(inside: CGPoint(x: -5, y: 5), with: nil))
  }

  @Test func `an action is a whole button as on the page`() {
    var count = 0
    let cart = Image(size: CGSize(width: 20, height: 20))
    let buy = Action(title: "Buy", image: cart) { _ in count += 1 }
    let button = Button(type: .system, primaryAction: buy)  // has its title and image, and performs it on a tap
    button.menu = Menu(children: [Action(title: "Later") { _ in count += 10 }])
    #expect(button.currentTitle == "Buy" && button.currentImage === cart)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    (button.menu?.children.first as? Action)?.performWithSender(nil, target: nil)
    #expect(count == 11)
  }
}
