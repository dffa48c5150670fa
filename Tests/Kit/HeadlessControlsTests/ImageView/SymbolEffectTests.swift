import HeadlessKit
import HeadlessTesting

@testable import HeadlessControls

/// Effects of symbols: values, which last or end, as nothing is animated.
@MainActor @Suite(.reportsIssuesAsFailures, .screen(scale: 2)) struct SymbolEffectTests {
  let view = ImageView(image: Image(systemName: "heart"))

  /// The names of the types of the active effects.
  private var lasting: [any SymbolEffect] { (view.rare.lastingEffects ?? []).map(\.effect) }
  private var active: [String] { lasting.map { "\(type(of: $0))" } }

  @Test func `an effect that runs once ends in the next step of the clock`() {
    var ends: [String] = []
    view.addSymbolEffect(.bounce.up.byLayer, options: .nonRepeating) { context in
      ends.append("\(type(of: context.effect)) \(context.isFinished) \(context.sender === view)")
    }
    view.addSymbolEffect(.bounce)
    #expect(ends.isEmpty && active.isEmpty)
    Screen.main.clock.advance(by: 0)
    expectEqual(ends, ["BounceSymbolEffect true true"])
  }

  @Test func `a lasting effect is active until it is removed`() {
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing)
    expectEqual(active, ["ScaleSymbolEffect", "PulseSymbolEffect", "VariableColorSymbolEffect"])
    view.removeSymbolEffect(ofType: .pulse)
    expectEqual(active, ["ScaleSymbolEffect", "VariableColorSymbolEffect"])
    view.removeAllSymbolEffects()
    #expect(active.isEmpty)
  }

  @Test func `an effect replaces one of its type, whose closure is called`() {
    var ends: [Bool] = []
    view.addSymbolEffect(.scale.up) { ends.append($0.isFinished) }
    view.addSymbolEffect(.scale.down.wholeSymbol)
    Screen.main.clock.advance(by: 0)
    #expect(active == ["ScaleSymbolEffect"] && ends == [false])
    let down: ScaleSymbolEffect = .scale.down.wholeSymbol
    expectEqual(lasting.first?.configuration, down.configuration)
  }

  @Test func `an effect of both kinds lasts unless its options end it`() {
    let rows: [(SymbolEffectOptions, lasts: Bool)] = [
      (.default, true), (.repeating, true), (.repeat(.periodic), true), (.repeat(3), false),
      (.repeat(.periodic(2, delay: 1)), false), (.nonRepeating.speed(0.5), false),
    ]
    for (index, (options, lasts)) in rows.enumerated() {
      view.removeAllSymbolEffects()
      view.addSymbolEffect(.wiggle.clockwise, options: options)
      #expect(active.isEmpty != lasts, "row \(index)")
    }
  }

  @Test func `another symbol is set at once`() {
    let filled = Image(systemName: "heart.fill") ?? Image()
    var ends = 0
    view.setSymbolImage(filled, contentTransition: .replace.downUp) { _ in ends += 1 }
    #expect(view.image === filled && ends == 0)
    Screen.main.clock.advance(by: 0)
    expectEqual(ends, 1)
    view.setSymbolImage(filled, contentTransition: .replace.magic(fallback: .offUp))
    view.setSymbolImage(filled, contentTransition: .automatic)
  }

  @Test func `effects are equal by what was chosen`() {
    let bounces: [BounceSymbolEffect] = [.bounce.up, .bounce.up, .bounce.down]
    #expect(bounces[0] == bounces[1] && bounces[0] != bounces[2])
    let wiggles: [WiggleSymbolEffect] = [.wiggle.custom(angle: 30), .wiggle.custom(angle: 40)]
    #expect(wiggles[0] != wiggles[1])
    #expect(SymbolEffectOptions.repeat(2) == .default.repeat(2) && SymbolEffectOptions.speed(2) != .default)
  }
}
