import Foundation
import HeadlessGraphics
import HeadlessViews

/// What the subviews show of the present state.
extension Button {
  /// Shows the present state's content in the subviews, making those that it needs.
  final func show(_ content: ButtonContent) {
    buttonFlags.remove(.contentIsStale)
    if canMakeBothUnheard(showing: content) { return makeBoth(showing: content) }
    if let label { showTitle(of: content, in: label) } else if content.hasTitle { makeLabel(showing: content) }
    if let imageSubview {
      showImage(of: content, in: imageSubview)
    } else if content.image != nil {
      makeImageView(showing: content)
    }
    showBackground(of: content)
  }

  private func showBackground(of content: ButtonContent) {
    if content.backgroundImage == nil, buttonExtras?.backgroundSubview == nil { return }
    let view = buttonExtras?.backgroundSubview ?? makeBackgroundView()
    let table = buttonExtras?.backgroundImages
    show(content.backgroundImage, in: view, in: content.state) { table?.entry(for: $0) != nil }
  }

  /// Whether the glow of ``showsTouchWhenHighlighted`` shows now.
  public final var showsTouchGlow: Bool { showsTouchWhenHighlighted && isHighlighted }

  /// The rules for the looks in a state.
  final func look(in state: State) -> ButtonLook {
    ButtonLook(
      type: buttonType, state: state, adjustsWhenHighlighted: adjustsImageWhenHighlighted,
      adjustsWhenDisabled: adjustsImageWhenDisabled)
  }

  final func showImage(of content: ButtonContent, in view: ImageView) {
    view.tintsAutomaticImages = buttonType != .custom
    show(content.image, in: view, in: content.state) { images.entry(for: $0) != nil }
  }

  /// An image of a state's own is not changed; a table entry is what makes it its own.
  private func show(_ image: Image?, in view: ImageView, in state: State, hasOwnImage: (State) -> Bool) {
    if image !== view.storedImage { change(image, in: view) }
    view.isHidden = image == nil
    view.effect = state.isEmpty ? .none : look(in: state).imageEffect(hasOwnImage: hasOwnImage(state))
  }

  private func change(_ image: Image?, in view: ImageView) {
    let oldSize = view.storedImage?.size
    if isUnheard, canChangeUnheard(view) { view.takeImage(image) } else { view.image = image }
    if image?.size != oldSize { invalidateIntrinsicContentSize() }
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
    let look = look(in: content.state)
    label.setTextColor(
      look.shownTitleColor(isExactlyButton ? titleColor(for: content.state) ?? .white : currentTitleColor))
    let shadowColor = isExactlyButton ? titleShadowColor(for: content.state) : currentTitleShadowColor
    if shadowColor !== label.shadowColor { label.shadowColor = shadowColor }
    reverseShadow(of: label, reversesTitleShadowWhenHighlighted && look.state.contains(.highlighted))
    if let attributed = content.attributedTitle {
      label.attributedText = attributed.fading(by: look.titleOpacity)
    } else {
      if isUnheard, canChangeUnheard(label) { label.takeText(content.title) } else { label.text = content.title }
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
