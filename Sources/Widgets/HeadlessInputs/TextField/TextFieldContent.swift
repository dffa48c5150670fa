import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// The text of a field with its selection, in UTF-16 units.
struct TextFieldContent {
  private(set) var text = ""
  /// The text with attributes; nil for a plain one.
  private(set) var attributed: NSAttributedString?
  /// The selected range, or the insertion point; always in the text.
  private(set) var selection = NSRange(location: 0, length: 0)

  var length: Int { text.utf16.count }

  mutating func set(_ text: String) {
    self.text = text
    attributed = nil
    select(selection)
  }

  mutating func set(_ attributed: NSAttributedString) {
    text = attributed.string
    self.attributed = attributed.length > 0 ? attributed : nil
    select(selection)
  }

  mutating func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    attributed = attributed?.changingRuns(change)
  }

  mutating func select(_ range: NSRange) { selection = limited(range) }

  /// Replaces the text in a range, limited to the text, and moves the insertion point after the new text.
  ///
  /// In a text with attributes, new text has the attributes of the first replaced character, or else of the character
  /// before it. A text that has become empty is plain: later text has the style of the field.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = limited(range)
    if let attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      let neighbor = range.length > 0 ? range.location : max(0, range.location - 1)
      let attributes = attributed.attributes(at: min(neighbor, attributed.length - 1), effectiveRange: nil)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
      self.attributed = changed.length > 0 ? changed : nil
      text = changed.string
    } else if let bounds = Range(range, in: text) {
      text.replaceSubrange(bounds, with: string)
    } else {
      // The range begins or ends within a character.
      var units = Array(text.utf16)
      units.replaceSubrange(range.location..<NSMaxRange(range), with: string.utf16)
      text = String(decoding: units, as: UTF16.self)
    }
    select(NSRange(location: range.location + string.utf16.count, length: 0))
  }

  /// Returns the text in a range; nil for a range that is not in the text.
  func text(in range: NSRange) -> String? {
    guard range == limited(range) else { return nil }
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    return String(decoding: units[start..<units.index(start, offsetBy: range.length)], as: UTF16.self)
  }

  /// The range that the backspace key deletes: the selection, or else the character before the insertion point.
  var rangeOfBackspace: NSRange {
    if selection.length > 0 || selection.location == 0 { return selection }
    let units = text.utf16
    let end = units.index(units.startIndex, offsetBy: selection.location)
    // An insertion point within a character deletes all of it.
    let next = text.rangeOfComposedCharacterSequence(at: units.index(before: end))
    return NSRange(next, in: text)
  }

  private func limited(_ range: NSRange) -> NSRange {
    let length = length
    let location = min(max(0, range.location), length)
    let (end, overflows) = range.location.addingReportingOverflow(max(0, range.length))
    let limitedEnd = overflows ? length : min(max(location, end), length)
    return NSRange(location: location, length: limitedEnd - location)
  }
}

struct TextFieldStyle {
  /// The font of a text field by default.
  /// > Seen: fact i7.
  static let standardFont = Font.systemFont(ofSize: 17)

  var font = standardFont
  var color = Color.label
  var alignment = TextAlignment.natural
  /// The attributes that were set besides font, color and alignment.
  var others: [NSAttributedString.Key: Any] = [:]
  var minimumFontSize: CGFloat = 0

  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = (others[.paragraphStyle] as? ParagraphStyle)?.mutableCopy() as? MutableParagraphStyle
    let style = paragraph ?? MutableParagraphStyle()
    style.alignment = alignment
    if paragraph == nil { style.lineBreakMode = .byTruncatingTail }
    return others.merging([.font: font, .foregroundColor: color, .paragraphStyle: style]) { $1 }
  }
}

struct TextFieldSides {
  var left: View?
  var right: View?
  var clearButton: TextFieldClearButton?
}

struct TextFieldEditing {
  var isOn = false
  /// Whether the next insertion or deletion removes all text, which is hidden.
  var replacesHiddenText = false
  var typingAttributes: [NSAttributedString.Key: Any]?
  var inputView: View?
  var inputAccessoryView: View?
  var tapRecognizer: GestureRecognizer?
}
