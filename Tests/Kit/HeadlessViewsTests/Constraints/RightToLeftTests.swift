import HeadlessKit
import HeadlessTesting
import Soak

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Right to left` {
  /// A root view of 300 points, two views in it, one in the first of them, and a guide of each container.
  @MainActor struct Items {
    let tree = ConstraintTree(300, 100)
    let view, sibling, child: View
    let guide = LayoutGuide()
    let childGuide = LayoutGuide()
    var root: View { tree.root }
    init() {
      (view, sibling) = (tree.add(), tree.add())
      child = tree.add(to: view)
      root.addLayoutGuide(guide)
      view.addLayoutGuide(childGuide)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The view that is right to left.
    let turned: @MainActor @Sendable (Items) -> View
    /// Left edge and width of the subject, from left to right and with the turned view.
    let expected: (leftToRight: [CGFloat], turned: [CGFloat])
    let subject: @MainActor @Sendable (Items) -> CGRect
    let constraints: @MainActor @Sendable (Items) -> [LayoutConstraint]
    init(
      _ name: String, of turned: @escaping @MainActor @Sendable (Items) -> View, _ leftToRight: [CGFloat],
      _ rightToLeft: [CGFloat], _ subject: @escaping @MainActor @Sendable (Items) -> CGRect,
      @ConstraintList _ constraints: @escaping @MainActor @Sendable (Items) -> [LayoutConstraint]
    ) {
      (testDescription, self.turned, expected) = (name, turned, (leftToRight, rightToLeft))
      (self.subject, self.constraints) = (subject, constraints)
    }
  }

  private nonisolated static let ofSuperview: [Row] = [
    Row("a view in its superview", of: { $0.root }, [23, 100], [300 - 23 - 100, 100], { $0.view.frame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 23)
      $0.view.widthAnchor.constraint(equalToConstant: 100)
    },
    Row("siblings", of: { $0.root }, [10 + 8, 10], [300 - 10 - 8 - 10, 10], { $0.sibling.frame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor)
      $0.view.widthAnchor.constraint(equalToConstant: 10)
      $0.sibling.leadingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: 8)
      $0.sibling.widthAnchor.constraint(equalToConstant: 10)
    },
    Row("a trailing edge at most", of: { $0.root }, [300 - 10, 0], [10, 0], { $0.view.frame }) {
      $0.view.trailingAnchor.constraint(lessThanOrEqualTo: $0.root.trailingAnchor, constant: -10)
    },
    Row("margins", of: { $0.root }, [20, 50], [300 - 20 - 50, 50], { $0.view.frame }) {
      $0.root.directionalLayoutMargins.leading = 20
      return [
        LayoutConstraint(
          item: $0.view, attribute: .leading, relatedBy: .equal, toItem: $0.root, attribute: .leadingMargin,
          multiplier: 1, constant: 0), $0.view.widthAnchor.constraint(equalToConstant: 50),
      ]
    },
    Row("the margins guide", of: { $0.root }, [20, 50], [300 - 20 - 50, 50], { $0.view.frame }) {
      $0.root.directionalLayoutMargins.leading = 20
      return [
        $0.root.layoutMarginsGuide.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor),
        $0.view.widthAnchor.constraint(equalToConstant: 50),
      ]
    },
    Row("a view at the margins guide", of: { $0.root }, [20, 50], [300 - 20 - 50, 50], { $0.view.frame }) {
      $0.root.directionalLayoutMargins.leading = 20
      return [
        $0.view.leadingAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.leadingAnchor),
        $0.view.widthAnchor.constraint(equalToConstant: 50),
      ]
    },
    Row("a guide in its owner", of: { $0.root }, [40, 50], [300 - 40 - 50, 50], { $0.guide.layoutFrame }) {
      $0.guide.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 40)
      $0.guide.widthAnchor.constraint(equalToConstant: 50)
    },
    Row("a view beside a guide", of: { $0.root }, [90 + 5, 20], [300 - 95 - 20, 20], { $0.view.frame }) {
      $0.guide.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 40)
      $0.guide.widthAnchor.constraint(equalToConstant: 50)
      $0.view.leadingAnchor.constraint(equalTo: $0.guide.trailingAnchor, constant: 5)
      $0.view.widthAnchor.constraint(equalToConstant: 20)
    },
    Row("a distance", of: { $0.root }, [10 + 30, 20], [300 - 40 - 20, 20], { $0.sibling.frame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10)
      $0.view.leadingAnchor.anchorWithOffset(to: $0.sibling.leadingAnchor).constraint(equalToConstant: 30)
      $0.sibling.widthAnchor.constraint(equalToConstant: 20)
    },
    Row(
      "a distance equal to a vertical one", of: { $0.root }, [10 + 30, 20], [300 - 40 - 20, 20], { $0.sibling.frame }
    ) {
      $0.guide.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 30)
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10)
      $0.view.leadingAnchor.anchorWithOffset(to: $0.sibling.leadingAnchor).constraint(
        equalTo: $0.root.topAnchor.anchorWithOffset(to: $0.guide.topAnchor))
      $0.sibling.widthAnchor.constraint(equalToConstant: 20)
    },
    Row("a distance of left edges", of: { $0.root }, [10 + 40, 10], [10 + 40, 10], { $0.sibling.frame }) {
      $0.view.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10)
      $0.view.leftAnchor.anchorWithOffset(to: $0.sibling.leftAnchor).constraint(equalToConstant: 40)
      $0.sibling.widthAnchor.constraint(equalToConstant: 10)
    },
    Row("a width from a distance", of: { $0.root }, [0, 260], [0, 260], { $0.guide.layoutFrame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10)
      $0.view.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor, constant: -20)
      $0.guide.leftAnchor.constraint(equalTo: $0.root.leftAnchor)
      $0.guide.widthAnchor.constraint(
        equalTo: $0.view.leadingAnchor.anchorWithOffset(to: $0.view.trailingAnchor), multiplier: 1, constant: -10)
    },
    Row("a distance of twice another one", of: { $0.root }, [30 + 40, 5], [300 - 70 - 5, 5], { $0.sibling.frame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10)
      $0.view.widthAnchor.constraint(equalToConstant: 20)
      $0.view.trailingAnchor.anchorWithOffset(to: $0.sibling.leadingAnchor).constraint(
        equalTo: $0.view.leadingAnchor.anchorWithOffset(to: $0.view.trailingAnchor), multiplier: 2)
      $0.sibling.widthAnchor.constraint(equalToConstant: 5)
    },
    Row("a system spacing", of: { $0.root }, [16, 50], [300 - 16 - 50, 50], { $0.view.frame }) {
      $0.view.leadingAnchor.constraint(equalToSystemSpacingAfter: $0.root.leadingAnchor, multiplier: 2)
      $0.view.widthAnchor.constraint(equalToConstant: 50)
    },
    Row("a view in a superview above", of: { $0.root }, [5, 30], [300 - 5 - 30, 30], { $0.child.frame }) {
      $0.view.leftAnchor.constraint(equalTo: $0.root.leftAnchor)
      $0.child.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 5)
      $0.child.widthAnchor.constraint(equalToConstant: 30)
    },
    Row(
      "a view and one of another superview", of: { $0.root }, [100 + 5, 30], [300 - 105 - 30, 30], { $0.child.frame }
    ) {
      $0.view.leftAnchor.constraint(equalTo: $0.root.leftAnchor)
      $0.sibling.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor)
      $0.sibling.widthAnchor.constraint(equalToConstant: 100)
      $0.child.leadingAnchor.constraint(equalTo: $0.sibling.trailingAnchor, constant: 5)
      $0.child.widthAnchor.constraint(equalToConstant: 30)
    },
  ]

  private nonisolated static let ofView: [Row] = [
    Row("the view itself is not turned", of: { $0.view }, [23, 100], [23, 100], { $0.view.frame }) {
      $0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 23)
      $0.view.widthAnchor.constraint(equalToConstant: 100)
    },
    Row("what is laid out in the view", of: { $0.view }, [7, 30], [100 - 7 - 30, 30], { $0.child.frame }) {
      $0.view.widthAnchor.constraint(equalToConstant: 100)
      $0.child.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor, constant: 7)
      $0.child.widthAnchor.constraint(equalToConstant: 30)
    },
    Row("the root does not turn what is laid out in the view", of: { $0.root }, [7, 30], [7, 30], { $0.child.frame }) {
      $0.view.widthAnchor.constraint(equalToConstant: 100)
      $0.child.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor, constant: 7)
      $0.child.widthAnchor.constraint(equalToConstant: 30)
    },
    Row("a guide of the view", of: { $0.view }, [12, 30], [100 - 12 - 30, 30], { $0.child.frame }) {
      $0.view.widthAnchor.constraint(equalToConstant: 100)
      $0.childGuide.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor, constant: 7)
      $0.childGuide.widthAnchor.constraint(equalToConstant: 5)
      $0.child.leadingAnchor.constraint(equalTo: $0.childGuide.trailingAnchor)
      $0.child.widthAnchor.constraint(equalToConstant: 30)
    },
  ]

  nonisolated static let rows = ofSuperview + ofView

  private static func values(_ row: Row, _ items: Items) -> [CGFloat] {
    items.tree.layOut()
    let frame = row.subject(items)
    return [frame.minX, frame.width]
  }

  @Test(arguments: rows, [false, true])
  func `f78 the nearest view that contains both items decides their direction`(row: Row, isAddedAbove: Bool) {
    let items = Items()
    let constraints = row.constraints(items)
    if isAddedAbove { items.tree.window.addConstraints(constraints) } else { LayoutConstraint.activate(constraints) }
    expectEqual(Self.values(row, items), row.expected.leftToRight)
    row.turned(items).semanticContentAttribute = .forceRightToLeft
    expectEqual(Self.values(row, items), row.expected.turned)
    row.turned(items).semanticContentAttribute = .forceLeftToRight
    expectEqual(Self.values(row, items), row.expected.leftToRight)
  }

  @Test(arguments: rows)
  func `f78 a view that is right to left before its constraints are active turns them`(row: Row) {
    let items = Items()
    row.turned(items).semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate(row.constraints(items))
    expectEqual(Self.values(row, items), row.expected.turned)
    row.turned(items).semanticContentAttribute = .unspecified
    expectEqual(Self.values(row, items), row.expected.leftToRight)
  }

  @Test(arguments: ofSuperview)
  func `f54 a screen that is right to left turns what is laid out in every view`(row: Row) {
    let items = Items()
    let constraints = row.constraints(items)
    LayoutConstraint.activate(constraints)
    expectEqual(Self.values(row, items), row.expected.leftToRight)
    items.tree.window.screen.layoutDirection = .rightToLeft
    expectEqual(Self.values(row, items), row.expected.turned)
  }

  @Test func `a constraint that was added to a view above is released after its removal`() {
    let items = Items()
    weak var released: LayoutConstraint?
    do {
      let constraint = items.view.leadingAnchor.constraint(equalTo: items.root.leadingAnchor, constant: 5)
      released = constraint
      items.tree.window.addConstraint(constraint)
      items.tree.layOut()
      constraint.isActive = false
    }
    items.root.semanticContentAttribute = .forceRightToLeft
    items.tree.layOut()
    expectNil(released)
  }

  @Test func `a constraint that a view above had follows its new common ancestor when it is active again`() {
    let items = Items()
    let constraint = items.child.leadingAnchor.constraint(equalTo: items.view.leadingAnchor, constant: 5)
    items.tree.window.addConstraint(constraint)
    constraint.isActive = false
    items.root.addSubview(items.child)
    items.root.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([constraint, items.view.leadingAnchor.constraint(equalTo: items.root.leadingAnchor)])
    items.tree.layOut()
    expectEqual(items.child.frame.maxX, 300 - 5)
  }

  /// Returns the frames of views in a random row of constraints, each at an edge or the center of the root or of a view before it.
  private func frames(seed: UInt64, isMirrored: Bool) -> [CGRect] {
    var random = SplitMix64(seed: seed)
    let tree = ConstraintTree(300, 100)
    if isMirrored { tree.root.semanticContentAttribute = .forceRightToLeft }
    let attributes: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    var views: [View] = []
    for _ in 0..<8 {
      let view = tree.add()
      let other = views.randomElement(using: &random) ?? tree.root
      let first = attributes.randomElement(using: &random) ?? .leading
      let second = first == .centerX ? .leading : attributes.randomElement(using: &random) ?? .leading
      let relation: LayoutConstraint.Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      LayoutConstraint(
        item: view, attribute: first, relatedBy: relation, toItem: other, attribute: second, multiplier: 1,
        constant: CGFloat(Int.random(in: -40...40, using: &random))
      ).isActive = true
      view.widthAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 1...30, using: &random) * 2)).isActive = true
      views.append(view)
    }
    tree.layOut()
    return views.map(\.frame)
  }

  @Test(arguments: UInt64(1)...60)
  func `f78 the frames in a right-to-left root view are the mirrored ones`(seed: UInt64) {
    let frames = frames(seed: seed, isMirrored: false)
    let mirrored = self.frames(seed: seed, isMirrored: true)
    expectEqual(mirrored.map(\.minX), frames.map { 300 - $0.maxX })
    expectEqual(mirrored.map(\.width), frames.map(\.width))
  }
}
