import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Gestures by name", .textMeasurer(.oneEm)) struct GestureTests {
  private let view = View(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let window = Window()

  init() {
    window.show(view)
  }

  /// Adds a recognizer that logs what is read of it whenever it acts.
  private func log<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ read: @escaping @MainActor (Recognizer) -> String
  ) -> Log {
    let log = Log()
    recognizer.addHandler { [unowned recognizer] _ in log.write(read(recognizer)) }
    view.addGestureRecognizer(recognizer)
    return log
  }

  @Test(arguments: SwipeDirection.allCases)
  func `a swipe is recognized in its direction alone`(direction: SwipeDirection) {
    let directions: [SwipeDirection: SwipeGestureRecognizer.Direction] = [
      .up: .up, .down: .down, .left: .left, .right: .right,
    ]
    let swipes = SwipeDirection.allCases.map { each in
      let recognizer = SwipeGestureRecognizer()
      recognizer.direction = directions[each] ?? .right
      return log(recognizer) { _ in "\(each)" }
    }
    swipe(direction, on: view)
    expectEqual(swipes.flatMap(\.lines), ["\(direction)"])
    swipe(direction, on: .view(ofType: View.self).at(1), in: window)
    expectEqual(swipes.flatMap(\.lines), ["\(direction)", "\(direction)"])
  }

  @Test func `a drag ends at its point`() {
    let log = log(PanGestureRecognizer()) { $0.state == .ended ? "\($0.location(in: $0.view))" : "" }
    drag(view, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 110, y: 70))
    let ends = log.lines.filter { !$0.isEmpty }
    #expect(ends.count == 1 && ends[0] == "\(CGPoint(x: 110, y: 70))", "\(log.lines)")
    expectFailure("Expected a finite point to drag to; got (nan, 0); nothing was dragged.") {
      drag(view, to: CGPoint(x: CGFloat.nan, y: 0), sourceLocation: $0)
    }
  }

  @Test func `a long press lasts longer than its recognizer needs, a tap does not`() {
    let log = log(LongPressGestureRecognizer()) { "\($0.state)" }
    tap(view)
    #expect(log.lines.isEmpty)
    longPress(view)
    expectEqual(log.lines, ["began", "ended"])
    longPress(.view(ofType: View.self).at(1), in: window, for: 0.4)
    expectEqual(log.lines.count, 2)
  }

  @Test func `a double tap is two taps`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let log = log(double) { _ in "double" }
    doubleTap(view)
    window.screen.advance(by: 1)
    doubleTap(.view(ofType: View.self).at(1), in: window)
    expectEqual(log.lines, ["double", "double"])
  }

  @Test(arguments: [0.5, 2.0]) func `a pinch has its scale`(scale: Double) {
    let scales = log(PinchGestureRecognizer()) { "\($0.scale)" }
    pinch(view, scale: scale)
    let last = Double(scales.lines.last ?? "") ?? 1
    // The recognizer begins after the first points.
    #expect(abs(last - scale) < 0.3 * scale && (last > 1) == (scale > 1))
    expectFailure("Expected a scale above 0; got -1; nothing was pinched.") {
      pinch(view, scale: -1, sourceLocation: $0)
    }
  }

  @Test(arguments: [-1.0, 1.0]) func `a rotation has its angle`(angle: Double) {
    let angles = log(RotationGestureRecognizer()) { "\($0.rotation)" }
    rotate(view, by: angle)
    let last = Double(angles.lines.last ?? "") ?? 0
    #expect(abs(last - angle) < 0.3 && (last > 0) == (angle > 0))
    expectFailure("Expected a finite angle; got nan; nothing was rotated.") {
      rotate(view, by: .nan, sourceLocation: $0)
    }
  }

  @Test func `a gesture over a covered view names the obstacle and does nothing`() {
    let log = log(SwipeGestureRecognizer()) { _ in "swipe" }
    let cover = window.adding(View(frame: view.frame))
    cover.tag = 7
    expectFailure("The touch would go to <View tag 7>, which covers <View (50, 100, 200, 200)>.") {
      swipe(.right, on: view, sourceLocation: $0)
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `a scroll view is scrolled by a finger until a view is in its visible part`() {
    let scroll = window.adding(ScrollView(frame: window.bounds))
    scroll.contentSize = CGSize(width: 900, height: 3000)
    for (text, x, y) in [("Terms", 700.0, 2900.0), ("Start", 0.0, 0.0)] {
      scroll.adding(Label(frame: CGRect(x: x, y: y, width: 100, height: 20))).text = text
    }
    HeadlessTesting.scroll(to: .label("Terms"), in: scroll)
    #expect(scroll.contentOffset.y >= 2920 - 667 && scroll.contentOffset.x >= 800 - 375)
    HeadlessTesting.scroll(to: .label("Start"), in: scroll)
    expectEqual(scroll.contentOffset, .zero)
    scroll.contentSize = CGSize(width: 375, height: 800)
    let messages = failures { HeadlessTesting.scroll(to: .label("Terms"), in: scroll) }
    #expect(messages.count == 1 && messages[0].contains("can't be scrolled to label 'Terms': it is at"))
  }

  @Test func `a key performs the first command for it, or is typed`() {
    final class Page: View {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [KeyCommand]? {
        [KeyCommand(input: "s", modifierFlags: .command, action: Selector(Page.save, named: "save"))]
      }
      func save() { log.append("save") }
    }
    let page = window.adding(Page(frame: view.bounds))
    let field = page.adding(TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    field.becomeFirstResponder()
    press("s", .command)
    #expect(page.log == ["save"] && field.text == "")
    press("a")
    press("b", .shift)
    expectEqual(field.text, "aB")
    press(.delete)
    expectEqual(field.text, "a")
    expectFailure(
      """
      The key ⌘x has no effect: no key command for it is above <TextField 'a'>. Add it to keyCommands, or call \
      becomeFirstResponder().
      """
    ) { press("x", .command, sourceLocation: $0) }
  }

  @Test func `a text is pasted as one change`() {
    final class Delegate: NSObject, TextFieldDelegate {
      var changes: [String] = []
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        changes.append(string)
        return string != "no"
      }
    }
    let delegate = Delegate()
    let field = window.adding(TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    field.delegate = delegate
    expectFailure(
      "There is no first responder that accepts text to paste 'x' into. Tap a text field first."
    ) { paste("x", sourceLocation: $0) }
    tap(field)
    paste("secret")
    paste("no")
    #expect(field.text == "secret" && delegate.changes == ["secret", "no"])
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `a choice ends the presentation, taps and waits for the handler`(style: AlertController.Style) {
    let controller = ViewController()
    window.rootViewController = controller
    var chosen: [String] = []
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: style)
    for title in ["Delete", "Keep"] {
      alert.addAction(AlertAction(title: title, style: .default) { _ in chosen.append(title) })
    }
    controller.present(alert, animated: true)
    choose("Keep")
    #expect(chosen == ["Keep"] && controller.presentedViewController == nil)
    controller.present(alert, animated: false)
    let shown = style == .alert ? "(52.5, 283, 270, 101)" : "(8, 488, 359, 171)"
    expectFailure("<AlertView \(shown)> has no button 'Move'. It has 'Delete', 'Keep'.") {
      choose("Move", sourceLocation: $0)
    }
  }

  @Test func `a choice taps no button of the screen without an alert; what repeats for ever does not delay it`() {
    let button = Button.titled("Delete", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    let controller = ViewController()
    window.rootViewController = controller
    controller.view.addSubview(button)
    expectFailure("No alert or action sheet is shown in <Window (0, 0, 375, 667)>, to choose 'Delete'. Present one.") {
      choose("Delete", sourceLocation: $0)
    }
    func tick() { _ = Screen.main.clock.schedule(after: 1.0 / 60) { tick() } }
    tick()
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    controller.present(alert, animated: true)
    choose("Delete")
    #expect(count == 0 && controller.presentedViewController == nil)
  }

  @Test func `a gesture may begin on a control, whose touches go to the recognizers around it too; a tap may not`() {
    let scroll = window.adding(ScrollView(frame: window.bounds))
    scroll.contentSize = CGSize(width: window.bounds.width, height: 3000)
    scroll.addSubview(Button.titled("Row", frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 2000)))
    var pressed = 0
    let press = LongPressGestureRecognizer()
    press.addHandler { _ in pressed += 1 }
    scroll.addGestureRecognizer(press)
    swipe(.up, on: scroll)
    #expect(scroll.contentOffset.y > 0)
    longPress(scroll)
    #expect(pressed > 0)
    expectFailure("The touch would go to <Button 'Row'>, which is in <ScrollView (0, 0, 375, 667)>.") {
      tap(scroll, sourceLocation: $0)
    }
  }

  @Test func `a drag of a slider begins at its thumb`() {
    let slider = window.adding(Slider(frame: CGRect(x: 20, y: 20, width: 200, height: 44)))
    drag(slider, to: CGPoint(x: 200, y: 22))
    expectEqual(slider.value, 1)
    drag(slider, to: CGPoint(x: 100, y: 22))
    #expect(abs(slider.value - 0.5) < 0.05)
  }

  @Test func `a choice ends although its handler presents the alert again`() {
    let controller = ViewController()
    window.rootViewController = controller
    let alert = AlertController(title: "Wrong password", message: nil, preferredStyle: .alert)
    var count = 0
    alert.addAction(
      AlertAction(title: "Retry", style: .default) { _ in
        count += 1
        controller.present(alert, animated: true)
      })
    controller.present(alert, animated: true)
    choose("Retry")
    choose("Retry")
    expectEqual(count, 2)
  }

  @Test func `an action of a menu is chosen by its title, unless it is disabled`() {
    let button = window.adding(Button.titled("More", frame: CGRect(x: 0, y: 0, width: 44, height: 44)))
    var chosen: [String] = []
    let copy = Action(title: "Copy") { _ in chosen.append("Copy") }
    let delete = Action(title: "Delete", attributes: .disabled) { _ in chosen.append("Delete") }
    button.menu = Menu(title: "", children: [delete, Menu(title: "Edit", children: [copy])])
    choose("Copy", fromMenuOf: button)
    expectEqual(chosen, ["Copy"])
    expectFailure("The action 'Delete' of the menu is disabled.") {
      choose("Delete", fromMenuOf: button, sourceLocation: $0)
    }
    expectFailure("The menu of <Button 'More'> has no action 'Move'. It has 'Delete', 'Copy'.") {
      choose("Move", fromMenuOf: button, sourceLocation: $0)
    }
    button.isEnabled = false
    expectFailure("<Button 'More'> is disabled; its menu is not shown.") {
      choose("Copy", fromMenuOf: button, sourceLocation: $0)
    }
  }
}
