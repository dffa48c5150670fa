import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Frames and touches that no app wants; nothing traps.
@MainActor @Suite(.screen(scale: 3), .reportsIssuesAsFailures) struct `Extremes of controls` {
  static let makers: [@MainActor @Sendable () -> View] = [
    { TextField() }, { Switch() }, { Slider() }, { Stepper() }, { SegmentedControl(items: ["A", "Bee", ""]) },
    { configured(PageControl()) { $0.numberOfPages = 7 } }, { ProgressView(progressViewStyle: .default) },
  ]

  nonisolated static let sizes = [
    CGSize.zero, CGSize(width: 0.1, height: 0.1), CGSize(width: 1e9, height: 1), CGSize(width: 3, height: 1e9),
  ]

  @Test(arguments: 0..<7, sizes) func `any size is laid out, drawn and touched`(maker: Int, size: CGSize) {
    let view = Self.makers[maker]()
    view.frame = CGRect(origin: .zero, size: size)
    let window = Window.showing(view)
    for _ in 0..<2 {
      _ = view.drawing()
      _ = (view.sizeThatFits(size), view.intrinsicContentSize, view.accessibilityValue, view.inspectedProperties)
      let finger = touch(window, at: CGPoint(x: 0.05, y: 0.05))
      finger.move(by: 1e12, -1e12)
      finger.move(by: -2e12, 0)
      window.screen.clock.advance(by: 2)
      finger.lift()
      view.semanticContentAttribute = .forceRightToLeft
      if let field = view as? TextField {
        (field.text, field.borderStyle, field.clearButtonMode) = ("wide text", .bezel, .always)
        (field.leftView, field.leftViewMode) = (View(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)), .always)
      }
      window.layoutIfNeeded()
    }
  }

  @Test(arguments: 0..<7) func `a frame that is not finite is reported and changes nothing`(maker: Int) {
    let view = Self.makers[maker]()
    view.frame.origin = CGPoint(x: 3, y: 4)
    let frame = view.frame
    let reports = IssueReporting.collect {
      view.frame = CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: 1)
      view.bounds = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    #expect(reports.count == 2 && view.frame == frame)
  }

  @Test(arguments: 0..<7, [false, true])
  func `a control that was touched is released, with its window or before it`(maker: Int, isRemoved: Bool) {
    weak var released: View?
    var elements: [Any]?
    do {
      let view = Self.makers[maker]()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      released = view
      let window = Window.showing(view)
      let finger = touch(window, at: CGPoint(x: 20, y: 16))
      elements = view.accessibilityElements
      if isRemoved {
        view.removeFromSuperview()
        window.screen.clock.advance(by: 1)
        finger.lift()
      }
    }
    expectNil(released)
    withExtendedLifetime(elements) {}
  }
}
