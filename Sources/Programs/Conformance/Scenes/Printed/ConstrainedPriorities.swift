import UIKit

extension ConstrainedViews {
  /// Labels and views of which one has to grow or shrink, all with the same priority.
  static let equalPriorities = [
    labels("two equally hugging labels", ["f2", "f13"], [a, b]),
    labels("two equally hugging labels, constraints in reverse", ["f2", "f13"], [a, b], row.reversed()),
    labels("two equally hugging labels, subviews in reverse", ["f2", "f13"], [b, a]),
    labels("two equally resisting labels", ["f2", "f14"], [label("A 255.667×21.667"), label("B 195.333×19.333")]),
    labels(
      "two wrapping labels", ["f15", "f70"],
      [label("A 83.667×21.667", lines: 0, resistance: 751), label("B 76.333×19.333", lines: 0, resistance: 749)]),
    labels("wrapping label before another one", ["f15", "f70"], [label("A 83.667×21.667", lines: 0), b]),
    labels("wrapping label after another one", ["f15", "f70"], [a, label("B 76.333×19.333", lines: 0)]),
    labels(
      "three equally hugging labels", ["f2", "f13"],
      [label("A 34.333×21.667"), label("B 35×21.667"), label("C 49×21.667")],
      [
        "A.leading == root.leading + 20", "A.trailing == B.leading - 24", "B.trailing == C.leading - 24",
        "root.trailing == C.trailing + 20",
        "A.centerY == root.centerY", "B.centerY == root.centerY", "C.centerY == root.centerY",
      ]),
    labels(
      "equally hugging labels in a column", ["f13"], [label("A 31×21.667"), label("B 55.667×19.333")],
      [
        "A.leading == root.leading + 20", "A.top == root.top + 4", "A.bottom == B.top - 4",
        "B.leading == root.leading + 20", "B.bottom == root.bottom - 4",
      ]),
    labels(
      "two optional widths of one priority", ["f16"], plain("A", "B"),
      [
        "A.width == 50 @ 500", "B.width == 50 @ 500", "A.leading == root.leading + 20",
        "A.trailing == B.leading - 24", "root.trailing == B.trailing + 20",
        "A.top == root.top", "A.bottom == root.bottom", "B.top == root.top", "B.bottom == root.bottom",
      ]),
  ]

  private static let a = label("A 83.667×21.667")
  private static let b = label("B 76.333×19.333")

  /// Two labels beside each other.
  private static let row = [
    "A.leading == root.leading + 20", "A.centerY == root.centerY", "A.trailing == B.leading - 24",
    "root.trailing == B.trailing + 20", "B.centerY == root.centerY",
  ]

  /// Returns a label that has the first letter of its text as its name.
  private static func label(_ text: String, lines: Int = 1, resistance: Float? = nil) -> Item {
    Item(name: String(text.prefix(1)), text: text, lines: lines, resistance: resistance)
  }

  /// Returns labels in a view of 393×72 points.
  private static func labels(
    _ name: String, _ facts: [String], _ items: [Item], _ constraints: [String] = row
  ) -> ConstrainedViews {
    ConstrainedViews(
      name: name, facts: facts, scale: 3, root: CGSize(width: 393, height: 72), items: items, constraints: constraints)
  }

  // MARK: One view

  /// Returns a view 20 points high in a view of 300×300 points, with further constraints.
  private static func one(_ item: Item, _ name: String, _ facts: [String], _ constraints: [String]) -> ConstrainedViews
  {
    ConstrainedViews(
      name: name, facts: facts, root: CGSize(width: 300, height: 300), items: [item],
      constraints: ["v.top == root.top + 10", "v.height == 20"] + constraints)
  }

  /// Returns a view with required constraints that contradict each other.
  private static func broken(_ name: String, _ constraints: String...) -> ConstrainedViews {
    one(Item(name: "v"), name, ["f19", "f20"], constraints)
  }

  /// Required constraints that contradict each other.
  static let brokenConstraints = [
    broken("two required widths", "v.width == 100", "v.width == 200", "v.leading == root.leading"),
    broken(
      "required edges and another width", "v.leading == root.leading + 10", "v.trailing == root.leading + 110",
      "v.width == 50"),
    broken(
      "required edges and another center", "v.trailing == root.trailing", "v.leading == root.leading + 30",
      "v.centerX == root.centerX"),
    broken(
      "required width and a smaller maximum", "v.width == 100", "v.width <= 50", "v.width >= 80",
      "v.leading == root.leading"),
  ]

  /// Returns a view whose content is 24 points wide, with a constraint of its width.
  private static func content(
    _ name: String, _ fact: String, hugging: Float = 1000, resistance: Float = 1000, _ width: String
  ) -> ConstrainedViews {
    let content = CGSize(width: 24, height: UIView.noIntrinsicMetric)
    let item = Item(name: "v", content: content, hugging: hugging, resistance: resistance)
    return one(item, name, [fact], [width, "v.leading == root.leading"])
  }

  static let intrinsicSizes = [
    content("required hugging and a larger width at 999", "f11", resistance: 750, "v.width == 36 @ 999"),
    content("required hugging and a smaller width at 999", "f9", resistance: 750, "v.width == 10 @ 999"),
    content("required resistance and a smaller width at 999", "f11", hugging: 250, "v.width == 10 @ 999"),
    content("required hugging and a smaller width at 500", "f9", resistance: 750, "v.width == 10 @ 500"),
    content("required content and a larger width", "f11", "v.width == 36"),
    content("required content and a smaller width", "f11", "v.width == 10"),
    content("required content and a larger minimum", "f11", "v.width >= 36"),
    content("required content and a smaller maximum", "f11", "v.width <= 10"),
    ConstrainedViews(
      name: "button of its content size", facts: ["f73"], scale: 3, root: CGSize(width: 375, height: 100),
      items: [Item(name: "b", button: "按钮按钮按钮")], constraints: ["b.leading == root.leading", "b.top == root.top"]),
  ]
}
