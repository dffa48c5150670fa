/// A generator of random programs: the same seed returns the same program.
package struct Generator {
  private var random: SplitMix64
  /// The number of views, the largest operand: among fewer views the same ones interact more often.
  private let objectLimit: Int
  private var made = 0
  /// The steps that follow before random ones.
  private var pending: [Step] = []

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    objectLimit = [4, 6, 8, 12, 20, 30][random.below(6)]
  }

  package mutating func steps(_ count: Int) -> [Step] {
    (0..<count).map { $0 < min(objectLimit, 8) ? make() : step() }
  }

  private mutating func step() -> Step {
    if !pending.isEmpty { return pending.removeFirst() }
    var ticket = random.below(Self.total)
    for (action, weight) in Self.weights {
      if ticket < weight { return action == .make && made >= objectLimit ? Step(.flush) : step(action) }
      ticket -= weight
    }
    return Step(.flush)
  }

  private mutating func make() -> Step {
    made += 1
    return Step(.make, Self.kinds[random.below(Self.kinds.count)].rawValue)
  }

  /// The kinds of views, repeated by their frequency.
  private static let kinds: [Node.Kind] = [
    .view, .view, .view, .view, .view, .view, .button, .button, .button, .systemButton, .systemButton, .systemButton,
    .label, .imageView, .window, .window, .infoButton,
  ]

  private mutating func step(_ action: Step.Action) -> Step {
    if action == .make { return make() }
    if action == .hook { return hook() }
    var operands = (0..<action.operandCount).map { isIndex($0, of: action) ? random.below(5) - 1 : operand() }
    // Some views have many subviews: a long list works in another way than a short one.
    if action == .add, random.below(2) == 0 { operands[1] = random.below(2) }
    return Step(action, operands: operands, numbers: numbers(for: action))
  }

  /// Returns whether an operand is an index among subviews, which has a small range.
  private func isIndex(_ operand: Int, of action: Step.Action) -> Bool {
    action == .insert && operand == 2 || action == .exchange && operand > 0
  }

  private mutating func operand() -> Int {
    random.below(40) == 0 ? -random.below(4) : random.below(objectLimit)
  }

  /// Returns a callback with inner steps, and steps that will trigger it.
  private mutating func hook() -> Step {
    let hook = Hook.allCases[random.below(Hook.allCases.count)]
    let one = operand()
    let inner = (0..<1 + random.below(3)).map { _ in step() }
    pending = hook.triggers(of: one, other: operand())
    return Step(.hook, operands: [one, hook.rawValue], numbers: [], inner: inner)
  }

  // MARK: Numbers

  private mutating func numbers(for action: Step.Action) -> [Double] {
    switch action {
    case .frame, .bounds: return [number(), number(), length(), length()]
    case .center: return [number(), number()]
    case .decorate: return [number()]
    case .transform: return transform()
    case .alpha: return [[0, 0.005, 0.5, 1, 2, .nan, .infinity][random.below(7)]]
    case .layoutScaled: return [Double(random.below(4))]
    case .touchMove: return [number() / 4, number() / 4]
    case .advance: return [[0.1, 0.3, 0.6, 2, 0, -1, .nan][random.below(7)]]
    case .scale: return [[1, 2, 3, 1.5, 0, .nan][random.below(6)]]
    case .labelFont: return [[12, 15, 18, 40, 0, .nan][random.below(6)]]
    case .contentInsets, .titleInsets, .imageInsets: return (0..<4).map { _ in inset() }
    default: return []
    }
  }

  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, -0.0, .leastNonzeroMagnitude, 1e15, -1e9, 0x1p52,
    .greatestFiniteMagnitude, 1e-9,
  ]

  private mutating func hostileNumber() -> Double? {
    random.below(40) == 0 ? Self.hostile[random.below(Self.hostile.count)] : nil
  }

  private mutating func number() -> Double {
    hostileNumber() ?? Double(random.below(400) - 100) / [1, 1, 2, 3, 7][random.below(5)]
  }

  private mutating func length() -> Double {
    if let hostile = hostileNumber() { return hostile }
    let isNegative = random.below(16) == 0
    let length = Double(random.below(200)) / [1, 1, 2, 3, 7][random.below(5)]
    return isNegative ? -length : length
  }

  private mutating func inset() -> Double {
    hostileNumber() ?? [0, 0, 0, 1, 4, 10, -8, 2.5, 1.0 / 3, 60][random.below(10)]
  }

  private mutating func transform() -> [Double] {
    switch random.below(6) {
    case 0: return [2, 0, 0, 0.5, 0, 0]
    case 1: return [0, 1, -1, 0, 3, 4]
    case 2: return [0, 0, 0, 0, 0, 0]
    case 3: return (0..<6).map { _ in number() }
    default: return [1, 0, 0, 1, 0, 0]
    }
  }

  private static let total = weights.reduce(0) { $0 + $1.1 }

  /// The relative frequency of each action.
  private static let weights: [(Step.Action, Int)] = [
    (.make, 6), (.release, 4), (.retain, 1),
    (.add, 16), (.insert, 6), (.insertBelow, 3), (.insertAbove, 3), (.remove, 7), (.bringToFront, 3), (.sendToBack, 3),
    (.exchange, 3),
    (.frame, 16), (.bounds, 6), (.center, 4), (.transform, 1), (.autoresizingMask, 4), (.autoresizesSubviews, 1),
    (.sizeToFit, 5),
    (.setNeedsLayout, 4), (.layout, 16), (.flush, 4), (.hitTest, 1), (.snapshot, 2),
    (.hidden, 4), (.alpha, 2), (.interaction, 2), (.tint, 4), (.tintMode, 2), (.style, 2), (.semantic, 3),
    (.decorate, 3),
    (.hook, 8), (.measurer, 1), (.layoutScaled, 2), (.scale, 1), (.screenStyle, 1), (.screenDirection, 1),
    (.touchDown, 4), (.touchMove, 4), (.touchUp, 6), (.touchCancel, 1), (.advance, 2), (.recognizer, 2), (.detach, 1),
    (.recognizerEnabled, 1), (.requireToFail, 1), (.becomeFirst, 3), (.resignFirst, 1),
    (.enabled, 3), (.highlighted, 4), (.selected, 3), (.horizontalAlignment, 4), (.verticalAlignment, 4),
    (.title, 12), (.attributedTitle, 3), (.titleColor, 3), (.titleShadowColor, 1), (.image, 10),
    (.backgroundImage, 3), (.contentInsets, 4), (.titleInsets, 3), (.imageInsets, 3), (.adjustsHighlighted, 1),
    (.adjustsDisabled, 1), (.readLabel, 2), (.readImageView, 2), (.labelFont, 1), (.labelLineBreak, 1),
  ]
}

extension Step.Action {
  var operandCount: Int {
    switch self {
    case .flush, .scale, .advance: 0
    case .make, .release, .retain, .remove, .measurer, .layoutScaled, .hitTest, .snapshot,
      .touchMove, .touchUp, .touchCancel, .detach, .becomeFirst, .resignFirst, .frame, .bounds, .center, .transform,
      .sizeToFit, .setNeedsLayout, .layout,
      .alpha, .screenStyle, .screenDirection, .contentInsets, .titleInsets, .imageInsets, .readLabel,
      .readImageView, .labelFont:
      1
    case .insert, .insertBelow, .insertAbove, .exchange, .title, .attributedTitle, .titleColor, .titleShadowColor,
      .image, .backgroundImage:
      3
    default: 2
    }
  }
}
