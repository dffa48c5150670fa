import HeadlessKit
import HeadlessTesting

@MainActor struct `Solved frames` {
  @Test func `edges are rounded half up, so that equal heights may differ by a pixel`() {
    let tree = ConstraintTree(180, 300)
    let views = (0..<3).map { _ in tree.add() }
    for (index, view) in views.enumerated() {
      view.leftAnchor.constraint(equalTo: tree.root.leftAnchor).isActive = true
      view.widthAnchor.constraint(equalTo: tree.root.widthAnchor).isActive = true
      let above = index == 0 ? tree.root.topAnchor : views[index - 1].bottomAnchor
      view.topAnchor.constraint(equalTo: above, constant: index == 0 ? 0 : 10).isActive = true
      if index > 0 { view.heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = true }
    }
    views[2].bottomAnchor.constraint(equalTo: tree.root.bottomAnchor).isActive = true
    tree.layOut()
    #expect(views.map(\.frame.minY) == [0, 103.5, 206.5] && views.map(\.frame.height) == [93.5, 93, 93.5])
  }

  @Test func `the frame of a frame-based view does not change, and its subviews follow it`() {
    let tree = ConstraintTree()
    let box = tree.root.adding(View(frame: CGRect(x: 19.3, y: 7.1, width: 80, height: 80)))
    let inner = tree.add(to: box)
    inner.pinToSuperview(10)
    let follower = tree.add()
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 1),
      follower.topAnchor.constraint(equalTo: box.topAnchor),
      follower.widthAnchor.constraint(equalTo: inner.widthAnchor),
      follower.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    tree.layOut()
    expectEqual(box.frame, CGRect(x: 19.3, y: 7.1, width: 80, height: 80))
    expectEqual(inner.frame, CGRect(x: 10, y: 10, width: 60, height: 60))
    expectEqual(follower.frame, CGRect(x: 100.5, y: 7, width: 60, height: 80))
    box.frame.size.width = 100
    tree.layOut()
    #expect(inner.frame.width == 80 && follower.frame.minX == 120.5)
  }

  @Test func `a view with a flexible mask follows a superview whose size is solved`() {
    let tree = ConstraintTree(300, 100)
    let box = tree.add()
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    box.pinToSuperview()
    let flexible = View(frame: CGRect(x: 10, y: 0, width: 60, height: 20))
    flexible.autoresizingMask = [.flexibleWidth]
    box.addSubview(flexible)
    let inner = tree.add(to: flexible)
    inner.pinToSuperview(5)
    tree.layOut()
    // The width is the superview's less 40.
    expectEqual(flexible.frame, CGRect(x: 10, y: 0, width: 300 - 40, height: 20))
    expectEqual(inner.frame, CGRect(x: 5, y: 5, width: 300 - 40 - 2 * 5, height: 10))
    flexible.autoresizingMask = []
    tree.root.frame.size.width = 400
    tree.layOut()
    #expect(flexible.frame.width == 260 && inner.frame.width == 250, "it no longer follows")
  }

  @Test func `a view without constraints stays where it was`() {
    let tree = ConstraintTree()
    let free = tree.add()
    free.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    tree.layOut()
    #expect(free.frame == CGRect(x: 5, y: 6, width: 7, height: 8) && !free.hasAmbiguousLayout)
  }

  @Test func `a transform does not change bounds and center that result from constraints`() {
    let tree = ConstraintTree()
    let view = tree.add()
    view.place(10, 20, 40, 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    tree.layOut()
    #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
  }

  @Test func `lengths are never negative`() {
    let tree = ConstraintTree(100, 50)
    let view = tree.add()
    let narrow = view.widthAnchor.constraint(equalToConstant: -20)
    narrow.priority = .defaultLow
    narrow.isActive = true
    tree.layOut()
    expectEqual(view.frame.width, 0)
  }

  @Test func `a guide has constraints like a view and has no view`() {
    let (tree, guide) = (ConstraintTree(100, 50), LayoutGuide())
    guide.identifier = "gap"
    tree.root.addLayoutGuide(guide)
    let view = tree.add()
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 25),
      guide.topAnchor.constraint(equalTo: tree.root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: tree.root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    tree.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 25, height: 50) && guide.owningView === tree.root)
    expectEqual(view.frame, CGRect(x: 25, y: 20, width: 25, height: 10))
    expectEqual(tree.root.misplacedFromRightToLeft(), [])
    tree.root.removeLayoutGuide(guide)
    #expect(tree.root.layoutGuides.isEmpty && guide.owningView == nil && tree.root.constraints.isEmpty)
  }

  @Test func `the margins of a view whose size results from constraints are inside of each edge`() {
    let (tree, inner) = (ConstraintTree(100, 100), View())
    let view = tree.add()
    view.place(0, 0, 80, 60)
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    tree.add(inner, to: view)
    inner.pin(to: view.layoutMarginsGuide)
    tree.layOut()
    expectEqual(inner.frame, CGRect(x: 2, y: 1, width: 80 - 2 - 4, height: 60 - 1 - 3))
  }

  @Test func `the distance between two anchors is a dimension`() {
    let tree = ConstraintTree(100, 50)
    let (left, right) = (tree.add(), tree.add())
    left.place(0, 0, 10, 10)
    LayoutConstraint.activate([
      left.rightAnchor.anchorWithOffset(to: right.leftAnchor).constraint(equalTo: left.widthAnchor, multiplier: 2),
      right.widthAnchor.constraint(equalToConstant: 5), right.topAnchor.constraint(equalTo: left.topAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor),
    ])
    tree.layOut()
    expectEqual(right.frame, CGRect(x: 10 + 2 * 10, y: 0, width: 5, height: 10))
  }
}
