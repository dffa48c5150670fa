import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Editing leaves nothing behind that the next time would notice.
@MainActor @Suite(.screen(scale: 2), .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct `A field that is edited again` {
  /// The changes of a field between the beginning and the end of editing.
  struct Session: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @MainActor @Sendable (TextField) -> Void
    init(_ name: String, _ change: @escaping @MainActor @Sendable (TextField) -> Void) {
      (testDescription, self.change) = (name, change)
    }
  }

  private nonisolated static let sessions: [Session] = [
    Session("typing") { _ in type("xy") },
    Session("deleting") { _ in type("\u{8}") },
    Session("a selection") { $0.selectAll(nil) },
    Session("a replaced selection") { field in
      field.selectAll(nil)
      type("z")
    },
    Session("a set text") { $0.text = "set" },
    Session("an insertion that clears") { field in
      field.clearsOnInsertion = true
      type("q")
    },
    Session("typing attributes") { field in
      field.typingAttributes = [.font: Font.systemFont(ofSize: 30)]
      type("t")
    },
    Session("nothing") { _ in },
    Session("two words, one deleted") { _ in type("ab c\u{8}\u{8}") },
  ]

  private struct Kind {
    let name: String
    let make: @MainActor () -> TextField
    init(_ name: String, _ change: @escaping @MainActor (TextField) -> Void) {
      self.name = name
      make = {
        let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        field.font = .systemFont(ofSize: 10)
        field.clearButtonMode = .whileEditing
        field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .unlessEditing
        change(field)
        return field
      }
    }
  }

  private let kinds = [
    Kind("plain") { _ in }, Kind("hidden") { $0.isSecureTextEntry = true },
    Kind("one that clears at the beginning") { $0.clearsOnBeginEditing = true },
  ]

  /// Edits a field in a window once, and returns what it shows while it is edited and afterwards.
  private func edit(_ field: TextField, _ session: Session, by end: (TextField) -> Void) -> [String] {
    let (window, log) = (Window.showing(field), EventLog())
    field.record(into: log)
    tap(field)
    session.change(field)
    window.layoutIfNeeded()
    var lines = log.events + shown(field)
    window.layOut { end(field) }
    lines += shown(field)
    field.removeFromSuperview()
    return lines
  }

  private func shown(_ field: TextField) -> [String] {
    let views = field.subviews.map { "\(Swift.type(of: $0)) \($0.frame) \($0.isHidden)" }
    return [field.text ?? "", "editing: \(field.isEditing)", "\(field.intrinsicContentSize)"] + field.drawnTexts
      + views.sorted()
  }

  @Test(arguments: sessions)
  func `after any editing, the next one does the same as the first one of a new field`(first: Session) {
    expectEqual(kinds.count, Self.ends.count)
    for (offset, kind) in kinds.enumerated() {
      for (index, second) in Self.sessions.enumerated() {
        // Each pair of sessions with each end, in one of the kinds.
        let (name, end) = Self.ends[(offset + index) % Self.ends.count]
        let used = kind.make()
        _ = edit(used, first, by: end)
        let new = kind.make()
        new.text = used.text
        let lines = edit(used, second) { $0.resignFirstResponder() }
        let expected = edit(new, second) { $0.resignFirstResponder() }
        expectEqual(lines, expected, "\(kind.name), ended by \(name), then \(second.testDescription)")
      }
    }
  }

  private static let ends: [(String, @MainActor (TextField) -> Void)] = [
    ("resigning", { $0.resignFirstResponder() }), ("force", { $0.endEditing(true) }),
    ("removal", { $0.removeFromSuperview() }),
  ]

  @Test(arguments: [true, false])
  func `a side view that is replaced is removed, and one that was moved elsewhere stays there`(isLeft: Bool) {
    let side = isLeft ? \TextField.leftView : \TextField.rightView
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    let (a, b, elsewhere) = (View(), View(), View())
    for view in [a, b] { view.frame.size = CGSize(width: 10, height: 10) }
    field[keyPath: side] = a
    field.layoutIfNeeded()
    #expect(a.superview === field)
    field[keyPath: side] = b
    expectNil(a.superview)
    field.layoutIfNeeded()
    #expect(b.superview === field && field.subviews.filter { $0 === a || $0 === b } == [b])
    elsewhere.addSubview(b)
    field[keyPath: side] = nil
    field.layoutIfNeeded()
    #expect(b.superview === elsewhere && a.superview == nil)
  }
}
