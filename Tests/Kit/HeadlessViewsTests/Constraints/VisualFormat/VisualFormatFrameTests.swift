import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Visual format: frames", .reportsIssuesAsFailures) struct VisualFormatFrameTests {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let a = View()
  let b = View()

  init() { for view in [a, b] { root.addForConstraints(view) } }

  @Test func `a dash is 8 points between views, and the margin at the edge of the superview`() {
    layOut("H:|-[a(50)]-[b]-|", "V:|[a]|", "V:|-20-[b(30)]")
    expectEqual(a.frame, CGRect(x: 8, y: 0, width: 50, height: 100))
    expectEqual(b.frame, CGRect(x: 8 + 50 + 8, y: 20, width: 320 - 8 - (8 + 50 + 8), height: 30))
    root.layOut { $0.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30) }
    #expect(a.frame.minX == 20 && b.frame.maxX == CGFloat(320 - 30))
  }

  @Test func `views follow the layout direction, unless the options fix the direction`() {
    for view in [root, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    let leading = layOut("H:|-[a(50)]-4-[b(60)]", "V:|[a]|", "V:|[b]|")
    expectEqual(a.frame.minX, CGFloat(320 - 8 - 50))
    expectEqual(b.frame.minX, CGFloat(320 - 8 - 50 - 4 - 60))
    LayoutConstraint.deactivate(leading)
    layOut("H:|-[a(50)]-4-[b(60)]", "V:|[a]|", "V:|[b]|", options: .directionLeftToRight)
    #expect(a.frame.minX == 8 && b.frame.minX == CGFloat(8 + 50 + 4))
  }

  @discardableResult
  private func layOut(_ formats: String..., options: LayoutConstraint.FormatOptions = []) -> [LayoutConstraint] {
    let constraints = formats.flatMap {
      LayoutConstraint.constraints(withVisualFormat: $0, options: options, metrics: nil, views: ["a": a, "b": b])
    }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return constraints
  }
}
