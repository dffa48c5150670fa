import HeadlessKit

extension Outcome {
  /// Reads the subviews of a configured button, which are at any depth.
  @MainActor mutating func readSubviews(of button: Button, shownBy configuration: Button.Configuration) {
    reach = surface.border == nil ? 0 : max(0, configuration.background.strokeOutset)
    for view in button.visibleSubviews(without: configuration.background.customView) {
      let frame = view.convert(view.bounds, to: button)
      switch view {
      case let label as Label where label === button.subtitleLabel:
        frames[.subtitle] = frame
        subtitle = Text(resolved: label)
      case let label as Label:
        frames[.title] = frame
        text = Text(resolved: label)
      case let imageView as ImageView where imageView.image === configuration.background.image:
        frames[.background] = frame
        background = Drawing(treatment: imageView.imageTreatment)
      case let imageView as ImageView:
        frames[.image] = frame
        image = Drawing(treatment: imageView.imageTreatment)
      case is ActivityIndicatorView: frames[.image] = frame
      default: break
      }
    }
  }
}

extension Outcome.Text {
  /// Creates the text of a label, with the color of its interface style; nil without a text.
  @MainActor fileprivate init?(resolved label: Label) {
    self.init(of: label)
    color = color.resolvedColor(with: label.traitCollection)
  }
}

extension Outcome.Surface {
  /// Creates the appearance of a button from the fill and the stroke of its configuration, and its opacity.
  @MainActor init(of button: Button, shownBy configuration: Button.Configuration) {
    let background = configuration.updated(for: button).background
    color = Self.visible(background.resolvedBackgroundColor(for: button.tintColor), in: button.traitCollection)
    border =
      background.strokeWidth > 0
      ? Self.visible(background.resolvedStrokeColor(for: button.tintColor), in: button.traitCollection) : nil
    borderWidth = border == nil ? 0 : background.strokeWidth
    cornerRadius = button.layer.cornerRadius
    alpha = button.alpha
  }

  /// Returns the color in an interface style; nil for a transparent one.
  @MainActor private static func visible(_ color: Color, in traits: TraitCollection) -> Color? {
    let resolved = color.resolvedColor(with: traits)
    return resolved.alpha == 0 ? nil : resolved
  }
}

extension View {
  /// Returns the visible subviews at any depth, back to front, without an activity indicator's and a custom view's.
  fileprivate func visibleSubviews(without customView: View?) -> [View] {
    var found: [View] = []
    var rest = Array(subviews.reversed())
    while let view = rest.popLast() {
      if view.isHidden || view === customView { continue }
      found.append(view)
      if !(view is ActivityIndicatorView) { rest += view.subviews.reversed() }
    }
    return found
  }
}
