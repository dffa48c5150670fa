import UIKit

/// An arranged view of a ``Stack``.
private indirect enum Arranged {
  case plain
  case sized(CGFloat, CGFloat)
  case button(String)
  case stack(Stack)

  @MainActor func makeView() -> UIView {
    switch self {
    case .plain: return UIView()
    case .sized(let width, let height): return SizedView(CGSize(width: width, height: height))
    case .button(let title):
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    case .stack(let stack): return stack.makeView()
    }
  }
}

/// A stack view of a ``StackRow``.
private struct Stack {
  let axis: NSLayoutConstraint.Axis
  var spacing: CGFloat = 0
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  let arranged: [Arranged]
  /// The custom spacing after each of the first arranged views.
  var gaps: [CGFloat] = []
  /// The indices of the hidden arranged views.
  var hidden: [Int] = []

  @MainActor func makeView() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: arranged.map { $0.makeView() })
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    for (view, gap) in zip(stack.arrangedSubviews, gaps) { stack.setCustomSpacing(gap, after: view) }
    for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    return stack
  }
}

/// A stack view whose frames were published, built again.
private struct StackRow {
  let name: String
  let facts: [String]
  let size: CGSize
  let stack: Stack
  var scale = 2

  var scene: ConformanceScene {
    ConformanceScene("stacks/\(name)", facts: facts, scale: scale) { stage in
      let view = stage.add(stack.makeView())
      view.frame = CGRect(origin: .zero, size: size)
      stage.layOut()
      for (index, arranged) in view.arrangedSubviews.enumerated() {
        let frame = arranged.frame
        stage.record("\(index)", .rect(frame))
        stage.record("\(index).x", .length(frame.minX))
        stage.record("\(index).y", .length(frame.minY))
        stage.record("\(index).width", .length(frame.width))
        stage.record("\(index).height", .length(frame.height))
      }
    }
  }

  /// Returns four views of equal widths in 320×100 points.
  private static func four(_ name: String, _ fact: String, hidden: [Int] = []) -> StackRow {
    let stack = Stack(
      axis: .horizontal, spacing: 8, distribution: .fillEqually, arranged: [.plain, .plain, .plain, .plain],
      hidden: hidden)
    return StackRow(name: name, facts: [fact], size: CGSize(width: 320, height: 100), stack: stack)
  }

  /// Returns three views of equal heights in 180×300 points.
  private static func three(_ name: String, _ facts: [String]) -> StackRow {
    let stack = Stack(axis: .vertical, spacing: 10, distribution: .fillEqually, arranged: [.plain, .plain, .plain])
    return StackRow(name: name, facts: facts, size: CGSize(width: 180, height: 300), stack: stack)
  }

  /// Returns views of different widths, 30 points high, that fill a width.
  private static func filled(_ name: String, _ width: CGFloat, _ arranged: Arranged...) -> StackRow {
    StackRow(
      name: name, facts: ["f17"], size: CGSize(width: width, height: 30),
      stack: Stack(axis: .horizontal, spacing: 8, arranged: arranged))
  }

  /// The stack views whose frames were published; the recording `stack-frames` names the source of each.
  static let all = [
    four("four equal views in a row", "f56"), three("three equal views in a column", ["f56"]),
    four("hidden view among equal ones", "f62", hidden: [2]),
    filled("first view is stretched", 300, .sized(29.5, 19), .sized(29, 19), .sized(41.5, 19)),
    filled("first view is compressed", 120, .sized(76.5, 19), .sized(94, 19)),
    filled("two spacers", 300, .sized(29.5, 19), .plain, .sized(29, 19), .plain, .sized(41.5, 19)),
    StackRow(
      name: "stack view in a stack view", facts: ["f60", "f68"], size: CGSize(width: 300, height: 60),
      stack: Stack(
        axis: .horizontal, spacing: 8, alignment: .top,
        arranged: [
          .sized(34.5, 19),
          .stack(
            Stack(axis: .vertical, spacing: 3, alignment: .leading, arranged: [.sized(22.5, 16), .sized(41, 16)])),
        ])),
    StackRow(
      name: "two equal buttons", facts: ["f1", "f56"], size: CGSize(width: 361, height: 30),
      stack: Stack(axis: .horizontal, spacing: 4, distribution: .fillEqually, arranged: [.button("L"), .button("R")]),
      scale: 3),
    three("three equal views in a column of a phone", ["f1", "f56"]),
    StackRow(
      name: "centered views with custom spacings", facts: ["f60", "f64"], size: CGSize(width: 343, height: 286),
      stack: Stack(
        axis: .vertical, alignment: .center,
        arranged: [.sized(162.5, 20.5), .sized(290, 40), .sized(315.5, 54.5), .sized(343, 93)],
        gaps: [46, 16, 16])),
  ]
}

extension ConformanceScene {
  static let stacks =
    StackRow.all.map(\.scene) + [
      ConformanceScene("stacks/default margins", facts: ["f45"], scale: 3) { stage in
        stage.record("stack.layoutMargins", .insets(stage.add(UIStackView()).layoutMargins))
        stage.record("view.layoutMargins", .insets(stage.add(UIView()).layoutMargins))
      }
    ]
}
