import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// A view that shows text, in one line by default.
///
/// It declares the stored state and overridable members; `Label+Text` lays the text out, `Label+Lines` has its lines.
open class Label: View {
  // MARK: Stored state

  final var storedText: String?
  /// The font and color that were set; nil for the standard ones, which most labels need not store.
  final var ownFont: Font?
  final var ownTextColor: Color?
  final var storedNumberOfLines = 1
  final var storedLineBreakMode = LineBreakMode.byTruncatingTail
  final var storedTextAlignment = TextAlignment.natural
  @exclusivity(unchecked) final var rare = Rare<RareProperties>()  // See `Rare`.

  /// The values that most labels never set.
  struct RareProperties: RareValues {
    static let defaults = RareDefaults<RareProperties>()

    var attributed: AttributedContent?
    var shadowColor: Color?
    var shadowOffset: CGSize?
    var highlightedTextColor: Color?
    var preferredMaxLayoutWidth: CGFloat = 0
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = BaselineAdjustment.alignBaselines
    var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
    var adjustsFontSizeToFitWidth = false
    var adjustsFontForContentSizeCategory = false
    var allowsDefaultTighteningForTruncation = false
    var isHighlighted = false
    var showsExpansionTextWhenTruncated = false
    var isEnabled = true
    /// Whether the label is one of a configured button, whose lines have another distance; set before it has a text.
    var isOfConfiguration = false
    /// The lines that ``drawText(in:)`` collects instead of drawing them; nil while it draws.
    var drawnLines: [Line]?
  }

  // MARK: Life

