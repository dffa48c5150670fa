// Controls other than buttons, and views of text that can be edited, are unavailable. The stubs are views, so that
// subclasses of them find what views have, and take the arguments that real code passes; their message is all the
// documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) {}
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { fatalError() }
  open var numberOfSegments: Int { 0 }
  open var selectedSegmentIndex = 0
  open var selectedSegmentTintColor: UIColor?
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  open func titleForSegment(at segment: Int) -> String? { nil }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  open func removeAllSegments() {}
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open func setDate(_ date: Date, animated: Bool) {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIPasteControl: UIControl {}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) { fatalError() }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UIPickerView: UIView {
  open weak var dataSource: AnyObject?
  open weak var delegate: AnyObject?
  open func reloadAllComponents() {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: AnyObject?
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UICalendarView: UIView {}

// MARK: Text that can be edited

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var background: UIImage?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var adjustsFontSizeToFitWidth = false
  open var isEditing: Bool { false }
  open func textRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func drawPlaceholder(in rect: CGRect) {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func deleteBackward() {}
}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
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

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UITextPosition: NSObject {}

@available(*, unavailable, message: "Only views, controls, buttons, labels, image views and stack views are there.")
open class UITextRange: NSObject {}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@available(*, unavailable, message: "There is no keyboard: call the method itself.")
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

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
