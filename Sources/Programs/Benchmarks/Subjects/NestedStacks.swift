import HeadlessKit

/// Nested stack views, by turns horizontal and vertical.
@MainActor enum NestedStacks {
  static func make(depth: Int) -> StackView {
    var inner: StackView?
    for level in 0..<depth {
      let labels: [View] = ["One", "Two", "Three"].map { text in
        let label = Label()
        label.text = text
        return label
      }
      let stack = StackView(arrangedSubviews: labels + [inner].compactMap(\.self))
      stack.axis = level % 2 == 0 ? .horizontal : .vertical
      stack.spacing = 8
      inner = stack
    }
    let stack = inner ?? StackView()
    stack.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    return stack
  }
}
