import HeadlessGraphics
import HeadlessViews

/// The label of a button's title; it tells the button when its font or lines change.
///
/// > Seen: fact c3: UIKit's prints as `UIButtonLabel`.
public final class ButtonLabel: Label {
  /// Applies the font of a type of button, and truncation in the middle (fact c4).
  func applyDefaults(of type: Button.ButtonType) {
    ownFont = type.titleFont
    storedLineBreakMode = .byTruncatingMiddle
  }

  /// Passes on to the button, whose size and layout hang on the title's size.
  public override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? Button)?.didChange(.size, "invalidateIntrinsicContentSize()", of: self)
  }

  /// A title belongs to its state: its attributes leave the label's own style alone, and the other way round.
  override var sharesStyleWithText: Bool { false }

  /// What the button has to know of the title's lines.
  var titleStyle: MeasuredTitle.Style {
    MeasuredTitle.Style(
      mode: storedLineBreakMode, numberOfLines: storedNumberOfLines, shrinks: rare.adjustsFontSizeToFitWidth,
      tightens: rare.allowsDefaultTighteningForTruncation, lineBreakStrategy: rare.lineBreakStrategy)
  }
}
