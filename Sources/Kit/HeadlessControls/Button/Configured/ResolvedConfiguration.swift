import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// A button's configuration in its current state, with texts, fonts, colors and images resolved, for size and layout.
@MainActor final class ResolvedConfiguration {
  /// The values that it depends on, besides the button's own properties, whose changes invalidate it.
  struct Inputs: Equatable {
    let state: Control.State
    let surroundings: Button.Surroundings
    let isRightToLeft: Bool
    let era: SharedEra

    @MainActor init(of button: Button) {
      state = button.state
      surroundings = button.surroundings
      isRightToLeft = button.isRightToLeft
      era = Screen.sharedMainEra
    }
  }

  let inputs: Inputs
  /// The configuration as the app set it; the fill in the state is ``fillColor``.
  let configuration: Button.Configuration
  let title: ConfiguredText?
  let subtitle: ConfiguredText?
  /// The image; nil while an activity indicator replaces it.
  let image: Image?
  let indicator: Image?
  /// The side of the activity indicator, in points; nil without one.
  let activitySide: CGFloat?
  /// The alignment of title and subtitle, where automatic is resolved by the placement of the image.
  let titleAlignment: Button.Configuration.TitleAlignment
  /// The color of the fill in its final form; nil for none.
  let fillColor: Color?
  /// The color of the stroke; nil for none.
  let strokeColor: Color?
  /// The color of an image without colors of its own.
  let imageColor: Color
  let activityColor: Color
  let indicatorColor: Color
  /// Whether it follows from configuration and inputs alone: not from functions of the app or the button's states.
  let dependsOnInputsAlone: Bool

