import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// A control with one line of text that can be edited.
///
/// No keyboard is shown: a test taps the field and calls `type("…")` of `HeadlessTesting`, or ``insertText(_:)``.
/// ``draw(_:)`` draws text, placeholder, border and insertion point; side views and the clear button are subviews.
///
/// The class body contains the stored state and every member that subclasses override. `TextField+Content` contains the
/// text and its style, `TextField+Editing` the begin and the end of editing, `TextField+Typing` the changes of text and
/// selection, `TextField+Rects` the arithmetic of the hooks, `TextField+Drawing` the drawing.
open class TextField: Control, TextInput {
  // MARK: Stored state

  final var content = TextFieldContent()
  final var style = TextFieldStyle()
  /// The placeholder; a plain one, without attributes, has the font of the field.
  final var storedPlaceholder: (text: String, attributed: NSAttributedString?)?
  final var sides = TextFieldSides()
  final var editing = TextFieldEditing()
  final lazy var renderer = Label()

  // MARK: Initializers

  /// Creates an empty text field without a border, which clips to its bounds.
  /// > Reported: fact i13.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text field; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
  }

  /// The object that allows and follows the editing; not retained.
  open weak var delegate: (any TextFieldDelegate)?

  // MARK: Text

  /// The text; empty by default.
  ///
  /// Setting it removes attributes, sends no event, and moves the insertion point of a field that is edited to the end.
  /// > Documented: UITextField.text: setting nil makes it empty. Seen: fact i8: no event and no notification.
  open var text: String? {
    get { content.text }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes; setting it sets ``text`` too.
  ///
  /// The font, the color and the alignment of its beginning become the field's. Of plain text it is the text
  /// with the ``defaultTextAttributes``.
  /// > Documented: UITextField.attributedText: they reflect the style at location 0. Seen: fact i8: font, color.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? NSAttributedString(string: content.text, attributes: style.attributes) }
    set { setAttributedText(newValue) }
  }

  /// The text that is shown while the field is empty; nil by default.
  /// > Seen: fact i8: this and ``attributedPlaceholder`` are one value.
  open var placeholder: String? {
    get { storedPlaceholder?.text }
    set { setPlaceholder(newValue) }
  }

  /// The ``placeholder`` with its attributes; of a plain one, its font and color.
  open var attributedPlaceholder: NSAttributedString? {
    get { currentAttributedPlaceholder }
    set { setAttributedPlaceholder(newValue) }
  }

  /// The font of all text; the system font of 17 points by default, and again after setting nil.
  /// > Seen: fact i7.
  open var font: Font? {
    get { style.font }
    set { setFont(newValue ?? TextFieldStyle.standardFont) }
  }

  /// The color of all text; the color of labels by default, and again after setting nil.
  /// > Seen: fact i7.
  open var textColor: Color? {
    get { style.color }
    set { setTextColor(newValue ?? .label) }
  }

  /// The alignment of the text; natural by default.
  /// > Seen: fact i7.
  open var textAlignment: TextAlignment {
    get { style.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of text without its own; setting it changes all text.
  /// > Documented: UITextField.defaultTextAttributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { style.attributes }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of text that is typed next; nil while the text is not edited, and stored only.
  /// > Documented: UITextField.typingAttributes: a new selection clears it.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editing.typingAttributes ?? style.attributes : nil }
    set { if isEditing { editing.typingAttributes = newValue } }
  }

  /// Whether text that is too wide is drawn smaller; false by default.
  @Invalidating(.display) open var adjustsFontSizeToFitWidth = false

  /// The smallest size of text that is drawn smaller, in points; 0 for any.
  ///
  /// A number that is negative or not finite is reported and changes nothing.
  open var minimumFontSize: CGFloat {
    get { style.minimumFontSize }
    set { setMinimumFontSize(newValue) }
  }

  /// Whether the ``font`` follows the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Border and background

  /// The border around the text; none by default.
  /// > Seen: fact i7.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentSizeDidChange("borderStyle") } }
  }

  /// The image behind the text; nil by default.
  /// > Documented: UITextField.background: not shown with the border ``BorderStyle/roundedRect``.
  open var background: Image? { didSet { if background !== oldValue { setNeedsDisplay() } } }

  /// The image behind the text of a disabled field; nil uses ``background``.
  /// > Documented: UITextField.disabledBackground: only together with a ``background``.
  open var disabledBackground: Image? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

  // MARK: Side views

  /// The view at the leading side of the text; nil by default.
  ///
  /// The next layout adds it if its ``leftViewMode`` shows it, and removes it otherwise. The field itself, a view that
  /// contains it, and the ``rightView`` are reported and change nothing.
  /// > Documented: UITextField.leftView. Seen: fact i6: the layout adds and removes it.
  open var leftView: View? {
    get { sides.left }
    set { setSideView(newValue, at: \.left, besides: sides.right, "leftView") }
  }

  /// The times at which the ``leftView`` is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { contentSizeDidChange("leftViewMode") } }
  }

  /// The view at the trailing side of the text, which replaces the clear button; nil by default.
  ///
  /// It is treated like the ``leftView``.
  open var rightView: View? {
    get { sides.right }
    set { setSideView(newValue, at: \.right, besides: sides.left, "rightView") }
  }

  /// The times at which the ``rightView`` is shown; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { contentSizeDidChange("rightViewMode") } }
  }

  /// The times at which the clear button is shown while there is text and no right view; never by default.
  /// > Documented: UITextField.clearButtonMode. Seen: fact i6: a right view removes it.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { contentSizeDidChange("clearButtonMode") } }
  }

  // MARK: Hooks

  /// Returns the rectangle of the border: all of `bounds` by default.
  ///
  /// The hooks are called by layouts and drawings; never call them yourself but for `super`. They get the bounds of the
  /// field and return a rectangle in its own coordinates, in points, that may stick out of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of text that is not edited: `bounds` without border padding, side views and clear button.
  /// > Seen: facts i5 and i6.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the placeholder: by default the text's.
  /// > Assumed: ``textRect(forBounds:)``, or ``editingRect(forBounds:)`` if edited; a printed call would settle it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { shownTextRect(in: bounds) }

  /// Returns the rectangle of the text while it is edited: by default the text's.
  ///
  /// An override of ``textRect(forBounds:)`` has no effect on it.
  /// > Seen: fact i6.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the clear button for a left-to-right layout: 19×19, 5 points from the right edge.
  /// > Seen: fact i6.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

  /// Returns the rectangle of the ``leftView`` for a left-to-right layout: at the left edge, vertically centered.
  ///
  /// Its size follows from the view's constraints or content, else is its own. A right-to-left layout mirrors it.
  /// > Documented: UITextField.leftViewRect(forBounds:): it doesn't change in a right-to-left layout. Seen: fact i6.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeft: true, in: bounds) }

  /// Returns the rectangle of the ``rightView`` for a left-to-right layout: at the right edge, vertically centered.
  ///
  /// Its size is found as for the ``leftView``. In a right-to-left layout the field mirrors it.
  /// > Seen: fact i6.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, isLeft: false, in: bounds) }

  /// Draws the text in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  /// Draws the placeholder in the middle of a rectangle's height.
  open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(in: rect) }

  /// Draws the border, the background, and the text or else the placeholder.
  open override func draw(_ rect: CGRect) { drawContent() }

  /// Adds, removes and positions the side views and the clear button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
  }

  // MARK: Editing

  /// Whether the text is edited: from ``becomeFirstResponder()`` to the end of editing.
  open var isEditing: Bool { editing.isOn }

  /// Whether the field is enabled.
  /// > Reported: a disabled text field doesn't become the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses; returns whether the field is the first responder afterward.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    return Self.editingNesting.call("becomeFirstResponder() of \(type(of: self))") {
      guard mayBeginEditing, super.becomeFirstResponder() else { return false }
      beginEditing()
      return isFirstResponder
    } ?? false
  }

  /// Ends editing, unless the delegate refuses; returns whether the field is no longer the first responder.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return Self.editingNesting.call("resignFirstResponder() of \(type(of: self))") {
      guard mayEndEditing, super.resignFirstResponder() else { return false }
      endEditing()
      return true
    } ?? false
  }

  /// Whether the beginning of editing removes the text, without an event or a notification; false by default.
  /// > Documented: UITextField.clearsOnBeginEditing: the delegate may refuse.
  open var clearsOnBeginEditing = false

  /// Whether typed text replaces all text; false by default, and again after a new selection.
  /// > Documented: UITextField.clearsOnInsertion.
  open var clearsOnInsertion = false

  /// Whether the user can change the attributes of the text; false by default, and stored only.
  open var allowsEditingTextAttributes = false

  /// The view that replaces the keyboard; nil by default, and never shown.
  open override var inputView: View? {
    get { editing.inputView }
    set { editing.inputView = newValue }
  }

  /// The view above the keyboard; nil by default, and never shown.
  open override var inputAccessoryView: View? {
    get { editing.inputAccessoryView }
    set { editing.inputAccessoryView = newValue }
  }

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { !content.text.isEmpty }

  /// Inserts text, which replaces the selection; line breaks become spaces.
  ///
  /// The text and the selection change, then the delegate is notified of the selection, the event
  /// ``Control/Event/editingChanged`` is sent and the notification is posted. The keyboard calls this after the
  /// delegate has allowed the change; a call by the app does not ask the delegate. In a hidden text the first insertion
  /// after editing began replaces all text.
  ///
  /// - Complexity: O(*n*) for *n* characters of the text.
  ///
  /// > Seen: fact i8. Reported: StackOverflow 4674023: the delegate is not asked.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection, or else the character before the insertion point.
  ///
  /// The keyboard calls this after the delegate has allowed the change; a call by the app does not ask the delegate. In
  /// a hidden text the first deletion after editing began removes all text.
  /// > Reported: PhoneNumberKit issue 336.
  open func deleteBackward() { deleteSelection() }

  /// The selected text, or the insertion point; a range outside of the text is limited to it.
  open var selectedTextRange: TextRange? {
    get { TextRange(content.selection) }
    set { setSelection(newValue?.units ?? NSRange(location: content.length, length: 0)) }
  }

  /// The position at the beginning of the text.
  open var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// The position at the end of the text.
  open var endOfDocument: TextPosition { TextPosition(offset: content.length) }

  /// Returns the text in a range; nil for a range that is not in the text.
  open func text(in range: TextRange) -> String? { content.text(in: range.units) }

  /// Replaces the text in a range without asking the delegate, and sends no event.
  /// > Assumed: no event; a log would settle it.
  open func replace(_ range: TextRange, withText text: String) { replaceText(in: range.units, with: text) }

  /// Returns the range between two positions.
  open func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    TextRange(NSRange(min(fromPosition.offset, toPosition.offset)..<max(fromPosition.offset, toPosition.offset)))
  }

  /// Returns the position at a distance from another one, in UTF-16 units; nil outside of the text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (newOffset, overflows) = position.offset.addingReportingOverflow(offset)
    return overflows || newOffset < 0 || newOffset > content.length ? nil : TextPosition(offset: newOffset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance between two positions, in UTF-16 units.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the rectangle of the insertion point at a position, in the field's own coordinates.
  ///
  /// - Complexity: O(*n*) for *n* characters before the position.
  ///
  /// > Seen: fact i6: 1.5 points higher than the font's line. Reported: 2 points wide.
  open func caretRect(for position: TextPosition) -> CGRect { caretRect(at: position.offset) }

  /// Returns the rectangle of a range of text, in the field's own coordinates.
  ///
  /// - Complexity: O(*n*) for *n* characters before the end of the range.
  open func firstRect(for range: TextRange) -> CGRect {
    let (first, last) = (caretRect(at: range.units.location), caretRect(at: NSMaxRange(range.units)))
    return CGRect(
      x: min(first.minX, last.minX), y: first.minY, width: abs(last.minX - first.minX), height: first.height)
  }

  /// Returns the position that is nearest to a point in the field's own coordinates.
  ///
  /// - Complexity: O(*n* log *n*) for *n* characters of the text.
  open func closestPosition(to point: CGPoint) -> TextPosition? { TextPosition(offset: offset(nearest: point)) }

  /// Returns the position at a distance in a direction; nil outside of the text, and above or below its one line.
  open func position(from position: TextPosition, in direction: TextLayoutDirection, offset: Int) -> TextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: isRightToLeft ? 0 &- offset : offset)
    case .left: self.position(from: position, offset: isRightToLeft ? offset : 0 &- offset)
    case .up, .down: nil
    }
  }

  /// Returns the range of the character at a point in the field's own coordinates; nil beside the text.
  ///
  /// - Complexity: O(*n* log *n*) for *n* characters of the text.
  open func characterRange(at point: CGPoint) -> TextRange? { characterRange(containing: point).map { TextRange($0) } }

  /// Returns the rectangles that show the selection of a range of text: one, as the text has one line.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    range.isEmpty ? [] : [TextSelectionRect(firstRect(for: range), isRightToLeft ? .rightToLeft : .leftToRight)]
  }

  /// The range of the text that an input method has not confirmed yet; nil.
  /// > Differs: no text is marked.
  open var markedTextRange: TextRange? { nil }

  /// The attributes of marked text; nil by default, and stored only.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Inserts text, which replaces the selection, without marking it; nil is ignored.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }

  /// Confirms marked text; does nothing here.
  open func unmarkText() {}

  /// The object of the system that follows changes of text and selection; not retained, and stored only.
  open weak var inputDelegate: (any TextInputDelegate)?

  /// The object that returns the words and other units of the text.
  open var tokenizer: any TextInputTokenizer { TextInputStringTokenizer(textInput: self) }

  /// Selects all text, and begins editing.
  /// > Seen: fact i8: a field in a window becomes the first responder.
  open override func selectAll(_ sender: Any?) {
    becomeFirstResponder()
    if isEditing { setSelection(NSRange(location: 0, length: content.length)) }
  }

  // MARK: Traits of the keyboard, stored only

  /// The automatic capitalization; sentences by default, and stored only.
  /// > Seen: fact i7: this default and those below, of a text field of iOS 26.1.
  open var autocapitalizationType = TextAutocapitalizationType.sentences

  /// The automatic correction; stored only.
  open var autocorrectionType = TextAutocorrectionType.default

  /// The checking of spelling; stored only.
  open var spellCheckingType = TextSpellCheckingType.default

  /// The replacement of straight quotes; stored only.
  open var smartQuotesType = TextSmartQuotesType.default

  /// The replacement of hyphens; stored only.
  open var smartDashesType = TextSmartDashesType.default

  /// The spaces around pasted words; stored only.
  open var smartInsertDeleteType = TextSmartInsertDeleteType.default

  /// The keys of the keyboard; stored only.
  open var keyboardType = KeyboardType.default

  /// The appearance of the keyboard; stored only.
  open var keyboardAppearance = KeyboardAppearance.default

  /// The title of the return key; stored only.
  open var returnKeyType = ReturnKeyType.default

  /// Whether the return key has no effect while there is no text; false by default.
  /// > Documented: UITextInputTraits.enablesReturnKeyAutomatically.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is drawn as bullets; false by default.
  ///
  /// The first insertion replaces a text that was there before, and the first deletion removes it: after editing has
  /// begun, or after this became true.
  /// > Reported: by code that restores the text with `insertText(_:)`. Assumed: a new selection ends it.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secureTextEntryDidChange(to: isSecureTextEntry) } }
  }

  /// The meaning of the text; nil by default, and stored only.
  open var textContentType: TextContentType!

  /// The requirements of a new password; nil by default, and stored only.
  open var passwordRules: TextInputPasswordRules?

  // MARK: Surroundings

  /// Adds the recognizer of taps when the field is in a window for the first time.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { addTapRecognizer() }
  }

  /// Returns false for the field's own recognizer of taps while the field is disabled.
  ///
  /// A recognizer of a superview loses against the field's own one, and gets the taps on a disabled field.
  /// > Documented: "Attaching gesture recognizers to UIKit controls" doesn't name text fields.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer === editing.tapRecognizer
      ? isEnabled : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Adjusts the font to the new preferred text size, if it follows it.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { setFont(style.font.adjusted(to: traitCollection)) }
  }

  // MARK: Size

  /// Returns the preferred size, whatever size is available.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the text, or else of the placeholder, with the paddings of the border.
  /// > Seen: fact i5.
  open override var intrinsicContentSize: CGSize { contentSize }

  // MARK: Accessibility and inspection

  /// The shown text, or else the placeholder, unless another value was set.
  /// > Reported: fact ax19.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  /// The shown text and the placeholder, and in detail the border and whether the text is edited.
  open override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + shownProperties }
}
