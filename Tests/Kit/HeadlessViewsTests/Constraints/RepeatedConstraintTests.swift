import HeadlessKit
import HeadlessTesting

/// Sizes, masks, margins and mentions that change after a layout, along both axes.
@MainActor @Suite(.screen(scale: 3), .reportsIssuesAsFailures) struct `Changes after a layout with constraints` {
  private let tree = ConstraintTree()
  private var root: View { tree.root }

  final class Sized: View {
    var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    var insets = EdgeInsets.zero
    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: EdgeInsets { insets }
  }

  @Test func `a content size is that of the alignment rectangle along each axis`() {
    let view = tree.add(Sized())
    view.insets = EdgeInsets(top: 3, left: 4, bottom: 5, right: 7)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    tree.layOut()
    expectEqual(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(width: 40, height: 20))
    expectEqual(view.frame.size, CGSize(width: 40 + 4 + 7, height: 20 + 3 + 5))
  }

  @Test(arguments: [false, true])
  func `new alignment insets move what is tied to a view, whichever side is written first`(isFirst: Bool) {
    let (view, other) = (Sized(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), tree.add())
    root.addSubview(view)
    (isFirst
      ? view.rightAnchor.constraint(equalTo: other.leftAnchor)
      : other.leftAnchor.constraint(equalTo: view.rightAnchor)).isActive = true
    tree.layOut()
    expectEqual(other.frame.minX, 40)
    view.insets.right = 6
    view.frame.size.width = 50
    tree.layOut()
    expectEqual(other.frame.minX, view.frame.maxX - 6)
  }

  @Test func `a content size that is removed leaves a length of 0, and can be set again`() {
    let view = tree.add(Sized())
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    for size in [CGSize(width: -1, height: 20), CGSize(width: 40, height: -1), CGSize(width: 40, height: 20)] {
      view.size = size
      tree.layOut()
      expectEqual(view.frame.size, CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }
  }

  @Test func `frames of frame-based views in one another follow a solved size through their masks`() {
    let outer = tree.add()
    outer.place(0, 0, 100, 100)
    tree.layOut()
    var view: View = outer
    for _ in 1...2 {
      let next = View(frame: view.bounds)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(next)
      view = next
    }
    let inner = tree.add(to: view)
    inner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    inner.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    tree.layOut()
    for (constraint, length) in zip(outer.constraints, [160, 170]) { constraint.constant = CGFloat(length) }
    tree.layOut()
    #expect(view.frame.size == CGSize(width: 160, height: 170) && inner.frame.origin == CGPoint(x: 160, y: 170))
  }

  @Test func `a view that was frame-based when constraints mentioned it has none of its old lengths`() {
    let (view, neighbor) = (View(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), tree.add())
    root.addSubview(view)
    neighbor.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    neighbor.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    tree.layOut()
    expectEqual(neighbor.frame.origin, CGPoint(x: 40, y: 60))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.place(5, 6, 70, 80)
    tree.layOut()
    expectEqual(view.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
    expectEqual(neighbor.frame.origin, CGPoint(x: 75, y: 86))
  }

  @Test func `f13 a view that has constraints again is mentioned first by the new ones`() {
    let (first, second) = (tree.add(Sized()), tree.add(Sized()))
    let row = { (views: [View]) in
      [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
        views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
      ]
    }
    let old = row([first, second])
    LayoutConstraint.activate(old)
    tree.layOut()
    #expect(first.frame.width == 320 - 40 && second.frame.width == 40)
    LayoutConstraint.deactivate(old)
    tree.layOut()
    LayoutConstraint.activate(row([second, first]))
    tree.layOut()
    #expect(second.frame.width == 320 - 40 && first.frame.width == 40)
  }

  @Test func `f53 margin attributes follow new margins`() {
    let attributes: [(own: LayoutConstraint.Attribute, margin: LayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.centerX, .centerXWithinMargins), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    let views = attributes.map { own, margin in
      let view = tree.add()
      LayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1, constant: 0
      ).isActive = true
      return view
    }
    for margins in [
      EdgeInsets(top: 30, left: 40, bottom: 50, right: 60), EdgeInsets(top: 1, left: 2, bottom: 3, right: 6),
    ] {
      root.layoutMargins = margins
      tree.layOut()
      let middle = (margins.left + 320 - margins.right) / 2
      expectEqual(views.prefix(3).map(\.frame.minX), [margins.left, 320 - margins.right, middle])
      expectEqual(views.suffix(2).map(\.frame.minY), [margins.top, 240 - margins.bottom])
    }
  }

  @Test func `an ambiguous view at the end of its room is exercised toward the other side, each of two views ends`() {
    let views = [tree.add(), tree.add()]
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 100).isActive = true
    }
    tree.layOut()
    let frames = views.map(\.frame)
    for view in views { view.exerciseAmbiguityInLayout() }
    tree.layOut()
    for (view, frame) in zip(views, frames) { #expect(view.frame.minX == frame.minX - 20 && view.frame.height == 20) }
    views[0].heightAnchor.constraint(equalToConstant: 10).isActive = true
    tree.layOut()
    expectEqual(views.map(\.frame.minX), frames.map(\.minX))
    views[0].exerciseAmbiguityInLayout()
    tree.layOut()
    expectEqual(views[0].frame.minX, frames[0].minX - 20, "it can be exercised again")
  }

  @Test func `a constraint to a distance is released with its last reference`() {
    let (a, b, c) = (tree.add(), tree.add(), tree.add())
    weak var constraint: LayoutConstraint?
    do {
      let made = c.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor))
      constraint = made
      made.isActive = true
      tree.layOut()
      made.isActive = false
    }
    tree.layOut()
    expectNil(constraint)
  }

  @Test(arguments: [false, true]) func `f19 the larger distance is broken, whichever side is written first`(
    isSuperviewFirst: Bool
  ) {
    let view = tree.add()
    let rows = [CGFloat(10), 20].map { distance in
      isSuperviewFirst
        ? root.leftAnchor.constraint(equalTo: view.leftAnchor, constant: -distance)
        : view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: distance)
    }
    LayoutConstraint.activate(rows)
    expectEqual(IssueReporting.collect { tree.layOut() }.count, 1)
    expectEqual(view.frame.minX, 10)
  }
}
