import HeadlessInputs
import HeadlessKit

// Controls that are no buttons, and text that is typed, under Apple's names.

/// See ``BarMetrics``.
public typealias UIBarMetrics = BarMetrics
/// See ``KeyInput`` and ``TextInputTraits``, of which it inherits.
public typealias UIKeyInput = KeyInput & TextInputTraits
/// See ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// See ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// See ``PageControl``.
public typealias UIPageControl = PageControl
/// See ``ProgressView``.
public typealias UIProgressView = ProgressView
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
/// See ``TextDirection``.
public typealias UITextDirection = TextDirection
/// See ``TextField``.
public typealias UITextField = TextField
/// See ``TextFieldDelegate``.
public typealias UITextFieldDelegate = TextFieldDelegate
/// See ``TextGranularity``.
public typealias UITextGranularity = TextGranularity
/// See ``TextInput``.
public typealias UITextInput = TextInput
/// See ``TextInputDelegate``.
public typealias UITextInputDelegate = TextInputDelegate
/// See ``TextInputPasswordRules``.
public typealias UITextInputPasswordRules = TextInputPasswordRules
/// See ``TextInputStringTokenizer``.
public typealias UITextInputStringTokenizer = TextInputStringTokenizer
/// See ``TextInputTokenizer``.
public typealias UITextInputTokenizer = TextInputTokenizer
/// See ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits
/// See ``TextLayoutDirection``.
public typealias UITextLayoutDirection = TextLayoutDirection
/// See ``TextPosition``.
public typealias UITextPosition = TextPosition
/// See ``TextRange``.
public typealias UITextRange = TextRange
/// See ``TextSelectionRect``.
public typealias UITextSelectionRect = TextSelectionRect
/// See ``TextSmartDashesType``.
public typealias UITextSmartDashesType = TextSmartDashesType
/// See ``TextSmartInsertDeleteType``.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
/// See ``TextSmartQuotesType``.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// See ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// See ``TextStorageDirection``.
public typealias UITextStorageDirection = TextStorageDirection
