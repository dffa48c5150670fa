import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

extension Button {
  /// Shows the configuration and places its subviews.
  final func layOutConfiguration() {
    guard let content = resolvedConfiguration(), let configured = rare.configured else { return }
    buttonFlags.remove(.contentIsStale)
    configured.views.show(content, in: self)
    let rectangles = configured.rectangles(of: configuredLayout(of: content, in: bounds)) { wrapped($0, content) }
    configured.views.setFrames(of: content, to: rectangles, in: self)
  }

  /// Returns the resolved configuration, the same one until something that it depends on changes; nil for a classic
  /// button, and while a transformer of the configuration runs.
  final func resolvedConfiguration() -> ResolvedConfiguration? {
    guard isConfigured, let configured = rare.configured else { return nil }
    let inputs = ResolvedConfiguration.Inputs(of: self)
    if let known = configured.resolved(for: inputs) { return known }
    if buttonFlags.contains(.resolvesConfiguration) {
      reportReadByTransformer()
      return nil
    }
    buttonFlags.insert(.resolvesConfiguration)
    defer { buttonFlags.remove(.resolvesConfiguration) }
    return configured.resolve(for: self, inputs)
  }

  /// Reports, once per button, that a transformer reads a value that is computed by calling it.
  private func reportReadByTransformer() {
    if !recordReport(of: "transformer") { return }
    IssueReporting.report(
      place: "Button.Configuration.titleTextAttributesTransformer",
      problem:
        "Expected a function of the attributes; got one that reads the size or the subviews of the button; using "
        + "those of a button without the configuration.",
      cure: "Compute from the attributes, the state and stored values.")
  }

  /// Marks a configured button for layout because of a property of its own that image or indicator depend on.
  final func configuredContentMayChange(_ member: StaticString) {
    if isConfigured { didChange(.content, member) }
  }

  // MARK: Results

  /// The preferred size; nil for a classic button.
  final var configuredSize: CGSize? { resolvedConfiguration().map { configuredLayout(of: $0, in: bounds).size } }

  /// Returns the rectangle of the content, or nil for a classic button.
  final func configuredContentRect(in bounds: CGRect) -> CGRect? {
    resolvedConfiguration().map { configuredLayout(of: $0, in: bounds).contentRect }
  }

  /// Returns the layout for a content rectangle that a caller passes to a hook; nil for a classic button.
  /// > Documented: fact g24: a configured button may not call the hooks. Assumed: they return its rectangles.
  final func configuredLayout(in contentRect: CGRect) -> ConfiguredButtonLayout? {
    resolvedConfiguration().map { content in
      var layout = configuredLayout(of: content, in: contentRect)
      layout.contentInsets = .zero
      return wrapped(layout, content)
    }
  }

  /// The rectangles that a drawing shows; nil for a classic button.
  final var configuredGuideRects: [(guide: DrawingGuides, rect: CGRect)]? {
    guard let content = resolvedConfiguration() else { return nil }
    let layout = configuredLayout(of: content, wrappingIn: bounds)
    var rects: [(guide: DrawingGuides, rect: CGRect)] = [(.contentRect, layout.contentRect)]
    if content.image != nil || content.activitySide != nil { rects.append((.imageRect, layout.imageRect)) }
    if content.title != nil { rects.append((.titleRect, layout.titleRect)) }
    return rects
  }

  // MARK: Subviews for a reader

  final var configuredTitleLabel: Label? {
    let label = rare.configured?.views.titleLabel(in: self)
    showConfigurationIfStale()
    return label
  }

  final var configuredSubtitleLabel: Label? {
    showConfigurationIfStale()
    return storedConfiguration?.subtitleText == nil ? nil : rare.configured?.views.subtitleLabel
  }

  final var configuredImageView: ImageView? {
    let view = rare.configured?.views.imageView(in: self)
    showConfigurationIfStale()
    return view
  }

  private func showConfigurationIfStale() {
    guard buttonFlags.contains(.contentIsStale), let content = resolvedConfiguration() else { return }
    buttonFlags.remove(.contentIsStale)
    rare.configured?.views.show(content, in: self)
  }

  // MARK: Arithmetic

  /// Returns the layout of a content in bounds, with text that wraps where it has no room.
  final func configuredLayout(of content: ResolvedConfiguration, wrappingIn bounds: CGRect) -> ConfiguredButtonLayout {
    wrapped(configuredLayout(of: content, in: bounds), content)
  }

  /// Returns a layout with the sizes of text that wraps where it has no room.
  private func wrapped(
    _ layout: consuming ConfiguredButtonLayout, _ content: ResolvedConfiguration
  ) -> ConfiguredButtonLayout {
    let room = layout.titleRoom
    if layout.wrapsTitle, layout.exceeds(room, layout.titleSize) {
      layout.wrappedTitleSize = content.title?.size(in: room)
    }
    if layout.wrapsSubtitle, layout.exceeds(room, layout.subtitleSize) {
      layout.wrappedSubtitleSize = content.subtitle?.size(in: room)
    }
    return layout
  }

  /// Returns the layout of a content in bounds, with text in one piece.
  final func configuredLayout(of content: ResolvedConfiguration, in bounds: CGRect) -> ConfiguredButtonLayout {
    let configuration = content.configuration
    let isMirrored = content.inputs.isRightToLeft
    var layout = ConfiguredButtonLayout(bounds: bounds, grid: Screen.mainGrid)
    layout.contentInsets = configuration.contentInsets.resolved(mirrored: isMirrored)
    layout.isRightToLeft = isMirrored
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.imagePlacement = configuration.imagePlacement.resolved(mirrored: isMirrored)
    layout.imagePadding = configuration.imagePadding
    layout.imageReservation = content.imageReservation
    layout.titlePadding = configuration.titlePadding
    layout.titleAlignment = content.titleAlignment.resolved(mirrored: isMirrored)
    if let side = content.activitySide {
      layout.imageSize = CGSize(width: side, height: side)
    } else if let image = content.image {
      layout.imageSize = image.size
      layout.imageAlignmentInsets = image.alignmentRectInsets
    }
    if let indicator = content.indicator {
      layout.indicatorSize = indicator.size
      layout.indicatorPadding = ResolvedConfiguration.indicatorPadding
    }
    if let title = content.title {
      layout.titleSize = title.size
      layout.wrapsTitle = title.wraps
    }
    if let subtitle = content.subtitle {
      layout.subtitleSize = subtitle.size
      layout.wrapsSubtitle = subtitle.wraps
    }
    return layout
  }
}

extension DirectionalRectEdge {
  /// Returns the edge as seen from the left.
  fileprivate func resolved(mirrored isMirrored: Bool) -> ConfiguredButtonLayout.Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isMirrored ? .left : .right
    default: isMirrored ? .right : .left
    }
  }
}

extension Button.Configuration.TitleAlignment {
  /// Returns the side as seen from the left.
  fileprivate func resolved(mirrored isMirrored: Bool) -> ConfiguredButtonLayout.TitleAlignment {
    switch self {
    case .automatic, .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }
}
