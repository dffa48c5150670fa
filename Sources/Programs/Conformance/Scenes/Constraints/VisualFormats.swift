import UIKit

/// A view that writes down updates of its constraints.
private final class ConstraintLoggingView: NamedView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    write("updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    write("layoutSubviews")
    super.layoutSubviews()
  }
}

/// A label whose alignment rectangle is smaller than its frame.
private final class AlignedLabel: UILabel {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 30, bottom: 4, right: 20) }
}

extension ConformanceScene {
  /// Visual formats, updates of constraints, and views that move between superviews.
  static let visualFormats: [ConformanceScene] =
    [
      ConformanceScene("constraints/visual formats", facts: ["f55", "f74", "f75"], scale: 3) { stage in
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
          ("H:|-[a(40)]-[b(30)]", []), ("H:[a(40)]-[b(30)]-|", []), ("H:|[a(40)]-12-[b(==a)]", []),
          ("H:|-20-[a(>=40)]-4-[b(30)]-20-|", []), ("H:|-[a(40)]-[b(30)]", .directionLeftToRight),
          ("H:|-[a(40)]-[b(30)]", .directionRightToLeft), ("H:|-[a(40)]-[b(30)]", [.alignAllTop, .alignAllBottom]),
          ("V:|-[a(20)]-[b(30)]", []), ("V:|-[a(20)]-[b(30)]", .alignAllLeading),
          ("V:[a(20)]-5-[b(30)]-|", .alignAllTrailing), ("H:|-5-[a(40@700,>=50@800)]-[b(30)]", []),
        ]
        for (directionName, direction) in [
          ("left to right", UISemanticContentAttribute.forceLeftToRight), ("right to left", .forceRightToLeft),
        ] {
          for (index, (format, options)) in formats.enumerated() {
            let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            parent.semanticContentAttribute = direction
            parent.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 13, right: 34)
            let (a, b) = (parent.addConstrained(UIView()), parent.addConstrained(UIView()))
            for view in [a, b] { view.semanticContentAttribute = direction }
            NSLayoutConstraint.activate(
              NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: nil, views: ["a": a, "b": b]))
            stage.layOut()
            stage.record("\(directionName) \(index) a", .rect(a.frame))
            stage.record("\(directionName) \(index) b", .rect(b.frame))
            parent.removeFromSuperview()
          }
        }
      },
      logged("constraints/order of updates", facts: ["f28", "f29"]) { stage, log in
        let (a, b) = (ConstraintLoggingView("a", log), ConstraintLoggingView("b", log))
        let c = ConstraintLoggingView("c", log)
        a.addSubview(b)
        b.addSubview(c)
        stage.add(a)
        log.layOutAndRecord("1 added", on: stage)
        let changes: [(String, @MainActor () -> Void)] = [
          ("2 one", { c.setNeedsUpdateConstraints() }),
          ("3 all", { [a, b, c].forEach { $0.setNeedsUpdateConstraints() } }),
          ("4 the outer one", { a.setNeedsUpdateConstraints() }),
        ]
        for (name, change) in changes {
          change()
          stage.window.layoutIfNeeded()
          log.record(name, on: stage)
        }
      },
      ConformanceScene("constraints/removed views", facts: ["f25", "f26"], scale: 3) { stage in
        let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
        let view = parent.addConstrained(UIView())
        let inner = view.addConstrained(UIView())
        stage.constrain(
          ["parent": parent, "view": view, "inner": inner],
          "view.leading == parent.leading + 10", "view.top == parent.top + 20", "view.width == 50",
          "view.height == 40", "inner.leading == view.leading + 5", "inner.top == view.top + 6", "inner.width == 7",
          "inner.height == 8")
        @MainActor func record(_ name: String) {
          stage.layOut()
          stage.record("\(name).view", .rect(view.frame))
          stage.record("\(name).inner", .rect(inner.frame))
          // Those that a system makes from masks and content sizes are of other classes.
          let counts = [parent, view, inner].map { view in
            view.constraints.filter { type(of: $0) == NSLayoutConstraint.self }.count
          }
          stage.record("\(name).constraints", .numbers(counts.map { Double($0) }))
        }
        record("1 laid out")
        view.removeFromSuperview()
        record("2 removed")
        parent.addSubview(view)
        record("3 added again")
      },
      ConformanceScene("constraints/broken by their constants", facts: ["f19", "f20"], scale: 3) { stage in
        for (name, constants) in [("rising", [10, 30]), ("falling", [30, 10])] as [(String, [CGFloat])] {
          for isViewFirst in [true, false] {
            let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            let view = parent.addConstrained(UIView())
            let edges = constants.map { constant in
              isViewFirst
                ? view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: constant)
                : parent.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -constant)
            }
            NSLayoutConstraint.activate(
              edges + [
                view.topAnchor.constraint(equalTo: parent.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
                view.heightAnchor.constraint(equalToConstant: 20),
              ])
            stage.layOut()
            stage.record("\(name), \(isViewFirst ? "view" : "superview") first", .rect(view.frame))
            parent.removeFromSuperview()
          }
        }
      },
      ConformanceScene("constraints/fitting sizes of views with a mask", facts: ["f36", "f69"], scale: 3) { stage in
        for rawValue in UInt(0)..<8 {
          let container = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
          let masked = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 10))
          masked.autoresizingMask = UIView.AutoresizingMask(rawValue: rawValue)
          container.addSubview(masked)
          let beside = container.addConstrained(UIView())
          stage.constrain(
            ["masked": masked, "beside": beside], "beside.leading == masked.leading",
            "beside.trailing == masked.trailing", "beside.width == 90 @ 999")
          let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          stage.record("mask \(rawValue)", .length(size.width))
          container.removeFromSuperview()
        }
      },
      ConformanceScene("constraints/masks in a view with constraints", facts: ["f36"], scale: 3) { stage in
        let parent = stage.root.addConstrained(UIView())
        let width = parent.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        stage.constrain(
          ["parent": parent], "parent.height == 80", "parent.leading == root.leading", "parent.top == root.top")
        stage.layOut()
        let masks: [(String, UIView.AutoresizingMask)] = [
          ("none", []), ("width", .flexibleWidth), ("left", .flexibleLeftMargin),
          ("both margins", [.flexibleLeftMargin, .flexibleRightMargin]),
          ("all", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
        ]
        let views = masks.map { name, mask in
          let masked = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 10))
          masked.autoresizingMask = mask
          parent.addSubview(masked)
          let beside = parent.addConstrained(UIView())
          stage.constrain(
            ["masked": masked, "beside": beside], "beside.leading == masked.leading",
            "beside.trailing == masked.trailing", "beside.top == masked.bottom", "beside.height == 5")
          return (name, masked, beside)
        }
        for constant in [CGFloat(100), 161, 60] {
          width.constant = constant
          stage.layOut()
          for (name, masked, beside) in views {
            stage.record("\(name) in \(Int(constant)).masked", .rect(masked.frame))
            stage.record("\(name) in \(Int(constant)).beside", .rect(beside.frame))
          }
        }
      },
    ]
    + atEachScale("constraints/baselines with a distance", facts: ["f39", "f41", "f70", "d9"]) { stage in
      for size in [CGFloat(12), 17, 22.5] {
        let label = stage.root.addConstrained(UILabel())
        label.text = "Baseline"
        label.font = UIFont.systemFont(ofSize: size)
        stage.constrain(["label": label], "label.top == root.top + 20", "label.leading == root.leading")
        let views = [CGFloat(0.1), 0.2, 0.3, 0.4].map { distance in
          let view = stage.root.addConstrained(UIView())
          view.topAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: distance).isActive = true
          view.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 10 + distance).isActive = true
          return view
        }
        stage.layOut()
        stage.record("\(size)", .numbers(views.map { Double($0.frame.minY) }))
        stage.record("\(size) last", .numbers(views.map { Double($0.frame.maxY) }))
        stage.recordSize(of: "Baseline", in: label.font)
        for view in views + [label] { view.removeFromSuperview() }
      }
      let wrapping = stage.root.addConstrained(AlignedLabel())
      wrapping.text = "Some words that break"
      wrapping.numberOfLines = 0
      stage.constrain(
        ["wrapping": wrapping], "wrapping.top == root.top", "wrapping.leading == root.leading + 30",
        "wrapping.width == 60")
      stage.layOut()
      stage.record("aligned label", .rect(wrapping.frame))
      let words = ["Some", "words", "that", "break"]
      for text in words + words.map({ "\($0) " }) + ["Some words that break"] {
        stage.recordSize(of: text, in: wrapping.font)
      }
    }
}
