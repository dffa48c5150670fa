import UIKit

extension ConformanceScene {
  static let fieldDefaults = [
    ConformanceScene("inputs/text field defaults", facts: ["i7"], scale: 3) { stage in
      let field = stage.add(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
      stage.record("text", .optional(field.text))
      stage.record("attributedText", .optional(field.attributedText?.string))
      stage.record("hasText", .flag(field.hasText))
      stage.record("placeholder", .optional(field.placeholder))
      stage.record("attributedPlaceholder", .optional(field.attributedPlaceholder?.string))
      stage.record("font", .length(field.font?.pointSize ?? 0))
      stage.record("textColor", .color(field.textColor, of: field))
      stage.record("textAlignment", .text(field.textAlignment.conformanceName))
      stage.record("clearsOnBeginEditing", .flag(field.clearsOnBeginEditing))
      stage.record("clearsOnInsertion", .flag(field.clearsOnInsertion))
      stage.record("allowsEditingTextAttributes", .flag(field.allowsEditingTextAttributes))
      stage.record("adjustsFontSizeToFitWidth", .flag(field.adjustsFontSizeToFitWidth))
      stage.record("adjustsFontForContentSizeCategory", .flag(field.adjustsFontForContentSizeCategory))
      stage.record("minimumFontSize", .length(field.minimumFontSize))
      stage.record("isEditing", .flag(field.isEditing))
      stage.record("isEnabled", .flag(field.isEnabled))
      stage.record("isSecureTextEntry", .flag(field.isSecureTextEntry))
      stage.record("enablesReturnKeyAutomatically", .flag(field.enablesReturnKeyAutomatically))
      stage.record("borderStyle", .count(field.borderStyle.rawValue))
      stage.record("clearButtonMode", .count(field.clearButtonMode.rawValue))
      stage.record("leftViewMode", .count(field.leftViewMode.rawValue))
      stage.record("rightViewMode", .count(field.rightViewMode.rawValue))
      stage.record("autocapitalizationType", .count(field.autocapitalizationType.rawValue))
      stage.record("autocorrectionType", .count(field.autocorrectionType.rawValue))
      stage.record("spellCheckingType", .count(field.spellCheckingType.rawValue))
      stage.record("keyboardType", .count(field.keyboardType.rawValue))
      stage.record("keyboardAppearance", .count(field.keyboardAppearance.rawValue))
      stage.record("returnKeyType", .count(field.returnKeyType.rawValue))
      stage.record("smartQuotesType", .count(field.smartQuotesType.rawValue))
      stage.record("smartDashesType", .count(field.smartDashesType.rawValue))
      stage.record("smartInsertDeleteType", .count(field.smartInsertDeleteType.rawValue))
      (field.text, field.font, field.textColor) = ("a", .systemFont(ofSize: 12), UIColor(white: 1, alpha: 1))
      (field.text, field.font, field.textColor) = (nil, nil, nil)
      stage.record("text set to nil", .optional(field.text))
      stage.record("font set to nil", .length(field.font?.pointSize ?? 0))
      stage.record("textColor set to nil", .color(field.textColor, of: field))
    },
    ConformanceScene("inputs/text field raw values", facts: ["i7"], scale: 3) { stage in
      let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
      stage.record("BorderStyle", .numbers(borders.map { Double($0.rawValue) }))
      let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
      stage.record("ViewMode", .numbers(modes.map { Double($0.rawValue) }))
      let keyboards: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
      ]
      stage.record("UIKeyboardType", .numbers(keyboards.map { Double($0.rawValue) }))
      let keys: [UIReturnKeyType] = [
        .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
      ]
      stage.record("UIReturnKeyType", .numbers(keys.map { Double($0.rawValue) }))
      let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
      stage.record("UITextAutocapitalizationType", .numbers(capitals.map { Double($0.rawValue) }))
      let events: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
      stage.record("UIControl.Event", .numbers(events.map { Double($0.rawValue) }))
      let contents: [UITextContentType] = [.username, .password, .newPassword, .oneTimeCode, .emailAddress, .name]
      stage.record("UITextContentType", .list(contents.map(\.rawValue)))
      let notifications = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      stage.record("notifications", .list(notifications.map(\.rawValue)))
    },
  ]
}
