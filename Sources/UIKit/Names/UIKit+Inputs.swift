import HeadlessInputs
import HeadlessKit

// Controls that are no buttons, and text that is typed, under Apple's names.

/// See ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// See ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// See ``KeyInput``.
public typealias UIKeyInput = KeyInput
/// See ``PageControl``.
public typealias UIPageControl = PageControl
/// See ``ProgressView``.
public typealias UIProgressView = ProgressView
/// See ``RefreshControl``.
public typealias UIRefreshControl = RefreshControl
/// See ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType
/// See ``SegmentedControl``.
public typealias UISegmentedControl = SegmentedControl
/// See ``Slider``.
public typealias UISlider = Slider
/// See ``Stepper``.
public typealias UIStepper = Stepper
/// See ``Switch``.
public typealias UISwitch = Switch
/// See ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// See ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// See ``TextContentType``.
public typealias UITextContentType = TextContentType
/// See ``TextField``.
public typealias UITextField = TextField
/// See ``TextFieldDelegate``.
public typealias UITextFieldDelegate = TextFieldDelegate
/// See ``TextInput``.
public typealias UITextInput = TextInput
/// See ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits
/// See ``TextInputPasswordRules``.
public typealias UITextInputPasswordRules = TextInputPasswordRules
/// See ``TextSelectionRect``.
public typealias UITextSelectionRect = TextSelectionRect
/// See ``TextPosition``.
public typealias UITextPosition = TextPosition
/// See ``TextRange``.
public typealias UITextRange = TextRange
/// See ``TextSmartDashesType``.
public typealias UITextSmartDashesType = TextSmartDashesType
/// See ``TextSmartInsertDeleteType``.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
/// See ``TextSmartQuotesType``.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// See ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
