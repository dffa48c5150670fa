extension View {
  package static let appearanceValues = [
    AppearanceValue(get: { (view: View) in view.backgroundColor }, set: { $0.backgroundColor = $1 }),
    AppearanceValue(get: { (view: View) in view.ownTintColor }, set: { $0.tintColor = $1 }),
    AppearanceValue(get: { (view: View) in view.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 }),
  ]
}
