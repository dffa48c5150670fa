import HeadlessViews

extension Button {
  /// The properties of buttons that appearance proxies set, besides every view's.
  /// > Documented: UIButton.h marks them.
  package static let buttonAppearanceValues =
    [AppearanceValue(get: { (button: Button) in button.contentEdgeInsets }, set: { $0.contentEdgeInsets = $1 })]
    + states.flatMap { state in
      [
        AppearanceValue(
          get: { (button: Button) in button.titleColors.entry(for: state) },
          set: { $0.setTitleColor($1, for: state) }),
        AppearanceValue(
          get: { (button: Button) in button.rare.titleShadowColors.entry(for: state) },
          set: { $0.setTitleShadowColor($1, for: state) }),
        AppearanceValue(
          get: { (button: Button) in button.rare.backgroundImages.entry(for: state) },
          set: { $0.setBackgroundImage($1, for: state) }),
      ]
    }

  /// Every combination of highlighted, disabled and selected; and focused.
  private static let states: [State] = (0..<8).map { State(rawValue: $0) } + [.focused]
}
