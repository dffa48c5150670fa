import UIKit

// Subclasses that override every open member of controls that take input. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnSwitch: UISwitch {
    override var isOn: Bool { didSet {} }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
    override var onTintColor: UIColor? { didSet {} }
    override var thumbTintColor: UIColor? { didSet {} }
    override var onImage: UIImage? { didSet {} }
    override var offImage: UIImage? { didSet {} }
    override var style: Style { super.style }
    override var preferredStyle: Style { didSet {} }
    override var title: String? { didSet {} }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnSlider: UISlider {
    override var value: Float { didSet {} }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
    override var minimumValue: Float { didSet {} }
    override var maximumValue: Float { didSet {} }
    override var isContinuous: Bool { didSet {} }
    override var minimumTrackTintColor: UIColor? { didSet {} }
    override var maximumTrackTintColor: UIColor? { didSet {} }
    override var thumbTintColor: UIColor? { didSet {} }
    override var minimumValueImage: UIImage? { didSet {} }
    override var maximumValueImage: UIImage? { didSet {} }
    override func setThumbImage(_ image: UIImage?, for state: State) { super.setThumbImage(image, for: state) }
    override func setMinimumTrackImage(_ image: UIImage?, for state: State) {
      super.setMinimumTrackImage(image, for: state)
    }
    override func setMaximumTrackImage(_ image: UIImage?, for state: State) {
      super.setMaximumTrackImage(image, for: state)
    }
    override func thumbImage(for state: State) -> UIImage? { super.thumbImage(for: state) }
    override func minimumTrackImage(for state: State) -> UIImage? { super.minimumTrackImage(for: state) }
    override func maximumTrackImage(for state: State) -> UIImage? { super.maximumTrackImage(for: state) }
    override var currentThumbImage: UIImage? { super.currentThumbImage }
    override var currentMinimumTrackImage: UIImage? { super.currentMinimumTrackImage }
    override var currentMaximumTrackImage: UIImage? { super.currentMaximumTrackImage }
    override var preferredBehavioralStyle: UIBehavioralStyle { didSet {} }
    override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
      super.minimumValueImageRect(forBounds: bounds)
    }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
      super.maximumValueImageRect(forBounds: bounds)
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
      super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnStepper: UIStepper {
    override var value: Double { didSet {} }
    override var minimumValue: Double { didSet {} }
    override var maximumValue: Double { didSet {} }
    override var stepValue: Double { didSet {} }
    override var isContinuous: Bool { didSet {} }
    override var autorepeat: Bool { didSet {} }
    override var wraps: Bool { didSet {} }
    override func setIncrementImage(_ image: UIImage?, for state: State) { super.setIncrementImage(image, for: state) }
    override func setDecrementImage(_ image: UIImage?, for state: State) { super.setDecrementImage(image, for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
      super.setBackgroundImage(image, for: state)
    }
    override func incrementImage(for state: State) -> UIImage? { super.incrementImage(for: state) }
    override func decrementImage(for state: State) -> UIImage? { super.decrementImage(for: state) }
    override func backgroundImage(for state: State) -> UIImage? { super.backgroundImage(for: state) }
    override func setDividerImage(
      _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { super.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState) }
    override func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
      super.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnSegmentedControl: UISegmentedControl {
    override var numberOfSegments: Int { super.numberOfSegments }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
      super.insertSegment(with: image, at: segment, animated: animated)
    }
    override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
      super.insertSegment(action: action, at: segment, animated: animated)
    }
    override func removeSegment(at segment: Int, animated: Bool) {
      super.removeSegment(at: segment, animated: animated)
    }
    override func removeAllSegments() { super.removeAllSegments() }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
      super.setImage(image, forSegmentAt: segment)
    }
    override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
    override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
    override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
    override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
      super.setContentOffset(offset, forSegmentAt: segment)
    }
    override func contentOffsetForSegment(at segment: Int) -> CGSize { super.contentOffsetForSegment(at: segment) }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
      super.setEnabled(enabled, forSegmentAt: segment)
    }
    override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
    override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
      super.setAction(action, forSegmentAt: segment)
    }
    override func actionForSegment(at segment: Int) -> UIAction? { super.actionForSegment(at: segment) }
    override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
      super.segmentIndex(identifiedBy: actionIdentifier)
    }
    override var selectedSegmentIndex: Int { didSet {} }
    override var isMomentary: Bool { didSet {} }
    override var apportionsSegmentWidthsByContent: Bool { didSet {} }
    override var selectedSegmentTintColor: UIColor? { didSet {} }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
      super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    override func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
      super.backgroundImage(for: state, barMetrics: barMetrics)
    }
    override func setDividerImage(
      _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
      barMetrics: UIBarMetrics
    ) {
      super.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    override func dividerImage(
      forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
      super.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    override func setContentPositionAdjustment(
      _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
      super.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
    override func contentPositionAdjustment(
      forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { super.contentPositionAdjustment(forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
      super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
      super.titleTextAttributes(for: state)
    }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var accessibilityValue: String? { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnPageControl: UIPageControl {
    override var numberOfPages: Int { didSet {} }
    override var currentPage: Int { didSet {} }
    override var direction: Direction { didSet {} }
    override var hidesForSinglePage: Bool { didSet {} }
    override var defersCurrentPageDisplay: Bool { didSet {} }
    override func updateCurrentPageDisplay() { super.updateCurrentPageDisplay() }
    override var allowsContinuousInteraction: Bool { didSet {} }
    override var interactionState: InteractionState { super.interactionState }
    override var backgroundStyle: BackgroundStyle { didSet {} }
    override var pageIndicatorTintColor: UIColor? { didSet {} }
    override var currentPageIndicatorTintColor: UIColor? { didSet {} }
    override var preferredIndicatorImage: UIImage? { didSet {} }
    override var preferredCurrentPageIndicatorImage: UIImage? { didSet {} }
    override func indicatorImage(forPage page: Int) -> UIImage? { super.indicatorImage(forPage: page) }
    override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
      super.setIndicatorImage(image, forPage: page)
    }
    override func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
      super.currentPageIndicatorImage(forPage: page)
    }
    override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
      super.setCurrentPageIndicatorImage(image, forPage: page)
    }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnProgressView: UIProgressView {
    override var progress: Float { didSet {} }
    override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
    override var observedProgress: Progress? { didSet {} }
    override var progressViewStyle: Style { didSet {} }
    override var progressTintColor: UIColor? { didSet {} }
    override var trackTintColor: UIColor? { didSet {} }
    override var progressImage: UIImage? { didSet {} }
    override var trackImage: UIImage? { didSet {} }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnTextField: UITextField {
    override var delegate: (any UITextFieldDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
    override var text: String? { didSet {} }
    override var attributedText: NSAttributedString? { didSet {} }
    override var placeholder: String? { didSet {} }
    override var attributedPlaceholder: NSAttributedString? { didSet {} }
    override var font: UIFont? { didSet {} }
    override var textColor: UIColor? { didSet {} }
    override var textAlignment: TextAlignment { didSet {} }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
    override var typingAttributes: [NSAttributedString.Key: Any]? { didSet {} }
    override var adjustsFontSizeToFitWidth: Bool { didSet {} }
    override var minimumFontSize: CGFloat { didSet {} }
    override var adjustsFontForContentSizeCategory: Bool { didSet {} }
    override var borderStyle: BorderStyle { didSet {} }
    override var background: UIImage? { didSet {} }
    override var disabledBackground: UIImage? { didSet {} }
    override var leftView: UIView? { didSet {} }
    override var leftViewMode: ViewMode { didSet {} }
    override var rightView: UIView? { didSet {} }
    override var rightViewMode: ViewMode { didSet {} }
    override var clearButtonMode: ViewMode { didSet {} }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func layoutSubviews() { super.layoutSubviews() }
    override var isEditing: Bool { super.isEditing }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var clearsOnBeginEditing: Bool { didSet {} }
    override var clearsOnInsertion: Bool { didSet {} }
    override var allowsEditingTextAttributes: Bool { didSet {} }
    override var inputView: UIView? { didSet {} }
    override var inputAccessoryView: UIView? { didSet {} }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override var selectedTextRange: UITextRange? { didSet {} }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override func text(in range: UITextRange) -> String? { super.text(in: range) }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      super.textRange(from: fromPosition, to: toPosition)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      super.position(from: position, offset: offset)
    }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      super.compare(position, to: other)
    }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      super.offset(from: from, to: toPosition)
    }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override var autocapitalizationType: TextAutocapitalizationType { didSet {} }
    override var autocorrectionType: TextAutocorrectionType { didSet {} }
    override var spellCheckingType: TextSpellCheckingType { didSet {} }
    override var smartQuotesType: TextSmartQuotesType { didSet {} }
    override var smartDashesType: TextSmartDashesType { didSet {} }
    override var smartInsertDeleteType: TextSmartInsertDeleteType { didSet {} }
    override var keyboardType: KeyboardType { didSet {} }
    override var keyboardAppearance: KeyboardAppearance { didSet {} }
    override var returnKeyType: ReturnKeyType { didSet {} }
    override var enablesReturnKeyAutomatically: Bool { didSet {} }
    override var isSecureTextEntry: Bool { didSet {} }
    override var passwordRules: UITextInputPasswordRules? { didSet {} }
    override var textContentType: TextContentType! { didSet {} }
    override func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { super.position(from: position, in: direction, offset: offset) }
    override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override var markedTextStyle: [NSAttributedString.Key: Any]? { didSet {} }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() { super.unmarkText() }
    override var tokenizer: any UITextInputTokenizer { super.tokenizer }
    override var inputDelegate: (any UITextInputDelegate)? {
      get { super.inputDelegate }
      set { super.inputDelegate = newValue }
    }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var accessibilityValue: String? { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }
}
