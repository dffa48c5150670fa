import Foundation
import HeadlessGraphics
import HeadlessViews

/// What the subviews show of the present state.
extension Button {
  /// Shows the present state's content in the subviews, making those that it needs.
  final func updateContent() {
    contentIsStale = false
    if hasTitle || label != nil { showTitle(in: label ?? makeLabel()) }
    if hasImage || imageSubview != nil { showImage(in: imageSubview ?? makeImageView()) }
    if currentBackgroundImage != nil || backgroundSubview != nil {
      show(currentBackgroundImage, of: backgroundImages, in: backgroundSubview ?? makeBackgroundView())
    }
  }

  /// The rules for the looks in a state.
  final func look(in state: State) -> ButtonLook {
    ButtonLook(
      type: buttonType, state: state, adjustsWhenHighlighted: adjustsImageWhenHighlighted,
      adjustsWhenDisabled: adjustsImageWhenDisabled)
  }

  final func showImage(in view: ImageView) {
    view.tintsAutomaticImages = buttonType != .custom
    show(currentImage, of: images, in: view)
  }

  /// An image of a state's own is not changed; a table entry is what makes it its own.
  private func show(_ image: Image?, of table: StateTable<Image>, in view: ImageView) {
    let oldSize = view.image?.size
    view.image = image
    if image?.size != oldSize { invalidateIntrinsicContentSize() }
    view.isHidden = image == nil
    view.effect = look(in: state).imageEffect(hasOwnImage: table.entry(for: state) != nil)
  }

  /// Text and colours belong to the state; without a title the label is hidden and keeps what it has.
  ///
  /// > Seen: row 7 of `button-frames`: text set on the label itself stays in a hidden label. Reported: fact c6.
  final func showTitle(in label: ButtonLabel) {
    label.isHidden = !hasTitle
    guard hasTitle else {
      if titleWasShown { label.text = nil }
      titleWasShown = false
      return
    }
    titleWasShown = true
    let look = look(in: state)
    label.textColor = look.shownTitleColor(currentTitleColor)
    label.shadowColor = currentTitleShadowColor
    reverseShadow(of: label, reversesTitleShadowWhenHighlighted && state.contains(.highlighted))
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed.fading(by: look.titleOpacity)
    } else {
      label.text = currentTitle
    }
  }

  private func reverseShadow(of label: ButtonLabel, _ isReversed: Bool) {
    if isReversed == shadowIsReversed { return }
    shadowIsReversed = isReversed
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }
}

extension NSAttributedString {
  /// The same text with every run's own colour less opaque.
  ///
  /// Built run by run, and one colour for each colour: Foundation 6.3 on Linux traps on changing a mutable copy, and on
  /// comparing the attributes of neighbours with each other where they hold different objects of Swift classes.
  fileprivate func fading(by opacity: CGFloat) -> NSAttributedString {
    if opacity == 1 { return self }
    let result = NSMutableAttributedString(string: "")
    var fadedColors: [Color: Color] = [:]
    forEachRun { run, attributes, _ in
      var attributes = attributes
      if let color = attributes[.foregroundColor] as? Color {
        let faded = fadedColors[color] ?? color.withAlphaComponent(color.alpha * opacity)
        fadedColors[color] = faded
        attributes[.foregroundColor] = faded
      }
      result.append(NSAttributedString(string: run, attributes: attributes))
    }
    return result
  }
}
