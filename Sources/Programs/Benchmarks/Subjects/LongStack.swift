import HeadlessKit

/// A stack view with many arranged views of 10 by 10 points.
@MainActor final class LongStack {
  /// The distributions, each with the number of views up to which the work is in proportion to them.
  static let limits: KeyValuePairs<StackView.Distribution, Int> = [
    .fill: 10_000, .fillEqually: 10_000, .fillProportionally: 10_000, .equalSpacing: 10_000, .equalCentering: 100,
  ]

  /// The number of layouts in ``change()``.
  static let changeCount = 5

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 200_000, height: 100))

  init(_ distribution: StackView.Distribution) {
    stack.distribution = distribution
    window.addSubview(stack)
  }

  func build(_ count: Int) {
    for _ in 0..<count { stack.addArrangedSubview(SizedView()) }
    window.layoutIfNeeded()
  }

  func remove() {
    stack.removeFromSuperview()
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    window.layoutIfNeeded()
  }

  /// Inserts a view at the start, changes its width, hides, shows and removes it, with a layout after each.
  func change() {
    let view = SizedView()
    stack.insertArrangedSubview(view, at: 0)
    window.layoutIfNeeded()
    view.width = 12
    window.layoutIfNeeded()
    view.isHidden = true
    window.layoutIfNeeded()
    view.isHidden = false
    window.layoutIfNeeded()
    view.removeFromSuperview()
    window.layoutIfNeeded()
  }
}

private final class SizedView: View {
  var width: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
}
