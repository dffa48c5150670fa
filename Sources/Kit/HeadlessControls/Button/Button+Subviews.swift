import Foundation
import HeadlessGraphics

/// The subviews: made on first need; back to front they are background image view, image view, label (fact c2).
extension Button {
  /// Returns the label, created on first use and updated to the current state.
  final func currentLabel() -> ButtonLabel {
    let label = label ?? makeLabel(showing: readContent())
    showContentIfStale()
    return label
  }

  /// Returns the image view, created on first use and updated to the current state.
  final func currentImageView() -> ImageView {
    let view = imageSubview ?? makeImageView(showing: readContent())
    showContentIfStale()
    return view
  }

  /// The subviews that exist, back to front; reading it creates none.
  package final var createdSubviews: (background: ImageView?, image: ImageView?, label: ButtonLabel?) {
    (rare.backgroundSubview, imageSubview, label)
  }

  private func showContentIfStale() {
    if buttonFlags.contains(.contentIsStale) { show(readContent()) }
  }

  // Each subview is stored before the content is read, as an override of the content's sources may read the subview.

  /// Creates the label, shows the title of a content in it and makes it a subview.
  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  @discardableResult
  private func makeLabel(showing newContent: @autoclosure () -> ButtonContent) -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.applyDefaults(of: storedButtonType)
    label = made
    let content = newContent()
    if content.hasTitle {
      let bounds = bounds
      let middle = CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      made.frame = CGRect(origin: middle, size: .zero)
    }
    showTitle(of: content, in: made)
    insertSubview(made, at: (rare.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
    return made
  }

  /// Creates the image view, shows the image of a content in it and makes it a subview.
  @discardableResult
  private func makeImageView(showing newContent: @autoclosure () -> ButtonContent) -> ImageView {
    let made = newViewOfImage()
    imageSubview = made
    showImage(of: newContent(), in: made)
    insertSubview(made, at: rare.backgroundSubview == nil ? 0 : 1)
    return made
  }

  private func makeBackgroundView() -> ImageView {
    let made = newViewOfImage()
    rare.backgroundSubview = made
    insertSubview(made, at: 0)
    return made
  }

  /// Creates the image view: not opaque, and clipped to its bounds.
  /// > Seen: fact c3.
  private func newViewOfImage() -> ImageView {
    let made = ImageView(frame: .zero)
    made.isOpaque = false
    made.clipsToBounds = true
    return made
  }
}

/// The content of a state in the subviews.
extension Button {
  /// Shows the current state's content in the subviews, creating those that it needs back to front.
  /// > Assumed: fact c2 has the order of the subviews, not the order in which they are added.
  final func show(_ content: ButtonContent) {
    buttonFlags.remove(.contentIsStale)
    showBackground(of: content)
    if let imageSubview {
      showImage(of: content, in: imageSubview)
    } else if content.image != nil {
      makeImageView(showing: content)
    }
    if let label {
      showTitle(of: content, in: label)
    } else if content.hasTitle {
      makeLabel(showing: content)
    }
  }

  private func showBackground(of content: ButtonContent) {
    if content.backgroundImage == nil, rare.backgroundSubview == nil { return }
    let view = rare.backgroundSubview ?? makeBackgroundView()
    show(content.backgroundImage, in: view, in: content.state) { rare.backgroundImages.entry(for: $0) != nil }
  }

  private func look(in state: State) -> ButtonLook {
    ButtonLook(
      type: buttonType, state: state, adjustsWhenHighlighted: adjustsImageWhenHighlighted,
      adjustsWhenDisabled: adjustsImageWhenDisabled)
  }

  private func showImage(of content: ButtonContent, in view: ImageView) {
    view.tintsAutomaticImages = buttonType != .custom
    show(content.image, in: view, in: content.state) { images.entry(for: $0) != nil }
  }

  /// Shows an image in a view, with the change of brightness for the state.
  private func show(_ image: Image?, in view: ImageView, in state: State, hasOwnImage: (State) -> Bool) {
    if image !== view.storedImage {
      let oldSize = view.storedImage?.size
      view.image = image
      if image?.size != oldSize { invalidateIntrinsicContentSize() }
    }
    if view.isHidden != (image == nil) { view.isHidden = image == nil }
    view.effect = state.isEmpty ? .none : look(in: state).imageEffect(hasOwnImage: hasOwnImage(state))
  }

  /// Shows the state's text and colors in the label; without a title hides it, and removes only the button's own text.
  /// > Seen: row 7 of `button-frames`: text set on the label itself stays in a hidden label. Reported: fact c6.
  private func showTitle(of content: ButtonContent, in label: ButtonLabel) {
    let hasTitle = content.hasTitle
    if label.isHidden == hasTitle { label.isHidden = !hasTitle }
    guard hasTitle else {
      if buttonFlags.contains(.titleWasShown) { label.text = nil }
      buttonFlags.remove(.titleWasShown)
      return
    }
    buttonFlags.insert(.titleWasShown)
    let look = ButtonLook(type: buttonType, state: content.state)
    let opacity = look.titleOpacity
    label.setTextColor(opacity == 1 ? currentTitleColor : faded(currentTitleColor, by: opacity))
    let shadowColor = currentTitleShadowColor
    if shadowColor !== label.shadowColor { label.shadowColor = shadowColor }
    reverseShadow(of: label, reversesTitleShadowWhenHighlighted && look.state.contains(.highlighted))
    if let attributed = content.attributedTitle {
      label.attributedText = attributed.fading(by: opacity)
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
    if type(of: color) == Color.self { fadedTitleColor = (color, opacity * factor, result) }
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
    var fadedColors: [Color: Color] = [:]
    return changingRuns { attributes in
      guard let color = attributes[.foregroundColor] as? Color else { return }
      let faded = fadedColors[color] ?? color.withAlphaComponent(color.alpha * opacity)
      fadedColors[color] = faded
      attributes[.foregroundColor] = faded
    }
  }
}
