/// An effect that scales a symbol up and down, slowly.
/// > Documented: BreatheSymbolEffect.
public struct BreatheSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "breathe")

  /// The effect that changes no opacity.
  public var plain: BreatheSymbolEffect { choosing("plain") }
  /// The effect that changes the opacity too.
  public var pulse: BreatheSymbolEffect { choosing("pulse") }
  /// The effect of each layer on its own.
  public var byLayer: BreatheSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: BreatheSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol up and down, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that changes the opacity of a symbol.
/// > Documented: PulseSymbolEffect.
public struct PulseSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "pulse")

  /// The effect of each layer on its own.
  public var byLayer: PulseSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: PulseSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that changes the opacity of a symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that rotates a symbol.
/// > Documented: RotateSymbolEffect.
public struct RotateSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "rotate")

  /// The effect that turns clockwise.
  public var clockwise: RotateSymbolEffect { choosing("clockwise") }
  /// The effect that turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { choosing("counterClockwise") }
  /// The effect of each layer on its own.
  public var byLayer: RotateSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: RotateSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that changes the opacity of the variable layers of a symbol, one after the other.
/// > Documented: VariableColorSymbolEffect.
public struct VariableColorSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

  /// The effect that shows one layer at a time.
  public var iterative: VariableColorSymbolEffect { choosing("iterative") }
  /// The effect that shows more layers each time.
  public var cumulative: VariableColorSymbolEffect { choosing("cumulative") }
  /// The effect that runs backward after each run.
  public var reversing: VariableColorSymbolEffect { choosing("reversing") }
  /// The effect that begins again after each run.
  public var nonReversing: VariableColorSymbolEffect { choosing("nonReversing") }
  /// The effect that hides the other layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { choosing("hideInactiveLayers") }
  /// The effect that dims the other layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { choosing("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of the variable layers of a symbol, one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
/// > Documented: WiggleSymbolEffect.
public struct WiggleSymbolEffect: ChosenSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

  /// The effect that moves left.
  public var left: WiggleSymbolEffect { choosing("left") }
  /// The effect that moves right.
  public var right: WiggleSymbolEffect { choosing("right") }
  /// The effect that moves up.
  public var up: WiggleSymbolEffect { choosing("up") }
  /// The effect that moves down.
  public var down: WiggleSymbolEffect { choosing("down") }
  /// The effect that moves in the direction of the text.
  public var forward: WiggleSymbolEffect { choosing("forward") }
  /// The effect that moves against the direction of the text.
  public var backward: WiggleSymbolEffect { choosing("backward") }
  /// The effect that turns clockwise.
  public var clockwise: WiggleSymbolEffect { choosing("clockwise") }
  /// The effect that turns counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { choosing("counterClockwise") }
  /// The effect of each layer on its own.
  public var byLayer: WiggleSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: WiggleSymbolEffect { choosing("wholeSymbol") }
  /// Returns the effect along an angle, in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { choosing("angle \(angle)") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
