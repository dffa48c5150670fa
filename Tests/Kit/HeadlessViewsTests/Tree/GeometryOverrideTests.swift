import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Overridden geometry", .reportsIssuesAsFailures) struct GeometryOverrideTests {
  final class Observing: View {
    var seen: [String] = []
    override var frame: CGRect {
      didSet { seen.append("frame \(oldValue.shortDescription) \(frame.shortDescription)") }
    }
    override var bounds: CGRect {
      willSet { seen.append("bounds will \(newValue.shortDescription)") }
      didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
    }
    override var center: CGPoint { didSet { seen.append("center \(center.shortDescription)") } }
  }

  @Test func `observers see what is set through them, old and new`() {
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(view.seen, [], "initializers call no observer")
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 4)
    view.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.center = .zero
    view.frame.origin.x = 9
    #expect(
      view.seen == [
        "frame (0, 0, 1, 1) (0, 0, 2, 4)", "bounds will (0, 0, 4, 4)", "center (0, 0)",
        "frame (-2, -2, 4, 4) (9, -2, 4, 4)",
      ])
  }

  @Test func `an observer sees the old frame stay when the new one is refused`() {
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = IssueReporting.collect { view.frame.size.width = .nan }
    expectEqual(view.seen, ["frame (0, 0, 1, 1) (0, 0, 1, 1)"])
  }

  /// Never smaller than a finger.
  final class Padded: View {
    override var frame: CGRect {
      get { super.frame }
      set {
        super.frame = CGRect(
          x: newValue.minX, y: newValue.minY, width: max(newValue.width, 44), height: max(newValue.height, 44))
      }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 10) }
  }

  @Test func `a setter that corrects its value has the last word, in sizeToFit() too`() {
    let view = Padded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 60)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 44, height: 60))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 100, height: 44))
  }

  final class Square: View {
    override var bounds: CGRect {
      get { CGRect(x: 0, y: 0, width: super.bounds.width, height: super.bounds.width) }
      set { super.bounds = newValue }
    }
  }

  @Test func `the toolkit reads a size through the property: sizeToFit() uses an overridden getter`() {
    let view = Square(frame: CGRect(x: 0, y: 0, width: 30, height: 5))
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 30, height: 30))
    view.sizeToFit()
    expectEqual(view.frame.size, CGSize(width: 30, height: 30))
  }

  /// A view that sets its frame before `super.init` returns.
  final class Prepared: View {
    let child = View()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(child)
    }
    required init?(coder: NSCoder) { nil }
    override var frame: CGRect { didSet { child.frame = bounds } }
  }

  @Test func `an initializer does not run an override before the subclass is ready`() {
    let view = Prepared(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    expectEqual(view.child.frame, .zero)
    view.frame.size = CGSize(width: 6, height: 7)
    expectEqual(view.child.frame, CGRect(x: 0, y: 0, width: 6, height: 7))
  }
}
