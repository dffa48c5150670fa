import Foundation
import HeadlessGeometry
import HeadlessViews

/// What the arithmetic is fed with, gathered once for all hooks of one layout.
///
/// While a button asks its hooks, their standard rectangles come from here instead of from a dozen properties each time.
/// Whatever the button is told meanwhile, or another screen, makes them be gathered anew.
///
/// > Differs: an override of a getter is asked before the hooks and not again between them, so that one that answers
/// > otherwise from hook to hook, without marking the button, is heard once; so is a text measurer put in inside a hook.
@MainActor
enum ButtonGathering {
  @exclusivity(unchecked) private static var button: ObjectIdentifier?
  @exclusivity(unchecked) private static var layout: ButtonLayout?
  /// The last rectangles, as all hooks of a layout are mostly asked in the same content rectangle.
  @exclusivity(unchecked) private static var last: ButtonLayout.Rects?

  /// Holds what a button gathered until ``end()``; what an outer button gathered is lost.
  static func begin(_ layout: ButtonLayout, of button: Button) {
    Self.layout = layout
    Self.button = ObjectIdentifier(button)
    last = nil
  }

  /// Forgets what was gathered, as the hooks have been asked.
  static func end() {
    button = nil
  }

  /// Forgets what was gathered of a button.
  static func drop(of button: Button) {
    if Self.button == ObjectIdentifier(button) { Self.button = nil }
  }

  /// The standard rectangles of a button's image and title in a content rectangle.
  ///
  /// - Returns: Nil where nothing was gathered that holds.
  static func rects(of button: Button, in contentRect: CGRect) -> ButtonLayout.Rects? {
    guard holds(for: button) else { return nil }
    if let last, last.contentRect.hasNumbers(of: contentRect) { return last }
    last = layout?.move(to: contentRect)
    return last
  }

  /// What was gathered of a button, in a content rectangle.
  ///
  /// - Returns: Nil where nothing was gathered that holds.
  static func layout(of button: Button, in contentRect: CGRect) -> ButtonLayout? {
    if !holds(for: button) { return nil }
    layout?.contentRect = contentRect
    return layout
  }

  private static func holds(for button: Button) -> Bool {
    Self.button == ObjectIdentifier(button) && !button.needsLayout && layout?.grid == Screen.mainGrid
  }
}
