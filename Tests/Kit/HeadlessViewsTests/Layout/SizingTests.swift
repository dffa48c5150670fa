import HeadlessKit
import HeadlessTesting

/// The preferred size of a view, and `sizeToFit()`.
@MainActor @Suite("Sizing", .reportsIssuesAsFailures) struct SizingTests {
  final class Wishing: View {
    var preferredSize = CGSize.zero
    var asked: [CGSize] = []
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked.append(size)
      return preferredSize
    }
  }

  let view = Wishing(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

  @Test func `a plain view prefers its current size, and has no intrinsic size`() {
    let plain = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(plain.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 3, height: 4))
    expectEqual(plain.intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(View.noIntrinsicMetric, -1)
    plain.sizeToFit()
    expectEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `sizeToFit() calls sizeThatFits once, with the current size, and does not change the origin`() {
    view.preferredSize = CGSize(width: 5, height: 6)
    view.sizeToFit()
    expectEqual(view.asked, [CGSize(width: 30, height: 40)])
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 5, height: 6))
  }

  @Test(arguments: [CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2)])
  func `under a transform sizeToFit() sets the bounds and not the center`(transform: CGAffineTransform) {
    let center = view.center
    view.transform = transform
    view.preferredSize = CGSize(width: 207, height: 20.5)
    view.sizeToFit()
    expectEqual(view.asked, [CGSize(width: 30, height: 40)])
    #expect(view.bounds.size == CGSize(width: 207, height: 20.5) && view.center == center)
  }

  @Test func `sizeToFit() sets the frame without a transform, and the bounds under one`() {
    final class Set: View {
      var members: [String] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 1, height: 1) }
      override var frame: CGRect { didSet { members.append("frame") } }
      override var bounds: CGRect { didSet { members.append("bounds") } }
    }
    let view = Set()
    view.sizeToFit()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.sizeToFit()
    expectEqual(view.members, ["frame", "bounds"])
  }

  @Test func `D3.1 sizeToFit() marks when the size changes, not when it is the same`() {
    let log = Log()
    let parent = LoggedView("parent", log)
    parent.layOut { $0.addSubview(view) }
    view.preferredSize = view.frame.size
    view.sizeToFit()
    expectEqual(log.lines { parent.layoutIfNeeded() }, "")
    view.preferredSize.width += 1
    view.sizeToFit()
    expectEqual(log.lines { parent.layoutIfNeeded() }, "parent")
  }

  @Test func `a negative preferred size is treated as zero`() {
    view.preferredSize = CGSize(width: -5, height: 7)
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 0, height: 7))
  }

  @Test(arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func `a preferred size that is not finite is reported and changes nothing`(width: CGFloat, printed: String) {
    view.preferredSize = CGSize(width: width, height: 7)
    let reports = IssueReporting.collect { view.sizeToFit() }
    let message = """
      Wishing.sizeToFit(): the size \(printed)×7 from sizeThatFits(_:) is not finite; keeping the old value. \
      Return finite numbers of points from sizeThatFits(_:).
      """
    expectEqual(reports.map(\.description), [message])
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
  }
}
