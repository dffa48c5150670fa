import Foundation
import HeadlessGraphics
import HeadlessViews

/// The subviews that show a configuration, each created when it is first needed.
/// > Seen: facts g50 and g51 on iOS 26.1: all of them are in a background view, the content in a content view of its
/// > own. Reported: fact g52: up to iOS 18 the content is in the button.
@MainActor final class ConfigurationViews {
  private(set) var backgroundView: SystemBackgroundView?
  private(set) var imageView: ImageView?
  private(set) var titleLabel: Label?
  private(set) var subtitleLabel: Label?
  private var activityIndicator: ActivityIndicatorView?
  private var indicatorView: ImageView?

  private var isNested = Screen.sharedMainEra.value.configuredSubviewsAreNested
  /// Whether there are views that are not subviews yet.
  private var hasNewViews = false
  /// Whether the button's own layer has the radius of the configuration.
  private var hasRoundedButton = false

  // MARK: Display

  /// Shows the content in the subviews, creating those that it needs.
  func show(_ content: ResolvedConfiguration, in button: Button) {
    if isNested != Screen.sharedMainEra.value.configuredSubviewsAreNested {
      // The era nests them in another way than they are.
      remove(from: button)
      isNested.toggle()
    }
    makeViews(for: content)
    arrange(in: button)
    if let imageView { show(content.image, in: imageView, color: content.imageColor) }
    if let titleLabel { show(content.title, in: titleLabel) }
    if let subtitleLabel { show(content.subtitle, in: subtitleLabel) }
    if let activityIndicator { showActivity(of: content, in: activityIndicator) }
    if let indicatorView { show(content.indicator, in: indicatorView, color: content.indicatorColor) }
  }

  private func show(_ text: ConfiguredText?, in label: Label) {
    if let text { return text.show(in: label) }
    if label.isHidden { return }
    label.text = nil
    label.isHidden = true
  }

  private func showActivity(of content: ResolvedConfiguration, in indicator: ActivityIndicatorView) {
    if content.activitySide == nil { return indicator.stopAnimating() }
    indicator.color = content.activityColor
    if !indicator.isAnimating { indicator.startAnimating() }
  }

  private func show(_ image: Image?, in view: ImageView, color: Color) {
    view.image = image
    if view.isHidden != (image == nil) { view.isHidden = image == nil }
    view.tintColor = color
  }

  // MARK: Frames

  func setFrames(
    of content: ResolvedConfiguration, to rectangles: ConfiguredButtonLayout.Rectangles, in button: Button
  ) {
    let radius = content.cornerRadius(for: button.bounds.size.height)
    showBackground(of: content, cornerRadius: radius, in: button)
    if content.image != nil { imageView?.place(at: rectangles.image) }
    if content.activitySide != nil { activityIndicator?.place(at: rectangles.image) }
    if content.title != nil { titleLabel?.place(at: rectangles.title) }
    if content.subtitle != nil { subtitleLabel?.place(at: rectangles.subtitle) }
    if content.indicator != nil { indicatorView?.place(at: rectangles.indicator) }
  }

  /// Shows the background: its corner radius on the button's own layer, and the rest in a background view.
  /// > Seen: facts g25, g50 and g51: the button's own layer has the radius, and the background view is there without a
  /// > fill. Reported: fact g52: up to iOS 18 there is no background view without a background. Assumed: there the
  /// > layer of the button stays as the app set it.
  private func showBackground(of content: ResolvedConfiguration, cornerRadius radius: CGFloat, in button: Button) {
    if isNested, button.layer.cornerRadius != radius {
      button.layer.cornerRadius = radius
      hasRoundedButton = true
    }
    if !isNested, !content.hasBackground {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? newBackgroundView()
    backgroundView = view
    arrange(in: button)
    view.place(at: button.bounds)
    view.show(content, cornerRadius: radius)
  }

  // MARK: Creation

  func titleLabel(in button: Button) -> Label {
    let label = titleLabel ?? newLabel()
    titleLabel = label
    arrange(in: button)
    return label
  }

  func imageView(in button: Button) -> ImageView {
    let view = imageView ?? newImageView()
    imageView = view
    arrange(in: button)
    return view
  }

  private func makeViews(for content: ResolvedConfiguration) {
    if content.image != nil, imageView == nil { imageView = newImageView() }
    if content.title != nil, titleLabel == nil { titleLabel = newLabel() }
    if content.subtitle != nil, subtitleLabel == nil { subtitleLabel = newLabel() }
    if content.activitySide != nil, activityIndicator == nil { activityIndicator = newActivityIndicator() }
    if content.indicator != nil, indicatorView == nil { indicatorView = newImageView() }
  }

  /// Creates the image view, which draws images without a rendering mode in its tint color.
  /// > Assumed: an image without a rendering mode is drawn in the color of the title, as in a system button.
  private func newImageView() -> ImageView {
    hasNewViews = true
    let view = ImageView()
    view.tintsAutomaticImages = true
    return view
  }

  private func newActivityIndicator() -> ActivityIndicatorView {
    hasNewViews = true
    return ActivityIndicatorView(style: .medium)
  }

  private func newBackgroundView() -> SystemBackgroundView {
    hasNewViews = true
    let view = SystemBackgroundView()
    view.recordClass(ifExactly: SystemBackgroundView.self, hasEmptyLayout: true)
    view.isUserInteractionEnabled = false
    return view
  }

  /// Creates a label: a plain one inside of a view for the content, else one that its button can find.
  /// > Seen: fact g50. Reported: fact g52.
  private func newLabel() -> Label {
    hasNewViews = true
    let label = isNested ? Label() : ButtonLabel()
    label.rare.isOfConfiguration = true
    label.isOpaque = false
    return label
  }

  /// Adds the views that are missing, back to front.
  private func arrange(in button: Button) {
    if !hasNewViews { return }
    if isNested, backgroundView == nil { backgroundView = newBackgroundView() }
    hasNewViews = false
    let content: [5 of View?] = [imageView, titleLabel, subtitleLabel, activityIndicator, indicatorView]
    if isNested { backgroundView?.addContent(content) }
    button.addMissing([backgroundView])
    if !isNested { button.addMissing(content, above: backgroundView) }
  }

  /// Removes the subviews and the radius from the button.
  func remove(from button: Button) {
    let views = [backgroundView, imageView, titleLabel, subtitleLabel, activityIndicator, indicatorView]
    (backgroundView, imageView, titleLabel) = (nil, nil, nil)
    (subtitleLabel, activityIndicator, indicatorView) = (nil, nil, nil)
    for view in views { view?.removeFromSuperview() }
    if hasRoundedButton { button.layer.cornerRadius = 0 }
    hasRoundedButton = false
  }
}

extension View {
  /// Sets the frame; the first one without animation, as the view was not visible before.
  final func place(at rect: CGRect) {
    if frame.size == .zero { ChangeRecording.pause { frame = rect } } else { frame = rect }
  }

  /// Adds the views that are not subviews yet, each right above the one before it; the first one right above a sibling,
  /// or at the back without one.
  final func addMissing<let count: Int>(_ views: [count of View?], above sibling: View? = nil) {
    var previous = sibling
    for index in views.indices {
      guard let view = views[index] else { continue }
      if view.superview !== self {
        if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
      }
      previous = view
    }
  }
}
