// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessLayers
import HeadlessReporting

/// A recorder of operations that undo and redo what the user did.
///
/// Operations that are registered in one turn of the screen are one group, which is undone as a whole. Each window has
/// an undo manager, which its views find as ``Responder/undoManager``.
/// > Documented: UndoManager, which Foundation does not have on Linux. Differs: targets must be classes that the main
/// > actor may call, and a nested group is undone with the one around it.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  /// The operations that are undone or redone together.
  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private enum Direction {
    case recording
    case undoing
    case redoing
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that were begun and not ended, the innermost last.
  private var openGroups: [Group] = []
  /// The turn in which an operation began the outermost group; nil for a group that ``beginUndoGrouping()`` began.
  private var turnOfEvent: Int?
  private var disableCount = 0
  private var direction = Direction.recording

  /// Creates a manager without operations.
  public override init() { super.init() }

  // MARK: Groups

  /// Whether the first operation of a turn begins a group that ends with the turn; true by default.
  open var groupsByEvent = true

  /// The largest number of groups, beyond which the oldest one is removed; 0, by default, means any number.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group; inside of another group that is open, a nested one.
  open func beginUndoGrouping() {
    endGroupOfEarlierTurn()
    if openGroups.isEmpty { turnOfEvent = nil }
    openGroups.append(Group())
  }

  /// Ends the group that was begun last; a call without a group is reported.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return report("endUndoGrouping()", "no group was begun; nothing ended.", "Call beginUndoGrouping() first.")
    }
    if let outer = openGroups.indices.last {
      openGroups[outer].operations += group.operations
      if !group.name.isEmpty { openGroups[outer].name = group.name }
    } else if !group.operations.isEmpty {
      if direction == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
    }
  }

  private func endGroupOfEarlierTurn() {
    if openGroups.count == 1, let turn = turnOfEvent, turn != Turn.count { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Whether operations are registered: not between ``disableUndoRegistration()`` and its end.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores operations until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Ends what ``disableUndoRegistration()`` began; a call without it is reported.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return report(
        "enableUndoRegistration()", "registration is enabled; nothing changed.",
        "Call it once for each disableUndoRegistration().")
    }
    disableCount -= 1
  }

  /// Registers an operation that undoes a change; while an undo runs, one that redoes it.
  ///
  /// - Parameters:
  ///   - target: The object that the operation gets; not retained, and without it the operation does nothing.
  ///   - handler: The operation, which makes the former change and so registers the opposite one.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) { register(Operation(target: target) { if let target = $0 as? Target { handler(target) } }) }

  /// Registers a method that undoes a change, of a target that is not retained, with an argument that is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let argument = anObject.map { $0 as AnyObject }
    register(Operation(target: target as AnyObject) { selector.send(to: $0, from: argument) })
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    endGroupOfEarlierTurn()
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return report(
          "registerUndo(withTarget:…)", "no group was begun; nothing was registered.",
          "Call beginUndoGrouping() first, or let groupsByEvent be true.")
      }
      beginUndoGrouping()
      turnOfEvent = Turn.count
    }
    openGroups[openGroups.count - 1].operations.append(operation)
    if direction == .recording { redoGroups = [] }
  }

  // MARK: Undoing

  /// Whether there is a group to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.operations.isEmpty } }

  /// Whether there is a group to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Whether ``undo()`` is running, so that operations are registered for a redo.
  open var isUndoing: Bool { direction == .undoing }

  /// Whether ``redo()`` is running.
  open var isRedoing: Bool { direction == .redoing }

  /// Ends the open group, and performs the operations of the last group in reverse order.
  ///
  /// A call inside a nested group, or while an undo or a redo runs, is reported and does nothing.
  open func undo() {
    guard direction == .recording, openGroups.count <= 1 else { return refuse("undo()") }
    if !openGroups.isEmpty { endUndoGrouping() }
    Self.nesting.call("undo() of \(type(of: self))") {
      perform(undoGroups.popLast(), .undoing, posting: .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }
  }

  /// Performs the operations that the last undo registered, in reverse order.
  ///
  /// A call while a group is open, or while an undo or a redo runs, is reported and does nothing.
  open func redo() {
    endGroupOfEarlierTurn()
    guard direction == .recording, openGroups.isEmpty else { return refuse("redo()") }
    Self.nesting.call("redo() of \(type(of: self))") {
      perform(redoGroups.popLast(), .redoing, posting: .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }
  }

  private static let nesting = CallbackNesting(
    "changes to be undone", cure: "Don't undo and redo in turns in observers of both.")

  private func perform(
    _ group: Group?, _ direction: Direction, posting before: NSNotification.Name, _ after: NSNotification.Name
  ) {
    guard let group else { return }
    post(before)
    self.direction = direction
    beginUndoGrouping()
    openGroups[0].name = group.name
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.perform(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
    self.direction = .recording
    post(after)
  }

  // MARK: Removing

  /// Removes all operations, including the operations of open groups.
  open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target === target }
        return group
      }
    }
    undoGroups = without(undoGroups).filter { !$0.operations.isEmpty }
    redoGroups = without(redoGroups).filter { !$0.operations.isEmpty }
    openGroups = without(openGroups)
  }

  // MARK: Names

  /// Names the action of the open group, else of the last one.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      if let last = undoGroups.indices.last { undoGroups[last].name = actionName }
    } else {
      openGroups[0].name = actionName
    }
  }

  /// The name of the action that ``undo()`` would undo; empty without one.
  open var undoActionName: String { openGroups.first?.name ?? undoGroups.last?.name ?? "" }

  /// The name of the action that ``redo()`` would redo; empty without one.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The title of a menu's element that undoes: `Undo`, with the action's name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's element that redoes: `Redo`, with the action's name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu element that undoes an action: `Undo`, with the action's name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu element that redoes an action: `Redo`, with the action's name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Announcing

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func refuse(_ member: String) {
    report(
      member,
      "\(direction == .recording ? "a group is open" : "an undo or a redo runs"); nothing was done.",
      "Call it after the group, the undo or the redo has ended.")
  }

  private func report(_ member: String, _ problem: String, _ cure: String) {
    IssueReporting.report(place: "UndoManager.\(member)", problem: problem, cure: cure)
  }
}

extension NSNotification.Name {
  /// Posted before an undo manager undoes.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo manager has undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before an undo manager redoes.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after an undo manager has redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
