import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Content hugging of controls` {
  @Test func `q14 f8 each class has its own, which can be changed`() {
    let views: [(View, horizontal: LayoutPriority, vertical: LayoutPriority)] = [
      (Switch(), .defaultHigh, .defaultHigh), (Stepper(), .defaultHigh, .defaultHigh),
      (ActivityIndicatorView(), .defaultHigh, .defaultHigh), (PageControl(), .defaultHigh, .defaultHigh),
      (ActivityIndicatorView(style: .large), .defaultHigh, .defaultHigh), (ProgressView(), .defaultLow, .defaultHigh),
      (ProgressView(progressViewStyle: .bar), .defaultLow, .defaultHigh), (Label(), .defaultLow, .defaultLow),
      (ImageView(), .defaultLow, .defaultLow), (Button(type: .system), .defaultLow, .defaultLow),
      (Slider(), .defaultLow, .defaultLow), (SegmentedControl(items: ["a"]), .defaultLow, .defaultLow),
      (TextField(), .defaultLow, .defaultLow), (View(), .defaultLow, .defaultLow),
    ]
    for (view, horizontal, vertical) in views {
      expectEqual(view.contentHuggingPriority(for: .horizontal), horizontal, "\(view)")
      expectEqual(view.contentHuggingPriority(for: .vertical), vertical, "\(view)")
      expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh, "\(view)")
      expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh, "\(view)")
      view.setContentHuggingPriority(.defaultLow, for: .vertical)
      expectEqual(view.contentHuggingPriority(for: .vertical), .defaultLow, "\(view)")
    }
  }

  @Test func `q14 beside a switch in a filled stack view the label is stretched`() {
    let (control, label) = (Switch(), Label())
    label.text = "Wi-Fi"
    let stack = StackView(arrangedSubviews: [control, label])
    stack.layOut { $0.frame = CGRect(x: 0, y: 0, width: 300, height: 44) }
    let box = control.alignmentRect(forFrame: control.frame)
    expectEqual(box.width, control.intrinsicContentSize.width)
    expectEqual(label.frame, CGRect(x: box.maxX, y: 0, width: 300 - box.width, height: 44))
  }
}
