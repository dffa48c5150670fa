import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The rules for a button's images and title in a state: the tables of document 002.
///
/// A value for one state; its functions depend only on arguments and, for dynamic opacity, the current traits.
struct ButtonLook {
  var type: Button.ButtonType
  var state: Control.State
  var adjustsWhenHighlighted = true
  var adjustsWhenDisabled = true

  private var isSystem: Bool { type != .custom }

  /// Returns the treatment of an image or a background image.
  ///
  /// - Parameter hasOwnImage: Whether the content has an entry for exactly this state.
  /// - Returns: The change of brightness.
  ///
  /// > Documented: claims D2.3 and D2.4: under a finger a system button's images are always lighter, a custom button's
  /// > darker unless the state has an image of its own.
  /// > Reported: fact c7 for disabled. Assumed: a disabled button under a finger appears disabled.
  func imageEffect(hasOwnImage: Bool) -> ImageTreatment.Effect {
    if state.contains(.disabled) { return adjustsWhenDisabled && !hasOwnImage ? .dimmed : .none }
    guard state.contains(.highlighted), adjustsWhenHighlighted else { return .none }
    if isSystem { return .lightened }
    return hasOwnImage ? .none : .darkened
  }

  /// Returns the title's color, before text under a finger is drawn lighter.
  ///
  /// - Parameters:
  ///   - entry: The state's own entry or the normal one.
  ///   - tintColor: The button's tint; reading it searches the ancestors, so it is read only where it is used.
  /// - Returns: The entry, else the color of the type.
  ///
  /// > Seen: fact c5, measured on iOS 26.1, for the colors of the types: a normal entry also serves disabled.
  func titleColor(entry: Color?, tintColor: @autoclosure () -> Color) -> Color {
    if let entry { return entry }
    if !isSystem { return .white }
    return state.contains(.disabled) ? Self.disabledTitleColor : tintColor()
  }

  /// The color of a disabled title without an entry; one object for all buttons.
  /// > Seen: fact s7, measured on iOS 26.1 in both interface styles.
  private static let disabledTitleColor = Color(
    light: Color(white: 0.52, alpha: 0.45), dark: Color(white: 0.55, alpha: 0.45))

  /// The factor of the title's opacity.
  /// > Documented: claim D2.5: under a finger a system button's title is always lighter, also its own highlighted
  /// > color. Seen: fact c5 and rows 4 and 8 of `button-frames`: 0.2.
  var titleOpacity: CGFloat {
    isSystem && state.contains(.highlighted) && !state.contains(.disabled) ? 0.2 : 1
  }
}

// MARK: - The subviews in a state

extension Button {
  /// The color of a title that was faded last.
  struct FadedColor {
    let color: Color
    let opacity: CGFloat
    let result: Color
  }

  /// Shows the current state's content in the subviews, creating those that it needs.
  final func show(_ content: ButtonContent) {
    buttonFlags.remove(.contentIsStale)
    if let label {
      showTitle(of: content, in: label)
    } else if content.hasTitle {
      add(newLabel(), showing: content)
    }
    if let imageSubview {
      showImage(of: content, in: imageSubview)
    } else if content.image != nil {
      add(newImageView(), showing: content)
    }
    showBackground(of: content)
  }

  private func showBackground(of content: ButtonContent) {
    if content.backgroundImage == nil, rare.backgroundSubview == nil { return }
    let view = rare.backgroundSubview ?? makeBackgroundView()
    show(content.backgroundImage, in: view, in: content.state) { rare.backgroundImages.entry(for: $0) != nil }
  }

  /// Whether the glow of ``showsTouchWhenHighlighted`` shows now.
  /// > Documented: fact g23: the property has no effect beside a configuration.
  package final var showsTouchGlow: Bool { showsTouchWhenHighlighted && isHighlighted && !isConfigured }

  final func look(in state: State) -> ButtonLook {
    ButtonLook(
      type: buttonType, state: state, adjustsWhenHighlighted: adjustsImageWhenHighlighted,
      adjustsWhenDisabled: adjustsImageWhenDisabled)
  }

  final func showImage(of content: ButtonContent, in view: ImageView) {
    view.tintsAutomaticImages = buttonType != .custom
    show(content.image, in: view, in: content.state) { images.entry(for: $0) != nil }
  }