  /// Resolves a configuration for a button.
  ///
  /// A configuration without a title or image has the title or image of the button's state.
  /// > Seen: fact g46. Reported: fact g47. Assumed: facts g48 and g49, from one observer: colors of titles and
  /// > background images of the state are ignored; a screenshot of a filled button with both would settle it.
  init(_ configuration: Button.Configuration, of button: Button, _ inputs: Inputs) {
    let followsState = button.automaticallyUpdatesConfiguration
    let look = configuration.look(in: followsState ? inputs.state : .normal, tintColor: inputs.surroundings.tintColor)
    self.inputs = inputs
    let traits = inputs.surroundings.traits
    let titleFont = Font.preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traits)
    let (baseColor, color) = (look.baseColor, look.foregroundColor)
    let source = configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
    titleAlignment = Self.titleAlignment(
      of: configuration, hasImage: source != nil || configuration.showsActivityIndicator)
    let alignment = Self.textAlignment(for: titleAlignment, isMirrored: inputs.isRightToLeft)
    title = ConfiguredText(
      button.selection ?? configuration.titleText ?? button.titleOfState, font: titleFont, baseColor: baseColor,
      color: color, transformer: configuration.titleTextAttributesTransformer,
      lineBreakMode: configuration.titleLineBreakMode, alignment: alignment)
    if let text = configuration.subtitleText {
      subtitle = ConfiguredText(
        text, font: Font.preferredFont(forTextStyle: Button.Configuration.subtitleStyle, compatibleWith: traits),
        baseColor: baseColor, color: color, transformer: configuration.subtitleTextAttributesTransformer,
        lineBreakMode: configuration.subtitleLineBreakMode, alignment: alignment)
    } else {
      subtitle = nil
    }
    activitySide = configuration.showsActivityIndicator ? TextLine.height(in: titleFont) : nil
    image = Self.image(source, beside: titleFont, configuration, button)
    indicator = configuration.showsPopupIndicator(of: button) ? Self.popupIndicator(beside: titleFont) : nil
    fillColor = configuration.background.resolvedFillColor(for: look, followsState: followsState, in: traits)
    strokeColor = configuration.background.resolvedStrokeColor(for: look, in: traits)
    imageColor = look.color(color, by: configuration.imageColorTransformer)
    activityColor = look.color(color, by: configuration.activityIndicatorColorTransformer)
    indicatorColor = look.color(color, by: configuration.indicatorColorTransformer)
    dependsOnInputsAlone =
      configuration.titleText != nil && configuration.image?.isSymbolImage == false && !configuration.hasTransformers
    // Last, so that it is moved, not copied.
    self.configuration = configuration
  }

  /// Returns the image; a symbol has the size of the title, unless the configuration or the symbol has another one.
  /// > Seen: fact g13 and the rows cf-place-* of `configuration-frames`: the font size for the button's size, at a
  /// > large scale; a transformer to 22 points leaves the symbol at 28×26.667. Assumed: so does an attributed title.
  private static func image(
    _ image: Image?, beside font: Font, _ configuration: Button.Configuration, _ button: Button
  ) -> Image? {
    guard let image, image.isSymbolImage else { return image }
    let preferred = configuration.preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration
    let request = Image.SymbolConfiguration(font: font, scale: .large).applying(preferred)
      .applying(image.symbolConfiguration)
    let resolved = image.withConfiguration(request)
    // An equal image is the same object from layout to layout.
    let shown = button.rare.configured?.views.imageView?.image
    return shown == resolved ? shown : resolved
  }

  /// Returns the image of the pop-up indicator beside a title in a font.
  /// > Assumed: two chevrons as large as a small symbol beside the title; a screenshot would settle it.
  private static func popupIndicator(beside font: Font) -> Image? {
    Image(
      systemName: "chevron.up.chevron.down", withConfiguration: Image.SymbolConfiguration(font: font, scale: .small))
  }

  /// Returns the alignment of the title and the subtitle with each other; an automatic one depends on the image.
  /// > Documented: UIButton.Configuration.TitleAlignment.automatic: "based on other elements". Seen: fact g15 without
  /// > an image. Assumed: the text is aligned with the edge or the middle where the image is; frames of buttons with a
  /// > subtitle and each placement would settle it.
  private static func titleAlignment(
    of configuration: Button.Configuration, hasImage: Bool
  ) -> Button.Configuration.TitleAlignment {
    guard configuration.titleAlignment == .automatic, hasImage else { return configuration.titleAlignment }
    return switch configuration.imagePlacement {
    case .top, .bottom: .center
    case .trailing: .trailing
    default: .automatic
    }
  }

  /// Returns the alignment of the lines of title and subtitle.
  /// > Seen: fact g15, from left to right. Assumed: from right to left leading is right.
  private static func textAlignment(
    for alignment: Button.Configuration.TitleAlignment, isMirrored: Bool
  ) -> TextAlignment {
    switch alignment {
    case .automatic: .natural
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// > Assumed: 6 points between the pop-up indicator and the title; frames of such a button would settle it.
  static let indicatorPadding: CGFloat = 6

  /// The least space for the image, in points, which follows the reader's text size where the image is a symbol.
  /// > Documented: UIButton.Configuration.imageReservation (fact g21).
  var imageReservation: CGFloat {
    let reservation = configuration.imageReservation
    guard let image, image.isSymbolImage else { return reservation }
    return FontMetrics(forTextStyle: configuration.buttonSize.titleStyle)
      .scaledValue(for: reservation, compatibleWith: inputs.surroundings.traits)
  }

  /// Whether any text breaks into lines where it has no room.
  var wraps: Bool { title?.wraps == true || subtitle?.wraps == true }

  // MARK: Background

  /// Whether the background has anything visible.
  var hasBackground: Bool {
    let background = configuration.background
    return fillColor != nil || strokeColor != nil || background.image != nil || background.customView != nil
      || background.visualEffect != nil
  }

  /// Returns the radius of the corners for a height, in points; never negative.
  func cornerRadius(for height: CGFloat) -> CGFloat {
    let radii = ConfiguredCornerRadius(radius: configuration.background.cornerRadius, height: height)
    return max(0, radii.radius(for: configuration.cornerStyle))
  }
}

extension BackgroundConfiguration {
  /// Returns the color of the fill in its final form, or nil where nothing of it is visible.
  ///
  /// A color that ``Button/Configuration/updated(for:)`` computed is replaced where the button follows the state.
  @MainActor
  fileprivate func resolvedFillColor(
    for look: ConfiguredButtonLook, followsState: Bool, in traits: TraitCollection
  ) -> Color? {
    let color: Color? =
      switch fill {
      case .style: look.fillColor
      case .updated(let color): followsState ? look.fillColor : color
      case .custom(let color): color ?? look.tintColor
      }
    guard let color else { return nil }
    return visible(backgroundColorTransformer?(color) ?? color, in: traits)
  }

  /// Returns the color of the stroke, or nil where nothing of it is visible.
  @MainActor
  fileprivate func resolvedStrokeColor(for look: ConfiguredButtonLook, in traits: TraitCollection) -> Color? {
    strokeWidth == 0 ? nil : visible(resolvedStrokeColor(for: look.tintColor), in: traits)
  }

  private func visible(_ color: Color, in traits: TraitCollection) -> Color? {
    color.resolvedColor(with: traits).alpha > 0 ? color : nil
  }
}

extension ConfiguredButtonLook {
  /// Returns the color of an image or an indicator after a transformer: a changed color applies in every state, an
  /// unchanged one is the foreground color.
  /// > Seen: fact g37: the transformer gets the base color.
  fileprivate func color(_ foreground: Color, by transformer: ConfigurationColorTransformer?) -> Color {
    guard let transformer else { return foreground }
    let transformed = transformer(baseColor)
    return transformed == baseColor ? foreground : transformed
  }
}

extension Button.Configuration {
  /// Whether functions of the app decide colors or attributes.
  fileprivate var hasTransformers: Bool {
    imageColorTransformer != nil || activityIndicatorColorTransformer != nil || indicatorColorTransformer != nil
      || titleTextAttributesTransformer != nil || subtitleTextAttributesTransformer != nil
      || background.backgroundColorTransformer != nil || background.strokeColorTransformer != nil
  }

  /// Returns whether the title has an indicator beside it.
  /// > Documented: UIButton.Configuration.Indicator: automatic shows one where the menu changes the selection.
  @MainActor fileprivate func showsPopupIndicator(of button: Button) -> Bool {
    switch indicator {
    case .none: false
    case .popup: true
    case .automatic:
      button.menu != nil && button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction
    }
  }

  /// > Seen: row cf-subtitle of `configuration-frames`: 13 points.
  fileprivate static let subtitleStyle = Font.TextStyle.footnote
}

extension Button.Configuration.Size {
  /// The text style of the title.
  /// > Seen: fact g5: 15 points, or 17.
  fileprivate var titleStyle: Font.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

extension Button {
  /// The title of the selected element, in a pop-up button.
  fileprivate final var selection: Configuration.Text? { rare.selectionTitle.map { .plain($0) } }

  /// The title of the state, with its attributes if it has any.
  fileprivate final var titleOfState: Configuration.Text? {
    if let attributed = currentAttributedTitle { return Configuration.Text(AttributedString(attributed)) }
    return currentTitle.map { .plain($0) }
  }
}
