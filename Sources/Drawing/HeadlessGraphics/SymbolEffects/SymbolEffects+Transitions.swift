/// An effect that replaces a symbol by another one.
/// > Documented: ReplaceSymbolEffect.
public struct ReplaceSymbolEffect: ChosenSymbolEffect, ContentTransitionSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public package(set) var configuration = SymbolEffectConfiguration(name: "replace")

  /// The effect that scales the old symbol down and the new one up.
  public var downUp: ReplaceSymbolEffect { choosing("downUp") }
  /// The effect that removes the old symbol and scales the new one up.
  public var offUp: ReplaceSymbolEffect { choosing("offUp") }
  /// The effect that scales both symbols up.
  public var upUp: ReplaceSymbolEffect { choosing("upUp") }
  /// The effect of each layer on its own.
  public var byLayer: ReplaceSymbolEffect { choosing("byLayer") }
  /// The effect of all layers together.
  public var wholeSymbol: ReplaceSymbolEffect { choosing("wholeSymbol") }
  /// The effect that scales the old symbol down and the new one up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The effect that removes the old symbol and scales the new one up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
  /// The effect that scales both symbols up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// Returns the effect that leaves the common parts of both symbols in place, and another effect for other symbols.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// An effect that leaves the common parts of both symbols in place.
  /// > Documented: ReplaceSymbolEffect.MagicReplace.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The effect for symbols that have nothing in common.
    let fallback: ReplaceSymbolEffect

    /// The kind of the effect and what was chosen for it.
    public var configuration: SymbolEffectConfiguration { fallback.choosing("magic").configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that the system chooses.
/// > Documented: AutomaticSymbolEffect.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The kind of the effect and what was chosen for it.
  public private(set) var configuration = SymbolEffectConfiguration(name: "automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
