import HeadlessViews

/// The label of a button's title; it tells the button when its font or lines change.
///
/// > Seen: fact c3: UIKit's prints as `UIButtonLabel`.
public final class ButtonLabel: Label {
  /// Passes on to the button, whose size and layout hang on the title's size.
  public override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? Button)?.titleSizeDidChange()
  }
}
