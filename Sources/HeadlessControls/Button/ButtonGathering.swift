import HeadlessViews

/// What the arithmetic is fed with, gathered once for all hooks of one layout.
///
/// While a button asks its hooks, their standard rectangles come from here instead of from a dozen properties each time.
/// Whatever marks the button for layout meanwhile makes them be gathered anew.
@MainActor
enum ButtonGathering {
  private static var button: Button?
  private static var content: ButtonContent?
  private static var layout: ButtonLayout?

  /// Runs `body`, which asks a button's hooks, with nothing gathered yet; what an outer button gathered is lost.
  static func scope(of button: Button, showing content: ButtonContent, _ body: () -> Void) {
    let outer = (Self.button, Self.content)
    Self.button = button
    Self.content = content
    layout = nil
    body()
    (Self.button, Self.content) = outer
    layout = nil
  }

  /// The gathered values of a button that is asking its hooks, else fresh ones.
  static func layout(of button: Button, gather: (ButtonContent) -> ButtonLayout) -> ButtonLayout {
    guard button === Self.button, let content, !button.needsLayout else { return gather(ButtonContent(of: button)) }
    if let layout { return layout }
    let gathered = gather(content)
    layout = gathered
    return gathered
  }

  /// Forgets what was gathered of a button.
  static func drop(of button: Button) {
    if button === Self.button { layout = nil }
  }
}
