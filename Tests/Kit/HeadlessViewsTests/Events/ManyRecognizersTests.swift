import HeadlessKit
import HeadlessTesting

/// The work that many recognizers on one view make: counted, not timed.
@MainActor @Suite("Many recognizers", .screen(scale: 2), .reportsIssuesAsFailures) struct ManyRecognizersTests {
  @MainActor final class Questions { var count = 0 }

  /// A tap that counts the questions of others and of the delivery.
  final class CountedTap: TapGestureRecognizer {
    var questions: Questions?

    private func answer(_ value: Bool) -> Bool {
      questions?.count += 1
      return value
    }

    override var isEnabled: Bool {
      get { answer(super.isEnabled) }
      set { super.isEnabled = newValue }
    }

    override var delaysTouchesEnded: Bool {
      get { answer(super.delaysTouchesEnded) }
      set { super.delaysTouchesEnded = newValue }
    }

    override var delaysTouchesBegan: Bool {
      get { answer(super.delaysTouchesBegan) }
      set { super.delaysTouchesBegan = newValue }
    }

    override func canBePrevented(by preventing: GestureRecognizer) -> Bool { answer(true) }
    override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { answer(false) }
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { answer(false) }
  }

  /// The kind of the recognizers of a view.
  enum Kind: CaseIterable {
    case taps
    case doubleTaps
    /// One tap, and double taps that it waits for.
    case tapAfterDoubleTaps
    /// Taps, each of which waits for the next one.
    case chain
  }

  /// Returns the number of delegate calls of a tap, and the time after it, on a view with some recognizers; all of them
  /// are removed then.
  func questions(_ kind: Kind, _ count: Int) -> Int {
    let (scene, questions) = (TouchScene(), Questions())
    let taps = (0..<count).map { index in
      let tap = CountedTap()
      if kind == .doubleTaps || kind == .tapAfterDoubleTaps && index > 0 { tap.numberOfTapsRequired = 2 }
      return tap
    }
    for tap in taps {
      scene.a.addGestureRecognizer(tap)
      tap.questions = questions
    }
    switch kind {
    case .tapAfterDoubleTaps: for other in taps.dropFirst() { taps[0].require(toFail: other) }
    case .chain: for (tap, other) in zip(taps, taps.dropFirst()) { tap.require(toFail: other) }
    default: break
    }
    tap(scene.a)
    Screen.main.advance(by: 1)
    #expect(taps.allSatisfy { $0.state == .possible })
    for tap in taps { scene.a.removeGestureRecognizer(tap) }
    expectEqual(scene.a.gestureRecognizers, [])
    return questions.count
  }

  @Test(arguments: [Kind.taps, .doubleTaps, .tapAfterDoubleTaps])
  func `a finger on four times as many recognizers makes about four times as many questions`(kind: Kind) {
    let (few, many) = (questions(kind, 100), questions(kind, 400))
    #expect(few > 0 && many <= 5 * few, "\(few) \(many)")
  }

  @Test func `taps that each wait for the next one ask each other: sixteen questions for four, never sixty-four`() {
    let (few, many) = (questions(.chain, 50), questions(.chain, 200))
    #expect(few > 0 && many <= 20 * few, "\(few) \(many)")
  }

  @Test func `a chain of a thousand taps that each wait for the next one needs no deep call stack`() {
    let scene = TouchScene()
    let taps = (0..<1_000).map { _ in scene.logging("tap", TapGestureRecognizer()) }
    for (tap, other) in zip(taps, taps.dropFirst()) { tap.require(toFail: other) }
    for tap in taps { scene.a.addGestureRecognizer(tap) }
    expectEqual(scene.log.lines { tap(scene.a) }, "a.began tap:ended a.cancelled")
  }

  @Test func `of ten thousand taps on one view the first is recognized`() {
    let scene = TouchScene()
    let recognizers = (0..<10_000).map { _ in TapGestureRecognizer() }
    for recognizer in recognizers { scene.a.addGestureRecognizer(recognizer) }
    recognizers[0].addHandler { [log = scene.log] _ in log.write("first") }
    recognizers[1].addHandler { [log = scene.log] _ in log.write("second") }
    expectEqual(scene.log.lines { tap(scene.a) }, "a.began first a.cancelled")
    scene.a.gestureRecognizers = [recognizers[1]]
    expectEqual(scene.log.lines { tap(scene.a) }, "a.began second a.cancelled")
  }

  @Test func `recognizers get an event by the number of their taps, equal ones in their order on the view`() {
    final class Writing: TapGestureRecognizer {
      var write: () -> Void = {}
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        write()
        super.touchesBegan(touches, with: event)
      }
    }
    let scene = TouchScene()
    for (index, taps) in [1, 3, 2, 1, 3, 2].enumerated() {
      let recognizer = Writing()
      recognizer.numberOfTapsRequired = taps
      recognizer.write = { [log = scene.log] in log.write("\(index)") }
      scene.a.addGestureRecognizer(recognizer)
    }
    expectEqual(scene.log.lines { _ = touch(scene.a) }, "1 4 2 5 0 3 a.began")
  }

  @Test func `a requirement is checked for a cycle in steps that do not grow with the chain, from either end`() {
    for isReversed in [false, true] {
      let taps = (0..<2_000).map { _ in TapGestureRecognizer() }
      let pairs = Array(zip(taps, taps.dropFirst()))
      let before = RequirementWalk.stepCount
      for (tap, other) in isReversed ? pairs.reversed() : pairs { tap.require(toFail: other) }
      #expect(RequirementWalk.stepCount - before <= 4 * pairs.count)
      let reports = IssueReporting.collect { taps[1_999].require(toFail: taps[0]) }
      let message = "it would wait for a TapGestureRecognizer that waits for this one; nothing was changed."
      expectEqual(reports.map(\.problem), [message])
    }
  }

  @Test(arguments: [true, false])
  func `one that waits for two thousand, and two thousand that wait for one, need a linear number of steps`(
    isWaiting: Bool
  ) {
    let hub = TapGestureRecognizer()
    let taps = (0..<2_000).map { _ in TapGestureRecognizer() }
    let before = RequirementWalk.stepCount
    for tap in taps { if isWaiting { hub.require(toFail: tap) } else { tap.require(toFail: hub) } }
    #expect(RequirementWalk.stepCount - before <= 4 * taps.count)
    for tap in taps.prefix(3) {
      let reports = IssueReporting.collect {
        if isWaiting { tap.require(toFail: hub) } else { hub.require(toFail: tap) }
      }
      expectEqual(reports.count, 1)
    }
  }

  @MainActor final class Target {
    var calls: [String] = []
    func call() { calls.append("call") }
  }

  @Test func `a deallocated target does not hide another object at its address`() {
    let (scene, tapping) = (TouchScene(), TapGestureRecognizer())
    scene.a.addGestureRecognizer(tapping)
    let call = Selector(Target.call, named: "call")
    // Objects of the same size have the same address sooner or later.
    for _ in 0..<100 {
      let target = Target()
      tapping.addTarget(target, action: call)
      tapping.addTarget(target, action: call)
      Screen.main.advance(by: 1)
      tap(scene.a)
      expectEqual(target.calls, ["call"])
    }
  }

  @Test func `a thousand targets are called in their order, each once, and removed by target and action`() {
    let (scene, tapping) = (TouchScene(), TapGestureRecognizer())
    scene.a.addGestureRecognizer(tapping)
    let targets = (0..<1_000).map { _ in Target() }
    let call = Selector(Target.call, named: "call")
    for _ in 1...2 { for target in targets { tapping.addTarget(target, action: call) } }
    for target in targets.prefix(500) { tapping.removeTarget(target, action: call) }
    tap(scene.a)
    expectEqual(targets.map(\.calls.count), Array(repeating: 0, count: 500) + Array(repeating: 1, count: 500))
  }
}
