import UIKit

extension NSLayoutConstraint {
  /// The description without addresses and prefixes of classes.
  fileprivate var words: String {
    var text = description
    for (pattern, replacement) in [
      (":? ?0x[0-9a-fA-F]+", ""), ("NSLayoutConstraint", "LayoutConstraint"), ("UI([A-Z])", "$1"), (" +", " "),
    ] {
      text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    return text
  }
}

extension ConformanceScene {
  /// Texts of constraints, and solutions that are not documented.
  static let constraintChoices = [
    ConformanceScene("constraints/descriptions", facts: ["f23", "constraints as text"], scale: 3) { stage in
      let (view, other) = (stage.root.addConstrained(UIView()), stage.root.addConstrained(UIView()))
      let constraints = [
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
        stage.root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8),
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 50.5),
        view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
        view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
        view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5, constant: -8),
        view.topAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.topAnchor),
        view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      ]
      constraints[8].priority = UILayoutPriority(750)
      constraints[4].priority = UILayoutPriority(250.5)
      constraints[5].identifier = "height"
      stage.record("inactive", .list(constraints.map(\.words)))
      constraints[4].isActive = true
      stage.record("active", .text(constraints[4].words))
    },
    ConformanceScene("constraints/views with a mask", facts: ["f36"], scale: 3) { stage in
      for rawValue in UInt(0)..<64 {
        let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let masked = UIView(frame: CGRect(x: 10, y: 20, width: 64, height: 30))
        masked.autoresizingMask = UIView.AutoresizingMask(rawValue: rawValue)
        parent.addSubview(masked)
        let beside = parent.addConstrained(UIView())
        stage.constrain(
          ["masked": masked, "beside": beside], "masked.width == 5 @ 999", "beside.leading == masked.trailing",
          "beside.top == masked.bottom", "beside.width == masked.width", "beside.height == masked.height * 0.5")
        stage.layOut()
        stage.record("mask \(rawValue)", .rect(beside.frame))
        parent.frame.size = CGSize(width: 160, height: 130)
        stage.layOut()
        stage.record("mask \(rawValue) in a larger view", .rect(beside.frame))
        parent.removeFromSuperview()
      }
    },
    ConformanceScene(
      "constraints/transforms and bounds between",
      facts: ["constraints across views with a transform or another bounds origin between"], scale: 3
    ) { stage in
      let changes: [(String, @MainActor (UIView) -> Void)] = [
        ("plain", { _ in }), ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        ("bounds origin", { $0.bounds.origin = CGPoint(x: 5, y: 7) }),
      ]
      for (name, change) in changes {
        let middle = stage.add(UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200)))
        change(middle)
        let view = middle.addConstrained(UIView())
        stage.constrain(
          ["middle": middle, "view": view], "view.leading == root.leading + 50", "view.top == root.top + 60",
          "view.trailing == middle.trailing", "view.height == 9")
        stage.layOut()
        stage.record(name, .rect(view.frame))
        middle.removeFromSuperview()
      }
    },
    ConformanceScene("constraints/mixed directions", facts: ["f78", "direction of leading and trailing"], scale: 3) {
      stage in
      for (name, parentDirection, direction) in [
        ("left in right", UISemanticContentAttribute.forceRightToLeft, UISemanticContentAttribute.forceLeftToRight),
        ("right in left", .forceLeftToRight, .forceRightToLeft),
      ] {
        let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
        parent.semanticContentAttribute = parentDirection
        for order in ["view first", "parent first"] {
          let view = parent.addConstrained(UIView())
          view.semanticContentAttribute = direction
          let (item, other) = order == "view first" ? ("view", "parent") : ("parent", "view")
          stage.constrain(
            ["parent": parent, "view": view], "\(item).leading == \(other).leading + 10", "view.top == parent.top",
            "view.width == 40", "view.height == 20")
          stage.layOut()
          stage.record("\(name), \(order)", .rect(view.frame))
          view.removeFromSuperview()
        }
        let (outer, other) = (parent.addConstrained(UIView()), parent.addConstrained(UIView()))
        let inner = outer.addConstrained(UIView())
        outer.semanticContentAttribute = direction
        for (view, size) in [(outer, 80), (other, 30), (inner, 10)] as [(UIView, CGFloat)] {
          view.widthAnchor.constraint(equalToConstant: size).isActive = true
          view.heightAnchor.constraint(equalToConstant: size).isActive = true
          view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        }
        stage.constrain(
          ["parent": parent, "outer": outer, "other": other], "outer.leading == parent.leading + 5",
          "other.leading == outer.trailing + 7")
        let ofOther = inner.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3)
        ofOther.isActive = true
        stage.layOut()
        stage.record("\(name), outer", .rect(outer.frame))
        stage.record("\(name), other", .rect(other.frame))
        stage.record("\(name), inner beside other", .rect(inner.frame))
        ofOther.isActive = false
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3).isActive = true
        stage.layOut()
        stage.record("\(name), inner in outer", .rect(inner.frame))
        let stack = UIStackView(arrangedSubviews: [
          SizedView(CGSize(width: 30, height: 10)), SizedView(CGSize(width: 50, height: 10)),
        ])
        stack.semanticContentAttribute = direction
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
        parent.addSubview(stack)
        for view in stack.arrangedSubviews { view.semanticContentAttribute = parentDirection }
        stage.layOut()
        stage.recordFrames("\(name), stack", of: stack.arrangedSubviews)
        parent.removeFromSuperview()
      }
    },
    ConformanceScene(
      "constraints/fitting targets", facts: ["f8", "f69", "a fitting target with the priority of a content size"],
      scale: 3
    ) { stage in
      let container = stage.add(UIView())
      let view = container.addConstrained(SizedView(CGSize(width: 80, height: 30)))
      view.constrainEdges(to: container)
      for target in [CGSize(width: 10, height: 10), CGSize(width: 200, height: 200)] {
        for priority in [Float(50), 249, 250, 251, 749, 750, 751, 1000] {
          let size = container.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: UILayoutPriority(priority),
            verticalFittingPriority: UILayoutPriority(priority))
          stage.record("\(Int(target.width)) at \(Int(priority))", .size(size))
        }
      }
      for (name, view) in [("view", UIView()), ("label", UILabel()), ("button", UIButton(type: .system))] {
        for (axisName, axis) in [("across", NSLayoutConstraint.Axis.horizontal), ("down", .vertical)] {
          let priorities = [
            view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis),
          ]
          stage.record("\(name) \(axisName).priorities", .numbers(priorities.map { Double($0.rawValue) }))
        }
      }
    },
    ConformanceScene("constraints/content size constraints", facts: ["f82"], scale: 3) { stage in
      let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
      let view = parent.addConstrained(SizedView(CGSize(width: 80, height: 30)))
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10).isActive = true
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20).isActive = true
      let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
      @MainActor func record(_ name: String) {
        stage.layOut()
        let lines = view.constraints.map { constraint in
          let size = constraint.firstAttribute == .width ? "width" : "height"
          let number = "\(Int(constraint.constant)) at \(Int(constraint.priority.rawValue))"
          return "\(type(of: constraint) == NSLayoutConstraint.self ? "own" : "content") \(size) \(number)"
        }
        stage.record("\(name): constraints", .list(lines))
        stage.record("\(name): frame", .rect(view.frame))
      }
      stage.record("0 before a layout", .count(view.constraints.count))
      record("1 laid out")
      width.isActive = true
      record("2 own width")
      view.setContentHuggingPriority(.required, for: .horizontal)
      record("3 hugs")
      view.removeConstraints(view.constraints)
      record("4 removed")
      view.invalidateIntrinsicContentSize()
      record("5 invalidated")
    },
    ConformanceScene("constraints/frames of guides", facts: ["f50", "f79"], scale: 3) { stage in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
      let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
      @MainActor func record(_ name: String) {
        for (index, guide) in guides.enumerated() { stage.record("\(name): \(index)", .rect(guide.layoutFrame)) }
      }
      record("1 without a window")
      stage.add(view)
      record("2 in a window")
      stage.layOut()
      record("3 laid out")
      view.frame.size.width = 250
      record("4 new size")
      stage.layOut()
      record("5 laid out")
      view.translatesAutoresizingMaskIntoConstraints = false
      let inner = view.addConstrained(UIView())
      inner.leadingAnchor.constraint(equalTo: guides[0].leadingAnchor).isActive = true
      inner.trailingAnchor.constraint(equalTo: guides[0].trailingAnchor).isActive = true
      stage.layOut()
      record("6 without a size")
      stage.record("6 inner", .rect(inner.frame))
      stage.record("6 view", .rect(view.frame))
    },
    ConformanceScene("constraints/hugging of controls", facts: ["q14"], scale: 3) { stage in
      let views: [(String, UIView)] = [
        ("switch", UISwitch()), ("stepper", UIStepper()), ("activity indicator", UIActivityIndicatorView()),
        ("page control", UIPageControl()), ("progress view", UIProgressView()), ("image view", UIImageView()),
        ("slider", UISlider()), ("segmented control", UISegmentedControl(items: ["a"])), ("text field", UITextField()),
      ]
      for (name, view) in views {
        let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0) }
        stage.record(name, .numbers(priorities.map { Double($0.rawValue) }))
      }
    },
    ConformanceScene("constraints/system spacing", facts: ["f55", "system spacing"], scale: 3) { stage in
      let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
      parent.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
      let (a, b) = (parent.addConstrained(UIView()), parent.addConstrained(UIView()))
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 1),
        a.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 2),
        a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
        b.widthAnchor.constraint(equalToConstant: 20), b.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.layOut()
      stage.record("1 a", .rect(a.frame))
      stage.record("1 b", .rect(b.frame))
      parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stage.layOut()
      stage.record("2 a with other margins", .rect(a.frame))
      stage.record("2 b with other margins", .rect(b.frame))
    },
    ConformanceScene("constraints/missing lengths", facts: ["f77"], scale: 3) { stage in
      let across: [(String, [String])] = [
        ("right", ["view.right == root.right - 23"]), ("right at most", ["view.right <= root.right - 23"]),
        ("right at least", ["view.right >= root.right - 23"]), ("bottom", ["view.bottom == root.bottom - 23"]),
        ("center", ["view.centerX == root.centerX"]), ("width at most", ["view.width <= 100"]),
        ("width at least", ["view.width >= 100"]),
        ("between", ["view.left >= root.left + 10", "view.right <= root.right - 10"]),
      ]
      for (name, texts) in across {
        let view = stage.root.addConstrained(UIView())
        for text in texts { stage.constrain(["view": view], text) }
        stage.layOut()
        stage.record(name, .rect(view.frame))
        view.removeFromSuperview()
      }
    },
  ]
}