  /// Creates a label without text, with one line in the system font of 17 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  /// Creates a label as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishInit()
  }

  private final func finishInit() {
    recordClass(ifExactly: Label.self, hasEmptyLayout: true)
    recordClass(ifExactly: ButtonLabel.self, hasEmptyLayout: true)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text, or nil for none; setting it replaces ``attributedText``.
  /// > Documented: UILabel.attributedText: plain text gets the font and color of an attributed text's beginning.
  open var text: String? {
    get { storedText }
    set { setText(newValue) }
  }

  /// The text with its attributes; setting it sets ``text`` too.
  ///
  /// Font, color, alignment and line break mode then return the values at the beginning of the text, and setting one
  /// of them changes all of the text. Ranges without a font use the label's. For plain text the property returns
  /// the text with the label's font, color, shadow and paragraph style; nil without text.
  /// > Documented: UILabel.attributedText.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributedText(newValue) }
  }

  /// The font of the text; setting nil restores the system font of 17 points.
  open var font: Font! {
    get { shownFont }
    set { setFont(newValue ?? Label.standardFont) }
  }

  /// The color of the text; setting nil restores the label color, dark on light backgrounds and light on dark ones.
  /// > Documented: UILabel.textColor.
  open var textColor: Color! {
    get { shownColor }
    set { setTextColor(newValue ?? Label.standardTextColor) }
  }

  /// The color of the text while the label is highlighted; nil, by default, for ``textColor``.
  open var highlightedTextColor: Color? {
    get { rare.highlightedTextColor }
    set { rare.highlightedTextColor = newValue }
  }

  /// Whether the label shows its ``highlightedTextColor``; false by default.
  open var isHighlighted: Bool {
    get { rare.isHighlighted }
    set { rare.isHighlighted = newValue }
  }

  /// Whether the text is drawn in its full opacity; true by default, else in half of it.
  open var isEnabled: Bool {
    get { rare.isEnabled }
    set { rare.isEnabled = newValue }
  }

  /// The color of the text's shadow; nil, by default, for none.
  open var shadowColor: Color? {
    get { rare.shadowColor }
    set { rare.shadowColor = newValue }
  }

  /// The offset of the shadow, in points; one point up by default.
  ///
  /// Numbers that are not finite are reported and change nothing.
  /// > Documented: UILabel.shadowOffset.
  open var shadowOffset: CGSize {
    get { rare.shadowOffset ?? defaultShadowOffset }
    set {
      if accepts(newValue.isFinite, newValue.shortDescription, "shadowOffset") { rare.shadowOffset = newValue }
    }
  }

  /// The offset of the shadow until one is set.
  /// > Documented: UILabel.shadowOffset: one point up.
  var defaultShadowOffset: CGSize { CGSize(width: 0, height: -1) }

  // MARK: Lines

  /// The alignment of the lines in the label's bounds; natural by default.
  open var textAlignment: TextAlignment {
    get { shownAlignment }
    set { setTextAlignment(newValue) }
  }

  /// The truncation of the last line where the text is longer than the label; at the tail by default.
  open var lineBreakMode: LineBreakMode {
    get { shownLineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The strategies for the places where lines break; standard by default.
  open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
    get { rare.lineBreakStrategy }
    set { setRare(\.lineBreakStrategy, to: newValue) }
  }

  /// The largest number of lines; 1 by default, 0 or less for any number.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      if newValue == storedNumberOfLines { return }
      storedNumberOfLines = newValue
      textSizeDidChange()
    }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0, by default, means none.
  ///
  /// A number that is not finite, or below 0, is reported and changes nothing.
  open var preferredMaxLayoutWidth: CGFloat {
    get { rare.preferredMaxLayoutWidth }
    set { setPreferredMaxLayoutWidth(newValue) }
  }

  // MARK: Making text fit

  /// Whether a single line that is too wide is drawn smaller, without a change of the label's size; false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { rare.adjustsFontSizeToFitWidth }
    set { setRare(\.adjustsFontSizeToFitWidth, to: newValue) }
  }

  /// The smallest scale of a line that is too wide; 0, by default, for any.
  ///
  /// A number that is not from 0 to 1 is reported and changes nothing.
  /// > Reported: with 0 text shrinks as far as it must. Differs: according to Apple's documentation it is not shrunk.
  open var minimumScaleFactor: CGFloat {
    get { rare.minimumScaleFactor }
    set { setMinimumScaleFactor(newValue) }
  }

  /// The vertical position of text that was scaled down to fit; its baseline is unchanged by default.
  open var baselineAdjustment: BaselineAdjustment {
    get { rare.baselineAdjustment }
    set { rare.baselineAdjustment = newValue }
  }

  /// Whether characters move together a little before a line is truncated; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { rare.allowsDefaultTighteningForTruncation }
    set { setRare(\.allowsDefaultTighteningForTruncation, to: newValue) }
  }

  /// Whether a font of a text style, or scaled by font metrics, follows the reader's text size; false by default.
  ///
  /// Ranges of attributed text with fonts of their own do not change.
  open var adjustsFontForContentSizeCategory: Bool {
    get { rare.adjustsFontForContentSizeCategory }
    set { rare.adjustsFontForContentSizeCategory = newValue }
  }

  /// Whether a pointer over the label shows a text that was truncated; false by default, and stored only.
  open var showsExpansionTextWhenTruncated: Bool {
    get { rare.showsExpansionTextWhenTruncated }
    set { rare.showsExpansionTextWhenTruncated = newValue }
  }

  // MARK: Hooks

  /// Returns the rectangle of the text, in points: its size rounded up to whole pixels, at the origin of `bounds`.
  ///
  /// ``sizeThatFits(_:)`` and ``intrinsicContentSize`` call it with bounds of unlimited height. Override it, together
  /// with ``drawText(in:)``, to add space around the text.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  /// - Returns: The rectangle; its size is zero without text.
  /// - Complexity: O(*n*) for *n* characters.
  ///
  /// > Documented: UILabel.textRect(forBounds:limitedToNumberOfLines:). Assumed: the origin.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, numberOfLines: numberOfLines))
  }

  /// Draws the text in the middle of a rectangle's height.
  ///
  /// ``shownLines`` calls it with the label's bounds, so that an override that moves or shrinks the rectangle before it
  /// calls `super` is seen there. Do not call it yourself.
  ///
  /// - Parameter rect: The rectangle, in the label's own coordinates.
  /// - Complexity: O(*n*) for *n* characters.
  open func drawText(in rect: CGRect) {
    if rare.drawnLines != nil {
      let lines = linesDrawn(in: rect)
      rare.drawnLines?.append(contentsOf: lines)
    } else if let context = DrawingContext.current {
      draw(linesDrawn(in: rect), into: context)
    }
  }

  /// Draws the text by calling ``drawText(in:)`` with the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Whether the label adopts an attributed text's style, and applies values set on the label to all of the text.
  var sharesStyleWithText: Bool { true }

  // MARK: Changes around the label

  /// Updates the font to the new preferred text size, if the label adjusts its font.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont(to: traitCollection) }
  }

  // MARK: Accessibility

  /// The ``text``, unless another label was set.
  /// > Documented: fact ax18.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The trait of static text, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether assistive applications visit the label; true by default.
  /// > Documented: UIAccessibility.isAccessibilityElement: true for standard controls; labels are elements as well.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  // MARK: Size

  /// Returns the size of the text, each axis rounded up to whole pixels; 0×0 without text.
  ///
  /// A single line ignores the proposed size. Several lines break at the proposed width, where 0 or less means that
  /// nothing breaks them; the proposed height is always ignored.
  ///
  /// - Complexity: O(*n*) for *n* characters; the text is measured in each call.
  ///
  /// > Seen: facts d9 and d10.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

  /// The size of the text, where ``preferredMaxLayoutWidth`` breaks its lines.
  open override var intrinsicContentSize: CGSize { fittingSize(forWidth: preferredMaxLayoutWidth) }

  // MARK: Inspection

  /// The text, and in detail how it is shown.
  open override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + shownText }
}
