import HeadlessKit

/// The subtitle's label: made on first need, in front of all.
extension ImagePositionButton {
  /// The font of a subtitle by default.
  /// > Assumed: 12 points, two thirds of a custom button's title.
  final class var subtitleFont: Font { .systemFont(ofSize: 12) }

  final func makeSubtitleLabel() -> SubtitleLabel {
    let made = SubtitleLabel(frame: .zero)
    made.font = Self.subtitleFont
    made.lineBreakMode = .byTruncatingMiddle
    subtitleSubview = made
    addSubview(made)
    return made
  }

  /// Updates text and color, which does not request a layout of the button.
  final func showSubtitle(in label: SubtitleLabel) {
    isShowingSubtitle = true
    defer { isShowingSubtitle = false }
    label.isHidden = !hasSubtitle
    label.text = subtitle
    label.textColor = subtitleColor ?? shownTitleColor
  }

  /// Invalidates the size after the label has changed its font or number of lines.
  final func subtitleSizeDidChange() { if !isShowingSubtitle { sizeDidChange() } }

  /// The displayed color of the title, with the state's effect: a highlighted system button's title is lighter.
  private var shownTitleColor: Color {
    showsTitle ? shownTitleLabel?.textColor ?? currentTitleColor : currentTitleColor
  }
}

/// The label of a subtitle; it notifies the button when its font or number of lines changes.
final class SubtitleLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? ImagePositionButton)?.subtitleSizeDidChange()
  }
}
