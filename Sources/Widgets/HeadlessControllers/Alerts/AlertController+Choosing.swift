import HeadlessReporting

extension AlertController {
  /// Chooses the action with a title: dismisses the alert without an animation, and calls the action's handler.
  ///
  /// It calls ``perform(_:)``. A title without a choice, with several or a disabled one is reported; nothing is done.
  ///
  /// - Complexity: O(*n*) for *n* actions, besides the dismissal.
  public final func choose(_ title: String) {
    let found = storedActions.filter { $0.title == title }
    guard let action = found.first, found.count == 1 else {
      let titles = storedActions.map { $0.title.map { "\"\($0)\"" } ?? "none" }.joined(separator: ", ")
      return report(
        "choose(_:)",
        "Expected one action titled \"\(title)\"; got \(found.count); the titles are: \(titles.isEmpty ? "none" : titles).",
        cure: "Choose one of them, or call perform(_:) with the action.")
    }
    perform(action)
  }

  /// Chooses an action: dismisses the alert without an animation, and calls the action's handler.
  ///
  /// A presentation of the alert that waits or is animated ends first, as for a user who waits for it. The turn of the
  /// run loop ends in it, so that everything has happened when it returns. An alert that is not presented calls the
  /// handler only. A choice of another alert and one that is disabled are reported, and nothing is done.
  public final func perform(_ action: AlertAction) {
    guard mayChoose(action, "perform(_:)") else { return }
    Self.choiceNesting.call("perform(_:) of \(type(of: self))") {
      endPresentation()
      let screen = screen
      finish(with: action, animated: false)
      screen.flush()
    }
  }

  private static let choiceNesting = CallbackNesting(
    "choices in alerts", cure: "Don't present and answer an alert each time in its own action.")

  /// Dismisses the alert as a tap on a button does; the completion follows the action's handler.
  final func buttonWasTapped(_ action: AlertAction, completion: @escaping () -> Void) {
    if mayChoose(action, "the button") { finish(with: action, animated: true, completion: completion) }
  }

  /// Cancels an action sheet as a touch beside it does; returns false without an action that cancels.
  /// > Reported: a tap beside an action sheet calls the handler of the action that cancels.
  @discardableResult final func cancelByTouch(completion: @escaping () -> Void = {}) -> Bool {
    guard preferredStyle == .actionSheet, let action = storedActions.first(where: { $0.style == .cancel }) else {
      return false
    }
    if action.isEnabled { finish(with: action, animated: true, completion: completion) }
    return true
  }

  /// Dismisses the alert, then calls the handler of an action.
  /// > Reported: fact n11, call stacks: UIKit calls the handler when the dismissal has ended.
  private func finish(with action: AlertAction, animated: Bool, completion: @escaping () -> Void = {}) {
    let handle = {
      action.handler?(action)
      completion()
    }
    if presentingViewController == nil { return handle() }
    for field in storedFields { field.resignFirstResponder() }
    dismiss(animated: animated, completion: handle)
  }

  private func mayChoose(_ action: AlertAction, _ member: String) -> Bool {
    let name = action.title.map { "\"\($0)\"" } ?? "without a title"
    if !storedActions.contains(where: { $0 === action }) {
      report(
        member, "Expected an action of the alert; got the action \(name); nothing was done.",
        cure: "Choose one of its actions.")
    } else if !action.isEnabled {
      report(
        member, "Expected an enabled action; got the action \(name), which is disabled; nothing was done.",
        cure: "Do what enables it first, such as typing into a text field.")
    } else if presentedViewController != nil {
      report(
        member, "Expected an alert that presents nothing; got one that presents a controller; nothing was done.",
        cure: "Dismiss that controller first.")
    } else {
      return true
    }
    return false
  }
}
