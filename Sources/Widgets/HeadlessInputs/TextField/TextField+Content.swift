import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

extension TextField {
  // MARK: Text

  final func setText(_ text: String) {
    let isSame = content.attributed == nil && text.utf8.count == content.text.utf8.count && text == content.text
    if isSame { return moveInsertionPointToEnd() }
    content.set(text)
    moveInsertionPointToEnd()
    contentSizeDidChange("text")
    notifyPropertyObservers()
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard let text = text?.copy() as? NSAttributedString else { return setText("") }
    content.set(text)
    if text.length > 0 {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? Font { style.font = font }
      if let color = attributes[.foregroundColor] as? Color { style.color = color }
      if let paragraph = attributes[.paragraphStyle] as? ParagraphStyle { style.alignment = paragraph.alignment }
    }
    moveInsertionPointToEnd()
    contentSizeDidChange("attributedText")
  }

  /// Moves the insertion point to the end of the text if it is edited.
  /// > Seen: fact i8: text that is set while it is edited has the insertion point at its end.
  private func moveInsertionPointToEnd() {
    if isEditing { content.select(NSRange(location: content.length, length: 0)) }
  }

  /// The text as it is drawn: bullets for a hidden one.
  final var shownText: String { isSecureTextEntry ? Self.bullets(for: content.text[...]) : content.text }

  static func bullets(for text: Substring) -> String { String(repeating: "•", count: text.count) }

  /// The text as it is drawn, with its attributes; nil for a text in the font and the color of the field alone.
  final var shownAttributedText: NSAttributedString? {
    if !isSecureTextEntry, let attributed = content.attributed {
      return attributed.changingRuns { attributes in
        attributes[.font] = attributes[.font] ?? style.font
        attributes[.foregroundColor] = attributes[.foregroundColor] ?? style.color
      }
    }
    return style.others.isEmpty ? nil : NSAttributedString(string: shownText, attributes: style.attributes)
  }

  final func secureTextEntryDidChange(to isSecure: Bool) {
    editing.replacesHiddenText = isSecure && isEditing && hasText
    contentSizeDidChange("isSecureTextEntry")
  }

  // MARK: Style

  final func setFont(_ font: Font) {
    if font == style.font, content.attributed == nil { return }
    style.font = font
    content.restyle { $0[.font] = font }
    contentSizeDidChange("font")
  }

  final func setTextColor(_ color: Color) {
    if color == style.color, content.attributed == nil { return }
    style.color = color
    content.restyle { $0[.foregroundColor] = color }
    setNeedsDisplay()
  }

  final func setTextAlignment(_ alignment: TextAlignment) {
    if alignment == style.alignment, content.attributed == nil { return }
    style.alignment = alignment
    setNeedsDisplay()
    content.restyle { attributes in
      let paragraph = (attributes[.paragraphStyle] as? ParagraphStyle)?.mutableCopy() as? MutableParagraphStyle
      let style = paragraph ?? MutableParagraphStyle()
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
  }

  final func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    style.font = attributes[.font] as? Font ?? TextFieldStyle.standardFont
    style.color = attributes[.foregroundColor] as? Color ?? .label
    style.alignment = .natural
    setOtherAttributes(attributes.filter { $0.key != .font && $0.key != .foregroundColor })
  }

  /// Sets the attributes of all text besides font and color.
  final func setOtherAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    style.others = attributes
    if let paragraph = attributes[.paragraphStyle] as? ParagraphStyle { style.alignment = paragraph.alignment }
    content.set(content.text)
    contentSizeDidChange("defaultTextAttributes")
  }

  final func setMinimumFontSize(_ size: CGFloat) {
    if !acceptsLength(size, "minimumFontSize") || size == style.minimumFontSize { return }
    style.minimumFontSize = size
    setNeedsDisplay()
  }

  // MARK: Placeholder

  final func setPlaceholder(_ placeholder: String?) {
    if let old = storedPlaceholder, old.attributed == nil, old.text == placeholder { return }
    storedPlaceholder = placeholder.map { ($0, nil) }
    contentSizeDidChange("placeholder")
  }

  final func setAttributedPlaceholder(_ placeholder: NSAttributedString?) {
    storedPlaceholder = (placeholder?.copy() as? NSAttributedString).map { ($0.string, $0) }
    contentSizeDidChange("attributedPlaceholder")
  }

  /// The placeholder with the attributes it is drawn in; nil for none.
  /// > Seen: fact i8: a plain placeholder has the font of the field and the color of placeholders.
  final var currentAttributedPlaceholder: NSAttributedString? {
    storedPlaceholder.map { text, attributed in
      attributed
        ?? NSAttributedString(string: text, attributes: [.font: style.font, .foregroundColor: Color.placeholderText])
    }
  }

  // MARK: Side views

  final func setSideView(
    _ view: View?, at side: WritableKeyPath<TextFieldSides, View?>, besides other: View?, _ member: StaticString
  ) {
    let old = sides[keyPath: side]
    if view === old { return }
    if let view, let fault = fault(of: view, besides: other) {
      return refuse(
        "\(member)", value: "the \(type(of: view))", because: fault, cure: "Give each side a view of its own.")
    }
    sides[keyPath: side] = view
    if let old, old.superview === self { old.removeFromSuperview() }
    contentSizeDidChange(member)
  }

  private func fault(of view: View, besides other: View?) -> String? {
    if view === self { return "is the text field itself" }
    if isDescendant(of: view) { return "contains the text field" }
    return view === other ? "is the view of the other side" : nil
  }

  // MARK: Inspection

  final var shownProperties: [InspectedProperty] {
    var properties = [InspectedProperty("text", .text(shownText))]
    if let placeholder { properties.append(InspectedProperty("placeholder", .text(placeholder), isDetail: hasText)) }
    properties.append(InspectedProperty("borderStyle", .word("\(borderStyle)"), isDetail: true))
    properties.append(InspectedProperty("isEditing", .flag(isEditing), isDetail: true))
    if let font { properties.append(InspectedProperty("font", .font(font), isDetail: true)) }
    return properties
  }
}
