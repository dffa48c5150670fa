// The stubs are views, so that subclasses find a view's members, and take the arguments that real code passes; their
// message is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the date.")
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .automatic }
  open var locale: Locale?
  open var calendar: Calendar!
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open func setDate(_ date: Date, animated: Bool) {}
}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the date.")
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the color.")
open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
}

@available(*, unavailable, message: "Pasting is unavailable: call the method that gets the text.")
open class UIPasteControl: UIControl {}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the row.")
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var numberOfComponents: Int { 0 }
  open var showsSelectionIndicator = false
  open func numberOfRows(inComponent component: Int) -> Int { 0 }
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the row.")
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the row.")
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

@available(*, unavailable, message: "Search bars are unavailable: use a UITextField.")
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var searchTextField: UITextField { fatalError() }
  open weak var delegate: (any UISearchBarDelegate)?
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
}

@available(*, unavailable, message: "Search bars are unavailable: use a UITextField.")
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the date.")
open class UICalendarView: UIView {}

// MARK: Text that can be edited

@available(
  *, unavailable,
  message: "Text views are unavailable: use a UITextField for a line of text, or a UILabel for text that is not edited."
)
open class UITextView: UIScrollView {
  public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override convenience init(frame: CGRect) { fatalError() }
  public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  public class var textDidChangeNotification: NSNotification.Name { fatalError() }
  public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  open var text: String!
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  open var dataDetectorTypes: NSTextCheckingTypes = 0
  open var linkTextAttributes: [NSAttributedString.Key: Any]!
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets.zero
  open var textContainer: NSTextContainer { fatalError() }
  open var layoutManager: NSLayoutManager { fatalError() }
  open var textStorage: NSTextStorage { fatalError() }
  open var selectedRange = NSRange()
  open var selectedTextRange: UITextRange?
  open var beginningOfDocument: UITextPosition { fatalError() }
  open var endOfDocument: UITextPosition { fatalError() }
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.no
  open var spellCheckingType = UITextSpellCheckingType.no
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var hasText: Bool { false }
  open func insertText(_ text: String) {}
  open func deleteBackward() {}
  open func replace(_ range: UITextRange, withText text: String) {}
  open func text(in range: UITextRange) -> String? { nil }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func scrollRangeToVisible(_ range: NSRange) {}
}

@available(
  *, unavailable, message: "Text views are unavailable: use a UITextField, or a UILabel for text that is not edited."
)
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public init(frame: CGRect, inputViewStyle: Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIInputViewController: UIViewController {}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIKey: NSObject {
  open var characters: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UITextInputMode: NSObject {}
