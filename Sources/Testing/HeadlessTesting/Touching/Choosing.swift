import HeadlessControls
import HeadlessInspection
import HeadlessViews
import Testing

/// Chooses a button of the alert or action sheet on the screen, and waits until it is dismissed.
///
/// The presentation ends first; the button is tapped; then the clock advances until nothing is scheduled, so that the
/// handler of the choice has been called. Of several buttons with the title the one in front is chosen.
///
/// - Parameters:
///   - title: The title.
///   - window: The window; nil for the key window of the screen.
///   - sourceLocation: The line of the failure.
@MainActor
public func choose(_ title: String, in window: Window? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let window = usableWindow(window, to: "choose in", sourceLocation) else { return }
  advanceUntilIdle(sourceLocation: sourceLocation)
  let buttons = AccessibilityScan(of: window).elements.filter { $0.role == .button && $0.object is View }
  guard let button = buttons.last(where: { $0.label == title })?.object as? View else {
    let titles = buttons.compactMap(\.label).map(\.quoted).joined(separator: ", ")
    return Failure(
      message: "There is no button \(title.quoted) to choose. "
        + (titles.isEmpty ? "There is none." : "There are \(titles).")
    ).record(at: sourceLocation)
  }
  tap(button, sourceLocation: sourceLocation)
  advanceUntilIdle(sourceLocation: sourceLocation)
}

/// Chooses an action of the menu that a button shows when it is tapped or held.
///
/// Menus are not drawn: the action is performed as a choice does it, also in a menu inside the menu. The test fails if
/// there is no such action, or if it or the button is disabled.
///
/// - Parameters:
///   - title: The title of the action.
///   - button: The button with the menu.
///   - sourceLocation: The line of the failure.
@MainActor
public func choose(_ title: String, fromMenuOf button: Button, sourceLocation: SourceLocation = #_sourceLocation) {
  func fail(_ message: String) { Failure(message: message).record(at: sourceLocation) }
  guard button.isEnabled else { return fail("\(button.nameInTests) is disabled; its menu is not shown.") }
  var actions: [Action] = []
  var waiting: [MenuElement] = button.menu.map { [$0] } ?? []
  while let element = waiting.popLast() {
    if let menu = element as? Menu { waiting += menu.children.reversed() }
    if let action = element as? Action, !action.attributes.contains(.hidden) { actions.append(action) }
  }
  guard let action = actions.first(where: { $0.title == title }) else {
    let titles = actions.map(\.title.quoted).joined(separator: ", ")
    return fail(
      "The menu of \(button.nameInTests) has no action \(title.quoted). "
        + (titles.isEmpty ? "It has no actions." : "It has \(titles)."))
  }
  if action.attributes.contains(.disabled) { return fail("The action \(title.quoted) of the menu is disabled.") }
  button.sendAction(action)
  button.window?.screen.flush()
}
