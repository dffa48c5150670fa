/// An effect that makes a symbol appear.
/// > Documented: AppearSymbolEffect.
public struct AppearSymbolEffect: ChosenSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "appear")

  /// The effect that scales down.
  public var down: AppearSymbolEffect { choosing("down") }
  /// The effect that scales up.
  public var up: AppearSymbolEffect { choosing("up") }
  /// The effect of each layer on its own.
  public var byLayer: AppearSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: AppearSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that scales a symbol for a moment.
/// > Documented: BounceSymbolEffect.
public struct BounceSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "bounce")

  /// The effect that scales down.
  public var down: BounceSymbolEffect { choosing("down") }
  /// The effect that scales up.
  public var up: BounceSymbolEffect { choosing("up") }
  /// The effect of each layer on its own.
  public var byLayer: BounceSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: BounceSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that makes a symbol disappear.
/// > Documented: DisappearSymbolEffect.
public struct DisappearSymbolEffect: ChosenSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "disappear")

  /// The effect that scales down.
  public var down: DisappearSymbolEffect { choosing("down") }
  /// The effect that scales up.
  public var up: DisappearSymbolEffect { choosing("up") }
  /// The effect of each layer on its own.
  public var byLayer: DisappearSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: DisappearSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that scales a symbol while it lasts.
/// > Documented: ScaleSymbolEffect.
public struct ScaleSymbolEffect: ChosenSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "scale")

  /// The effect that scales down.
  public var down: ScaleSymbolEffect { choosing("down") }
  /// The effect that scales up.
  public var up: ScaleSymbolEffect { choosing("up") }
  /// The effect of each layer on its own.
  public var byLayer: ScaleSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: ScaleSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol while it lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
