import UIKit

extension ConformanceScene {
  static let fieldEditing = fieldTyping + fieldClearing + fieldHiding

  // MARK: Begin, change, end

  private static let fieldTyping = [
    ConformanceScene("inputs/text field begins and ends editing", facts: ["i8"], scale: 3, needsApp: true) { stage in
      let (field, calls) = stage.addFieldWithCalls()
      @MainActor func record(_ name: String, refusing refused: Set<String> = [], _ change: () -> Bool) {
        calls.refused = refused
        stage.record(name, .flag(change()))
        calls.record("\(name), calls", on: stage)
      }
      record("1 refused", refusing: ["shouldBeginEditing"]) { field.becomeFirstResponder() }
      record("2 begun") { field.becomeFirstResponder() }
      stage.record("3 isEditing", .flag(field.isEditing))
      record("4 begun again") { field.becomeFirstResponder() }
      record("5 end refused", refusing: ["shouldEndEditing"]) { field.resignFirstResponder() }
      record("6 ended") { field.resignFirstResponder() }
      stage.record("7 isEditing", .flag(field.isEditing))
      calls.stop()
    },
    ConformanceScene("inputs/text field loses editing to another", facts: ["i8"], scale: 3, needsApp: true) { stage in
      let (field, calls) = stage.addFieldWithCalls()
      let other = stage.add(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34)))
      field.becomeFirstResponder()
      calls.record("1 begun", on: stage)
      other.becomeFirstResponder()
      calls.record("2 the other begins", on: stage)
      stage.record("3 isEditing", .flag(field.isEditing))
      field.becomeFirstResponder()
      calls.record("4 begun again", on: stage)
      field.removeFromSuperview()
      calls.record("5 removed", on: stage)
      stage.record("6 isEditing", .flag(field.isEditing))
      calls.stop()
    },
    ConformanceScene("inputs/text field changed by the app", facts: ["i8"], scale: 3, needsApp: true) { stage in
      let (field, calls) = stage.addFieldWithCalls()
      field.becomeFirstResponder()
      calls.record("1 begun", on: stage)
      field.insertText("A")
      calls.record("2 insertText", on: stage)
      field.insertText("nn")
      calls.record("3 insertText of two", on: stage)
      stage.record("4 text", .optional(field.text))
      field.deleteBackward()
      calls.record("5 deleteBackward", on: stage)
      stage.record("6 text", .optional(field.text))
      field.text = "Johnny"
      calls.record("7 text set", on: stage)
      stage.record("8 insertion point", .optional(field.selectedOffsets))
      for _ in 0..<6 { field.deleteBackward() }
      calls.record("9 deleteBackward of all", on: stage)
      field.deleteBackward()
      calls.record("10 deleteBackward without text", on: stage)
      stage.record("11 text", .optional(field.text))
      field.text = nil
      calls.record("12 nil set", on: stage)
      stage.record("13 text", .optional(field.text))
      field.resignFirstResponder()
      calls.record("14 ended", on: stage)
      field.text = "Ann"
      calls.record("15 text set while not edited", on: stage)
      calls.stop()
    },
    ConformanceScene("inputs/text field attributed text", facts: ["i8"], scale: 3) { stage in
      let field = stage.add(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: paragraph])
      text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 0, length: 1))
      field.attributedText = text
      stage.record("1 text", .optional(field.text))
      stage.record("2 font", .length(field.font?.pointSize ?? 0))
      stage.record("3 color", .color(field.textColor, of: field))
      stage.record("4 alignment", .text(field.textAlignment.conformanceName))
      field.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let color = field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
      stage.record("5 color of the second letter", .color(color, of: field))
      field.attributedText = NSAttributedString(string: "plain")
      stage.record("6 alignment after plain text", .text(field.textAlignment.conformanceName))
      field.text = "plain"
      let font = field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      stage.record("7 font of a text set", .length(font?.pointSize ?? 0))
      field.placeholder = "Name"
      let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
      stage.record("8 placeholder's color", .color(attributes?[.foregroundColor] as? UIColor, of: field))
      field.attributedPlaceholder = NSAttributedString(string: "Styled", attributes: [.foregroundColor: red])
      stage.record("9 placeholder", .optional(field.placeholder))
      field.attributedPlaceholder = nil
      stage.record("10 placeholder", .optional(field.placeholder))
    },
  ]

  // MARK: Clearing

  private static let fieldClearing = [
    ConformanceScene("inputs/text field cleared by its button", facts: ["i8"], scale: 3, needsApp: true) { stage in
      for isEdited in [true, false] {
        for refuses in [false, true] {
          let (field, calls) = stage.addFieldWithCalls()
          let name = "\(isEdited ? "edited" : "not edited"), \(refuses ? "refused" : "allowed")"
          field.clearButtonMode = .always
          field.text = "Ann"
          if isEdited { field.becomeFirstResponder() }
          stage.layOut()
          calls.record("\(name) 1 before", on: stage)
          if refuses { calls.refused = ["shouldClear"] }
          stage.record("\(name) 2 has the button", .flag(field.clearButton != nil))
          stage.sendActions(for: .touchUpInside, of: field.clearButton)
          calls.record("\(name) 3 cleared", on: stage)
          stage.record("\(name) 4 text", .optional(field.text))
          stage.record("\(name) 5 isEditing", .flag(field.isEditing))
          stage.layOut()
          stage.record("\(name) 6 has the button", .flag(field.clearButton != nil))
          calls.stopAndRemove(field)
        }
      }
    },
    ConformanceScene("inputs/text field clears when editing begins", facts: ["i8"], scale: 3, needsApp: true) { stage in
      for (name, text, refuses) in [("text", "Ann", false), ("text, refused", "Ann", true), ("no text", "", false)] {
        let (field, calls) = stage.addFieldWithCalls()
        field.clearsOnBeginEditing = true
        field.text = text
        if refuses { calls.refused = ["shouldClear"] }
        field.becomeFirstResponder()
        calls.record("\(name) 1 begun", on: stage)
        stage.record("\(name) 2 text", .optional(field.text))
        calls.stopAndRemove(field)
      }
    },
  ]

  // MARK: Hidden text

  private static let fieldHiding = [
    ConformanceScene("inputs/text field hides its text", facts: ["i8"], scale: 3, needsApp: true) { stage in
      let changes: [(String, @MainActor (UITextField) -> Void)] = [
        ("insertText", { $0.insertText("x") }),
        ("insertText twice", { field in ["x", "y"].forEach { field.insertText($0) } }),
        ("deleteBackward", { $0.deleteBackward() }),
        (
          "text set, insertText",
          { field in
            field.text = "other"
            field.insertText("x")
          }
        ),
        (
          "insertion point moved, insertText",
          { field in
            let start = field.beginningOfDocument
            field.selectedTextRange = field.textRange(from: start, to: start)
            field.insertText("x")
          }
        ),
      ]
      for (name, change) in changes {
        let (field, calls) = stage.addFieldWithCalls()
        field.text = "secret"
        field.isSecureTextEntry = true
        stage.layOut()
        field.becomeFirstResponder()
        calls.record("\(name) 1 begun", on: stage)
        change(field)
        calls.record("\(name) 2 calls", on: stage)
        stage.record("\(name) 3 text", .optional(field.text))
        calls.stopAndRemove(field)
      }
    }
  ]
}

extension Stage {
  /// Adds a field to the window, which becomes the key window, and writes down its calls.
  fileprivate func addFieldWithCalls() -> (field: UITextField, calls: FieldCalls) {
    makeKey()
    let field = add(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
    let calls = FieldCalls()
    calls.follow(field)
    layOut()
    return (field, calls)
  }
}

extension UITextField {
  /// The beginning and the end of the selection, such as `2-2`.
  fileprivate var selectedOffsets: String? {
    selectedTextRange.map { range in
      let ends = [range.start, range.end].map { offset(from: beginningOfDocument, to: $0) }
      return "\(ends[0])-\(ends[1])"
    }
  }
}
