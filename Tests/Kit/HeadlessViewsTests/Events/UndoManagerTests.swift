import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Undo", .screen(scale: 2), .reportsIssuesAsFailures) struct UndoManagerTests {
  @MainActor final class Counter: NSObject {
    let manager: UndoManager
    var count = 0
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ count: Int) {
      let old = self.count
      manager.registerUndo(withTarget: self) { $0.set(old) }
      self.count = count
    }
    func set(by number: NSNumber) { set(number.intValue) }
  }

  let counter = Counter(UndoManager())
  var manager: UndoManager { counter.manager }

  /// Sets each count in a turn of its own.
  private func setInTurns(_ counts: Int...) {
    for count in counts {
      counter.set(count)
      Screen.main.flush()
    }
  }

  @Test func `what is registered in one turn is undone and redone together`() {
    counter.set(1)
    counter.set(2)
    Screen.main.flush()
    counter.set(3)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.count == 2 && manager.canRedo)
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    manager.redo()
    expectEqual(counter.count, 2)
    manager.redo()
    #expect(counter.count == 3 && !manager.canRedo && manager.canUndo)
  }

  @Test func `a new change forgets what could be redone`() {
    counter.set(1)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
    manager.undo()
    expectEqual(counter.count, 0)
  }

  @Test func `groups that are begun by a call are one in another`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    expectEqual(manager.groupingLevel, 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    expectEqual(counter.count, 0)
  }

  @Test func `nothing is registered while that is disabled, nor for a deallocated target`() {
    manager.disableUndoRegistration()
    counter.set(1)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    var other: Counter? = Counter(manager)
    weak let released = other
    other?.set(1)
    other = nil
    manager.undo()
    #expect(counter.count == 1 && released == nil)
  }

  @Test func `a method undoes with its argument`() {
    counter.count = 7
    manager.registerUndo(
      withTarget: counter, selector: Selector(Counter.set(by:), named: "set(by:)"), object: 4 as NSNumber)
    manager.undo()
    #expect(counter.count == 4 && manager.canRedo)
  }

  @Test func `the oldest groups are removed above the limit, and a target's operations can be removed`() {
    manager.levelsOfUndo = 2
    setInTurns(1, 2, 3)
    for _ in 1...3 { manager.undo() }
    expectEqual(counter.count, 3 - 2)
    counter.set(9)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo && !manager.canRedo)
    counter.set(8)
    manager.removeAllActions()
    manager.undo()
    expectEqual(counter.count, 8)
    counter.set(7)
    manager.undo()
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `a new limit removes groups that can be redone`() {
    setInTurns(1, 2, 3)
    for _ in 1...3 { manager.undo() }
    manager.levelsOfUndo = 1
    manager.redo()
    #expect(counter.count == 1 && !manager.canRedo)
  }

  @Test func `a group that is begun by a call lasts for several turns`() {
    setInTurns(1)
    manager.beginUndoGrouping()
    setInTurns(2, 3)
    manager.endUndoGrouping()
    manager.undo()
    expectEqual(counter.count, 1)
  }

  @Test func `an action's name moves with it from undo to redo`() {
    counter.set(1)
    manager.setActionName("Typing")
    #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Typing" && manager.undoMenuItemTitle == "Undo")
  }

  @Test func `undo and redo are announced`() {
    let log = Log()
    let center = NotificationCenter.default
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.write(name.rawValue) }
      }
    }
    counter.set(1)
    let lines = log.lines {
      manager.undo()
      manager.redo()
    }
    expectEqual(lines, names.map(\.rawValue).joined(separator: " "))
    for token in tokens { center.removeObserver(token) }
  }

  @Test func `misuse is reported and changes nothing`() {
    let reports = IssueReporting.collect {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.groupsByEvent = false
      counter.set(1)
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
      manager.redo()
    }
    #expect(
      reports.map { "\($0.place) \($0.problem)" } == [
        "UndoManager.endUndoGrouping() no group was begun; nothing ended.",
        "UndoManager.enableUndoRegistration() registration is enabled; nothing changed.",
        "UndoManager.registerUndo(withTarget:…) no group was begun; nothing was registered.",
        "UndoManager.undo() a group is open; nothing was done.",
        "UndoManager.redo() a group is open; nothing was done.",
      ])
  }

  @Test func `the views of a window have the window's, others none unless they override it`() {
    final class Own: View {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (window, other, view, own, leaf) = (Window(), Window(), View(), Own(), View())
    window.holding(view.holding(own.holding(leaf)))
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    #expect(window.undoManager !== other.undoManager && View().undoManager == nil)
    #expect(leaf.undoManager === own.own)
  }
}
