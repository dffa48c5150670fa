import HeadlessControls
import HeadlessInspection
import HeadlessViews
import Testing

/// Chooses a button of the alert or action sheet on the screen, and waits until it is dismissed.
///
/// The presentation ends first; the button is tapped; then the clock advances until the alert is removed, so that the
/// handler of the choice has been called. Of several alerts the one in front is meant. The window is the key window of
/// the screen, unless another one is passed.
@preconcurrency @MainActor
public func choose(_ title: String, in window: Window? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let window = usableWindow(window, to: "choose in", sourceLocation) else { return }
  guard let shown = presentedChoice(in: window) else {
    return Failure.record(
      "No alert or action sheet is shown in \(window.nameInTests), to choose \(title.quoted). Present one.",
      at: sourceLocation)
  }
  let buttons = AccessibilityScan(of: shown).elements.filter { $0.role == .button }
  guard let button = buttons.first(where: { $0.label == title })?.object as? View else {
    let titles = buttons.compactMap(\.label).map(\.quoted).joined(separator: ", ")
    let found = titles.isEmpty ? "It has none." : "It has \(titles)."
    return Failure.record("\(shown.nameInTests) has no button \(title.quoted). \(found)", at: sourceLocation)
  }
  let count = shown.choiceCount
  tap(button, sourceLocation: sourceLocation)
  // > Assumed: every dismissal ends in a second. A tap that reaches no button has failed.
  for _ in 0..<60 where shown.choiceCount == count { window.screen.advance(by: 1.0 / 60) }
}

/// Chooses an action of the menu that a button shows when it is tapped or held.
///
/// Menus are not drawn: the action is performed as a choice does it, also in a menu inside the menu. The test fails if
/// there is no such action, or if it or the button is disabled.
@preconcurrency @MainActor
public func choose(_ title: String, fromMenuOf button: Button, sourceLocation: SourceLocation = #_sourceLocation) {
  func fail(_ message: String) { Failure.record(message, at: sourceLocation) }
  guard button.isEnabled else { return fail("\(button.nameInTests) is disabled; its menu is not shown.") }
  let actions = (button.menu?.actions ?? []).filter { !$0.attributes.contains(.hidden) }
  guard let action = actions.first(where: { $0.title == title }) else {
    let titles = actions.map(\.title.quoted).joined(separator: ", ")
    let found = titles.isEmpty ? "It has no actions." : "It has \(titles)."
    return fail("The menu of \(button.nameInTests) has no action \(title.quoted). \(found)")
  }
  if action.attributes.contains(.disabled) { return fail("The action \(title.quoted) of the menu is disabled.") }
  button.sendAction(action)
  button.window?.screen.flush()
}

/// Returns the alert or action sheet in front when its presentation has ended; nil for none.
@MainActor private func presentedChoice(in window: Window) -> (any AlertChoices)? {
  window.screen.flush()
  // > Assumed: every presentation ends in a second.
  for _ in 0..<60 {
    guard let shown = window.choiceViews.last, shown.isMoving else { break }
    window.screen.advance(by: 1.0 / 60)
  }
  return window.choiceViews.last
}

extension View {
  fileprivate var choiceViews: [any AlertChoices] { viewsInTests.compactMap { $0 as? any AlertChoices } }

  /// Whether an animation of the view, or of one that contains it, is running.
  fileprivate var isMoving: Bool {
    func isAnimated(_ view: View) -> Bool { view.layer.animationKeys()?.isEmpty == false }
    return isAnimated(self) || firstAncestor(where: isAnimated) != nil
  }
}
