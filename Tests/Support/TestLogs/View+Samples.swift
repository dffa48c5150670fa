import HeadlessKit

extension View {
  /// Adds a subview whose frame results from constraints.
  package func addForConstraints(_ subview: View) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }
}

extension Label {
  /// Returns a label with a text.
  package static func showing(_ text: String?) -> Label {
    let label = Label()
    label.text = text
    return label
  }
}

extension Button {
  /// Returns a button with a title, of a type or in a frame.
  package static func titled(_ title: String, type: ButtonType? = nil, frame: CGRect = .zero) -> Button {
    let button = type.map { Button(type: $0) } ?? Button(frame: frame)
    button.setTitle(title, for: .normal)
    return button
  }
}
