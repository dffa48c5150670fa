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

  /// Holds what a button gathered until ``end()``; what an outer button gathered is lost.
  static func begin(_ layout: ButtonLayout, of button: Button) {
    Self.layout = layout
    Self.button = ObjectIdentifier(button)
  }

  /// Forgets what was gathered, as the hooks have been asked.
  static func end() {
    button = nil
  }

  /// What `compute` makes of the values that hold for a button in a content rectangle; nil where none do.
  static func use<Result>(of button: Button, in contentRect: CGRect, _ compute: (ButtonLayout) -> Result) -> Result? {
    guard Self.button == ObjectIdentifier(button), !button.needsLayout, var layout, layout.grid == Screen.mainGrid
    else { return nil }
    layout.contentRect = contentRect
    return compute(layout)
  }

  /// Forgets what was gathered of a button.
  static func drop(of button: Button) {
    if Self.button == ObjectIdentifier(button) { Self.button = nil }
  }
}
