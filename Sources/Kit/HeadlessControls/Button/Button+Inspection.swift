import HeadlessGraphics
import HeadlessViews

/// The properties of a button for accessibility and for inspectors.
extension Button: StandardControl {
  package final var standardTraits: AccessibilityTraits { .button }

  /// The text that assistive technologies read.
  /// > Assumed: the title and, after a comma, the subtitle of a configuration; without both, the name of the type (fact
  /// > ax17). A device's inspector would settle it.
  final var suppliedAccessibilityLabel: String? {
    let subtitle = storedConfiguration?.subtitle
    let texts = [shownTitle, subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? buttonType.spokenName ?? shownTitle : texts.joined(separator: ", ")
  }

  /// The title of the configuration, else of the current state, without attributes.
  private var shownTitle: String? { storedConfiguration?.title ?? currentAttributedTitle?.string ?? currentTitle }

  /// The button's own properties for an inspector; the subviews show the effect on them.
  final var contentProperties: [InspectedProperty] {
    var properties = [InspectedProperty("buttonType", .word("\(buttonType)"), isDetail: true)]
    if let configuration = storedConfiguration {
      properties.append(InspectedProperty("configuration", .word("\(configuration.style)"), isDetail: true))
    }
    if let title = shownTitle {
      properties.append(InspectedProperty("title", .text(title), isDetail: true))
      properties.append(InspectedProperty("titleColor", .color(shownTitleColor), isDetail: true))
    }
    if let subtitle = storedConfiguration?.subtitle {
      properties.append(InspectedProperty("subtitle", .text(subtitle), isDetail: true))
    }
    if let image = currentImage {
      properties.append(InspectedProperty("image", .size(image.size), isDetail: true))
    }
    if let background = isConfigured ? storedConfiguration?.background.image : currentBackgroundImage {
      properties.append(InspectedProperty("backgroundImage", .size(background.size), isDetail: true))
    }
    return properties
  }

  private var shownTitleColor: Color { resolvedConfiguration()?.title?.color ?? currentTitleColor }
}
