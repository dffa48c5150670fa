import HeadlessKit
import HeadlessTesting
import Soak

/// Random changes of constraints, compared with a tree that is built at once.
@MainActor struct `Random constraints` {
  /// The plan of a tree: the views' superviews, and the constraints in the order of their activation.
  private struct Plan {
    struct Relation {
      let first: (view: Int, attribute: LayoutConstraint.Attribute)
      let second: (view: Int, attribute: LayoutConstraint.Attribute)?
      let relation: LayoutConstraint.Relation
      let multiplier: CGFloat
      var constant: CGFloat
      let priority: Float
    }
    var superviews: [Int] = []
    var relations: [Relation] = []
    var size = CGSize(width: 300, height: 200)
    /// The views that are right to left.
    var mirrored: Set<Int> = []
  }

  /// A tree, its views by number, of which the first is the root, and its constraints in the plan's order.
  @MainActor private struct Built {
    let tree: ConstraintTree
    var views: [View]
    var constraints: [LayoutConstraint] = []
    init(_ plan: Plan) {
      tree = ConstraintTree(plan.size.width, plan.size.height)
      views = [tree.root]
      for superview in plan.superviews { views.append(tree.add(to: views[superview])) }
      for index in plan.mirrored { views[index].semanticContentAttribute = .forceRightToLeft }
      for relation in plan.relations { add(relation) }
    }

    mutating func add(_ relation: Plan.Relation) {
      let constraint = LayoutConstraint(
        item: views[relation.first.view], attribute: relation.first.attribute, relatedBy: relation.relation,
        toItem: relation.second.map { views[$0.view] }, attribute: relation.second?.attribute ?? .notAnAttribute,
        multiplier: relation.multiplier, constant: relation.constant)
      constraint.priority = LayoutPriority(relation.priority)
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  private static let positions: [[LayoutConstraint.Attribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX],
  ]

  @Test(arguments: 1...40)
  func `changes one by one result in the frames of a tree that is built at once`(seed: UInt64) {
    var (random, plan) = (SplitMix64(seed: seed), Plan())
    var built = Built(plan)
    for step in 0..<40 {
      change(&plan, &built, &random)
      built.tree.layOut()
      guard step % 5 == 4 else { continue }
      let fresh = Built(plan)
      fresh.tree.layOut()
      for (index, view) in built.views.enumerated() where !view.hasAmbiguousLayout {
        let (frame, expected) = (view.frame, fresh.views[index].frame)
        #expect(abs(frame.minX - expected.minX) < 1e-6, "view \(index), seed \(seed), step \(step)")
        #expect(abs(frame.width - expected.width) < 1e-6, "view \(index), seed \(seed), step \(step)")
      }
    }
  }

  private func change(_ plan: inout Plan, _ built: inout Built, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where plan.superviews.count < 8:
      plan.superviews.append(Int.random(in: 0...plan.superviews.count, using: &random))
      built.views.append(built.tree.add(to: built.views[plan.superviews[plan.superviews.count - 1]]))
    case 1 where !plan.relations.isEmpty:
      let index = Int.random(in: 0..<plan.relations.count, using: &random)
      plan.relations.remove(at: index)
      built.constraints.remove(at: index).isActive = false
    case 2 where !plan.relations.isEmpty:
      let index = Int.random(in: 0..<plan.relations.count, using: &random)
      plan.relations[index].constant += 3
      built.constraints[index].constant += 3
    case 3:
      plan.size.width = CGFloat(Int.random(in: 100...400, using: &random))
      built.tree.root.frame.size = plan.size
    case 4:
      let index = Int.random(in: 0..<built.views.count, using: &random)
      let isMirrored = plan.mirrored.insert(index).inserted
      if !isMirrored { plan.mirrored.remove(index) }
      built.views[index].semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    default: addRelation(&plan, &built, &random)
    }
  }

  /// Adds an optional constraint along the horizontal axis, of a priority that no other one has: so nothing is a tie.
  private func addRelation(_ plan: inout Plan, _ built: inout Built, _ random: inout SplitMix64) {
    guard !plan.superviews.isEmpty else { return }
    let first = Int.random(in: 1...plan.superviews.count, using: &random)
    let second = Int.random(in: 0...plan.superviews.count, using: &random)
    let isLength = Bool.random(using: &random)
    let relations: [LayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let used = Set(plan.relations.map(\.priority))
    var priority: Float
    repeat { priority = Float(Int.random(in: 1...999, using: &random)) } while used.contains(priority)
    let attributes = isLength ? [.width] : Self.positions[Int.random(in: 0...1, using: &random)]
    let attribute = attributes.randomElement(using: &random) ?? .width
    let isConstant = isLength && Bool.random(using: &random)
    let relation = Plan.Relation(
      first: (first, attribute),
      second: isConstant ? nil : (second, isLength ? .width : attributes.randomElement(using: &random) ?? .left),
      relation: relations.randomElement(using: &random) ?? .equal, multiplier: isLength ? 0.5 : 1,
      constant: CGFloat(Int.random(in: -20...60, using: &random)), priority: priority)
    plan.relations.append(relation)
    built.add(relation)
  }
}
