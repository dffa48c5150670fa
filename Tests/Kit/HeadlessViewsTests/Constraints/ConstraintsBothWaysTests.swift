import HeadlessKit
import HeadlessTesting

/// Values along one axis, in one direction, of one item or in one turn that hold for the other one.
@MainActor @Suite(.reportsIssuesAsFailures) struct `Both axes, directions and turns of constraint layout` {
  private let tree = ConstraintTree()
  private var root: View { tree.root }

  @Test(arguments: [false, true], [false, true])
  func `of two contradicting constraints the same one is broken however they are written`(first: Bool, second: Bool) {
    let (a, b) = (tree.add(), tree.add())
    a.place(50, 0, 10, 10)
    b.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let atMost =
      first
      ? a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: -10)
      : b.leadingAnchor.constraint(lessThanOrEqualTo: a.leadingAnchor, constant: 10)
    let atLeast =
      second
      ? a.leadingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -20)
      : b.leadingAnchor.constraint(greaterThanOrEqualTo: a.leadingAnchor, constant: 20)
    LayoutConstraint.activate([atMost, atLeast])
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.count == 1 && [atMost.isBroken, atLeast.isBroken] == [true, false])
  }

  @Test func `a conflict is reported although the next one ends it`() {
    let view = tree.add()
    root.frame.size.width = 80
    let widths = [40, 80].map { view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths + [view.widthAnchor.constraint(equalTo: root.widthAnchor)])
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(widths.map(\.isBroken) == [true, true] && view.frame.width == 80)
    expectEqual(reports.count, 2)
  }

  @Test func `the constraints that mention a view are those of its guides as well, in the order of activation`() {
    let (view, guide) = (tree.add(), LayoutGuide())
    view.addLayoutGuide(guide)
    let constraints = [
      view.layoutMarginsGuide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), guide.widthAnchor.constraint(equalToConstant: 20),
      view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    LayoutConstraint.activate(constraints)
    expectEqual(view.mentioningConstraints, constraints)
  }

  @Test func `a view in a superview whose size results from constraints from now on follows it in the same solution`() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let inner = View(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    inner.autoresizingMask = .flexibleWidth
    root.addSubview(box)
    box.addSubview(inner)
    let beside = tree.add()
    beside.place(0, 0, 10, 10)
    let trailing = beside.leftAnchor.constraint(equalTo: inner.rightAnchor)
    trailing.priority = .defaultLow
    trailing.isActive = true
    tree.layOut()
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), inner.widthAnchor.constraint(equalToConstant: 150),
    ])
    tree.layOut()
    #expect(box.frame.width == 150 + 20 && inner.frame == CGRect(x: 10, y: 0, width: 150, height: 20))
  }

  @Test func `the margins of a small view in one whose margins alone are flexible do not cross`() {
    let box = tree.add()
    box.pinToSuperview()
    let middle = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    middle.autoresizingMask = .flexibleLeftMargin
    let small = View(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    small.autoresizingMask = .flexibleWidth
    box.addSubview(middle)
    middle.addSubview(small)
    let inner = tree.add(to: small)
    inner.pin(to: small.layoutMarginsGuide)
    tree.layOut()
    #expect(inner.frame.width == 0 && inner.frame.height == 40 - 16)
  }

  @Test func `the readable guide of a constrained view is narrower than its margins`() {
    let (tree, view, inner) = (ConstraintTree(2_000, 400), View(), View())
    tree.add(view).place(0, 0, 1_600, 300)
    tree.add(inner, to: view)
    let guide = view.readableContentGuide
    inner.pin(to: guide)
    tree.layOut()
    #expect(inner.frame == guide.layoutFrame && inner.frame.width == 920 && inner.frame.midX == 800)
  }

  @Test func `the margins guide follows as soon as a view preserves the margins of its superview`() {
    root.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let (view, inner) = (tree.add(), View())
    view.place(0, 0, 100, 100)
    tree.add(inner, to: view)
    inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    tree.layOut()
    expectEqual(inner.frame.minX, 8)
    view.preservesSuperviewLayoutMargins = true
    tree.layOut()
    expectEqual(inner.frame.minX, 40)
    view.preservesSuperviewLayoutMargins = false
    tree.layOut()
    expectEqual(inner.frame.minX, 8)
  }

  @Test func `a length below zero is reported and becomes zero, along each axis`() {
    let view = tree.add()
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.count == 2 && reports.allSatisfy { $0.cure.contains("Remove one of these constraints") })
    expectEqual(view.frame.size, .zero)
  }

  @Test func `a scrolled view keeps its bounds' origin, which is that of its margins as well`() {
    let view = tree.add()
    view.bounds.origin = CGPoint(x: 5, y: 30)
    view.place(10, 10, 100, 80)
    let inner = tree.add(to: view)
    let guide = view.layoutMarginsGuide
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
      inner.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    tree.layOut()
    expectEqual(view.bounds, CGRect(x: 5, y: 30, width: 100, height: 80))
    expectEqual(guide.layoutFrame, CGRect(x: 13, y: 38, width: 84, height: 64))
  }

  @Test(arguments: [false, true])
  func `system spacings are a superview's margins, and 8 points between siblings`(isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 40)
    let view = tree.add()
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      root.trailingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      root.bottomAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1),
    ])
    tree.layOut()
    expectEqual(view.frame, CGRect(x: isMirrored ? 40 : 20, y: 5, width: 260, height: 220))
    let between = tree.add().leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2)
    expectEqual(between.constant, 16)
  }

  @Test func `an inequality that holds is not violated, in either direction`() {
    let view = tree.add()
    view.place(0, 0, 50, 50)
    let rows = [
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ]
    LayoutConstraint.activate(rows)
    tree.layOut()
    expectEqual(rows.map(\.violation), [0, 0, 0])
  }

  @Test func `a constraint that becomes active while the direction changes leaves none behind`() {
    let (a, b) = (tree.add(), tree.add())
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    a.widthAnchor.constraint(equalToConstant: 20).isActive = true
    tree.layOut()
    root.semanticContentAttribute = .forceRightToLeft
    b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    b.widthAnchor.constraint(equalToConstant: 20).isActive = true
    tree.layOut()
    #expect(a.frame.minX == 290 && b.frame.minX == 290)
  }

  enum Exercised: CaseIterable { case constant, priority, activation, deactivation }

  @Test(arguments: Exercised.allCases) func `a change of a constraint ends the exercise of an ambiguity`(
    change: Exercised
  ) {
    let (view, other) = (tree.add(), tree.add())
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    let row = other.widthAnchor.constraint(equalToConstant: 30)
    row.priority = .defaultHigh
    row.isActive = change != .activation
    tree.layOut()
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    tree.layOut()
    #expect(view.frame != frame)
    switch change {
    case .constant: row.constant = 31
    case .priority: row.priority = .defaultLow
    case .activation: row.isActive = true
    case .deactivation: row.isActive = false
    }
    tree.layOut()
    expectEqual(view.frame, frame)
  }

  @Test func `a guide of two views belongs to the last one, and loses its constraints in the first`() {
    let (a, b, guide) = (tree.add(), tree.add(), LayoutGuide())
    a.addLayoutGuide(guide)
    let row = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    row.isActive = true
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty && b.layoutGuides == [guide] && guide.owningView === b)
    #expect(!row.isActive)
  }

  @Test func `a constraint that another view gets is removed from the first, and removed by its own view alone`() {
    let view = tree.add()
    let row = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    root.addConstraint(row)
    tree.window.addConstraint(row)
    #expect(root.constraints.isEmpty && tree.window.constraints == [row])
    root.removeConstraint(row)
    #expect(row.isActive)
    tree.window.removeConstraint(row)
    #expect(!row.isActive)
  }
}
