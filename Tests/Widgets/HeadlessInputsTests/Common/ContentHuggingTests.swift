import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Content hugging of controls` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> View
    let horizontal, vertical: LayoutPriority
    init(
      _ name: String, _ horizontal: LayoutPriority, _ vertical: LayoutPriority,
      _ make: @escaping @MainActor @Sendable () -> View
    ) { (testDescription, self.make, self.horizontal, self.vertical) = (name, make, horizontal, vertical) }
  }

  nonisolated static let rows = [
    Row("switch", .defaultHigh, .defaultHigh) { Switch() },
    Row("stepper", .defaultHigh, .defaultHigh) { Stepper() },
    Row("activity indicator", .defaultHigh, .defaultHigh) { ActivityIndicatorView() },
    Row("activity indicator of a style", .defaultHigh, .defaultHigh) { ActivityIndicatorView(style: .large) },
    Row("page control", .defaultHigh, .defaultHigh) { PageControl() },
    Row("progress view", .defaultLow, .defaultHigh) { ProgressView() },
    Row("progress view of a style", .defaultLow, .defaultHigh) { ProgressView(progressViewStyle: .bar) },
    Row("label", .defaultLow, .defaultLow) { Label() },
    Row("image view", .defaultLow, .defaultLow) { ImageView() },
    Row("button", .defaultLow, .defaultLow) { Button(type: .system) },
    Row("slider", .defaultLow, .defaultLow) { Slider() },
    Row("segmented control", .defaultLow, .defaultLow) { SegmentedControl(items: ["a"]) },
    Row("text field", .defaultLow, .defaultLow) { TextField() },
    Row("view", .defaultLow, .defaultLow) { View() },
  ]

  @Test(arguments: rows) func `q14 f8 each class has its own, which can be changed`(row: Row) {
    let view = row.make()
    #expect(view.contentHuggingPriority(for: .horizontal) == row.horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == row.vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `q14 beside a switch in a filled stack view the label is stretched`() {
    let (control, label) = (Switch(), Label())
    label.text = "Wi-Fi"
    let stack = StackView(arrangedSubviews: [control, label])
    stack.layOut { $0.frame = CGRect(x: 0, y: 0, width: 300, height: 44) }
    let box = control.alignmentRect(forFrame: control.frame)
    #expect(box.width == control.intrinsicContentSize.width)
    #expect(label.frame == CGRect(x: box.maxX, y: 0, width: 300 - box.width, height: 44))
  }
}
