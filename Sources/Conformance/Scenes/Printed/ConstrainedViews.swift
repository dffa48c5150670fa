import UIKit

/// A view of ``ConstrainedViews``.
private struct Item {
  let name: String
  let superview: String
  let frame: CGRect?
  let content: CGSize?
  let text: String?
  let lines: Int
  let hugging: Float?
  let resistance: Float?
  let button: String?

  init(
    _ name: String, in superview: String = "root", frame: CGRect? = nil, content: CGSize? = nil, text: String? = nil,
    lines: Int = 1, hugging: Float? = nil, resistance: Float? = nil, button: String? = nil
  ) {
    self.name = name
    self.superview = superview
    self.frame = frame
    self.content = content
    self.text = text
    self.lines = lines
    self.hugging = hugging
    self.resistance = resistance
    self.button = button
  }

  @MainActor
  func makeView() -> UIView {
    if let content { return SizedView(content) }
    if let button {
      let view = UIButton(type: .custom)
      view.setTitle(button, for: .normal)
      return view
    }
    guard let text else { return UIView() }
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }
}

/// Views with constraints whose frames were published, built again.
private struct ConstrainedViews {
  let name: String
  let facts: [String]
  let scale: Int
  let root: CGSize
  let safeArea: UIEdgeInsets
  let margins: UIEdgeInsets?
  let showsReadableContent: Bool
  let items: [Item]
  let constraints: [String]

  init(
    _ name: String, _ facts: [String], scale: Int, root: CGSize, safeArea: UIEdgeInsets = .zero,
    margins: UIEdgeInsets? = nil,
    showsReadableContent: Bool = false, items: [Item], constraints: [String]
  ) {
    self.name = name
    self.facts = facts
    self.scale = scale
    self.root = root
    self.safeArea = safeArea
    self.margins = margins
    self.showsReadableContent = showsReadableContent
    self.items = items
    self.constraints = constraints
  }

  var scene: ConformanceScene {
    ConformanceScene("constraints/\(name)", facts: facts, scale: scale, size: root) {
      stage in
      play(on: stage)
    }
  }

