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
  @exclusivity(unchecked) private static var layout = ButtonLayout(contentRect: .zero, grid: PixelGrid(scale: 1))

  /// Runs `body`, which asks a button's hooks; what an outer button gathered is lost.
  static func hold(_ layout: ButtonLayout, of button: Button, while body: () -> Void) {
    Self.layout = layout
    Self.button = ObjectIdentifier(button)
    body()
    Self.button = nil
  }

  /// What `compute` makes of the values that hold for a button in a content rectangle; nil where none do.
  static func use<Result>(of button: Button, in contentRect: CGRect, _ compute: (ButtonLayout) -> Result) -> Result? {
    guard Self.button == ObjectIdentifier(button), !button.needsLayout, layout.grid == Screen.main.grid else {
      return nil
    }
    layout.contentRect = contentRect
    return compute(layout)
  }

  /// Forgets what was gathered of a button.
  static func drop(of button: Button) {
    if Self.button == ObjectIdentifier(button) { Self.button = nil }
  }
}
