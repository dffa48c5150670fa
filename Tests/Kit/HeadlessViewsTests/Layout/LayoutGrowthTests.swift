import HeadlessKit
import HeadlessTesting

/// A pass in which layouts add views: it ends, or it is stopped and reported.
@MainActor @Suite("Layout that adds views", .reportsIssuesAsFailures) struct LayoutGrowthTests {
  @MainActor final class Counts { var layouts = 0 }

  /// The place where a view of a class adds the next one.
  enum Growth: CaseIterable { case inside, twiceInside, beside, inContainer, laidOutAtOnce }

  /// A view that adds a view of its own class in each of its layouts.
  final class Growing: View {
    let growth: Growth
    let counts: Counts
    init(_ growth: Growth, _ counts: Counts) {
      (self.growth, self.counts) = (growth, counts)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      counts.layouts += 1
      let next = Growing(growth, counts)
      switch growth {
      case .inside: addSubview(next)
      case .twiceInside:
        addSubview(next)
        addSubview(Growing(growth, counts))
      case .beside: superview?.addSubview(next)
      case .inContainer:
        let container = View()
        addSubview(container)
        container.addSubview(next)
      case .laidOutAtOnce:
        next.layOut { addSubview(next) }
      }
    }
  }

  final class Maker: View {
    var make: ((View) -> Void)?
    override func layoutSubviews() {
      let make = make
      self.make = nil
      make?(self)
    }
  }

  static let message = """
    layoutSubviews of Growing: the layout of one view added the next one, 500 times in one pass; leaving them to the next pass. \
    Add subviews once, such as in an initializer, or only while they are missing.
    """

  @Test(arguments: Growth.allCases)
  func `views that add views of their class in their layout without end are stopped and reported`(growth: Growth) {
    let (counts, root) = (Counts(), View())
    root.addSubview(Growing(growth, counts))
    for pass in 1...2 {
      let reports = IssueReporting.collect { root.layoutIfNeeded() }
      expectEqual(reports.count { $0.description == Self.message }, 1, "once per pass")
      // Beside each other, they also mark their superview again and again.
      expectEqual(reports.count, growth == .beside ? 2 : 1)
      #expect(counts.layouts >= 499 * pass && counts.layouts <= (500 + 10) * pass, "no more in later passes")
    }
    expectConsistent(root)
  }

  @Test func `siblings that grow without end cost a constant number of layouts each after the first one`() {
    let (counts, root) = (Counts(), View())
    for _ in 0..<1000 { root.addSubview(Growing(.twiceInside, counts)) }
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    expectEqual(reports.map(\.description), [Self.message])
    #expect(counts.layouts <= 500 + 3 * 1000)
  }

  @Test func `views beside those that grow without end are laid out`() {
    let (log, root) = (Log(), Maker())
    root.make = { root in
      let cell = Maker()
      cell.make = { $0.addSubview(LoggedView("subview of a new cell", log)) }
      root.holding(LoggedView("before", log), Growing(.inside, Counts()), cell, LoggedView("after", log))
    }
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    expectEqual(reports.map(\.description), [Self.message])
    expectEqual(log.lines, ["before", "subview of a new cell", "after"])
  }

  @Test func `a view that a pass stopped at is laid out beside later ones that grow without end`() throws {
    final class Cell: View {
      var (layouts, grows) = (0, true)
      override func layoutSubviews() {
        layouts += 1
        if grows { addSubview(Cell()) }
      }
    }
    let root = View().holding(Cell())
    expectEqual(IssueReporting.collect { root.layoutIfNeeded() }.count, 1)
    var last = try #require(root.subviews.first as? Cell)
    while let next = last.subviews.first as? Cell { last = next }
    expectEqual(last.layouts, 0)
    last.grows = false
    root.layoutIfNeeded()
    expectEqual(last.layouts, 1)
    root.insertSubview(Cell(), at: 0)
    last.setNeedsLayout()
    expectEqual(IssueReporting.collect { root.layoutIfNeeded() }.count, 1)
    expectEqual(last.layouts, 2)
  }

  @Test func `a layout may add 100,000 subviews of another class`() {
    let (log, root) = (Log(), Maker())
    root.make = { root in for _ in 0..<100_000 { root.addSubview(LoggedView("cell", log)) } }
    root.layoutIfNeeded()
    expectEqual(log.lines.count, 100_000)
    expectSettled(root)
  }

  /// Returns a view whose layout adds new ones of the same kind, with one level less.
  private func maker(_ levels: Int, adding count: Int, _ log: Log) -> View {
    if levels == 0 { return LoggedView("end", log) }
    let view = Maker()
    view.make = { view in for _ in 1...count { view.addSubview(self.maker(levels - 1, adding: count, log)) } }
    return view
  }

  @Test func `new views may create their own subviews in their first layout, level by level`() {
    let log = Log()
    let root = maker(10, adding: 2, log)
    root.layoutIfNeeded()
    expectEqual(log.lines.count, 1 << 10)
    expectSettled(root)
  }

  @Test func `a chain of which each layout adds the next view may be as long as the limit`() {
    let log = Log()
    // The first one was there before the pass.
    let root = maker(500 - 1, adding: 1, log)
    root.layoutIfNeeded()
    expectEqual(log.lines, ["end"])
    expectSettled(root)
    let long = maker(500, adding: 1, log)
    let reports = IssueReporting.collect { long.layoutIfNeeded() }
    expectEqual(reports.map(\.place), ["layoutSubviews of Maker"])
    long.layoutIfNeeded()
    expectEqual(log.lines, ["end", "end"], "the next pass continues")
  }

  @Test func `growth is reported once for layouts of one class inside one another`() {
    let (first, second) = (Maker(), Maker())
    second.make = { $0.addSubview(View()) }
    first.make = {
      $0.addSubview(View())
      second.layoutIfNeeded()
    }
    var root = Maker()
    root.make = { $0.holding(first, second) }
    for _ in 2..<500 {
      let next = root
      root = Maker()
      root.make = { $0.addSubview(next) }
    }
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    expectEqual(reports.map(\.place), ["layoutSubviews of Maker"])
  }

  @Test func `one more level in each of many passes is not growth`() {
    let (log, root) = (Log(), Maker())
    var last: Maker = root
    for _ in 0..<600 {
      let next = Maker()
      last.make = { $0.addSubview(next) }
      last.setNeedsLayout()
      root.layoutIfNeeded()
      last = next
    }
    last.addSubview(LoggedView("end", log))
    expectEqual(log.lines { root.layoutIfNeeded() }, "end")
  }

  @Test func `views that a layout moves from elsewhere are not growth`() {
    let (log, first, second) = (Log(), Maker(), Maker())
    let (root, ball) = (Maker().holding(first, second), LoggedView("ball", log))
    for round in 0..<600 {
      let (from, to) = round % 2 == 0 ? (first, second) : (second, first)
      to.make = { $0.addSubview(ball) }
      to.setNeedsLayout()
      from.setNeedsLayout()
      root.layoutIfNeeded()
    }
    expectEqual(log.lines.count, 600)
  }
}
