import HeadlessViews
import Soak
import Testing

/// The machinery finds faults, makes their programs small and prints them as tests.
@MainActor @Suite("Shrinking") struct ShrinkerTests {
  /// A view that inserts a subview one position too far in front.
  final class MisplacingView: SoakView {
    override func insertSubview(_ view: View, at index: Int) { super.insertSubview(view, at: index + 1) }
  }

  final class ForgetfulView: SoakView { override func setNeedsLayout() {} }

  /// A view with an owner that the model does not contain.
  final class ClingingView: SoakView {
    static var kept: [View] = []
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      Self.kept.append(self)
    }
  }

  /// Returns the first program of random steps that fails with a faulty kind of view, made small.
  private func smallest(_ makePlainView: @escaping () -> SoakView) -> (program: Program, failure: Failure)? {
    for seed in 1...50 as ClosedRange<UInt64> {
      var generator = Generator(seed: seed)
      let small = Program(generator.steps(80), plainView: makePlainView).shrunk
      if let failure = small.failure { return (small, failure) }
    }
    return nil
  }

  @Test func `a planted fault is found in random steps and shrunk to the five that it needs`() throws {
    let (small, failure) = try #require(smallest { MisplacingView(frame: .zero) })
    #expect(failure.problem.contains("has the subviews"))
    // A view with a subview, and another one inserted at 0.
    #expect(small.steps.count <= 5 && small.steps.last?.action == .insert)
  }

  @Test func `a view that forgets its mark is found`() throws {
    let (small, failure) = try #require(smallest { ForgetfulView(frame: .zero) })
    expectEqual(failure.problem, "#0 view is not marked for layout")
    // A fresh view is marked: only after a layout, of either kind, does it matter.
    let actions = small.steps.map { $0.action == .layoutScaled ? .layout : $0.action }
    expectEqual(actions, [.make, .layout, .setNeedsLayout])
  }

  @Test func `a leaked view is found`() {
    let steps = [Step(.make, 0), Step(.make, 0), Step(.add, 1, 0), Step(.remove, 1), Step(.release, 1)]
    expectNil(Program(steps).failure)
    defer { ClingingView.kept = [] }
    let failure = Program(steps) { ClingingView(frame: .zero) }.failure
    #expect(failure?.problem == "#1 view is still alive without an owner" && failure?.index == 4)
  }

  @Test func `a view that is still alive when all are released is found at the end`() {
    let steps = [Step(.make, 0), Step(.make, 0), Step(.add, 1, 0)]
    defer { ClingingView.kept = [] }
    let failure = Program(steps) { ClingingView(frame: .zero) }.failure
    #expect(failure?.problem == "[\"#1 view\"] are still alive at the end" && failure?.step == nil)
  }

  @Test func `steps that don't matter go, and numbers become as simple as they may be`() {
    // Fails as soon as a view is sent to the back at an operand of 7 or more with a number beyond 5.
    var shrinker = Shrinker { steps in
      steps.firstIndex { $0.action == .sendToBack && $0.operands[0] >= 7 && $0.numbers[0] > 5 }
    }
    let small = shrinker.shrink([
      Step(.make), Step(.flush), Step(.sendToBack, 19, 4, numbers: [1e300]), Step(.flush), Step(.make, 3),
    ])
    expectEqual(small, [Step(.sendToBack, 7, 0, numbers: [10])])
  }

  @Test func `a program that does not fail stays as it is`() {
    let steps = [Step(.make, 5), Step(.flush)]
    expectEqual(Program(steps).shrunk.steps, steps)
  }

  @Test func `a program prints as a Swift test`() {
    let program = Program([Step(.make, 1), Step(.frame, 0, numbers: [.nan, -.infinity, -0.0, 2.5])])
    #expect(
      program.test(named: "seed1") == """
        // does not fail
        @MainActor @Test func `the program seed1 runs without a fault`() {
          let program = Program([
            Step(.make, 1),
            Step(.frame, 0, numbers: [.nan, -.infinity, -0.0, 2.5]),
          ])
          #expect(program.failure == nil)
        }
        """)
  }

  @Test func `a step inside a hook prints inside its step`() {
    let step = Step(.setNeedsLayout, 2, inner: [Step(.remove, 1), Step(.flush)])
    expectEqual(step.description, "Step(.setNeedsLayout, 2, inner: [Step(.remove, 1), Step(.flush)])")
  }
}
