import UIKit

extension ConformanceScene {
  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  private static let sizes = [
    CGSize(width: 40, height: 10), CGSize(width: 80, height: 30), CGSize(width: 20, height: 20),
  ]

  @MainActor private static func makeStack(_ sizes: [CGSize] = sizes) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0) })
    stack.spacing = 10
    return stack
  }

  /// Stack views in each distribution and alignment.
  static let stackCases: [ConformanceScene] = [
    atEachScale("stacks/distributions", facts: ["f56", "f57", "f58", "f59", "f60"]) { stage in
      for (distributionName, distribution) in distributions {
        for (alignmentName, alignment) in alignments {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for length in [CGFloat(130), 301] {
              let stack = stage.add(makeStack())
              (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
              let isHorizontal = axis == .horizontal
              stack.frame.size = CGSize(width: isHorizontal ? length : 100, height: isHorizontal ? 100 : length)
              stage.layOut()
              let name = "\(distributionName) \(alignmentName) \(isHorizontal ? "across" : "down") \(Int(length))"
              stage.recordFrames(name, of: stack.arrangedSubviews)
              stack.removeFromSuperview()
            }
          }
        }
      }
    },
    [
      ConformanceScene("stacks/hidden views", facts: ["f62", "f64"], scale: 3) { stage in
        for (name, distribution) in distributions {
          for hidden in [[0], [1], [2], [0, 2]] {
            let stack = stage.add(makeStack())
            (stack.distribution, stack.alignment) = (distribution, .center)
            stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
            stack.frame.size = CGSize(width: 300, height: 40)
            for index in hidden { stack.arrangedSubviews[index].isHidden = true }
            stage.layOut()
            stage.recordFrames("\(name) without \(hidden)", of: stack.arrangedSubviews)
            let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            stage.record("\(name) without \(hidden): fitting", .size(fitting))
            stack.removeFromSuperview()
          }
        }
      },
      ConformanceScene("stacks/fitting sizes", facts: ["f56", "f57", "f58", "f59"], scale: 3) { stage in
        for (name, distribution) in distributions {
          let stack = stage.add(makeStack())
          (stack.distribution, stack.alignment) = (distribution, .center)
          stage.record(name, .size(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
          stage.record("\(name).intrinsic", .size(stack.intrinsicContentSize))
          stack.removeFromSuperview()
        }
      },
      ConformanceScene(
        "stacks/equal heights and no visible view",
        facts: ["stack views: rows of equal height, and no visible view"], scale: 3
      ) { stage in
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline, .center] {
          let stack = stage.add(makeStack([CGSize(width: 40, height: 20), CGSize(width: 30, height: 20)]))
          let below = stage.add(UIView())
          stack.alignment = alignment
          for view in [stack, below] { view.translatesAutoresizingMaskIntoConstraints = false }
          stage.constrain(
            ["stack": stack, "below": below], "stack.leading == root.leading + 10", "stack.top == root.top + 20",
            "below.top == stack.lastBaseline")
          let name = "\(alignment.rawValue)"
          stage.layOut()
          stage.record("\(name) equal: stack", .rect(stack.frame))
          stage.record("\(name) equal: baseline", .length(below.frame.minY))
          for view in stack.arrangedSubviews { view.isHidden = true }
          stage.layOut()
          stage.record("\(name) hidden: stack", .rect(stack.frame))
          stage.recordFrames("\(name) hidden", of: stack.arrangedSubviews)
          stack.removeFromSuperview()
          below.removeFromSuperview()
        }
      },
    ],
  ].flatMap(\.self)
}
