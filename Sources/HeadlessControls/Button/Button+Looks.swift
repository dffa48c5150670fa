import Foundation
import HeadlessGraphics
import HeadlessViews

/// What the subviews show of the present state.
extension Button {
  /// Shows the present state's content in the subviews, making those that it needs.
  @discardableResult
  final func show(_ content: ButtonContent) -> ShownParts {
    buttonFlags.remove(.contentIsStale)
    var parts = ShownParts()
    if let label {
      showTitle(of: content, in: label)
      if content.hasTitle { parts.label = label }
    } else if content.hasTitle {
      parts.label = makeLabel(showing: content)
    }
    if let imageSubview {
      showImage(of: content, in: imageSubview)
      if content.image != nil { parts.image = imageSubview }
    } else if content.image != nil {
      parts.image = makeImageView(showing: content)
    }
    if content.backgroundImage != nil || buttonExtras?.backgroundSubview != nil {
      let view = buttonExtras?.backgroundSubview ?? makeBackgroundView()
      showBackground(of: content, in: view)
      if content.backgroundImage != nil { parts.background = view }
    }
    return parts
  }

  /// The subviews that show something now.
  struct ShownParts {
    var background: ImageView?
    var image: ImageView?
    var label: ButtonLabel?
  }

  /// The rules for the looks in a state.
  final func look(in state: State) -> ButtonLook {
    ButtonLook(
      type: buttonType, state: state, adjustsWhenHighlighted: adjustsImageWhenHighlighted,
      adjustsWhenDisabled: adjustsImageWhenDisabled)
  }

  final func showImage(of content: ButtonContent, in view: ImageView) {
    view.tintsAutomaticImages = buttonType != .custom
    show(content.image, hasOwnImage: { images.entry(for: $0) != nil }, in: view)
  }

  private func showBackground(of content: ButtonContent, in view: ImageView) {
    show(content.backgroundImage, hasOwnImage: { buttonExtras?.backgroundImages.entry(for: $0) != nil }, in: view)
  }

  /// An image of a state's own is not changed; a table entry is what makes it its own.
  private func show(_ image: Image?, hasOwnImage: (State) -> Bool, in view: ImageView) {
    if image !== view.storedImage {
      let oldSize = view.storedImage?.size
      view.image = image
      if image?.size != oldSize { invalidateIntrinsicContentSize() }
    }
    view.isHidden = image == nil
    let state = state
    view.effect = state.isEmpty ? .none : look(in: state).imageEffect(hasOwnImage: hasOwnImage(state))
  }

  /// Text and colours belong to the state; without a title the label is hidden and keeps what it has.
  ///
  /// > Seen: row 7 of `button-frames`: text set on the label itself stays in a hidden label. Reported: fact c6.
  final func showTitle(of content: ButtonContent, in label: ButtonLabel) {
    label.isHidden = !content.hasTitle
    guard content.hasTitle else {
      if buttonFlags.contains(.titleWasShown) { label.text = nil }
      buttonFlags.remove(.titleWasShown)
      return
    }
    buttonFlags.insert(.titleWasShown)
    let look = look(in: state)
    label.textColor = look.shownTitleColor(currentTitleColor)
    let shadowColor = currentTitleShadowColor
    if shadowColor !== label.shadowColor { label.shadowColor = shadowColor }
    reverseShadow(of: label, reversesTitleShadowWhenHighlighted && look.state.contains(.highlighted))
    if let attributed = content.attributedTitle {
      label.attributedText = attributed.fading(by: look.titleOpacity)
    } else {
      label.text = content.title
    }
  }

  private func reverseShadow(of label: ButtonLabel, _ isReversed: Bool) {
    if isReversed == buttonFlags.contains(.shadowIsReversed) { return }
    buttonFlags.set(.shadowIsReversed, to: isReversed)
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }
}

extension NSAttributedString {
  /// The same text with every run's own colour less opaque; one colour for each colour.
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
