import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A view that shows a line of text.
open class Label: View {
  private var storedText: String?
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

  /// The text, or nil for none.
  open var text: String? {
    get { storedText }
    set {
      if newValue == storedText { return }
      storedText = newValue
      textSizeDidChange()
    }
  }

  /// The font; setting nil brings back the system font of size 17.
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

  /// The size of the text in one line, each axis rounded up to whole pixels; 0×0 without text.
  ///
  /// > Seen: facts d9 and d10: with one line the proposed size does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.size(of: text, in: font)
  }

  /// The same as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  /// The size of a text in one line of a label: what the measurer says, rounded up to whole pixels of the screen.
  package static func size(of text: String?, in font: Font) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return Screen.main.grid.up(TextMeasuring.current.size(of: text, in: font))
  }

  private func textSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