  /// Shows an image in a view, with the change of brightness for the state.
  private func show(_ image: Image?, in view: ImageView, in state: State, hasOwnImage: (State) -> Bool) {
    if image !== view.storedImage { change(image, in: view) }
    if view.isHidden != (image == nil) { view.isHidden = image == nil }
    view.effect = state.isEmpty ? .none : look(in: state).imageEffect(hasOwnImage: hasOwnImage(state))
  }

  private func change(_ image: Image?, in view: ImageView) {
    let changesSize = image?.size != view.storedImage?.size
    view.image = image
    if changesSize { invalidateIntrinsicContentSize() }
  }

  /// Shows the state's text and colors in the label; without a title hides it, and removes only the button's own text.
  /// > Seen: row 7 of `button-frames`: text set on the label itself stays in a hidden label. Reported: fact c6.
  final func showTitle(of content: ButtonContent, in label: ButtonLabel) {
    let hasTitle = content.hasTitle
    if label.isHidden == hasTitle { label.isHidden = !hasTitle }
    guard hasTitle else {
      if buttonFlags.contains(.titleWasShown) { label.text = nil }
      buttonFlags.remove(.titleWasShown)
      return
    }
    buttonFlags.insert(.titleWasShown)
    let look = ButtonLook(type: buttonType, state: content.state)
    var color = currentTitleColor
    if look.titleOpacity != 1 { color = faded(color, by: look.titleOpacity) }
    label.setTextColor(color)
    let shadowColor = currentTitleShadowColor
    if shadowColor !== label.shadowColor { label.shadowColor = shadowColor }
    reverseShadow(of: label, reversesTitleShadowWhenHighlighted && look.state.contains(.highlighted))
    if let attributed = content.attributedTitle {
      label.attributedText = attributed.fading(by: look.titleOpacity)
    } else {
      label.text = content.title
    }
  }

  /// Returns the color with its opacity multiplied; the last result is reused for the same color with the same opacity.
  private func faded(_ color: Color, by factor: CGFloat) -> Color {
    // A dynamic color may have another opacity in other traits.
    let opacity = color.alpha
    if let last = fadedTitleColor, last.color === color, last.opacity == opacity * factor { return last.result }
    let result = color.withAlphaComponent(opacity * factor)
    if type(of: color) == Color.self {
      fadedTitleColor = FadedColor(color: color, opacity: opacity * factor, result: result)
    }
    return result
  }

  private func reverseShadow(of label: ButtonLabel, _ isReversed: Bool) {
    if isReversed == buttonFlags.contains(.shadowIsReversed) { return }
    buttonFlags.set(.shadowIsReversed, to: isReversed)
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }
}

extension NSAttributedString {
  /// Returns the text with the opacity of each run's color multiplied; equal colors become one object.
  fileprivate func fading(by opacity: CGFloat) -> NSAttributedString {
    if opacity == 1 { return self }
    var runs: [AttributedRun] = []
    var fadedColors: [Color: Color] = [:]
    forEachRun { text, attributes, _ in
      var attributes = attributes
      if let color = attributes[.foregroundColor] as? Color {
        let faded = fadedColors[color] ?? color.withAlphaComponent(color.alpha * opacity)
        fadedColors[color] = faded
        attributes[.foregroundColor] = faded
      }
      runs.append((text, attributes))
    }
    return .joining(runs)
  }
}

// MARK: - Drawing

extension Button: ContentDrawing {
  /// Draws the content of a subclass.
  package final func drawContent(in context: DrawingContext) { drawInBounds(into: context) }

  /// Draws the glow under a finger.
  package final func drawForeground(in context: DrawingContext) {
    if showsTouchGlow { drawGlow(into: context) }
  }

  /// Draws the glow of a touched button.
  /// > Documented: UIButton.showsTouchWhenHighlighted: a white glow in the middle. Assumed: it is in front of
  /// > everything, and fades from half of full opacity to the edge of a circle of 40 points around.
  private func drawGlow(into context: DrawingContext) {
    let bounds = bounds
    let radius: CGFloat = 40
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let colors = [0.5, 0].map { CGColor(red: 1, green: 1, blue: 1, alpha: $0) }
    let glow = DrawingList.Gradient(
      .radial(startCenter: center, startRadius: 0, endCenter: center, endRadius: radius),
      stops: [.init(0, colors[0]), .init(1, colors[1])])
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(.path(CGPath(ellipseIn: circle), .winding), with: .gradient(glow))
  }
}

// MARK: - Appearance proxies

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
