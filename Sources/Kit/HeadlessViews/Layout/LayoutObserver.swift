import Foundation

/// A call by the toolkit of a method that subclasses override.
public struct LayoutCall {
  /// The view it was made on.
  public let view: View
  /// The name of the method, such as `contentRect(forBounds:)`.
  public let method: String
  /// The rectangle that was passed, in the view's own coordinates, if the method has such a parameter.
  public let argument: CGRect?
}

/// A remark on what overridden code does inside a call, such as a read that is safe only under a condition.
public struct LayoutRemark {
  /// The view that the remark is about.
  public let view: View
  /// The remark: one sentence without a period.
  public let text: String

  package init(view: View, text: String) {
    self.view = view
    self.text = text
  }
}

/// An observer of the layout pass, notified call by call, also when a subclass does not call `super`.
@MainActor public protocol LayoutObserver: AnyObject {
  /// Called when a view is marked for layout, inside or outside a pass, also when it is marked already.
  func layoutMarks(_ mark: LayoutMark)

  /// Called when a pass begins at a view because `layoutIfNeeded()` was called, on it or on one below it.
  func layoutPassBegins(at root: View, requestedBy requester: View)

  /// Called when the pass that began last has ended.
  func layoutPassEnds(at root: View)

  /// Called when the pass reaches a view, because it or something below it needs layout.
  func layoutVisits(_ view: View)

  /// Called when a call begins; calls made inside it are reported before its end.
  func layoutBegins(_ call: LayoutCall)

  /// Called when a call has ended, with the rectangle it returned, if it returns one.
  func layoutEnds(_ call: LayoutCall, returning result: CGRect?)

  /// Called when code that a call runs does something worth a remark; the call has begun and not ended.
  func layoutRemarks(_ remark: LayoutRemark)

  /// Called when changes of constraints, or of views that constraints depend on, have been applied.
  func layoutSolves(_ solution: LayoutSolution)
}

extension LayoutObserver {
  /// Does nothing; implement it to follow the marks.
  public func layoutMarks(_ mark: LayoutMark) {}

  /// Does nothing; implement it to follow the beginnings of passes.
  public func layoutPassBegins(at root: View, requestedBy requester: View) {}

  /// Does nothing; implement it to follow the ends of passes.
  public func layoutPassEnds(at root: View) {}

  /// Does nothing; implement it to collect the remarks.
  public func layoutRemarks(_ remark: LayoutRemark) {}

  /// Does nothing; implement it to follow the solutions of constraints.
  public func layoutSolves(_ solution: LayoutSolution) {}
}

/// The observers of the current scope, and one function per kind of call that notifies them.
@MainActor public enum LayoutObservation {
  private static var observers: [any LayoutObserver] = [] { didSet { hasObservers = !observers.isEmpty } }

  private static var hasObservers = false

  /// Whether there is an observer; the fast path for a layout without one.
  package static var isActive: Bool { hasObservers }

  /// The running setter that marks by calling a method that subclasses override.
  private static var occasion: LayoutMark.Occasion?

  /// Runs `body` while `observer`, as well as those of outer scopes, is notified of every layout on the main actor.
  public static func observe<Result>(with observer: any LayoutObserver, _ body: () throws -> Result) rethrows -> Result
  {
    observers.append(observer)
    defer { observers.removeLast() }
    return try body()
  }

  // MARK: Marks

  static func mark(_ view: View, _ cause: StaticString, of subview: View?) {
    let mark = LayoutMark(view: view, cause: "\(cause)", owner: subview ?? view, occasion: occasion)
    for observer in observers { observer.layoutMarks(mark) }
  }

  /// Runs `body` while every mark is attributed to a member of a view, in addition to its direct cause.
  package static func attribute(_ cause: StaticString, of view: View, _ body: () -> Void) {
    if !isActive { return body() }
    let outer = occasion
    occasion = LayoutMark.Occasion(view: view, cause: "\(cause)")
    defer { occasion = outer }
    body()
  }

  // MARK: The pass

  static func beginPass(at root: View, requestedBy requester: View) {
    if isActive { for observer in observers { observer.layoutPassBegins(at: root, requestedBy: requester) } }
  }

  static func endPass(at root: View) {
    if isActive { for observer in observers { observer.layoutPassEnds(at: root) } }
  }

  static func visit(_ view: View) {
    if isActive { for observer in observers { observer.layoutVisits(view) } }
  }

  package static func call(_ method: StaticString, on view: View, _ body: () -> Void) {
    if !isActive { return body() }
    let call = LayoutCall(view: view, method: "\(method)", argument: nil)
    for observer in observers { observer.layoutBegins(call) }
    body()
    for observer in observers { observer.layoutEnds(call, returning: nil) }
  }

  /// Calls a hook that converts a rectangle, and notifies the observers.
  package static func ask(_ method: String, of view: View, _ argument: CGRect, _ hook: (CGRect) -> CGRect) -> CGRect {
    if !isActive { return hook(argument) }
    let call = LayoutCall(view: view, method: method, argument: argument)
    for observer in observers { observer.layoutBegins(call) }
    let result = hook(argument)
    for observer in observers { observer.layoutEnds(call, returning: result) }
    return result
  }

  static func send(_ solution: LayoutSolution) {
    for observer in observers { observer.layoutSolves(solution) }
  }

  /// Sends a remark to the observers; evaluates it only if there are any.
  package static func send(_ remark: @autoclosure () -> LayoutRemark) {
    if !isActive { return }
    let remark = remark()
    for observer in observers { observer.layoutRemarks(remark) }
  }
}

/// A request for layout: the marked view and the cause.
public struct LayoutMark {
  /// A setter that marks by calling a method that subclasses override, such as a button's title.
  public struct Occasion {
    /// The view whose member it is.
    public let view: View
    /// The member, such as `setTitle(_:for:)`; `autoresizing` while subviews follow a new size.
    public let cause: String
  }

  /// The view that needs layout now.
  public let view: View
  /// The member that marked it, such as `frame`, `addSubview(_:)` or `setNeedsLayout()`.
  public let cause: String
  /// The view whose member that is: the marked one, or the subview that moved or changed its size.
  public let owner: View
  /// The running setter, if it caused the mark.
  public let occasion: Occasion?
}
