import HeadlessKit

/// A button with fixed rectangles for title and image, which can size itself to them.
/// > Documented: claims D3.10 and D3.11, `MyButton` of document 003.
open class FixedRectsButton: Button {
  /// The rectangle for the title, in the button's coordinates, in points; while empty, the rectangle of a plain button.
  ///
  /// A rectangle that is not finite is reported and changes nothing.
  open var titleRect = CGRect.zero {
    didSet {
      titleRect = validated(titleRect, old: oldValue, "titleRect")
      if titleRect != oldValue { rectDidChange() }
    }
  }

  /// The rectangle for the image, in the button's coordinates, in points; while empty, the rectangle of a plain button.
  ///
  /// A rectangle that is not finite is reported and changes nothing.
  open var imageRect = CGRect.zero {
    didSet {
      imageRect = validated(imageRect, old: oldValue, "imageRect")
      if imageRect != oldValue { rectDidChange() }
    }
  }

  /// Whether the layout pass sets the button's size to contain its rectangles, with the margin at the top left repeated
  /// at the right and the bottom; false by default.
  /// > Documented: claim D3.11.
  open var sizesItself = false { didSet { if sizesItself != oldValue { rectDidChange() } } }

  /// Returns ``imageRect`` unchanged, or the plain button's rectangle if it is empty.
  open override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    imageRect.isEmpty ? super.imageRect(forContentRect: contentRect) : imageRect
  }

  /// Returns ``titleRect`` unchanged, or the plain button's rectangle if it is empty.
  open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    titleRect.isEmpty ? super.titleRect(forContentRect: contentRect) : titleRect
  }

  /// Lays out the content, then sizes the button if it ``sizesItself``; a second layout changes nothing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let ownSize { frame.size = ownSize }
  }

  /// Returns the size from the rectangles if the button ``sizesItself``, else the plain button's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize ?? super.sizeThatFits(size) }

  /// The size from the rectangles if the button ``sizesItself``, else the plain button's.
  open override var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }

  /// The union of the rectangles, with its origin also as a margin at the far side; nil if it does not size itself.
  /// > Differs: with one of the two empty, document 003 unites the other with `CGRect.zero` and so loses a margin.
  private var ownSize: CGSize? {
    let rects = [titleRect, imageRect].filter { !$0.isEmpty }
    guard sizesItself, let first = rects.first else { return nil }
    let union = rects.dropFirst().reduce(first) { $0.union($1) }
    return CGSize(width: max(0, union.width + 2 * union.minX), height: max(0, union.height + 2 * union.minY))
  }

  private func rectDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func validated(_ new: CGRect, old: CGRect, _ property: String) -> CGRect {
    if [new.minX, new.minY, new.maxX, new.maxY].allSatisfy(NumberRule.distance.accepts) { return new }
    IssueReporting.report(
      place: "\(type(of: self)).\(property)",
      problem: "\(new.shortDescription) is not finite; keeping the old value.",
      cure: "Pass finite numbers of points.")
    return old
  }
}
