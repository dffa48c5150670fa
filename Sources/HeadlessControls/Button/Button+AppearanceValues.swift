import HeadlessGraphics
import HeadlessViews

extension Button {
  /// What buttons take from appearance proxies, besides what every view takes.
  ///
  /// > Documented: UIButton.h marks them.
  package static let buttonAppearanceValues =
    [AppearanceValue(get: { (button: Button) in button.contentEdgeInsets }, set: { $0.contentEdgeInsets = $1 })]
    + states.flatMap { state in
      [
        AppearanceValue(
          get: { (button: Button) in button.titleColors.entry(for: state) },
          set: { $0.setTitleColor($1, for: state) }),
        AppearanceValue(
          get: { (button: Button) in button.buttonExtras?.titleShadowColors.entry(for: state) },
          set: { $0.setTitleShadowColor($1, for: state) }),
        AppearanceValue(
          get: { (button: Button) in button.buttonExtras?.backgroundImages.entry(for: state) },
          set: { $0.setBackgroundImage($1, for: state) }),
      ]
    }

  /// Every combination of highlighted, disabled and selected; and focused.
  private static let states: [State] = (0..<8).map { State(rawValue: $0) } + [.focused]
}
