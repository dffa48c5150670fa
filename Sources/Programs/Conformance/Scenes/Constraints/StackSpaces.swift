import UIKit

extension ConformanceScene {
  @MainActor private static func makeStack(_ widths: [CGFloat], height: CGFloat = 20) -> UIStackView {
    UIStackView(arrangedSubviews: widths.map { SizedView(CGSize(width: $0, height: height)) })
  }

  /// Stack views without room, with margins, and with baselines.
  static let stackSpaces: [ConformanceScene] = [
    ConformanceScene("stacks/equal centering without room", facts: ["f59"], scale: 3) { stage in
      for widths in [[90, 10, 10], [10, 10, 90], [80, 20, 40, 10]] as [[CGFloat]] {
        for length in [CGFloat(130), 140, 155, 170] {
          let stack = stage.add(makeStack(widths))
          stack.distribution = .equalCentering
          stack.spacing = 6
          stack.frame = CGRect(x: 0, y: 0, width: length, height: 20)
          stage.layOut()
          let name = "\(widths.map { Int($0) }) in \(Int(length))"
          stage.recordFrames(name, of: stack.arrangedSubviews)
          stack.removeFromSuperview()
        }
      }
    },
    ConformanceScene("stacks/margins", facts: ["f45", "f63"], scale: 3) { stage in
      for (name, axis) in [("across", NSLayoutConstraint.Axis.horizontal), ("down", .vertical)] {
        let stack = stage.add(makeStack([40, 30]))
        stack.axis = axis
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.record("\(name) 1 margins", .insets(stack.layoutMargins))
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
        @MainActor func record(_ step: String) {
          stage.layOut()
          stage.recordFrames("\(name) \(step)", of: stack.arrangedSubviews)
        }
        record("2 without them")
        stack.isLayoutMarginsRelativeArrangement = true
        record("3 relative to them")
        stack.alignment = .center
        record("4 centered")
        stage.record("\(name) 5 fitting", .size(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
        stack.removeFromSuperview()
      }
    },
    ConformanceScene("stacks/large fitting targets", facts: ["f60", "f69"], scale: 3) { stage in
      for (name, alignment) in [
        ("fill", UIStackView.Alignment.fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ] {
        let stack = stage.add(makeStack([40, 30]))
        stack.alignment = alignment
        for target in [CGSize.zero, CGSize(width: 20, height: 10), CGSize(width: 200, height: 150)] {
          stage.record("\(name) \(Int(target.width))", .size(stack.systemLayoutSizeFitting(target)))
        }
        stack.removeFromSuperview()
      }
    },
    ConformanceScene("stacks/spacing between baselines", facts: ["f41", "f43", "d9"], scale: 3) { stage in
      for isBaselineRelative in [false, true] {
        let labels = [17, 28, 13].map { size in
          let label = UILabel()
          label.text = "Ag"
          label.font = UIFont.systemFont(ofSize: size)
          return label
        }
        let stack = stage.add(UIStackView(arrangedSubviews: labels))
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 40)
        stack.isBaselineRelativeArrangement = isBaselineRelative
        let name = isBaselineRelative ? "baselines" : "edges"
        stage.recordBaselines(name, of: stack)
        stage.recordFrames(name, of: labels)
        for label in labels { stage.recordSize(of: "Ag", in: label.font) }
        stack.removeFromSuperview()
      }
    },
    ConformanceScene(
      "stacks/baseline of a row of equal heights",
      facts: ["f43", "stack views: rows of equal height, and no visible view"], scale: 3
    ) { stage in
      for isLabelFirst in [true, false] {
        let label = UILabel()
        label.text = "Ag"
        let sized = SizedView(CGSize(width: 30, height: label.intrinsicContentSize.height))
        let stack = stage.add(UIStackView(arrangedSubviews: isLabelFirst ? [label, sized] : [sized, label]))
        stack.alignment = .center
        stage.recordBaselines(isLabelFirst ? "label first" : "label last", of: stack)
        stage.recordSize(of: "Ag", in: label.font)
        stack.removeFromSuperview()
      }
    },
    ConformanceScene("stacks/changes of arranged views", facts: ["f62", "f64", "f65", "d1"], scale: 3) { stage in
      let stack = stage.add(makeStack([40, 30, 20]))
      let views = stack.arrangedSubviews
      (stack.alignment, stack.spacing) = (.leading, 10)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.constrain(["stack": stack], "stack.leading == root.leading", "stack.top == root.top")
      let changes: [(String, @MainActor () -> Void)] = [
        ("1 laid out", {}), ("2 custom spacing", { stack.setCustomSpacing(24, after: views[0]) }),
        ("3 hidden", { views[0].isHidden = true }), ("4 shown", { views[0].isHidden = false }),
        ("5 moved", { stack.insertArrangedSubview(views[0], at: 2) }),
        ("6 removed", { stack.removeArrangedSubview(views[1]) }),
        ("7 added again", { stack.addArrangedSubview(views[1]) }),
        ("8 removed from the superview", { views[0].removeFromSuperview() }),
        ("9 inserted", { stack.insertArrangedSubview(views[0], at: 0) }),
        ("10 spacing", { stack.spacing = 3 }), ("11 down", { stack.axis = .vertical }),
        ("12 narrow", { stack.widthAnchor.constraint(equalToConstant: 100).isActive = true }),
        ("13 filled", { stack.alignment = .fill }), ("14 across", { stack.axis = .horizontal }),
      ]
      for (name, change) in changes {
        change()
        stage.window.layoutIfNeeded()
        stage.record(name, .rect(stack.frame))
        for (index, view) in views.enumerated() where view.superview === stack {
          stage.record("\(name): \(index)", .rect(view.frame))
        }
      }
    },
  ]
}

extension Stage {
  /// Lays a stack view out near the left top corner, and records its frame and the positions of its two baselines.
  fileprivate func recordBaselines(_ name: String, of stack: UIStackView) {
    let (first, last) = (add(UIView()), add(UIView()))
    for view in [stack, first, last] { view.translatesAutoresizingMaskIntoConstraints = false }
    constrain(
      ["stack": stack, "first": first, "last": last], "stack.leading == root.leading", "stack.top == root.top + 10",
      "first.top == stack.firstBaseline", "last.top == stack.lastBaseline")
    layOut()
    record("\(name): stack", .rect(stack.frame))
    record("\(name): first baseline", .length(first.frame.minY))
    record("\(name): last baseline", .length(last.frame.minY))
    for view in [first, last] { view.removeFromSuperview() }
  }
}
