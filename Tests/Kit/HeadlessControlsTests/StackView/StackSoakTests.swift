import HeadlessKit
import HeadlessTesting
import Soak

/// Random changes of a stack view, compared after each layout with a new stack view of the same state.
@MainActor @Suite("Random stack views", .screen(scale: 100_000)) struct StackSoakTests {
  /// The first seed; `STACK_SEED` replaces it.
  nonisolated static let firstSeed = ProcessInfo.processInfo.environment["STACK_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: firstSeed..<firstSeed + 8) func `a changed stack view is laid out as a new one`(seed: UInt64) {
    var program = StackProgram(seed: seed)
    let reports = IssueReporting.collect {
      for step in 1...60 {
        let change = program.change()
        if step % 3 == 0 { continue }
        let (frames, expected) = (program.frames(of: program.stack), program.frames(of: program.makeNewStack()))
        let isSame = frames == expected
        #expect(
          isSame, "seed \(seed), step \(step), \(change): \(frames) is not \(expected)\n\(program.stack.recursiveState)"
        )
        if !isSame { return }
      }
    }
    #expect(reports.isEmpty, "seed \(seed): \(reports.first.map(\.description) ?? "")")
  }
}

extension StackView {
  fileprivate var recursiveState: String {
    let views = arrangedSubviews.map { view in
      "\((view as? SizedContentView)?.content ?? .zero)\(view.isHidden ? " hidden" : "") +\(customSpacing(after: view))"
    }
    return "\(axis) \(distribution) \(alignment) \(spacing) \(views.joined(separator: " | "))"
  }
}

/// A stack view that changes by chance.
@MainActor private struct StackProgram {
  let stack: StackView
  private let isSizedByViews: Bool
  private let root = View(frame: CGRect(0, 0, 2000, 2000))
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isSizedByViews = seed.isMultiple(of: 2)
    stack = StackView()
    place(stack)
  }

  private func place(_ stack: StackView) {
    root.addSubview(stack)
    stack.frame = CGRect(0, 0, 400, 300)
    if !isSizedByViews { return }
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  /// Returns the frames of the arranged views; across the axis only where the constraints decide them.
  func frames(of stack: StackView) -> [[Interval]] {
    let along = stack.laidOutAlongAxis
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    let frames = isBaseline && !isSizedByViews ? [along] : [along, stack.laidOutAcrossAxis]
    if stack !== self.stack { stack.removeFromSuperview() }
    return frames
  }

  func makeNewStack() -> StackView {
    let copy = StackView()
    place(copy)
    (copy.axis, copy.distribution, copy.alignment) = (stack.axis, stack.distribution, stack.alignment)
    copy.spacing = stack.spacing
    copy.semanticContentAttribute = stack.semanticContentAttribute
    copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    copy.layoutMargins = stack.layoutMargins
    for case let view as SizedContentView in stack.arrangedSubviews {
      let newView = SizedContentView(view.content.width, view.content.height)
      newView.isHidden = view.isHidden
      copy.addArrangedSubview(newView)
      copy.setCustomSpacing(stack.customSpacing(after: view), after: newView)
    }
    return copy
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

  mutating func change() -> String {
    let views = stack.arrangedSubviews
    let view = views.randomElement(using: &random) as? SizedContentView
    let kind = Int.random(in: 0...13, using: &random)
    switch kind {
    case 0, 1, 2:
      if views.count > 8 { return "nothing" }
      let index = Int.random(in: 0...views.count, using: &random)
      stack.insertArrangedSubview(SizedContentView(number(5...60), number(5...60)), at: index)
      return "insert"
    case 3: view?.removeFromSuperview()
    case 4: view.map { stack.removeArrangedSubview($0) }
    case 5, 6: view?.isHidden.toggle()
    case 7: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 8: stack.distribution = StackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
    case 9: stack.alignment = StackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
    case 10: stack.spacing = number(0...12)
    case 11:
      let spacing = number(0...30)
      view.map { stack.setCustomSpacing(spacing > 20 ? StackView.spacingUseDefault : spacing, after: $0) }
    case 12:
      let size = CGSize(number(5...60), number(5...60))
      view?.content = size
    default:
      let isMirrored = number(0...1) == 0
      stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      stack.isLayoutMarginsRelativeArrangement = number(0...1) == 0
      stack.layoutMargins = EdgeInsets(number(0...9), number(0...9), number(0...9), number(0...9))
      if let view { stack.addArrangedSubview(view) }
    }
    return "change \(kind)"
  }
}
