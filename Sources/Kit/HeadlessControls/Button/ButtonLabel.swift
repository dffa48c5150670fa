import Foundation

/// The label of a button's title; it notifies the button when its font or number of lines changes.
/// > Seen: fact c3: UIKit's prints as `UIButtonLabel`.
public final class ButtonLabel: Label {
  /// Creates a label, which is not opaque (fact c3).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a label as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Applies the font of a type of button, and truncation in the middle (fact c4).
  func applyDefaults(of type: Button.ButtonType) {
    ownFont = type.titleFont
    storedLineBreakMode = .byTruncatingMiddle
  }

  /// Invalidates the button too, whose size and layout depend on the title's size.
  public override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? Button)?.didChange(.size, "invalidateIntrinsicContentSize()", of: self)
  }

  /// > Documented: UIButton.titleShadowOffset: zero.
  override var defaultShadowOffset: CGSize { .zero }

  /// A title belongs to its state: its attributes leave the label's own style alone, and the other way round.
  override var sharesStyleWithText: Bool { false }

  /// The properties of the label that the title's lines depend on.
  var titleStyle: MeasuredTitle.Style {
    var style = MeasuredTitle.Style(mode: storedLineBreakMode, numberOfLines: storedNumberOfLines)
    // `Style` has the defaults of the label's rare values.
    if rare.isEmpty { return style }
    style.shrinks = rare.adjustsFontSizeToFitWidth
    style.tightens = rare.allowsDefaultTighteningForTruncation
    style.lineBreakStrategy = rare.lineBreakStrategy
    return style
  }
}