  @MainActor
  private func play(on stage: Stage) {
    let root = makeRoot(on: stage)
    var views = ["root": root]
    for item in items {
      let view = item.makeView()
      views[item.superview]?.addSubview(view)
      views[item.name] = view
      if let frame = item.frame {
        view.frame = frame
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      if let hugging = item.hugging { view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal) }
      if let resistance = item.resistance {
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      }
    }
    if showsReadableContent { views["root.readable"] = root.addViewOverReadableContent() }
    for text in constraints { ConstraintText(text).constraint(between: views).isActive = true }
    stage.layOut()
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      if view !== root { stage.record(name, .rect(view.frame)) }
      if let label = view as? UILabel, let text = label.text { stage.record(text, in: label.font) }
      if let label = (view as? UIButton)?.titleLabel, let text = label.text { stage.record(text, in: label.font) }
    }
  }

  /// A plain view, or the view of a controller where the safe area is not empty.
  @MainActor
  private func makeRoot(on stage: Stage) -> UIView {
    guard safeArea != .zero else {
      if let margins { stage.root.layoutMargins = margins }
      return stage.root
    }
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    controller.viewRespectsSystemMinimumLayoutMargins = false
    stage.show(controller)
    return controller.view
  }

  /// The rows by their names; `Docs/Sources.md` has their sources.
  static let all = [
    ConstrainedViews(
      "al-chain-equal", ["f1"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [Item("0"), Item("1"), Item("2")],
      constraints: [
        "0.leading == root.leading + 12",
        "1.leading == 0.trailing + 8",
        "2.leading == 1.trailing + 8",
        "2.trailing == root.trailing - 12",
        "1.width == 0.width",
        "2.width == 0.width",
        "0.top == root.top + 20",
        "1.top == root.top + 20",
        "2.top == root.top + 20",
        "0.height == 60",
        "1.height == 60",
        "2.height == 60",
      ]),
    ConstrainedViews(
      "al-edges", ["f1"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [Item("0"), Item("1"), Item("2")],
      constraints: [
        "0.left == root.left + 16",
        "0.top == root.top + 16",
        "0.right == root.right - 16",
        "0.height == 44",
        "1.leading == root.leading + 16",
        "1.bottom == root.bottom - 16",
        "1.width == 120",
        "1.height == 32",
        "2.top == 0.bottom + 12",
        "2.left == 1.right + 12",
        "2.right == root.right - 16",
        "2.bottom == root.bottom - 16",
      ]),
    ConstrainedViews(
      "al-inequalities", ["f9"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [Item("0"), Item("1"), Item("2")],
      constraints: [
        "0.leading == root.leading + 16",
        "0.top == root.top + 16",
        "0.height == 40",
        "1.leading == root.leading + 16",
        "1.top == root.top + 76",
        "1.height == 40",
        "2.leading == root.leading + 16",
        "2.top == root.top + 136",
        "2.height == 40",
        "0.width >= 80",
        "0.width <= 200",
        "0.width == 300 @ 500",
        "1.width == 60 @ 750",
        "1.width == 140 @ 749",
        "2.width == 30 @ 999",
        "2.width >= 90",
      ]),
    ConstrainedViews(
      "al-aspect", ["f1"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [Item("0"), Item("1"), Item("2")],
      constraints: [
        "0.leading == root.leading + 16",
        "0.top == root.top + 16",
        "0.width == root.width * 0.5",
        "0.height == 0.width * 0.625",
        "1.trailing == root.trailing - 16",
        "1.bottom == root.bottom - 16",
        "1.height == root.height * 0.25",
        "1.width == 1.height * 2",
        "2.leading == root.leading + 16",
        "2.bottom == root.bottom - 16",
        "2.width == root.width * 0.3333",
        "2.height == 30",
      ]),
    ConstrainedViews(
      "al-center", ["f2"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [Item("0"), Item("1"), Item("2")],
      constraints: [
        "0.centerX == root.centerX",
        "0.centerY == root.centerY",
        "0.width == 120",
        "0.height == 80",
        "1.centerX == root.centerX + 80",
        "1.centerY == root.centerY - 60",
        "1.width == 40",
        "1.height == 40",
        "2.centerX == root.centerX - 90",
        "2.centerY == root.centerY",
        "2.width == 45",
        "2.height == 25",
      ]),
    ConstrainedViews(
      "al-hugging", ["f8", "f13"], scale: 2, root: CGSize(width: 320, height: 100),
      items: [
        Item("0", content: CGSize(width: 46.5, height: 20), hugging: 251),
        Item("1", content: CGSize(width: 74, height: 20), hugging: 250),
        Item("2", content: CGSize(width: 71, height: 20), hugging: 250),
        Item("3", content: CGSize(width: 39, height: 20), hugging: 251),
      ],
      constraints: [
        "0.leading == root.leading + 12",
        "1.leading == 0.trailing + 8",
        "1.trailing == root.trailing - 12",
        "0.centerY == root.centerY * 0.5",
        "1.centerY == root.centerY * 0.5",
        "2.leading == root.leading + 12",
        "3.leading == 2.trailing + 8",
        "3.trailing == root.trailing - 12",
        "2.centerY == root.centerY * 1.5",
        "3.centerY == root.centerY * 1.5",
      ]),
    ConstrainedViews(
      "al-mixed", ["f4"], scale: 2, root: CGSize(width: 320, height: 240),
      items: [
        Item("0", frame: CGRect(x: 20, y: 20, width: 120, height: 50)),
        Item("1", frame: CGRect(x: 199.5, y: 20, width: 80, height: 80)), Item("1.0", in: "1"), Item("2"), Item("3"),
      ],
      constraints: [
        "1.0.leading == 1.leading + 10",
        "1.0.top == 1.top + 10",
        "1.0.width == 25",
        "1.0.height == 25",
        "2.top == 0.bottom + 12",
        "2.leading == 0.leading",
        "2.width == 0.width",
        "2.height == 50",
        "3.top == 1.bottom + 12",
        "3.trailing == 1.trailing",
        "3.width == 1.width * 0.75",
        "3.bottom == root.bottom - 20",
      ]),
    ConstrainedViews(
      "al-safearea", ["f34", "f49"], scale: 2, root: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16),
      items: [
        Item("0", frame: CGRect(x: 0, y: 140, width: 320, height: 160)), Item("0.0", in: "0"), Item("1"), Item("2"),
      ],
      constraints: [
        "0.0.leading == 0.margins.leading",
        "0.0.trailing == 0.margins.trailing",
        "0.0.top == 0.margins.top",
        "0.0.bottom == 0.margins.bottom",
        "1.leading == root.safeArea.leading",
        "1.trailing == root.safeArea.trailing",
        "1.top == root.safeArea.top",
        "1.height == 44",
        "2.leading == root.safeArea.leading + 8",
        "2.trailing == root.safeArea.trailing - 8",
        "2.bottom == root.safeArea.bottom",
        "2.height == 30",
      ]),
    ConstrainedViews(
      "al-margins", ["f53"], scale: 2, root: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20),
      items: [
        Item("0", frame: CGRect(x: 0, y: 30, width: 320, height: 300)), Item("0.0", in: "0"), Item("0.1", in: "0"),
        Item("0.2", in: "0"), Item("0.3", in: "0"),
      ],
      constraints: [
        "0.0.left == 0.leftMargin",
        "0.0.top == 0.topMargin",
        "0.0.width == 60",
        "0.0.height == 40",
        "0.1.right == 0.rightMargin",
        "0.1.bottom == 0.bottomMargin",
        "0.1.width == 60",
        "0.1.height == 40",
        "0.2.centerX == 0.centerXWithinMargins",
        "0.2.centerY == 0.centerYWithinMargins",
        "0.2.width == 80",
        "0.2.height == 30",
        "0.3.leading == 0.leadingMargin",
        "0.3.trailing == 0.trailingMargin",
        "0.3.top == 0.topMargin + 100",
        "0.3.height == 24",
      ]),
    ConstrainedViews(
      "al-readable-320-8", ["f51"], scale: 2, root: CGSize(width: 320, height: 200),
      margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), showsReadableContent: true,
      items: [],
      constraints: []),
    ConstrainedViews(
      "al-readable-1009-8", ["f51"], scale: 2, root: CGSize(width: 1009, height: 200),
      margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), showsReadableContent: true,
      items: [],
      constraints: []),
    ConstrainedViews(
      "al-tie-app-order", ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 83.667×21.667"), Item("B", text: "B 76.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-reverse-constraints", ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 83.667×21.667"), Item("B", text: "B 76.333×19.333")],
      constraints: [
        "B.centerY == root.centerY",
        "root.trailing == B.trailing + 20",
        "A.trailing == B.leading - 24",
        "A.centerY == root.centerY",
        "A.leading == root.leading + 20",
      ]),
    ConstrainedViews(
      "al-tie-reverse-subviews", ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("B", text: "B 76.333×19.333"), Item("A", text: "A 83.667×21.667")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-compression-tie", ["f14"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 255.667×21.667"), Item("B", text: "B 195.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-lines0-both", ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [
        Item("A", text: "A 83.667×21.667", lines: 0, resistance: 751),
        Item("B", text: "B 76.333×19.333", lines: 0, resistance: 749),
      ],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-lines0-a", ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 83.667×21.667", lines: 0), Item("B", text: "B 76.333×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-lines0-b", ["f15", "f70"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 83.667×21.667"), Item("B", text: "B 76.333×19.333", lines: 0)],
      constraints: [
        "A.leading == root.leading + 20",
        "A.centerY == root.centerY",
        "A.trailing == B.leading - 24",
        "root.trailing == B.trailing + 20",
        "B.centerY == root.centerY",
      ]),
    ConstrainedViews(
      "al-tie-three", ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 34.333×21.667"), Item("B", text: "B 35×21.667"), Item("C", text: "C 49×21.667")],
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
      "al-tie-vertical", ["f13"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A", text: "A 31×21.667"), Item("B", text: "B 55.667×19.333")],
      constraints: [
        "A.leading == root.leading + 20",
        "A.top == root.top + 4",
        "A.bottom == B.top - 4",
        "B.leading == root.leading + 20",
        "B.bottom == root.bottom - 4",
      ]),
    ConstrainedViews(
      "al-tie-views", ["f16"], scale: 3, root: CGSize(width: 393, height: 72),
      items: [Item("A"), Item("B")],
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
    ConstrainedViews(
      "al-break-width", ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 100",
        "v.width == 200",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-break-triangle", ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.leading == root.leading + 10",
        "v.trailing == root.leading + 110",
        "v.width == 50",
      ]),
    ConstrainedViews(
      "al-break-centerx", ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.trailing == root.trailing",
        "v.leading == root.leading + 30",
        "v.centerX == root.centerX",
      ]),
    ConstrainedViews(
      "al-break-ineq", ["f19", "f20", "f21"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v")],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 100",
        "v.width <= 50",
        "v.width >= 80",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-999-h1000c750-36", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 36 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-999-h1000c750-10", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-999-h250c1000-10", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 250, resistance: 1000)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 999",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-500-h1000c750-10", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 750)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10 @ 500",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-required-h1000c1000-1", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 36",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-required-h1000c1000-2", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width == 10",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-required-h1000c1000-3", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width >= 36",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-intr-required-h1000c1000-4", ["f9", "f11"], scale: 2, root: CGSize(width: 300, height: 300),
      items: [Item("v", content: CGSize(width: 24, height: UIView.noIntrinsicMetric), hugging: 1000, resistance: 1000)],
      constraints: [
        "v.top == root.top + 10",
        "v.height == 20",
        "v.width <= 10",
        "v.leading == root.leading",
      ]),
    ConstrainedViews(
      "al-button-content-size", ["f73"], scale: 3, root: CGSize(width: 375, height: 100),
      items: [Item("b", button: "按钮按钮按钮")],
      constraints: [
        "b.leading == root.leading",
        "b.top == root.top",
      ]),
  ]
}

extension ConformanceScene {
  static let constrainedViews = ConstrainedViews.all.map(\.scene)
}

extension UIView {
  /// Adds a subview with the edges of the readable content guide.
  func addViewOverReadableContent() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let guide = readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }
}
