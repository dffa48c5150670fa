import HeadlessKit
import HeadlessTesting

@MainActor @Suite("An activity indicator") struct ActivityIndicatorViewTests {
  @Test(
    arguments: [(.medium, 20), (.large, 37), (.white, 20), (.gray, 20), (.whiteLarge, 37)]
      as [(ActivityIndicatorView.Style, CGFloat)])
  func `a style has a size`(style: ActivityIndicatorView.Style, side: CGFloat) {
    let wheel = ActivityIndicatorView(style: style)
    let size = CGSize(width: side, height: side)
    expectEqual(wheel.frame, CGRect(origin: .zero, size: size))
    #expect(wheel.intrinsicContentSize == size && wheel.sizeThatFits(.zero) == size)
  }

  @Test func `it shows while it turns`() {
    let wheel = ActivityIndicatorView()
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.frame.size == CGSize(width: 20, height: 20))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
  }

  @Test func `one that does not hide when stopped is always there`() {
    let wheel = ActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
  }

  @Test func `q33 a color is used until it is nil or the style changes`() {
    let wheel = ActivityIndicatorView(style: .white)
    expectEqual(wheel.color, .white)
    wheel.color = .red
    expectEqual(wheel.color, .red)
    wheel.color = nil
    expectEqual(wheel.color, .white)
    wheel.color = .red
    wheel.style = .medium
    expectEqual(wheel.color, .secondaryLabel)
  }

  @Test func `it draws eight spokes in itself`() {
    let wheel = ActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let strokes = wheel.drawing().commands.filter { if case .stroke = $0 { true } else { false } }
    expectEqual(strokes.count, 8)
  }
}
