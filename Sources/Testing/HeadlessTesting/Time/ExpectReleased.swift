import HeadlessLayers
import HeadlessViews
import Testing

/// Fails unless the objects that a closure returns are released when it has ended and the screen is idle.
///
/// A failure names what the toolkit knows to retain them: a superview, a window, an animation, a display link, a timer
/// that calls a method. The blocks of timers are unknown.
///
/// ```swift
/// expectReleased {
///   let form = LoginForm()
///   tap(.button(titled: "Log in"), in: showInWindow(form))
///   return [form]
/// }
/// ```
///
/// - Parameters:
///   - sourceLocation: The line of the failure.
///   - body: The code, which returns the objects.
/// - Throws: The error of `body`.
@preconcurrency @MainActor public func expectReleased(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> [AnyObject]
) rethrows {
  let references = try body().map { Weak<AnyObject>($0) }
  Screen.main.flush()
  if references.contains(where: { $0.object != nil }) { _ = advanceToLastCallback(sourceLocation: sourceLocation) }
  let kept = references.compactMap(\.object)
  if kept.isEmpty { return }
  let lines = kept.map { object in "\(nameInTests(of: object)): \(holders(of: object))" }.joined(separator: "\n")
  Failure.record("Expected the objects to be released; still retained:\n\(lines)", at: sourceLocation)
}

@MainActor private func holders(of object: AnyObject) -> String {
  var holders: [String] = []
  let view = object as? View
  if let superview = view?.superview { holders.append("its superview \(superview.nameInTests) retains it") }
  let names = Set(((object as? Layer) ?? view?.layer)?.animationsOfOwnLayers.map(\.name) ?? [])
  if !names.isEmpty {
    let list = names.sorted().joined(separator: ", ")
    holders.append(names.count == 1 ? "the animation \(list) runs" : "the animations \(list) run")
  }
  if let owner = object as? any ViewOwner, let window = owner.ownedView?.window {
    holders.append("its view is in \(window.nameInTests)")
  }
  holders += TimerTargets.methods(of: object).map { "a timer that calls its method \($0) retains it" }
  let clock = Screen.main.clock
  if clock.scheduledOwners.contains(where: { $0.retainedTarget === object }) {
    holders.append("a display link retains it")
  }
  let count = clock.scheduledCount
  if count > 0, holders.isEmpty {
    holders.append("\(count) callback\(count == 1 ? "" : "s") on the clock may retain it")
  }
  let unknown =
    "nothing that the toolkit knows of; look for closures, actions and blocks of timers that capture it without "
    + "[weak self], observers, and stored properties that retain each other"
  return holders.isEmpty ? unknown : holders.joined(separator: "; ")
}
