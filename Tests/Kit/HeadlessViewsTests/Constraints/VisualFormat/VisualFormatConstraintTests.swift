import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Visual format: constraints", .reportsIssuesAsFailures) struct VisualFormatConstraintTests {
  struct Row: Sendable {
    let format: String
    let options: LayoutConstraint.FormatOptions
    let constraints: [String]
    init(_ format: String, _ options: LayoutConstraint.FormatOptions = [], _ constraints: String...) {
      (self.format, self.options, self.constraints) = (format, options, constraints)
    }
  }

  /// The examples of Apple's guide, and others.
  nonisolated static let arrangements = [
    Row("[a]-[b]", [], "b.leading == a.trailing + 8"),
    Row("[a][b]", [], "b.leading == a.trailing"),
    Row("V:[a]-10-[b]", [], "b.top == a.bottom + 10"),
    Row("|-50-[a]-60-|", [], "a.leading == |.leading + 50", "|.trailing == a.trailing + 60"),
    Row("V:|[a]|", [], "a.top == |.top", "|.bottom == a.bottom"),
    Row("|-[a]-|", [], "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"),
    Row("V:|-[a]-|", [], "a.top == |.topMargin", "|.bottomMargin == a.bottom"),
    Row("[a(>=50)]", [], "a.width >= 50"),
    Row("V:[a(50)]", [], "a.height == 50"),
    Row("[a(100@20)]", [], "a.width == 100 @20"),
    Row("[a(==b)]", [], "a.width == b.width"),
    Row("V:[a(<=b@999.5)]", [], "a.height <= b.height @999.5"),
    Row("[a(>=70,<=100)]", [], "a.width >= 70", "a.width <= 100"),
    Row("[a(wide@weak)]-gap-[b]", [], "a.width == 120.5 @250", "b.leading == a.trailing + 12"),
    Row("[a]-(>=gap,<=20@weak)-[b]", [], "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 20 @250"),
    Row("[a]-(-8)-[b]", [], "b.leading == a.trailing - 8"),
    Row("[a]-(>=8)-|", [], "|.trailing >= a.trailing + 8"),
    Row("[guide(a)]-[a]", [], "guide.width == a.width", "a.leading == guide.trailing + 8"),
    Row("V:|-[guide]|", [], "guide.top == |.topMargin", "|.bottom == guide.bottom"),
    Row("[a(both)]", [], "a.width == 7"),
    Row(
      "|-[a(10)]-4-[b(a)]-[c]|", [], "a.leading == |.leadingMargin", "a.width == 10", "b.leading == a.trailing + 4",
      "b.width == a.width", "c.leading == b.trailing + 8", "|.trailing == c.trailing"),
  ]

  nonisolated static let directions = [
    Row(
      "|-[a]-(>=4)-[b]-5-|", .directionLeadingToTrailing, "a.leading == |.leadingMargin", "b.leading >= a.trailing + 4",
      "|.trailing == b.trailing + 5"),
    Row(
      "|-[a]-(>=4)-[b]-5-|", .directionLeftToRight, "a.left == |.leftMargin", "b.left >= a.right + 4",
      "|.right == b.right + 5"),
    Row(
      "|-[a]-(>=4)-[b]-5-|", .directionRightToLeft, "|.rightMargin == a.right", "a.left >= b.right + 4",
      "b.left == |.left + 5"),
    Row("[a]-|", .directionRightToLeft, "a.left == |.leftMargin"),
    Row("V:|[a]-[b]|", .directionRightToLeft, "a.top == |.top", "b.top == a.bottom + 8", "|.bottom == b.bottom"),
  ]

  nonisolated static let alignments = [
    Row(
      "[a]-[b]-[c]", .alignAllTop, "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.top == a.top",
      "c.top == b.top"),
    Row("[a][b]", .alignAllBottom, "b.leading == a.trailing", "b.bottom == a.bottom"),
    Row("[a][b]", .alignAllCenterY, "b.leading == a.trailing", "b.centerY == a.centerY"),
    Row("[a][b]", .alignAllFirstBaseline, "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline"),
    Row("[a][b]", .alignAllLastBaseline, "b.leading == a.trailing", "b.lastBaseline == a.lastBaseline"),
    Row("V:[a][b]", .alignAllLeft, "b.top == a.bottom", "b.left == a.left"),
    Row("V:[a][b]", .alignAllRight, "b.top == a.bottom", "b.right == a.right"),
    Row("V:[a][b]", .alignAllLeading, "b.top == a.bottom", "b.leading == a.leading"),
    Row("V:[a][b]", .alignAllTrailing, "b.top == a.bottom", "b.trailing == a.trailing"),
    Row("V:[a][b]", .alignAllCenterX, "b.top == a.bottom", "b.centerX == a.centerX"),
    Row(
      "V:[a][b]", [.alignAllTrailing, .alignAllLeading], "b.top == a.bottom", "b.leading == a.leading",
      "b.trailing == a.trailing"),
    Row("[a]|", .alignAllLeft, "|.trailing == a.trailing"),
    Row("[a]|", .alignmentMask, "|.trailing == a.trailing"),
    Row("[a][b]", .init(rawValue: 1 << 7 | 1 << 8 | 1 << 13 | 1 << 40), "b.leading == a.trailing"),
  ]

  @Test(arguments: arrangements) func `f74 a format is constraints from left to right`(row: Row) { check(row) }

  @Test(arguments: directions)
  func `f75 the direction chooses the edges, and constants stay positive`(row: Row) { check(row) }

  @Test(arguments: alignments) func `f75 alignments are created last, and need two views`(row: Row) { check(row) }

  @Test func `spaces between views with text are from baseline to baseline, others from edge to edge`() {
    let tree = Tree()
    let (first, second) = (Line(), Line())
    tree.root.holding(first, second)
    let names: [String: Any] = ["a": tree.a, "first": first, "second": second]
    func lines(_ format: String) -> [String] {
      LayoutConstraint.constraints(
        withVisualFormat: format, options: .spacingBaselineToBaseline, metrics: nil, views: names
      )
      .map { tree.line($0, [first: "first", second: "second"]) }
    }
    #expect(
      lines("V:|-20-[first]-30-[second]-40-[a]") == [
        "first.top == |.top + 20", "second.firstBaseline == first.lastBaseline + 30",
        "a.top == second.lastBaseline + 40",
      ])
    expectEqual(lines("V:[first]-[second]"), ["second.top == first.bottom + 8"])
    expectEqual(lines("[first]-30-[second]"), ["second.leading == first.trailing + 30"])
  }

  @Test func `the options have Apple's raw values`() {
    typealias Options = LayoutConstraint.FormatOptions
    let bits: [(Options, UInt)] = [
      (.alignAllLeft, 1 << 1), (.alignAllRight, 1 << 2), (.alignAllTop, 1 << 3), (.alignAllBottom, 1 << 4),
      (.alignAllLeading, 1 << 5), (.alignAllTrailing, 1 << 6), (.alignAllCenterX, 1 << 9), (.alignAllCenterY, 1 << 10),
      (.alignAllLastBaseline, 1 << 11), (.alignAllFirstBaseline, 1 << 12), (.alignmentMask, 0xFFFF),
      (.directionLeadingToTrailing, 0), (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16),
      (.directionMask, 3 << 16), (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 1 << 19),
      (.spacingMask, 1 << 19),
    ]
    for (option, value) in bits { expectEqual(option.rawValue, value) }
  }

  final class Line: View, BaselineContent {
    var firstBaseline: ContentBaseline { ContentBaseline(offset: 12) }
    var lastBaseline: ContentBaseline { ContentBaseline(offset: 12) }
  }

  @MainActor final class Tree {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let a = View()
    let b = View()
    let c = View()
    let guide = LayoutGuide()
    init() {
      for view in [a, b, c] { root.addSubview(view) }
      root.addLayoutGuide(guide)
    }

    var views: [String: Any] { ["a": a, "b": b, "c": c, "guide": guide, "both": b] }

    /// Returns a constraint as an equation, with `|` for the root view.
    func line(_ constraint: LayoutConstraint, _ others: [View: String] = [:]) -> String {
      var names = Dictionary(uniqueKeysWithValues: others.map { (ObjectIdentifier($0), $1) })
      for (object, name) in [(root, "|"), (a, "a"), (b, "b"), (c, "c"), (guide, "guide")] as [(AnyObject, String)] {
        names[ObjectIdentifier(object)] = name
      }
      func side(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) -> String? {
        item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" }
      }
      let relation = [LayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
      let constant = constraint.constant
      let number = "\(Float(abs(constant)))".replacing(/\.0$/, with: "")
      var line =
        "\(side(constraint.firstItem, constraint.firstAttribute) ?? "?") \(relation[constraint.relation] ?? "?") "
      if let second = side(constraint.secondItem, constraint.secondAttribute) {
        line += constant == 0 ? second : "\(second) \(constant < 0 ? "-" : "+") \(number)"
      } else {
        line += number
      }
      if constraint.multiplier != 1 { line += " times \(constraint.multiplier)" }
      if constraint.isActive { line += " active" }
      guard constraint.priority != .required else { return line }
      return line + " @\(constraint.priority.rawValue)".replacing(/\.0$/, with: "")
    }
  }

  private func check(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = Tree()
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: row.format, options: row.options,
      metrics: ["gap": 12, "wide": 120.5, "weak": LayoutPriority.defaultLow.rawValue, "both": 7], views: tree.views)
    expectEqual(constraints.map { tree.line($0) }, row.constraints, sourceLocation: sourceLocation)
  }
}
