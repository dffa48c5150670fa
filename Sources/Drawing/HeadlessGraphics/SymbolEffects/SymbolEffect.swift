/// An effect that animates a symbol; a value, as nothing is animated here.
/// > Documented: SymbolEffect of the framework Symbols.
public protocol SymbolEffect: Hashable, Sendable {
  /// The kind of the effect and what was chosen for it.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times.
/// > Documented: DiscreteSymbolEffect.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
/// > Documented: IndefiniteSymbolEffect.
public protocol IndefiniteSymbolEffect {}

/// An effect that makes a symbol visible or invisible.
/// > Documented: TransitionSymbolEffect.
public protocol TransitionSymbolEffect {}

/// An effect that replaces a symbol by another one.
/// > Documented: ContentTransitionSymbolEffect.
public protocol ContentTransitionSymbolEffect {}

/// The kind of an effect and what was chosen for it.
/// > Documented: SymbolEffectConfiguration.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The name of the effect, such as `bounce`.
  let name: String
  /// The names of what was chosen, such as `up`, in their order.
  var choices: [String] = []

  /// Returns whether another configuration is of an effect of the same type.
  package func isOfKind(of other: SymbolEffectConfiguration) -> Bool { name == other.name }
}

/// An effect with members that return the same effect with a choice.
package protocol ChosenSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ChosenSymbolEffect {
  func choosing(_ choice: String) -> Self {
    var effect = self
    effect.configuration.choices.append(choice)
    return effect
  }
}
