import Foundation

/// A group of layer changes with common durations, timing functions and completions.
///
/// Values change at once, with or without a transaction; it defines the duration of implicit animations, whether there
/// are any, and the completion that runs when all animations added in it have ended.
/// > Documented: CATransaction.
public final class Transaction {
  private static let standardDuration: TimeInterval = 0.25

  var duration = Transaction.standardDuration
  var timingFunction: MediaTimingFunction?
  var disablesActions = false
  private var completion: (() -> Void)?
  /// The transaction around this one, which waits for its animations as well.
  private let outer: Transaction?
  private var expected = 0
  private var isCommitted = false
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
    let implicit = Transaction()
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

  /// The innermost transaction, or the one that there is without any.
  static var current: Transaction {
    let stack = stack
    return stack.open.last ?? stack.implicit
  }

  // MARK: Beginning and end

  /// Begins a transaction, which inherits the settings of the outer one.
  public static func begin() {
    let stack = stack
    stack.open.append(Transaction(inside: stack.open.last))
  }

  /// Ends the innermost transaction; without one, nothing happens.
  ///
  /// Its completion runs when the animations added in it are over; in the next turn, if there are none.
  public static func commit() {
    let transaction = stack.open.popLast()
    transaction?.isCommitted = true
    transaction?.completeIfOver()
  }

  /// Has no effect here: layers belong to the main thread.
  public static func lock() {}

  /// Has no effect here: layers belong to the main thread.
  public static func unlock() {}

  /// Ends a turn of the run loop for layers: changes of those in a visible window are animated from now on.
  public static func flush() { Turn.end() }

  /// Returns the listeners for the end of a new animation: this and outer transactions, if they have completions.
  @MainActor func expectEnd() -> [any AnimationListener] {
    var listeners: [any AnimationListener] = []
    var current: Transaction? = self
    while let transaction = current {
      if transaction.completion != nil {
        transaction.expected += 1
        listeners.append(Listener(transaction: transaction))
      }
      current = transaction.outer
    }
    return listeners
  }

  @MainActor private final class Listener: AnimationListener {
    let transaction: Transaction

    init(transaction: Transaction) { self.transaction = transaction }

    func animationEnded(finished: Bool) {
      transaction.expected -= 1
      if transaction.expected == 0, transaction.isCommitted { transaction.complete() }
    }
  }

  private func completeIfOver() {
    guard completion != nil, expected == 0, MainThread.isCurrent else { return }
    MainThread.run(with: self) { transaction in
      _ = VirtualClock.current.schedule(after: 0) { transaction.complete() }
    }
  }

  @MainActor private func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  // MARK: Settings

  /// Returns the duration of animations that set none, in seconds; 0.25 by default.
  public static func animationDuration() -> TimeInterval { current.duration }

  /// Sets the duration of animations without one of their own; one that is negative or not finite is treated as 0.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    current.duration = dur.isFinite ? max(0, dur) : 0
  }

  /// Returns the timing function of animations that set none; nil by default.
  public static func animationTimingFunction() -> MediaTimingFunction? { current.timingFunction }

  /// Sets the timing function of animations without one of their own.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) { current.timingFunction = function }

  /// Returns whether values change without animations of their own; false by default.
  public static func disableActions() -> Bool { current.disablesActions }

  /// Sets whether values change without animations of their own.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the code that runs when the animations that are added to the transaction from now on have ended.
  public static func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets what runs, on the main actor, when the animations that are added from now on in the transaction are over.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

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
    default: current.custom[key] = anObject
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
