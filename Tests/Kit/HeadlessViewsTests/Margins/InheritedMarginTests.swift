import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Margins with a safe area and a superview` {
  let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `f47 the safe area is added to the margins that were set (al-margins-sum)`() {
    let child = parent.adding(View(frame: parent.bounds))
    parent.additionalSafeAreaInsets = EdgeInsets(44, 10, 34, 12)
    expectEqual(child.layoutMargins, EdgeInsets(8 + 44, 8 + 10, 8 + 34, 8 + 12))
    child.insetsLayoutMarginsFromSafeArea = false
    expectEqual(child.layoutMargins, EdgeInsets(8, 8, 8, 8))
  }

  @Test func `setting margins stores them without the safe area`() {
    parent.additionalSafeAreaInsets.top = 44
    parent.layoutMargins = EdgeInsets(1, 2, 3, 4)
    expectEqual(parent.layoutMargins, EdgeInsets(44 + 1, 2, 3, 4))
    parent.additionalSafeAreaInsets.top = 0
    expectEqual(parent.layoutMargins, EdgeInsets(1, 2, 3, 4))
  }

  @Test(arguments: [false, true])
  func `leading is left, and right in a right-to-left view; the safe area stays on its side`(isMirrored: Bool) {
    parent.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    func directional(_ top: CGFloat, left: CGFloat, _ bottom: CGFloat, right: CGFloat) -> DirectionalEdgeInsets {
      let (leading, trailing) = isMirrored ? (right, left) : (left, right)
      return DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    parent.layoutMargins = EdgeInsets(5, 6, 7, 8)
    expectEqual(parent.directionalLayoutMargins, directional(5, left: 6, 7, right: 8))
    parent.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    parent.additionalSafeAreaInsets = EdgeInsets(0, 10, 0, 0)
    let (left, right): (CGFloat, CGFloat) = isMirrored ? (4 + 10, 2) : (2 + 10, 4)
    expectEqual(parent.layoutMargins, EdgeInsets(1, left, 3, right))
    expectEqual(parent.directionalLayoutMargins, directional(1, left: left, 3, right: right))
  }

  @Test func `a new direction of the screen announces directional margins that it turns, and back`() {
    let screen = Screen()
    let window = Screen.withMain(screen) { Window() }
    let (turned, equal, forced) = (InsetsView(), InsetsView(), InsetsView())
    forced.semanticContentAttribute = .forceLeftToRight
    for view in [turned, equal, forced] {
      window.addSubview(view)
      view.directionalLayoutMargins.leading = 2
    }
    equal.directionalLayoutMargins.trailing = 2
    for view in [turned, equal, forced] { _ = view.takeLog() }
    screen.layoutDirection = .rightToLeft
    expectEqual(turned.takeLog(), ["margins {8, 8, 8, 2}"])
    screen.layoutDirection = .leftToRight
    #expect(turned.log == ["margins {8, 2, 8, 8}"] && equal.log == [] && forced.log == [])
  }

  @Test
  func `f48 each margin is at least the part of the superview's that reaches into the view (al-margins-preserve)`() {
    parent.layoutMargins = EdgeInsets(20, 20, 20, 20)
    let child = View(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    expectEqual(child.layoutMargins, EdgeInsets(20 - 10, 20 - 10, 8, 8))
    child.preservesSuperviewLayoutMargins = false
    expectEqual(child.layoutMargins, EdgeInsets(8, 8, 8, 8))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let margins: EdgeInsets
    let change: @MainActor @Sendable (_ parent: View, _ child: View) -> Void
    init(
      _ name: String, _ margins: EdgeInsets,
      _ change: @escaping @MainActor @Sendable (_ parent: View, _ child: View) -> Void
    ) { (testDescription, self.margins, self.change) = (name, margins, change) }
  }

  /// The child is at (10, 10) with 100×100 in 320×480; the superview's margins are 20.
  nonisolated static let rows = [
    Row("other margins of the superview", EdgeInsets(30 - 10, 20 - 10, 8, 8)) { parent, _ in
      parent.layoutMargins.top = 30
    },
    Row("another size of the superview", EdgeInsets(10, 10, 20 - (120 - 110), 8)) { parent, _ in
      parent.frame.size.height = 120
    },
    Row("another origin of the bounds", EdgeInsets(20 - 7, 10, 8, 8)) { parent, _ in parent.bounds.origin.y = 3 },
    Row("another frame", EdgeInsets(20, 20, 8, 8)) { _, child in child.frame.origin = .zero },
    Row("another safe area", EdgeInsets(20 + 44 - 10, 10, 8, 8)) { parent, _ in parent.additionalSafeAreaInsets.top = 44
    },
    Row("a superview that ignores its safe area", EdgeInsets(8 + 44 - 10, 10, 8, 8)) { parent, _ in
      parent.insetsLayoutMarginsFromSafeArea = false
      parent.additionalSafeAreaInsets.top = 44
    },
    Row("another direction of the superview", EdgeInsets(20 - 10, 40 - 10, 8, 8)) { parent, _ in
      parent.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 40)
      parent.semanticContentAttribute = .forceRightToLeft
    },
    Row("own margins", EdgeInsets(40, 10, 0, 0)) { _, child in child.layoutMargins = EdgeInsets(40, 0, 0, 0) },
  ]

  @Test(arguments: rows) func `preserved margins follow a change, which is announced once`(row: Row) {
    let child = InsetsView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.layoutMargins = EdgeInsets(20, 20, 20, 20)
    child.preservesSuperviewLayoutMargins = true
    parent.layOut { $0.addSubview(child) }
    _ = child.takeLog()
    row.change(parent, child)
    expectEqual(child.layoutMargins, row.margins)
    parent.layoutIfNeeded()
    expectEqual(child.log.filter { $0.hasPrefix("margins") }, ["margins \(row.margins)"])
  }

  @Test func `a subclass that overrides the property preserves the margins`() {
    final class Cell: View {
      override var preservesSuperviewLayoutMargins: Bool {
        get { true }
        set {}
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    parent.layoutMargins.left = 20
    parent.addSubview(cell)
    expectEqual(cell.layoutMargins, EdgeInsets(8, 20, 8, 8))
    parent.layoutMargins.left = 30
    expectEqual(cell.layoutMargins.left, 30)
  }

  @Test func `margins are preserved through several views and end at one that does not preserve them`() {
    parent.layoutMargins = EdgeInsets(50, 0, 0, 0)
    var views: [View] = []
    for index in 0..<4 {
      let view = View(frame: CGRect(x: 0, y: 10, width: 320, height: 400))
      view.preservesSuperviewLayoutMargins = index != 3
      (views.last ?? parent).addSubview(view)
      views.append(view)
    }
    func tops() -> [CGFloat] { views.map(\.layoutMargins.top) }
    // Each view begins 10 points below the top of its superview.
    expectEqual(tops(), [40, 30, 20, 8])
    parent.layoutMargins.top = 15
    expectEqual(tops(), [8, 8, 8, 8])
    views[1].layoutMargins.top = 100
    expectEqual(tops(), [8, 100, 90, 8])
    views[0].removeFromSuperview()
    expectEqual(views[2].layoutMargins.top, 90)
  }
}
