import UIKit

/// An arranged view of a ``Stack``.
private indirect enum Arranged {
  case plain
  case sized(CGFloat, CGFloat)
  case button(String)
  case stack(Stack)

  @MainActor
  func makeView() -> UIView {
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

private struct Stack {
  let axis: NSLayoutConstraint.Axis
  let spacing: CGFloat
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let arranged: [Arranged]
  let gaps: [CGFloat]
  let hidden: [Int]

  init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, _ arranged: [Arranged], gaps: [CGFloat] = [], hidden: [Int] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    self.arranged = arranged
    self.gaps = gaps
    self.hidden = hidden
  }

  @MainActor
  func makeView() -> UIStackView {
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
  let scale: Int
  let size: CGSize
  let stack: Stack

  init(_ name: String, _ facts: [String], scale: Int, size: CGSize, _ stack: Stack) {
    self.name = name
    self.facts = facts
    self.scale = scale
    self.size = size
    self.stack = stack
  }

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

  /// The rows by their names; `Docs/Sources.md` has their sources.
  static let all = [
    StackRow(
      "st-feq-h4", ["f56"], scale: 2, size: CGSize(width: 320, height: 100),
      Stack(.horizontal, spacing: 8, distribution: .fillEqually, [.plain, .plain, .plain, .plain])),
    StackRow(
      "st-feq-v3", ["f56"], scale: 2, size: CGSize(width: 180, height: 300),
      Stack(.vertical, spacing: 10, distribution: .fillEqually, [.plain, .plain, .plain])),
    StackRow(
      "st-hidden", ["f62"], scale: 2, size: CGSize(width: 320, height: 100),
      Stack(.horizontal, spacing: 8, distribution: .fillEqually, [.plain, .plain, .plain, .plain], hidden: [2])),
    StackRow(
      "st-fill-first-stretches", ["f17"], scale: 2, size: CGSize(width: 300, height: 30),
      Stack(.horizontal, spacing: 8, [.sized(29.5, 19), .sized(29, 19), .sized(41.5, 19)])),
    StackRow(
      "st-fill-first-compresses", ["f17"], scale: 2, size: CGSize(width: 120, height: 30),
      Stack(.horizontal, spacing: 8, [.sized(76.5, 19), .sized(94, 19)])),
    StackRow(
      "st-fill-two-spacers", ["f17"], scale: 2, size: CGSize(width: 300, height: 30),
      Stack(.horizontal, spacing: 8, [.sized(29.5, 19), .plain, .sized(29, 19), .plain, .sized(41.5, 19)])),
    StackRow(
      "st-nested-flex", ["f60"], scale: 2, size: CGSize(width: 300, height: 60),
      Stack(
        .horizontal, spacing: 8, alignment: .top,
        [
          .sized(34.5, 19),
          .stack(Stack(.vertical, spacing: 3, alignment: .leading, [.sized(22.5, 16), .sized(41, 16)])),
        ])),
    StackRow(
      "st-ios-feq-h2", ["f1", "f56"], scale: 3, size: CGSize(width: 361, height: 30),
      Stack(.horizontal, spacing: 4, distribution: .fillEqually, [.button("L"), .button("R")])),
    StackRow(
      "st-ios-feq-v3", ["f1", "f56"], scale: 2, size: CGSize(width: 180, height: 300),
      Stack(.vertical, spacing: 10, distribution: .fillEqually, [.plain, .plain, .plain])),
    StackRow(
      "st-ios16-center", ["f60", "f64"], scale: 2, size: CGSize(width: 343, height: 286),
      Stack(
        .vertical, alignment: .center, [.sized(162.5, 20.5), .sized(290, 40), .sized(315.5, 54.5), .sized(343, 93)],
        gaps: [46, 16, 16])),
  ]
}

extension ConformanceScene {
  static let stacks =
    StackRow.all.map(\.scene) + [
      ConformanceScene("stacks/st-margins-default", facts: ["f45"], scale: 3) { stage in
        stage.record("stack.layoutMargins", .insets(stage.add(UIStackView()).layoutMargins))
        stage.record("view.layoutMargins", .insets(stage.add(UIView()).layoutMargins))
      }
    ]
}
