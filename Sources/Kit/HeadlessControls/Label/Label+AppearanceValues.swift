import HeadlessGraphics
import HeadlessViews

extension Label {
  /// The values that labels get from appearance proxies, besides every view's.
  /// > Documented: UILabel.h marks them.
  package static let labelAppearanceValues = [
    AppearanceValue(get: { (label: Label) in label.fontUnlessButtons }, set: { $0.font = $1 }),
    AppearanceValue(get: { (label: Label) in label.textColor }, set: { $0.textColor = $1 }),
    AppearanceValue(get: { (label: Label) in label.highlightedTextColor }, set: { $0.highlightedTextColor = $1 }),
    AppearanceValue(get: { (label: Label) in label.shadowColor }, set: { $0.shadowColor = $1 }),
    AppearanceValue(get: { (label: Label) in label.shadowOffset }, set: { $0.shadowOffset = $1 }),
  ]

  /// The font; the standard one for a button's title in the font of the button's type.
  /// > Assumed: the app has not set that font.
  private var fontUnlessButtons: Font {
    let button = superview as? Button
    return self is ButtonLabel && font == button?.buttonType.titleFont ? Label.standardFont : font
  }
}
