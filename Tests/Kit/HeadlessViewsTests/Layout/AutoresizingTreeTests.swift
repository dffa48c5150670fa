import HeadlessKit
import HeadlessTesting

/// The views that follow a new size, and the times at which they do.
@MainActor @Suite("Autoresizing in a tree", .reportsIssuesAsFailures) struct AutoresizingTreeTests {
  let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func flexible<Flexible: View>(
    _ view: Flexible = View(), _ mask: View.AutoresizingMask = .flexibleWidth
  ) -> Flexible {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.autoresizingMask = mask
    return view
  }

  @Test func `a mask set in the superview is used as if set before`() {
    let child = parent.adding(View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    child.autoresizingMask = .flexibleHeight
    parent.frame.size.height = 50
    expectEqual(child.frame.size, CGSize(width: 100, height: 50))
  }

  @Test func `subviews of subviews follow at once, not in the layout pass`() {
    let inner = flexible()
    parent.addSubview(flexible().holding(inner))
    parent.frame.size.width = 40
    expectEqual(inner.frame.width, 40)
  }

  @Test func `a move, a new bounds origin and an equal size do not autoresize`() {
    let child = parent.adding(flexible())
    child.frame.size.width = 7
    parent.frame.origin = CGPoint(x: 5, y: 5)
    parent.bounds.origin = CGPoint(x: 5, y: 5)
    parent.frame.size = CGSize(width: 100, height: 100)
    expectEqual(child.frame.width, 7)
  }

  @Test func `with autoresizesSubviews off no subview is resized`() {
    let child = parent.adding(flexible())
    #expect(parent.autoresizesSubviews)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 50
    expectEqual(child.frame.width, 100)
  }

  @Test func `a removed view does not follow its old superview`() {
    let child = parent.adding(flexible())
    child.removeFromSuperview()
    parent.frame.size.width = 50
    expectEqual(child.frame.width, 100)
  }

  @Test func `a transformed view follows with its own rectangle, not with its frame`() {
    let child = flexible()
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(child)
    parent.frame.size.width = 140
    #expect(child.bounds.size == CGSize(width: 140, height: 100) && child.center == CGPoint(x: 70, y: 50))
  }

  @Test func `d1 a view that followed is marked for layout, one that did not is not`() {
    let log = Log()
    let size = CGRect(x: 0, y: 0, width: 100, height: 100)
    let wide = LoggedView("wide", log, frame: size)
    let still = LoggedView("still", log, frame: size)
    wide.autoresizingMask = .flexibleWidth
    still.autoresizingMask = .flexibleRightMargin
    parent.layOut { $0.holding(wide, still) }
    parent.frame.size.width = 120
    expectEqual(log.lines { parent.layoutIfNeeded() }, "wide")
  }

  /// A view that sets its subview's frame when its own frame is set, as in apps.
  final class Arranging: View {
    override var frame: CGRect { didSet { subviews.first?.frame = bounds.insetBy(dx: 10, dy: 10) } }
  }

  @Test func `an override of the frame's setter has the last word on what is below it`() {
    let arranging = parent.adding(flexible(Arranging()))
    arranging.addSubview(flexible())
    parent.frame.size.width = 200
    expectEqual(arranging.subviews[0].frame, CGRect(x: 10, y: 10, width: 200 - 2 * 10, height: 100 - 2 * 10))
  }

  @Test func `a subview that removes its siblings while it follows is safe`() {
    final class Clearing: View {
      override var frame: CGRect {
        didSet { for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() } }
      }
    }
    let (clearing, sibling) = (flexible(Clearing()), flexible())
    parent.holding(clearing, sibling)
    parent.frame.size.width = 10
    #expect(parent.subviews == [clearing] && sibling.frame.width == 100)
  }

  @Test func `a chain of 100,000 views follows without recursion, and all of it`() {
    var view = parent
    for _ in 0..<100_000 {
      let inner = view.adding(flexible(View(), [.flexibleWidth, .flexibleHeight]))
      view = inner
    }
    parent.frame.size = CGSize(width: 70, height: 30)
    expectEqual(view.frame.size, CGSize(width: 70, height: 30))
    parent.frame.size = CGSize(width: 90, height: 50)
    expectEqual(view.frame.size, CGSize(width: 90, height: 50))
  }

  @Test func `a mask with unknown bits is refused and reported`() {
    let child = flexible()
    let reports = IssueReporting.collect { child.autoresizingMask = .init(rawValue: 64 + 2) }
    let message = """
      View.autoresizingMask: the raw value 66 has unknown bits (64); keeping the old value. \
      Combine the six flexible members.
      """
    expectEqual(reports.map(\.description), [message])
    expectEqual(child.autoresizingMask, .flexibleWidth)
  }

  @Test func `a subview that changes the size it follows, without end, is reported and stopped`() {
    final class Growing: View {
      override var frame: CGRect { didSet { superview?.frame.size.width += 1 } }
    }
    parent.addSubview(flexible(Growing()))
    let reports = IssueReporting.collect { parent.frame.size.width = 101 }
    expectEqual(reports.count, 1)
    let message = """
      autoresizesSubviews of View: a subview that follows a new size changed that size again, 20 times in one another; \
      the subviews do not follow to 122×100. Compare before you set the superview's size from a subview's frame.
      """
    expectEqual(reports.first?.description, message)
  }

  @Test func `a subview that changes the size it follows once does so each time`() {
    final class Least: View {
      override var frame: CGRect {
        didSet { if let superview, superview.frame.width < 100 { superview.frame.size.width = 100 } }
      }
    }
    let least = parent.adding(flexible(Least()))
    for _ in 1...30 {
      parent.frame.size.width = 120
      parent.frame.size.width = 50
      #expect(parent.frame.width == 100 && least.frame.width == 100)
    }
  }
}
