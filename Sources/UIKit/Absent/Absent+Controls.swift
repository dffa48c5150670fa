// Some controls, and text views, are unavailable. The stubs are views, so that
// subclasses of them find what views have, and take the arguments that real code passes; their message is all the
// documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the date.")
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open func setDate(_ date: Date, animated: Bool) {}
}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the color.")
open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
}

@available(*, unavailable, message: "Pasting is unavailable: call the method that gets the text.")
open class UIPasteControl: UIControl {}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the row.")
open class UIPickerView: UIView {
  open weak var dataSource: AnyObject?
  open weak var delegate: AnyObject?
  open func reloadAllComponents() {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

@available(*, unavailable, message: "Search bars are unavailable: use a UITextField.")
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: AnyObject?
}

@available(*, unavailable, message: "Pickers are unavailable: test the code that gets the date.")
open class UICalendarView: UIView {}

// MARK: Text that can be edited

@available(
  *, unavailable,
  message: "Text views are unavailable: use a UITextField for a line of text, or a UILabel for text that is not edited."
)
open class UITextView: UIScrollView {
  open var text: String!
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  open var selectedRange = NSRange()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
}

@available(
  *, unavailable, message: "Text views are unavailable: use a UITextField, or a UILabel for text that is not edited."
)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

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
