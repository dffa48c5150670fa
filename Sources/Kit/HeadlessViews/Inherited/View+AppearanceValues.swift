extension View {
  package static let appearanceValues =
    AppearanceValue.all(of: View.self, \.backgroundColor, \.isExclusiveTouch)
    + [AppearanceValue(get: { (view: View) in view.ownTintColor }, set: { $0.tintColor = $1 })]
}
