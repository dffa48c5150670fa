import UIKit

extension ConstrainedViews {
  /// Labels and views of which one has to grow or shrink, all with the same priority.
  static let equalPriorities = [
    ConstrainedViews(
      name: "al-tie-app-order", facts: ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 83.667×21.667"), Item(name: "B", text: "B 76.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-reverse-constraints", facts: ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 83.667×21.667"), Item(name: "B", text: "B 76.333×19.333")],
      constraints: [
        "B.centerY == root.centerY",
        "root.trailing == B.trailing + 20",
        "A.trailing == B.leading - 24",
        "A.centerY == root.centerY",
        "A.leading == root.leading + 20",
      ]),
    ConstrainedViews(
      name: "al-tie-reverse-subviews", facts: ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "B", text: "B 76.333×19.333"), Item(name: "A", text: "A 83.667×21.667")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-compression-tie", facts: ["f14"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 255.667×21.667"), Item(name: "B", text: "B 195.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-lines0-both", facts: ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [
        Item(name: "A", text: "A 83.667×21.667", lines: 0, resistance: 751),
        Item(name: "B", text: "B 76.333×19.333", lines: 0, resistance: 749),
      ],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-lines0-a", facts: ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 83.667×21.667", lines: 0), Item(name: "B", text: "B 76.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-lines0-b", facts: ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 83.667×21.667"), Item(name: "B", text: "B 76.333×19.333", lines: 0)],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-three", facts: ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [
        Item(name: "A", text: "A 34.333×21.667"), Item(name: "B", text: "B 35×21.667"),
        Item(name: "C", text: "C 49×21.667"),
      ],
      constraints: [
        "A.leading == root.leading + 20",
        "A.trailing == B.leading - 24",
        "B.trailing == C.leading - 24",
        "root.trailing == C.trailing + 20",
        "A.centerY == root.centerY",
        "B.centerY == root.centerY",
        "C.centerY == root.centerY",
      ]),
    ConstrainedViews(
      name: "al-tie-vertical", facts: ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A", text: "A 31×21.667"), Item(name: "B", text: "B 55.667×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.top == root.top + 4",
        "A.bottom == B.top - 4",
        "B.leading == root.leading + 20",
        "B.bottom == root.bottom - 4",
      ]),
    ConstrainedViews(
      name: "al-tie-views", facts: ["f16"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item(name: "A"), Item(name: "B")],
      constraints: [
        "A.width == 50 @ 500",
        "B.width == 50 @ 500",
        "A.leading == root.leading + 20",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "A.top == root.top",
        "A.bottom == root.bottom",
        "B.top == root.top",
        "B.bottom == root.bottom",
      ]),
  ]

  /// Required constraints that contradict each other.
  static let brokenConstraints = [
    ConstrainedViews(
      name: "al-break-width", facts: ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item(name: "v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 100",
        "v.width == 200",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-break-triangle", facts: ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item(name: "v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.leading == root.leading + 10",
        "v.trailing == root.leading + 110",
        "v.width == 50",
      ]),
    ConstrainedViews(
      name: "al-break-centerx", facts: ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item(name: "v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.trailing == root.trailing",
        "v.leading == root.leading + 30",
        "v.centerX == root.centerX",
      ]),
    ConstrainedViews(
      name: "al-break-ineq", facts: ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item(name: "v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 100",
        "v.width <= 50",
        "v.width >= 80",
        "v.leading == root.leading",
      ]),
  ]

  /// Intrinsic sizes beside constraints of other priorities.
  static let intrinsicSizes = [
    ConstrainedViews(
      name: "al-intr-999-h1000c750-36", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 36 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-999-h1000c750-10", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-999-h250c1000-10", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 250, resistance: 1000)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-500-h1000c750-10", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 500",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-required-h1000c1000-1", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 36",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-required-h1000c1000-2", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-required-h1000c1000-3", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width >= 36",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-intr-required-h1000c1000-4", facts: ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [
        Item(name: "v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)
      ],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width <= 10",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      name: "al-button-content-size", facts: ["f73"], scale: 3, root: CGSize(width: 375, height: 100),
      items: [Item(name: "b", button: "按钮按钮按钮")],
      constraints: [
        "b.leading == root.leading",
        "b.top == root.top",
      ]),
  ]
}
