import HeadlessKit
import HeadlessTesting

/// The layout after removals: that of a tree that never had what was removed.
@MainActor @Suite("Removals from constraint layout", .screen(scale: 2), .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct RemovalTests {
  let tree = ConstraintTree()
  var root: View { tree.root }

  @Test func `wrapped text is one line again when the constraint of its width is removed`() {
    let label = tree.add(Label())
    (label.text, label.font, label.numberOfLines) = ("aaa bbb ccc", .systemFont(ofSize: 10), 0)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    tree.layOut()
    let free = label.frame.size
    let below = tree.add()
    below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    for _ in 0..<2 {
      width.isActive = true
      tree.layOut()
      #expect(label.frame.width == 40 && label.frame.height > 2 * free.height && below.frame.minY == label.frame.maxY)
      width.isActive = false
      tree.layOut()
      #expect(label.frame.size == free && label.intrinsicContentSize == free && below.frame.minY == free.height)
    }
  }

  @Test(arguments: 0..<4) func `equal distances become inactive when one of their four views is removed`(index: Int) {
    let views = (0..<4).map { _ in tree.add() }
    let distance = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let constraint = distance.constraint(equalTo: views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor))
    constraint.isActive = true
    tree.layOut()
    views[index].removeFromSuperview()
    #expect(!constraint.isActive)
    tree.layOut()
  }

  @Test(arguments: [false, true])
  func `f25 a constraint with a view in a removed one ends, whatever views are between`(isLaidOut: Bool) {
    let (box, target) = (View(frame: CGRect(x: 50, y: 0, width: 9, height: 9)), View())
    root.addSubview(box.holding(View().holding(target)))
    let view = tree.add()
    let constraint = view.leftAnchor.constraint(equalTo: target.leftAnchor)
    let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)
    other.priority = .defaultLow
    LayoutConstraint.activate([constraint, other])
    if isLaidOut { tree.layOut() }
    box.removeFromSuperview()
    tree.layOut()
    #expect(!constraint.isActive && view.frame.minX == 100)
  }

  enum Side: CaseIterable { case view, guide, safeArea, margins }

  /// Anything that is inside of a removed view may be tied to anything outside of it.
  @Test(arguments: Side.allCases, Side.allCases)
  func `constraints between the inside of a removed view and its outside become inactive`(inside: Side, outside: Side) {
    let (removed, inner) = (tree.add(), View())
    tree.add(inner, to: removed)
    let other = tree.add()
    let constraints = [(removed, other), (inner, root), (inner, other)].flatMap { inner, outer -> [LayoutConstraint] in
      let (own, other) = (anchors(of: inner, inside), anchors(of: outer, outside))
      return [own.left.constraint(equalTo: other.left), own.top.constraint(equalTo: other.top)]
    }
    let kept = [
      anchors(of: inner, inside).left.constraint(equalTo: removed.leftAnchor, constant: 3),
      anchors(of: other, outside).left.constraint(equalTo: root.leftAnchor, constant: 7),
    ]
    LayoutConstraint.activate(kept)
    for constraint in constraints {
      constraint.priority = LayoutPriority(200)
      constraint.isActive = true
    }
    tree.layOut()
    removed.removeFromSuperview()
    expectEqual(constraints.map(\.isActive), Array(repeating: false, count: 6))
    expectEqual(kept.map(\.isActive), [true, true])
    tree.layOut()
  }

  private func anchors(of view: View, _ side: Side) -> (left: LayoutXAxisAnchor, top: LayoutYAxisAnchor) {
    let guide: LayoutGuide
    switch side {
    case .view: return (view.leftAnchor, view.topAnchor)
    case .guide: guide = ownGuide(of: view)
    case .safeArea: guide = view.safeAreaLayoutGuide
    case .margins: guide = view.layoutMarginsGuide
    }
    return (guide.leftAnchor, guide.topAnchor)
  }

  private func ownGuide(of view: View) -> LayoutGuide {
    if let guide = view.layoutGuides.first(where: { $0.identifier == "own" }) { return guide }
    let guide = LayoutGuide()
    guide.identifier = "own"
    view.addLayoutGuide(guide)
    return guide
  }

  /// Each step of a program, undone: the frames are as before, as often as it is done.
  @Test(arguments: [
    "a constraint", "a priority", "a constant", "a subview", "a guide", "a hidden content", "a margin", "a safe area",
  ])
  func `what is undone leaves the frames as they were`(step: String) {
    let (a, b, label) = (tree.add(), tree.add(), tree.add(Label()))
    (label.text, label.font, label.numberOfLines) = ("aaa bbb", .systemFont(ofSize: 10), 0)
    let trailing = b.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
    trailing.priority = .defaultHigh
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), trailing,
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 200), b.heightAnchor.constraint(equalTo: a.heightAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor), label.topAnchor.constraint(equalTo: b.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      a.heightAnchor.constraint(equalToConstant: 30),
    ])
    tree.layOut()
    let frames = { [a, b, label].map(\.frame) }
    let before = frames()
    let extra = b.widthAnchor.constraint(equalToConstant: 40)
    let (added, guide) = (View(), LayoutGuide())
    func change(to isOn: Bool) {
      switch step {
      case "a constraint": extra.isActive = isOn
      case "a priority":
        extra.isActive = isOn
        trailing.priority = isOn ? LayoutPriority(1) : .defaultHigh
      case "a constant": trailing.constant = isOn ? -90 : 0
      case "a subview":
        if isOn {
          tree.add(added)
          added.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
          added.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        } else {
          added.removeFromSuperview()
        }
      case "a guide":
        if isOn {
          root.addLayoutGuide(guide)
          guide.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
          guide.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
        } else {
          root.removeLayoutGuide(guide)
        }
      case "a hidden content": label.text = isOn ? "aaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbb" : "aaa bbb"
      case "a margin": root.layoutMargins.left += isOn ? 20 : -20
      default: tree.window.screen.safeAreaInsets.top = isOn ? 20 : 0
      }
      tree.layOut()
    }
    for round in 1...3 {
      change(to: true)
      #expect(frames() != before || step == "a subview" || step == "a guide", "round \(round)")
      change(to: false)
      expectEqual(frames(), before, "round \(round)")
    }
  }
}
