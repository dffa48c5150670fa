import HeadlessKit
import HeadlessTesting

/// Fitting sizes of views whose content is between their margins, before any layout.
@MainActor @Suite(.reportsIssuesAsFailures, .screen(scale: 2)) struct FittingMarginsTests {
  let card = View()
  let content = View()

  init() { card.addSubview(content) }

  /// Pins a content of 30×50 points to a guide of the card.
  private func pin(to guide: LayoutGuide) {
    content.translatesAutoresizingMaskIntoConstraints = false
    content.pin(to: guide)
    content.widthAnchor.constraint(equalToConstant: 30).isActive = true
    content.heightAnchor.constraint(equalToConstant: 50).isActive = true
  }

  private var compressed: CGSize { card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }

  @Test func `the size of a view without a frame includes its margins, and is that of a laid out view`() {
    pin(to: card.layoutMarginsGuide)
    expectEqual(compressed, CGSize(width: 30 + 8 + 8, height: 50 + 8 + 8))
    card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(compressed, CGSize(width: 30 + 2 + 4, height: 50 + 1 + 3))
    card.layOut { $0.frame = CGRect(x: 0, y: 0, width: 36, height: 54) }
    expectEqual(compressed, CGSize(width: 30 + 2 + 4, height: 50 + 1 + 3))
  }

  @Test func `the readable content of a narrow view is between its margins`() {
    pin(to: card.readableContentGuide)
    expectEqual(compressed, CGSize(width: 30 + 8 + 8, height: 50 + 8 + 8))
  }

  @Test func `a view sized by constraints has its margins in the first layout`() {
    pin(to: card.layoutMarginsGuide)
    let host = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.addForConstraints(card)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: host.topAnchor), card.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    expectEqual(card.frame, CGRect(x: 0, y: 0, width: 46, height: 66))
    expectEqual(content.frame, CGRect(x: 8, y: 8, width: 30, height: 50))
  }

  @Test func `the guide of a small view with a frame has no negative size`() {
    let content = View()
    let small = View(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    small.addForConstraints(content)
    content.pin(to: small.layoutMarginsGuide)
    small.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 5, y: 8, width: 0, height: 24))
  }

  @Test func `a wrapping label between margins is measured at the width that they leave`() {
    TextMeasuring.withCurrent(OneEmTextMeasurer()) {
      let label = Label()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 10)
      label.text = "aaaa aaaa"
      let box = View()
      box.addForConstraints(label)
      box.layoutMargins = EdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
      label.pin(to: box.layoutMarginsGuide)
      let size = box.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(size, CGSize(width: 100, height: label.sizeThatFits(CGSize(width: 40, height: 0)).height + 5 + 5))
      #expect(size.height > label.sizeThatFits(CGSize(width: 100, height: 0)).height + 5 + 5)
    }
  }
}
