import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A view that shows a line of text.
open class Label: View {
  private var storedText: String?
  private var storedAttributedText: AttributedText?
  private var storedFont = Font.systemFont(ofSize: Font.labelFontSize)
  private var storedTextColor = Color.black
  private var storedLineBreakMode = LineBreakMode.byTruncatingTail
  private var storedNumberOfLines = 1

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    applyLabelDefaults()
  }

  /// Makes a label as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyLabelDefaults()
  }

  private func applyLabelDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Text

  /// The text, or nil for none; setting it takes the place of ``attributedText``.
  open var text: String? {
    get { storedText }
    set {
      if newValue == storedText && storedAttributedText == nil { return }
      storedText = newValue
      storedAttributedText = nil
      textSizeDidChange()
    }
  }

  /// The text with attributes, or nil where plain text was set; setting it sets ``text`` too.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText?.string }
    set {
      let newText = AttributedText(newValue)
      if newText == storedAttributedText && (newText != nil || storedText == nil) { return }
      storedAttributedText = newText
      storedText = newValue?.string
      textSizeDidChange()
    }
  }

  /// The font of plain text; setting nil brings back the system font of size 17.
  open var font: Font! {
    get { storedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: Font.labelFontSize)
      if font == storedFont { return }
      storedFont = font
      textSizeDidChange()
    }
  }

  /// The colour of the text; setting nil brings back black.
  open var textColor: Color! {
    get { storedTextColor }
    set { storedTextColor = newValue ?? .black }
  }

  /// The colour of the text's shadow, or nil for none.
  open var shadowColor: Color?

  /// Where the shadow falls, in points; one point up unless set.
  ///
  /// > Documented: UILabel.shadowOffset.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where the lines stand in the label's bounds; it moves no frame.
  open var textAlignment = TextAlignment.natural

  /// What happens to a line wider than the label.
  open var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set {
      if newValue == storedLineBreakMode { return }
      storedLineBreakMode = newValue
      textSizeDidChange()
    }
  }

  /// How many lines there may be; 0 means any number.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      if newValue == storedNumberOfLines { return }
      storedNumberOfLines = newValue
      textSizeDidChange()
    }
  }

  // MARK: Accessibility

  /// The ``text``, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// A text that does not change, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// True unless set to false.
  ///
  /// > Documented: UIAccessibility.isAccessibilityElement: true for standard controls; labels are elements as well.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  // MARK: Size

  /// The size of the text in one line, each axis rounded up to whole pixels; 0×0 without text.
  ///
  /// > Seen: facts d9 and d10: with one line the proposed size does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textLine?.size ?? .zero
  }

  /// The same as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  /// The width of what the label shows in a room: of the whole text where it fits, else of the shortened one.
  ///
  /// - Parameter room: The width there is, in points.
  /// - Returns: The width in points, rounded up to whole pixels, and not above the room where the text is shortened.
  public final func shownWidth(in room: CGFloat) -> CGFloat {
    guard let textLine else { return 0 }
    let width = textLine.size.width
    return width <= room + PixelGrid.tolerance ? width : textLine.truncatedWidth(to: room)
  }

  private var textLine: TextLine? {
    TextLine(attributedText: attributedText, text: text, font: font, mode: lineBreakMode)
  }

  private func textSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
