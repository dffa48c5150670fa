import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A configuration and the subviews that show it, each created when it is first needed.
///
/// > Seen: facts g50 and g51 on iOS 26.1: all of them are in a background view, the content in a content view of its
/// > own.
/// > Reported: fact g52: up to iOS 18 the content is in the button.
@MainActor
final class ConfiguredContent {
  var configuration: Button.Configuration

  private(set) var backgroundView: SystemBackgroundView?
  private(set) var imageView: ImageView?
  private(set) var titleLabel: Label?
  private(set) var subtitleLabel: Label?
  private var activityIndicator: ActivityIndicatorView?
  private var indicatorView: ImageView?

  private var isNested = Screen.mainEra.configuredSubviewsAreNested
  /// Whether the button's own layer has the radius of the configuration.
  private var hasRoundedButton = false

  init(_ configuration: Button.Configuration) {
    self.configuration = configuration
  }

  /// Removes the subviews if the era nests them in another way than they are.
  private func adoptEra(in button: Button) {
    if isNested == Screen.mainEra.configuredSubviewsAreNested { return }
    remove(from: button)
    isNested.toggle()
  }

  // MARK: Display

  /// Shows the content in the subviews, creating those that it needs.
  func show(_ content: ConfiguredButtonContent, in button: Button) {
    adoptEra(in: button)
    if content.image != nil || imageView != nil { showImage(of: content, in: button) }
    if let title = content.title {
      title.show(in: titleLabel ?? makeTitleLabel(in: button))
    } else {
      hide(titleLabel)
    }
    if let subtitle = content.subtitle {
      subtitle.show(in: subtitleLabel ?? makeSubtitleLabel(in: button))
    } else {
      hide(subtitleLabel)
    }
    showActivity(of: content, in: button)
    showIndicator(of: content, in: button)
  }

  private func hide(_ label: Label?) {
    guard let label, !label.isHidden else { return }
    label.text = nil
    label.isHidden = true
  }

  private func showImage(of content: ConfiguredButtonContent, in button: Button) {
    show(content.image, in: imageView ?? makeImageView(in: button), color: content.imageColor)
  }

  private func showActivity(of content: ConfiguredButtonContent, in button: Button) {
    guard content.activitySide != nil else {
      activityIndicator?.stopAnimating()
      return
    }
    let indicator = activityIndicator ?? makeActivityIndicator(in: button)
    indicator.color = content.activityColor
    if !indicator.isAnimating { indicator.startAnimating() }
  }

  private func showIndicator(of content: ConfiguredButtonContent, in button: Button) {
    if content.indicator == nil, indicatorView == nil { return }
    show(content.indicator, in: indicatorView ?? makeIndicatorView(in: button), color: content.indicatorColor)
  }

  private func show(_ image: Image?, in view: ImageView, color: Color) {
    view.image = image
    if view.isHidden != (image == nil) { view.isHidden = image == nil }
    view.tintColor = color
  }

  // MARK: Frames

  /// Sets the frames of the subviews that show the content.
  func setFrames(of content: ConfiguredButtonContent, by layout: ConfiguredButtonLayout, in button: Button) {
    let radius = content.cornerRadius(for: button.bounds.size.height)
    showBackground(of: content, cornerRadius: radius, in: button)
    if content.image != nil { imageView?.setFrame(layout.imageRect) }
    if content.activitySide != nil { activityIndicator?.setFrame(layout.imageRect) }
    if content.title != nil { titleLabel?.setFrame(layout.titleRect) }
    if content.subtitle != nil { subtitleLabel?.setFrame(layout.subtitleRect) }
    if content.indicator != nil { indicatorView?.setFrame(layout.indicatorRect) }
  }

  /// Shows the background: its corner radius on the button's own layer, and the rest in a background view.
  ///
  /// > Seen: facts g25, g50 and g51: the button's own layer has the radius, and the background view is there without a
  /// > fill.
  /// > Reported: fact g52: up to iOS 18 there is no background view without a background. Assumed: there the layer of
  /// > the button stays as the app set it.
  private func showBackground(of content: ConfiguredButtonContent, cornerRadius radius: CGFloat, in button: Button) {
    if isNested, button.layer.cornerRadius != radius {
      button.layer.cornerRadius = radius
      hasRoundedButton = true
    }
    if !isNested, !content.hasBackground {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? makeBackgroundView(in: button)
    view.setFrame(button.bounds)
    view.show(
      content, cornerRadius: radius, isMirrored: button.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Creation

  func makeTitleLabel(in button: Button) -> Label {
    let label = newLabel()
    titleLabel = label
    arrange(in: button)
    return label
  }

  private func makeSubtitleLabel(in button: Button) -> Label {
    let label = newLabel()
    subtitleLabel = label
    arrange(in: button)
    return label
  }

  func makeImageView(in button: Button) -> ImageView {
    let view = newImageView()
    imageView = view
    arrange(in: button)
    return view
  }

  private func makeActivityIndicator(in button: Button) -> ActivityIndicatorView {
    let view = ActivityIndicatorView(style: .medium)
    activityIndicator = view
    arrange(in: button)
    return view
  }

  private func makeIndicatorView(in button: Button) -> ImageView {
    let view = newImageView()
    indicatorView = view
    arrange(in: button)
    return view
  }

  private func makeBackgroundView(in button: Button) -> SystemBackgroundView {
    let view = SystemBackgroundView()
    view.isUserInteractionEnabled = false
    backgroundView = view
    arrange(in: button)
    return view
  }

  /// Creates the image view, which draws images without a rendering mode in its tint color.
  ///
  /// > Assumed: an image without a rendering mode is drawn in the color of the title, as in a system button.
  private func newImageView() -> ImageView {
    let view = ImageView()
    view.tintsAutomaticImages = true
    return view
  }

  /// Creates a label: a plain one inside of a view for the content, else one that its button can find.
  ///
  /// > Seen: fact g50. Reported: fact g52.
  private func newLabel() -> Label {
    let label = isNested ? Label() : ButtonLabel()
    label.isOpaque = false
    return label
  }

  /// Adds the views that are missing, back to front.
  private func arrange(in button: Button) {
    let content: [View] = [imageView, titleLabel, subtitleLabel, activityIndicator, indicatorView].compactMap(\.self)
    guard isNested else {
      button.addMissing([backgroundView].compactMap(\.self) + content)
      return
    }
    button.addMissing([backgroundView ?? makeBackgroundView(in: button)])
    if content.isEmpty { return }
    backgroundView?.contentView.addMissing(content)
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
  final func setFrame(_ rect: CGRect) {
    if frame.size == .zero { ChangeRecording.pause { frame = rect } } else { frame = rect }
  }

  /// Adds those of the views that are not subviews yet, each in front of the one before it.
  final func addMissing(_ views: [View]) {
    var previous: View?
    for view in views {
      if view.superview !== self {
        if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
      }
      previous = view
    }
  }
}
