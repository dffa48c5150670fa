import HeadlessKit
import HeadlessTesting

@MainActor @Suite("First responder", .reportsIssuesAsFailures) struct FirstResponderTests {
  /// A view that may become the first responder, and writes when it begins and ends to be it.
  final class Field: NamedView {
    var (mayBecome, mayResign) = (true, true)
    var onResign: () -> Void = {}
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
    override func becomeFirstResponder() -> Bool {
      let became = super.becomeFirstResponder()
      log.write("\(name) became \(became)")
      return became
    }
    override func resignFirstResponder() -> Bool {
      let resigned = super.resignFirstResponder()
      log.write("\(name) resigned \(resigned)")
      onResign()
      return resigned
    }
  }

  let log = Log()
  let window = Window()
  let one, other: Field

  init() {
    one = Field("one", log)
    other = Field("other", log)
    window.holding(one, other)
  }

  @Test func `the old one resigns before the new one becomes first responder; the same one again does not`() {
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    expectEqual(log.lines { _ = one.becomeFirstResponder() }, "one became true")
    expectEqual(log.lines { _ = other.becomeFirstResponder() }, "one resigned true other became true")
    #expect(other.isFirstResponder && !one.isFirstResponder)
  }

  @Test func `one that does not resign stays`() {
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder() && one.becomeFirstResponder())
    one.mayResign = false
    #expect(!other.becomeFirstResponder() && one.isFirstResponder && !one.resignFirstResponder())
  }

  @Test func `without a window, or where it may not, no view becomes first responder`() {
    one.mayBecome = false
    for view in [window.adding(View()), one] as [View] {
      #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder() && !view.isFirstResponder)
    }
    other.removeFromSuperview()
    #expect(!other.becomeFirstResponder() && !other.isFirstResponder)
  }

  @Test func `after resigning there is none; a view that is not first responder may resign, too`() {
    #expect(one.becomeFirstResponder() && one.resignFirstResponder() && !one.isFirstResponder)
    #expect(other.resignFirstResponder())
  }

  @Test func `each window has its own`() {
    let (third, second) = (Field("third", log), Window())
    second.addSubview(third)
    #expect(one.becomeFirstResponder() && third.becomeFirstResponder() && one.isFirstResponder)
  }

  @Test func `a view that is removed from its window resigns, and is not first responder when it is added again`() {
    #expect(one.becomeFirstResponder())
    expectEqual(log.lines { one.removeFromSuperview() }, "one resigned true")
    window.addSubview(one)
    #expect(!one.isFirstResponder)
  }

  @Test func `a view that does not resign loses the role all the same when its superview is removed`() {
    let panel = window.adding(View().holding(one))
    #expect(one.becomeFirstResponder())
    one.mayResign = false
    panel.removeFromSuperview()
    window.addSubview(panel)
    #expect(!one.isFirstResponder && other.becomeFirstResponder())
  }

  @Test func `moving within the window does not end the role`() {
    let panel = window.adding(View())
    #expect(one.becomeFirstResponder())
    panel.addSubview(one)
    #expect(one.isFirstResponder)
  }

  @Test func `a view that is removed while the old one resigns does not become first responder`() {
    #expect(one.becomeFirstResponder())
    one.onResign = { [other] in other.removeFromSuperview() }
    #expect(!other.becomeFirstResponder() && !other.isFirstResponder)
    one.onResign = {}
  }

  @Test(arguments: [false, true])
  func `a view that becomes first responder while it is removed resigns, wherever it is moved`(goesElsewhere: Bool) {
    let window = LeavingWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(one)
    var resigned = 0
    one.onResign = { resigned += 1 }
    if goesElsewhere { self.window.addSubview(one) } else { one.removeFromSuperview() }
    #expect(window.becameFirst && !one.isFirstResponder && resigned == 1)
    window.addSubview(one)
    #expect(!one.isFirstResponder)
    one.onResign = {}
  }

  @Test func `a view that gets the focus while it is removed loses it`() {
    let window = LeavingWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let button = window.adding(Button(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    button.removeFromSuperview()
    #expect(window.gaveFocus && !button.state.contains(.focused))
    window.addSubview(button)
    #expect(window.focusedView == nil && !button.state.contains(.focused))
  }

  private final class LeavingWindow: Window {
    var (becameFirst, gaveFocus) = (false, false)
    override func willRemoveSubview(_ subview: View) {
      becameFirst = subview.becomeFirstResponder()
      gaveFocus = moveFocus(to: subview)
    }
  }

  @Test func `the window does not retain the first responder`() {
    weak var gone: Field?
    do {
      let field = Field("field", log)
      gone = field
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      field.removeFromSuperview()
    }
    expectNil(gone)
  }
}
