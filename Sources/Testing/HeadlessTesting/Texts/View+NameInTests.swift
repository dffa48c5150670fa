import HeadlessControls
import HeadlessViews

/// Returns a view or another object in a message.
@MainActor func nameInTests(of object: AnyObject) -> String {
  (object as? View)?.nameInTests ?? "<\(Swift.type(of: object))>"
}

extension View {
  /// The view in a message: class and title or text, else identifier, else tag, else frame; or the presentation in it.
  var nameInTests: String {
    if let host = self as? any PresentationHost {
      let (kind, title) = host.presentationInMessages
      return "the \(kind)\(title.map { " \($0.quoted)" } ?? "")"
    }
    return "<\(type(of: self)) \(markInTests ?? frame.shortDescription)>"
  }

  /// The text of the view, else its identifier, else its tag; nil without any.
  var markInTests: String? {
    if let text = textInTests, !text.isEmpty { return text.quoted }
    if let accessibilityIdentifier { return "#\(accessibilityIdentifier)" }
    return tag == 0 ? nil : "tag \(tag)"
  }

  private var textInTests: String? {
    if let button = self as? Button { return button.currentTitle }
    if let label = self as? Label { return label.text }
    // Controls of other modules have their text among the inspected properties.
    return inspectedTexts(named: "text", "placeholder").first { !$0.isEmpty }
  }

  /// Returns the texts among the inspected properties of these names, in their order.
  func inspectedTexts(named names: String...) -> [String] {
    inspectedProperties.compactMap { property in
      if names.contains(property.name), case .text(let text) = property.value { text } else { nil }
    }
  }
}

extension String {
  /// The text in quotes, with visible line breaks; a long one is truncated.
  var quoted: String {
    let start = prefix(40)
    let shown = start.replacing("\n", with: "\\n")
    return start.endIndex == endIndex ? "'\(shown)'" : "'\(shown)…'"
  }
}
