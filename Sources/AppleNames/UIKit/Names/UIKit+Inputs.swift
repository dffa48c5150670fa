// Controls other than buttons, and text that is typed, under Apple's names.

/// The UIKit name of ``BarMetrics``: the metrics of a bar that an image or an offset is set for.
public typealias UIBarMetrics = BarMetrics
/// The UIKit name of ``KeyInput`` with ``TextInputTraits``: a responder that accepts typed text and sets its keyboard.
public typealias UIKeyInput = KeyInput & TextInputTraits
/// The UIKit name of ``KeyboardAppearance``: the appearance of the keyboard, light or dark.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// The UIKit name of ``KeyboardType``: the kind of keyboard, such as for numbers or e-mail addresses.
public typealias UIKeyboardType = KeyboardType
/// The UIKit name of ``PageControl``: a row of dots, one for each page, that shows and changes the current page.
public typealias UIPageControl = PageControl
/// The UIKit name of ``ProgressView``: a bar that shows the completed fraction of a task.
public typealias UIProgressView = ProgressView
/// The UIKit name of ``ReturnKeyType``: the title of the keyboard's return key.
public typealias UIReturnKeyType = ReturnKeyType
/// The UIKit name of ``SegmentedControl``: a control of several segments, one of which can be selected.
public typealias UISegmentedControl = SegmentedControl
/// The UIKit name of ``Slider``: a control whose value a finger changes by dragging a thumb along a track.
public typealias UISlider = Slider
/// The UIKit name of ``Stepper``: a control that increases and decreases a value in steps.
public typealias UIStepper = Stepper
/// The UIKit name of ``Switch``: a control that is on or off.
public typealias UISwitch = Switch
/// The UIKit name of ``TextAutocapitalizationType``: the automatic capitalization of typed text.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// The UIKit name of ``TextAutocorrectionType``: whether typed text is corrected.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// The UIKit name of ``TextContentType``: the meaning of a text field's text, such as a name, for autofill.
public typealias UITextContentType = TextContentType
/// The UIKit name of ``TextDirection``: a direction in text, a storage direction or a layout direction.
public typealias UITextDirection = TextDirection
/// The UIKit name of ``TextField``: a control with one line of editable text.
public typealias UITextField = TextField
/// The UIKit name of ``TextFieldDelegate``: an object that allows and observes the editing of a text field.
public typealias UITextFieldDelegate = TextFieldDelegate
/// The UIKit name of ``TextGranularity``: a unit of text, such as a word or a line.
public typealias UITextGranularity = TextGranularity
/// The UIKit name of ``TextInput``: a responder whose text is read and replaced by ranges.
public typealias UITextInput = TextInput
/// The UIKit name of ``TextInputDelegate``: an object that is notified of changes of text and selection.
public typealias UITextInputDelegate = TextInputDelegate
/// The UIKit name of ``TextInputPasswordRules``: the requirements that a new password has to meet.
public typealias UITextInputPasswordRules = TextInputPasswordRules
/// The UIKit name of ``TextInputStringTokenizer``: the standard tokenizer of a text input, which finds words and lines.
public typealias UITextInputStringTokenizer = TextInputStringTokenizer
/// The UIKit name of ``TextInputTokenizer``: an object that finds the units of a text, such as words.
public typealias UITextInputTokenizer = TextInputTokenizer
/// The UIKit name of ``TextInputTraits``: the properties of the keyboard for an object that accepts text.
public typealias UITextInputTraits = TextInputTraits
/// The UIKit name of ``TextLayoutDirection``: a direction in laid-out text: left, right, up or down.
public typealias UITextLayoutDirection = TextLayoutDirection
/// The UIKit name of ``TextPosition``: a position in an editable text.
public typealias UITextPosition = TextPosition
/// The UIKit name of ``TextRange``: a range of an editable text, from one position to another.
public typealias UITextRange = TextRange
/// The UIKit name of ``TextSelectionRect``: a rectangle of a selection in editable text.
public typealias UITextSelectionRect = TextSelectionRect
/// The UIKit name of ``TextSmartDashesType``: whether typed hyphens become dashes.
public typealias UITextSmartDashesType = TextSmartDashesType
/// The UIKit name of ``TextSmartInsertDeleteType``: whether spaces around pasted and deleted words are adjusted.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
/// The UIKit name of ``TextSmartQuotesType``: whether typed straight quotes become curly ones.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// The UIKit name of ``TextSpellCheckingType``: whether the spelling of typed text is checked.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// The UIKit name of ``TextStorageDirection``: a direction in stored text: forward or backward.
public typealias UITextStorageDirection = TextStorageDirection
