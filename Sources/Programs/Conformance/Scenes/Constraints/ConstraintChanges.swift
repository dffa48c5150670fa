import UIKit

/// A view whose alignment rectangle is smaller than its frame.
private final class AlignedView: UIView {
  var insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) { didSet { invalidateIntrinsicContentSize() } }

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

extension ConformanceScene {
  /// Relations by direction, alignment rectangles, and priorities that change after a layout.
  static let constraintChanges: [ConformanceScene] = [
    ConformanceScene("constraints/relations by direction", facts: ["f54"], scale: 3) { stage in
      for (name, direction) in [
        ("left to right", UISemanticContentAttribute.forceLeftToRight), ("right to left", .forceRightToLeft),
      ] {
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
          for constant in [CGFloat(0), 50] {
            let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            parent.semanticContentAttribute = direction
            let view = parent.addConstrained(UIView())
            view.semanticContentAttribute = direction
            let weak = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: constant)
            weak.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
              weak,
              NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: relation, toItem: parent, attribute: .leading,
                multiplier: 1, constant: 20),
              view.topAnchor.constraint(equalTo: parent.topAnchor), view.widthAnchor.constraint(equalToConstant: 30),
              view.heightAnchor.constraint(equalToConstant: 10),
            ])
            stage.layOut()
            stage.record("\(name), relation \(relation.rawValue), \(Int(constant))", .rect(view.frame))
            parent.removeFromSuperview()
          }
        }
      }
    },
    ConformanceScene("constraints/alignment rectangles", facts: ["f39", "f40", "f69"], scale: 3) { stage in
      let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
      let (view, middle, below) = (
        parent.addConstrained(AlignedView()), parent.addConstrained(AlignedView()), parent.addConstrained(UIView())
      )
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
        middle.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        middle.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
        below.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        below.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
        below.widthAnchor.constraint(equalTo: view.widthAnchor),
        below.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      stage.layOut()
      @MainActor func record(_ name: String) {
        for (viewName, view) in [("view", view), ("middle", middle), ("below", below)] {
          stage.record("\(name) \(viewName)", .rect(view.frame))
        }
      }
      record("1 laid out")
      view.insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 30)
      middle.insets = .zero
      stage.window.layoutIfNeeded()
      record("2 other insets")
      stage.record(
        "3 alignment rectangle", .rect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 90, height: 80))))
      stage.record("3 frame", .rect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 90, height: 80))))
      let container = stage.add(AlignedView())
      let content = container.addConstrained(SizedView(CGSize(width: 70, height: 30)))
      content.constrainEdges(to: container)
      for target in [CGSize.zero, CGSize(width: 300, height: 200)] {
        stage.record("4 fitting \(Int(target.width))", .size(container.systemLayoutSizeFitting(target)))
        let required = container.systemLayoutSizeFitting(
          CGSize(width: 150, height: target.height), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        stage.record("4 fitting \(Int(target.width)), required", .size(required))
      }
    },
    ConformanceScene("constraints/priorities that change", facts: ["f8", "f9", "f10", "f11"], scale: 3) { stage in
      let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
      let (left, right) = (
        parent.addConstrained(SizedView(CGSize(width: 80, height: 20))),
        parent.addConstrained(SizedView(CGSize(width: 60, height: 30)))
      )
      let weak = left.widthAnchor.constraint(equalToConstant: 50)
      weak.priority = UILayoutPriority(100)
      let end = right.trailingAnchor.constraint(equalTo: parent.trailingAnchor)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        left.topAnchor.constraint(equalTo: parent.topAnchor),
        right.topAnchor.constraint(equalTo: parent.topAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor), end, weak,
      ])
      let changes: [(String, @MainActor () -> Void)] = [
        ("1 laid out", {}),
        ("2 right hugs", { right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }),
        ("3 left hugs", { left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal) }),
        ("4 width", { weak.priority = UILayoutPriority(751) }),
        ("5 weak width", { weak.priority = UILayoutPriority(1) }),
        ("6 narrow", { end.constant = -100 }),
        ("7 left resists", { left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal) }),
        ("8 right resists", { right.setContentCompressionResistancePriority(.required, for: .horizontal) }),
        ("9 strong width", { weak.priority = UILayoutPriority(999) }),
        ("10 wide", { end.constant = 0 }), ("11 no end", { end.isActive = false }),
      ]
      for (name, change) in changes {
        change()
        stage.window.layoutIfNeeded()
        stage.record("\(name) left", .rect(left.frame))
        stage.record("\(name) right", .rect(right.frame))
      }
    },
    ConformanceScene("constraints/required content beside a broken constraint", facts: ["f11", "f21"], scale: 3) {
      stage in
      for (name, relation) in [("at least", NSLayoutConstraint.Relation.greaterThanOrEqual), ("equal", .equal)] {
        let parent = stage.root.addConstrained(UIView())
        let view = parent.addConstrained(SizedView(CGSize(width: 80, height: 20)))
        view.setContentHuggingPriority(.required, for: .horizontal)
        // The constraint of the inner view is the one that is broken.
        let width = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 200)
        NSLayoutConstraint.activate([
          parent.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
          parent.topAnchor.constraint(equalTo: stage.root.topAnchor),
          parent.widthAnchor.constraint(equalToConstant: 100), parent.heightAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: parent.topAnchor),
          view.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor), width,
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ])
        stage.layOut()
        stage.record("\(name) 1 required content", .rect(view.frame))
        view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stage.layOut()
        stage.record("\(name) 2 weak content", .rect(view.frame))
        width.isActive = false
        stage.layOut()
        stage.record("\(name) 3 without it", .rect(view.frame))
        parent.removeFromSuperview()
      }
    },
  ]
}
