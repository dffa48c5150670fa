import HeadlessKit
import HeadlessTesting

/// Layouts with too few constraints: a length that is missing is 0, and the position moves.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Missing lengths` {
  /// Two views and a guide in a root view of 375×667.
  @MainActor struct Items {
    let tree = ConstraintTree(375, 667)
    let first, second: View
    let guide = LayoutGuide()
    var root: View { tree.root }
    init() {
      (first, second) = (tree.add(), tree.add())
      root.addLayoutGuide(guide)
    }

    /// Returns positions and lengths of the items that a row is about.
    func values(_ subject: Subject) -> [CGFloat] {
      let frame = first.frame
      let horizontal = [frame.minX, frame.width]
      return switch subject {
      case .frame: horizontal + [frame.minY, frame.height]
      case .horizontal: horizontal
      case .vertical: [frame.minY, frame.height]
      case .both: horizontal + [second.frame.minX, second.frame.width]
      case .ofGuide: [guide.layoutFrame.minX, guide.layoutFrame.width]
      }
    }
  }

  enum Subject { case frame, horizontal, vertical, both, ofGuide }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let subject: Subject
    let expected: [CGFloat]
    let constraints: @MainActor @Sendable (Items) -> [LayoutConstraint]
    init(
      _ name: String, _ subject: Subject, _ expected: [CGFloat],
      @ConstraintList _ constraints: @escaping @MainActor @Sendable (Items) -> [LayoutConstraint]
    ) { (testDescription, self.subject, self.expected, self.constraints) = (name, subject, expected, constraints) }

    /// Creates a row of constraints between edges or centers of the first view and those of the root view.
    init(
      _ name: String, _ subject: Subject, _ expected: [CGFloat],
      _ sides: [(LayoutConstraint.Attribute, LayoutConstraint.Relation, CGFloat)]
    ) {
      (testDescription, self.subject, self.expected) = (name, subject, expected)
      constraints = { items in
        sides.map { side, relation, constant in
          LayoutConstraint(
            item: items.first, attribute: side, relatedBy: relation, toItem: items.root, attribute: side, multiplier: 1,
            constant: constant)
        }
      }
    }
  }

  private nonisolated static func edge(
    _ name: String, _ side: LayoutConstraint.Attribute, _ constant: CGFloat, _ expected: [CGFloat]
  ) -> [Row] {
    [
      Row(name, .frame, expected, [(side, .equal, constant)]),
      Row("\(name) >=", .frame, expected, [(side, .greaterThanOrEqual, constant)]),
      Row("\(name) <=", .frame, expected, [(side, .lessThanOrEqual, constant)]),
    ]
  }

  private nonisolated static let edges: [Row] = Array(
    [
      edge("left", .left, 23, [23, 0, 0, 0]), edge("right", .right, -23, [375 - 23, 0, 0, 0]),
      edge("top", .top, 23, [0, 0, 23, 0]), edge("bottom", .bottom, -23, [0, 0, 667 - 23, 0]),
    ].joined())

  private nonisolated static let positions: [Row] = [
    Row("right, optional", .frame, [375 - 23, 0, 0, 0]) {
      $0.first.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23).at(.defaultLow)
    },
    Row("center x", .horizontal, [375 / 2, 0], [(.centerX, .equal, 0)]),
    Row("center x <=", .horizontal, [375 / 2, 0], [(.centerX, .lessThanOrEqual, 0)]),
    Row("center y", .vertical, [667 / 2, 0], [(.centerY, .equal, 0)]),
    Row("last baseline", .vertical, [667 - 23, 0]) {
      $0.first.lastBaselineAnchor.constraint(equalTo: $0.root.bottomAnchor, constant: -23)
    },
    Row("right margin", .horizontal, [375 - 8, 0]) {
      $0.first.rightAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.rightAnchor)
    },
  ]

  private nonisolated static let lengths: [Row] = [
    Row("width", .frame, [0, 100, 0, 0]) { $0.first.widthAnchor.constraint(equalToConstant: 100) },
    Row("width >=", .frame, [0, 100, 0, 0]) { $0.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 100) },
    Row("width <=", .frame, [0, 0, 0, 0]) { $0.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100) },
    Row("height >=", .vertical, [0, 100]) { $0.first.heightAnchor.constraint(greaterThanOrEqualToConstant: 100) },
    Row("height <=", .vertical, [0, 0]) { $0.first.heightAnchor.constraint(lessThanOrEqualToConstant: 100) },
    Row("width >=, optional", .horizontal, [0, 100]) {
      $0.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(.defaultLow)
    },
    Row("width <=, optional", .horizontal, [0, 0]) {
      $0.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100).at(.defaultLow)
    },
    Row("width >= and <=", .horizontal, [0, 40]) {
      $0.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      $0.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
    },
    Row("width <= the superview's", .horizontal, [0, 0]) {
      $0.first.widthAnchor.constraint(lessThanOrEqualTo: $0.root.widthAnchor)
    },
    Row("aspect ratio", .frame, [0, 0, 0, 0]) {
      $0.first.widthAnchor.constraint(equalTo: $0.first.heightAnchor, multiplier: 2)
    },
    Row("aspect ratio and a height", .frame, [0, 100, 0, 50]) {
      $0.first.widthAnchor.constraint(equalTo: $0.first.heightAnchor, multiplier: 2)
      $0.first.heightAnchor.constraint(equalToConstant: 50)
    },
    Row("aspect ratio and a right edge", .frame, [352, 0, 0, 0]) {
      $0.first.widthAnchor.constraint(equalTo: $0.first.heightAnchor, multiplier: 2)
      $0.first.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("equal widths", .both, [0, 0, 0, 0]) { $0.first.widthAnchor.constraint(equalTo: $0.second.widthAnchor) },
    Row("width <= another one", .both, [0, 0, 0, 60]) {
      $0.first.widthAnchor.constraint(lessThanOrEqualTo: $0.second.widthAnchor)
      $0.second.widthAnchor.constraint(equalToConstant: 60)
    },
  ]

  private nonisolated static let combinations: [Row] = [
    Row(
      "left >= and right <=", .horizontal, [10, 0],
      [(.left, .greaterThanOrEqual, 10), (.right, .lessThanOrEqual, -23)]),
    Row(
      "right <= and left >=", .horizontal, [352, 0],
      [(.right, .lessThanOrEqual, -23), (.left, .greaterThanOrEqual, 10)]),
    Row("left and right <=", .horizontal, [10, 0], [(.left, .equal, 10), (.right, .lessThanOrEqual, -23)]),
    Row("left and right >=", .horizontal, [10, 352 - 10], [(.left, .equal, 10), (.right, .greaterThanOrEqual, -23)]),
    Row("left >= and right", .horizontal, [352, 0], [(.left, .greaterThanOrEqual, 10), (.right, .equal, -23)]),
    Row("left <= and right", .horizontal, [10, 352 - 10], [(.left, .lessThanOrEqual, 10), (.right, .equal, -23)]),
    Row("left >= and center x", .horizontal, [375 / 2, 0], [(.left, .greaterThanOrEqual, 10), (.centerX, .equal, 0)]),
    Row("width <= and right", .horizontal, [352, 0]) {
      $0.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      $0.first.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("width >= and right", .horizontal, [352 - 100, 100]) {
      $0.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      $0.first.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("left and right with a width <= that is optional", .horizontal, [10, 352 - 10]) {
      $0.first.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.first.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
      $0.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100).at(.defaultHigh)
    },
  ]

  private nonisolated static let several: [Row] = [
    Row("a sibling beside a sibling with a left edge", .both, [10, 0, 10 + 8, 0]) {
      $0.first.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.second.leftAnchor.constraint(equalTo: $0.first.rightAnchor, constant: 8)
    },
    Row("a sibling before a sibling with a right edge", .both, [352 - 8, 0, 352, 0]) {
      $0.second.leftAnchor.constraint(equalTo: $0.first.rightAnchor, constant: 8)
      $0.second.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("f17 siblings that share a room: the last fills it", .both, [10, 0, 18, 352 - 18]) {
      $0.first.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.second.leftAnchor.constraint(equalTo: $0.first.rightAnchor, constant: 8)
      $0.second.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("siblings of equal widths that share a room", .both, [10, 167, 10 + 167 + 8, 167]) {
      $0.first.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.second.leftAnchor.constraint(equalTo: $0.first.rightAnchor, constant: 8)
      $0.second.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
      $0.first.widthAnchor.constraint(equalTo: $0.second.widthAnchor)
    },
    Row("a guide with a right edge", .ofGuide, [352, 0]) {
      $0.guide.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
    },
    Row("a guide with a width <=", .ofGuide, [0, 0]) { $0.guide.widthAnchor.constraint(lessThanOrEqualToConstant: 9) },
    Row("a view at the right edge of a guide", .horizontal, [352, 0]) {
      $0.guide.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.guide.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23)
      $0.first.rightAnchor.constraint(equalTo: $0.guide.rightAnchor)
    },
    Row("a stack view with a right edge", .frame, [352, 0, 0, 0]) {
      let stack = StackView(arrangedSubviews: [View(), View()])
      $0.root.addForConstraints(stack)
      return [
        stack.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -23),
        $0.first.leftAnchor.constraint(equalTo: stack.leftAnchor),
        $0.first.widthAnchor.constraint(equalTo: stack.widthAnchor),
      ]
    },
    Row("a stack view with a width <= and a view of 30", .frame, [375 - 30, 30, 0, 0]) {
      let view = View()
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      let stack = StackView(arrangedSubviews: [view])
      $0.root.addForConstraints(stack)
      return [
        stack.rightAnchor.constraint(equalTo: $0.root.rightAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        $0.first.leftAnchor.constraint(equalTo: stack.leftAnchor),
        $0.first.widthAnchor.constraint(equalTo: stack.widthAnchor),
      ]
    },
  ]

  nonisolated static let rows = edges + positions + lengths + combinations + several

  @Test(arguments: rows) func `f77 a length that constraints leave free is 0, and the position moves`(row: Row) {
    let items = Items()
    LayoutConstraint.activate(row.constraints(items))
    items.tree.layOut()
    expectEqual(items.values(row.subject), row.expected)
    #expect(row.subject == .ofGuide ? items.guide.hasAmbiguousLayout : items.first.hasAmbiguousLayout)
  }

  @Test(arguments: rows)
  func `the frame is the same when constraints are activated with a layout after each`(row: Row) {
    let items = Items()
    for constraint in row.constraints(items) {
      constraint.isActive = true
      items.tree.layOut()
    }
    expectEqual(items.values(row.subject), row.expected)
  }

  @Test(arguments: rows) func `f78 a right-to-left root view mirrors the frames`(row: Row) {
    let items = Items()
    items.root.semanticContentAttribute = .forceRightToLeft
    let constraints = row.constraints(items).map { $0.followingDirection() }
    LayoutConstraint.activate(constraints)
    items.tree.layOut()
    var expected = row.expected
    // A length alone leaves the position at 0.
    if row.subject != .vertical, constraints.contains(where: \.hasHorizontalPosition) {
      for index in stride(from: 0, to: row.subject == .both ? 4 : 2, by: 2) {
        expected[index] = 375 - expected[index] - expected[index + 1]
      }
    }
    expectEqual(items.values(row.subject), expected)
  }

  @Test(arguments: edges + positions + lengths)
  func `the frame is the same after others were added and removed`(row: Row) {
    let items = Items()
    LayoutConstraint.activate(row.constraints(items))
    let (first, root) = (items.first, items.root)
    let others = [
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      first.widthAnchor.constraint(equalToConstant: 120), first.heightAnchor.constraint(equalToConstant: 60),
    ]
    for other in others { other.priority = LayoutPriority(10) }
    LayoutConstraint.activate(others)
    items.tree.layOut()
    LayoutConstraint.deactivate(others)
    items.tree.layOut()
    expectEqual(items.values(row.subject), row.expected)
  }

  @Test func `a length that loses its constraint is 0, and the position moves`() {
    let items = Items()
    let left = items.first.leftAnchor.constraint(equalTo: items.root.leftAnchor, constant: 10)
    let right = items.first.rightAnchor.constraint(equalTo: items.root.rightAnchor, constant: -23)
    LayoutConstraint.activate([left, right])
    items.tree.layOut()
    expectEqual(items.values(.horizontal), [10, 352 - 10] as [CGFloat])
    left.isActive = false
    items.tree.layOut()
    expectEqual(items.values(.horizontal), [352, 0])
    left.isActive = true
    right.isActive = false
    items.tree.layOut()
    expectEqual(items.values(.horizontal), [10, 0])
  }
}

extension LayoutConstraint {
  fileprivate func at(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}
