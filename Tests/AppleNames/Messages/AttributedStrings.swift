import UIKit

// Attributed strings as real files write them, in the language of Swift 5: all of it compiles.

private func title() -> AttributedString {
  var container = AttributeContainer()
  container.font = UIFont.boldSystemFont(ofSize: 20)
  container.foregroundColor = .white
  container.kern = 0.5
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  container.paragraphStyle = style
  return AttributedString("Hi", attributes: container)
}

private func subtitle(_ text: String) -> AttributedString {
  var string = AttributedString(text)
  string.foregroundColor = .red
  string.font = .systemFont(ofSize: 12)
  string.underlineStyle = .single
  if let range = string.range(of: "x") {
    string[range].font = .preferredFont(forTextStyle: .headline)
    string[range].backgroundColor = UIColor.yellow
  }
  string.append(AttributedString(" more", attributes: AttributeContainer([.font: UIFont.italicSystemFont(ofSize: 9)])))
  return string
}

private func converted(_ text: NSAttributedString) throws -> [NSAttributedString.Key: Any] {
  let string = try AttributedString(text, including: \.uiKit)
  for run in string.runs { print(run.font ?? UIFont.systemFont(ofSize: 17), run.attributes, string[run.range]) }
  UILabel().attributedText = NSAttributedString(AttributedString(text))
  var outgoing = AttributeContainer()
  outgoing[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 3)
  return Dictionary(outgoing)
}

private let transform: (AttributeContainer) -> AttributeContainer = { incoming in
  var outgoing = incoming
  outgoing.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
  return outgoing
}
