import HeadlessKit
import HeadlessTesting

/// The constraints that views have for their intrinsic content sizes.
@MainActor @Suite(.textMeasurer(.oneEm), .screen(scale: 2), .reportsIssuesAsFailures)
struct `Constraints of content sizes` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Returns a label in the upper left corner; its glyphs are 10 points wide and high.
  private func addLabel(_ text: String) -> Label {
    let label = Label.sample(text)
    root.addForConstraints(label)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return label
  }

  /// Returns the part of a description after the name of the item.
  private func text(of constraint: LayoutConstraint) -> Substring {
    constraint.description.split(separator: ".", maxSplits: 1).last ?? ""
  }

  @Test func `text that was in one line wraps again`() {
    let label = addLabel("aaa bbb ccc")
    label.widthAnchor.constraint(equalToConstant: 40).isActive = true
    for (lines, height) in [(0, 30), (1, 10), (0, 30), (1, 10), (0, 30)] as [(Int, CGFloat)] {
      label.numberOfLines = lines
      root.layoutIfNeeded()
      expectEqual(label.frame.height, height)
    }
  }

  @Test func `f82 a view with an intrinsic size lists one constraint per axis, after a layout`() throws {
    let label = addLabel("text")
    #expect(label.constraints.isEmpty)
    root.layoutIfNeeded()
    let constraints = label.constraints
    try #require(constraints.count == 2)
    expectEqual(constraints.map { "\(type(of: $0))" }, Array(repeating: "NSContentSizeLayoutConstraint", count: 2))
    #expect(constraints.map(\.firstAttribute) == [.width, .height] && constraints.map(\.constant) == [40, 10])
    #expect(constraints.allSatisfy { $0.isActive && $0.firstItem === label && $0.secondItem == nil })
    #expect(constraints.allSatisfy { $0.relation == .equal && $0.secondAttribute == .notAnAttribute })
    #expect(constraints[0].description.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    expectEqual(text(of: constraints[0]), "width == 40 Hug:250 CompressionResistance:750   (active)>")
    expectEqual(text(of: constraints[1]), "height == 10 Hug:250 CompressionResistance:750   (active)>")
    let again = label.constraints
    #expect(again[0] === constraints[0] && again[1] === constraints[1])
  }

  @Test func `f82 they follow the content and the priorities`() {
    let label = addLabel("text")
    root.layoutIfNeeded()
    let width = label.constraints[0]
    label.text = "longer text"
    label.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.constraints.first === width && width.constant == 110)
    expectEqual(text(of: width), "width == 110 Hug:251 CompressionResistance:1000   (active)>")
  }

  @Test func `the height is that of the lines at the solved width`() {
    let label = addLabel("ab cd")
    label.numberOfLines = 0
    let narrow = label.widthAnchor.constraint(equalToConstant: 30)
    root.layOut { narrow.isActive = true }
    #expect(label.constraints.map(\.constant) == [30, 20, 20] && label.constraints[0] === narrow)
    root.layOut { narrow.isActive = false }
    expectEqual(label.constraints.map(\.constant), [50, 10])
  }

  @Test func `an axis without an intrinsic length, a frame-based view and a plain view have none`() {
    final class Line: View {
      override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 1) }
    }
    let (line, label, plain) = (Line(), addLabel("text"), View())
    for view in [line, plain] {
      root.addForConstraints(view)
      view.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(line.constraints.map(\.firstAttribute) == [.height] && plain.constraints.isEmpty)
    let height = line.constraints[0]
    root.layOut { line.translatesAutoresizingMaskIntoConstraints = true }
    #expect(line.constraints.isEmpty && !height.isActive)
  }

  enum Change: CaseIterable {
    case remove, deactivate, deactivateAll, setInactive, setConstant, setPriority, add, activate
  }

  @Test(arguments: Change.allCases) func `what an app changes on them has no effect`(change: Change) {
    let label = addLabel("text")
    root.layoutIfNeeded()
    let constraints = label.constraints
    switch change {
    case .remove: label.removeConstraints(constraints)
    case .deactivate: LayoutConstraint.deactivate(constraints)
    case .deactivateAll: for view in [root, label] { LayoutConstraint.deactivate(view.constraints) }
    case .setInactive: constraints[0].isActive = false
    case .setConstant: constraints[0].constant = 7
    case .setPriority: constraints[0].priority = .defaultLow
    case .add: root.addConstraints(constraints)
    case .activate: LayoutConstraint.activate(constraints)
    }
    root.layoutIfNeeded()
    if change == .deactivateAll { #expect(root.constraints.isEmpty) }
    expectEqual(label.frame.size, CGSize(width: 40, height: 10))
    #expect(label.constraints == constraints && constraints.allSatisfy(\.isActive))
    #expect(constraints.map(\.constant) == [40, 10] && constraints.map(\.priority) == [.required, .required])
    root.layOut { label.text = "te" }
    #expect(label.constraints == constraints && constraints[0].constant == 20)
  }

  @Test func `f82 they are among those that affect the layout, after the app's`() {
    let (label, other) = (addLabel("text"), addLabel("te"))
    LayoutConstraint.deactivate(other.constraints)
    let beside = other.leftAnchor.constraint(equalTo: label.rightAnchor)
    LayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === other })
    let left = root.constraints[0]
    beside.isActive = true
    expectEqual(
      other.constraintsAffectingLayout(for: .horizontal), [left, beside] + [label, other].map { $0.constraints[0] })
    #expect(other.widthAnchor.constraintsAffectingLayout.contains(other.constraints[0]))
    #expect(label.constraintsAffectingLayout(for: .vertical).last === label.constraints[1])
  }

  @Test func `a view with constraints that were read is released`() {
    weak var released: Label?
    weak var constraint: LayoutConstraint?
    do {
      let label = addLabel("text")
      root.layoutIfNeeded()
      (released, constraint) = (label, label.constraints[0])
      label.removeFromSuperview()
    }
    root.layoutIfNeeded()
    addLabel("te").widthAnchor.constraint(equalToConstant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(released == nil && constraint == nil)
  }
}
