import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Equal anchors` {
  private typealias Anchor = (View) -> NSObject

  private let anchors: [Anchor] = [
    { $0.leadingAnchor }, { $0.trailingAnchor }, { $0.leftAnchor }, { $0.rightAnchor }, { $0.topAnchor },
    { $0.bottomAnchor }, { $0.widthAnchor }, { $0.heightAnchor }, { $0.centerXAnchor }, { $0.centerYAnchor },
    { $0.firstBaselineAnchor }, { $0.lastBaselineAnchor }, { $0.safeAreaLayoutGuide.topAnchor },
    { $0.layoutMarginsGuide.topAnchor }, { $0.leadingAnchor.anchorWithOffset(to: $0.trailingAnchor) },
    { $0.leftAnchor.anchorWithOffset(to: $0.trailingAnchor) },
  ]

  @Test func `f80 anchors are equal if they have the same item and attribute`() {
    let (view, other) = (View(), View())
    for (index, anchor) in anchors.enumerated() {
      for (otherIndex, otherAnchor) in anchors.enumerated() {
        expectEqual(anchor(view) == otherAnchor(view), index == otherIndex, "\(index) and \(otherIndex)")
        if index == otherIndex { expectEqual(anchor(view).hash, otherAnchor(view).hash) }
      }
      #expect(anchor(view) != anchor(other))
      #expect(!anchor(view).isEqual("an anchor") && !anchor(view).isEqual(nil))
    }
    expectEqual(Set(anchors.map { $0(view) } + anchors.map { $0(view) }).count, anchors.count)
  }

  @Test func `f80 the anchors of a constraint are those that it was created with`() {
    let (view, other) = (View(), View())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor == view.topAnchor && view.topAnchor == constraint.firstAnchor)
    #expect(constraint.secondAnchor == other.bottomAnchor && constraint.secondAnchor != other.topAnchor)
    expectEqual(constraint.firstAnchor.hash, view.topAnchor.hash)
    expectNil(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
  }

  private func relate(
    _ view: View, _ first: LayoutConstraint.Attribute, _ other: View?, _ second: LayoutConstraint.Attribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1, constant: 0)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.left, LayoutConstraint.Attribute.top), (.leading, .bottom), (.centerX, .centerY),
    (.lastBaseline, .trailing), (.topMargin, .leftMargin), (.bottom, .right),
  ])
  func `f81 a horizontal with a vertical position is active, and reported once when it is laid out`(
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute
  ) {
    let tree = ConstraintTree(300, 200)
    let view = tree.add()
    view.place(11, 22, 33, 44)
    tree.layOut()
    let count = tree.root.constraints.count
    let constraint = relate(view, first, tree.root, second)
    constraint.isActive = true
    #expect(constraint.isActive && tree.root.constraints.count == count + 1)
    expectIssue(containing: "Constraint improperly relates anchors of incompatible types: <LayoutConstraint ") {
      tree.layOut()
    }
    constraint.constant = 5
    tree.root.frame.size.width = 250
    tree.layOut()
    #expect(view.frame == CGRect(x: 11, y: 22, width: 33, height: 44) && constraint.isActive)
    constraint.isActive = false
    tree.layOut()
    expectEqual(tree.root.constraints.count, count)
    constraint.isActive = true
    expectIssue(containing: "incompatible types") { tree.layOut() }
  }

  nonisolated static let unrelated: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, String)] = [
    (.left, .width, "Invalid pairing of layout attributes"), (.height, .top, "Invalid pairing of layout attributes"),
    (.width, .centerX, "Invalid pairing of layout attributes"),
    (.leading, .left, "between a leading/trailing attribute and a right/left attribute"),
    (.left, .notAnAttribute, "illegal constraint of a location equal to a constant"),
  ]

  @Test(arguments: unrelated)
  func `attributes that cannot be related are reported, and the constraint cannot become active`(
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute, message: String
  ) {
    let tree = ConstraintTree()
    let view = tree.add()
    let constraint = expectIssue(containing: message) { relate(view, first, tree.root, second) }
    constraint.isActive = true
    #expect(!constraint.isActive && tree.root.constraints.isEmpty)
    tree.layOut()
  }
}
