import Foundation
import HeadlessReporting

/// A group of layer changes with common durations, timing functions and completions.
///
/// Values change at once, with or without a transaction; it defines the duration of implicit animations, whether there
/// are any, and the completion that runs when all animations added in it have ended. What is set where none has begun
/// belongs to the implicit transaction, which ends with the turn of the run loop.
/// > Documented: CATransaction.
public final class Transaction {
  private static let standardDuration: TimeInterval = 0.25

  var duration = Transaction.standardDuration
  var timingFunction: MediaTimingFunction?
  var disablesActions = false
  private var completion: Completion?
  /// The transaction around this one, which waits for its animations as well.
  private let outer: Transaction?
  private var custom: [String: Any] = [:]

  private init(inside outer: Transaction? = nil) {
    self.outer = outer
    guard let outer else { return }
    duration = outer.duration
    timingFunction = outer.timingFunction
    disablesActions = outer.disablesActions
    custom = outer.custom
  }

  // MARK: Which one

  /// The transactions that have begun on a thread, the innermost last.
  private final class Stack {
    var open: [Transaction] = []
    /// The transaction of this turn where none has begun, and its turn and scope; nil before it is set.
    private var implicit: (transaction: Transaction, turn: Int, scope: Int)?
    private let unset = Transaction()

    /// The innermost transaction, to read.
    var current: Transaction { open.last ?? ongoingImplicit ?? unset }

    /// The innermost transaction, to set; without one, a new implicit transaction.
    var changed: Transaction {
      if let known = open.last ?? ongoingImplicit { return known }
      let made = Transaction()
      implicit = (made, Turn.count, ScreenScope.current.serial)
      return made
    }

    /// The implicit transaction, if it has not ended with its turn.
    var ongoingImplicit: Transaction? {
      if let implicit, implicit.turn == Turn.count, implicit.scope == ScreenScope.current.serial {
        return implicit.transaction
      }
      implicit = nil
      return nil
    }

    /// Removes the innermost transaction, without any the implicit one.
    func removeLast() -> Transaction? {
      if let last = open.popLast() { return last }
      defer { implicit = nil }
      return ongoingImplicit
    }
  }

  @MainActor private static let mainStack = Stack()

  /// The main actor's transactions; elsewhere, where nothing is animated, the thread's.
  private static var stack: Stack {
    if MainThread.isCurrent { return MainThread.run(with: ()) { mainStack } }
    let key = "HeadlessLayers.Transaction"
    if let found = Thread.current.threadDictionary[key] as? Stack { return found }
    let made = Stack()
    Thread.current.threadDictionary[key] = made
    return made
  }

  /// The innermost transaction, or the implicit one.
  static var current: Transaction { stack.current }

  // MARK: Beginning and end

  /// Begins a transaction, which inherits the settings of the outer one.
  public static func begin() {
    let stack = stack
    stack.open.append(Transaction(inside: stack.open.last ?? stack.ongoingImplicit))
  }

  /// Ends the innermost transaction, without any the implicit one of this turn.
  ///
  /// Its completion runs when the animations added in it are over; at once, if there are none.
  /// > Documented: CATransaction.setCompletionBlock(_:).
  public static func commit() { stack.removeLast()?.completion?.close() }

  /// Has no effect here: layers belong to the main thread.
  public static func lock() {}

  /// Has no effect here: layers belong to the main thread.
  public static func unlock() {}

  /// Ends a turn of the run loop for layers, and the implicit transaction: changes of layers in a visible window are
  /// animated from now on.
  public static func flush() {
    if stack.open.isEmpty { commit() }
    Turn.end()
  }

  /// Returns the listeners for the end of a new animation: this and outer transactions, if they have completions.
  @MainActor func expectEnd() -> [any AnimationListener] {
    var listeners: [any AnimationListener] = []
    var current: Transaction? = self
    while let transaction = current {
      if let completion = transaction.completion {
        completion.expected += 1
        listeners.append(completion)
      }
      current = transaction.outer
    }
    return listeners
  }

  /// A completion block, which waits for the animations that are added before its transaction ends or gets another one.
  private nonisolated final class Completion: AnimationListener {
    private(set) var block: (() -> Void)?
    var expected = 0
    private var isClosed = false

    @MainActor private static let nesting = CallbackNesting(
      "completions of transactions", cure: "Don't begin a transaction with a completion in each completion.")

    init(_ block: @escaping () -> Void) { self.block = block }

    /// Waits for no further animations.
    func close() {
      isClosed = true
      if MainThread.isCurrent { MainThread.run(with: self) { $0.runIfOver() } }
    }

    @MainActor func animationEnded(finished: Bool) {
      expected -= 1
      runIfOver()
    }

    @MainActor private func runIfOver() {
      guard isClosed, expected == 0, let block else { return }
      self.block = nil
      Self.nesting.call("the completion of a transaction") { block() }
    }
  }

  /// Closes the completion, and sets another one; the implicit transaction's closes with its turn.
  private func setCompletion(_ block: (() -> Void)?, isImplicit: Bool) {
    let old = completion
    completion = block.map(Completion.init)
    old?.close()
    guard isImplicit, MainThread.isCurrent, let completion else { return }
    MainThread.run(with: completion) { completion in
      _ = VirtualClock.current.schedule(after: 0) { completion.close() }
    }
  }

  // MARK: Settings

  /// Returns the duration of animations that set none, in seconds; 0.25 by default.
  public static func animationDuration() -> TimeInterval { current.duration }

  /// Sets the duration of animations without one of their own; one that is negative or not finite is treated as 0.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    stack.changed.duration = dur.isFinite ? max(0, dur) : 0
  }

  /// Returns the timing function of animations that set none; nil by default.
  public static func animationTimingFunction() -> MediaTimingFunction? { current.timingFunction }

  /// Sets the timing function of animations without one of their own.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    stack.changed.timingFunction = function
  }

  /// Returns whether values change without animations of their own; false by default.
  public static func disableActions() -> Bool { current.disablesActions }

  /// Sets whether values change without animations of their own.
  public static func setDisableActions(_ flag: Bool) { stack.changed.disablesActions = flag }

  /// Returns the code that runs when the animations that are added to the transaction from now on have ended.
  public static func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets what runs, on the main actor, when the animations that are added from now on in the transaction are over.
  ///
  /// The block that it replaces runs when those before are over, at once without any.
  /// > Documented: CATransaction.setCompletionBlock(_:).
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let stack = stack
    stack.changed.setCompletion(block, isImplicit: stack.open.isEmpty)
  }

  /// Returns the value for one of the names in `Key`, or one that was stored under another name.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case Key.animationDuration: animationDuration()
    case Key.animationTimingFunction: animationTimingFunction()
    case Key.completionBlock: completionBlock()
    case Key.disableActions: disableActions()
    default: current.custom[key]
    }
  }

  /// Sets the value for one of the names in `Key`, or stores one under another name; another type is treated as nil.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case Key.animationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0)
    case Key.animationTimingFunction: setAnimationTimingFunction(anObject as? MediaTimingFunction)
    case Key.completionBlock: setCompletionBlock(anObject as? () -> Void)
    case Key.disableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    default: stack.changed.custom[key] = anObject
    }
  }

  /// The names of a transaction's settings.
  /// > Documented: the transaction property keys of CATransaction. Reported: their values.
  package enum Key {
    package static let animationDuration = "animationDuration"
    package static let animationTimingFunction = "animationTimingFunction"
    /// The code that runs at the end.
    package static let completionBlock = "completionBlock"
    /// Whether values change without animations.
    package static let disableActions = "disableActions"
  }
}
