/// The repetitions and the speed of an effect of a symbol.
/// > Documented: SymbolEffectOptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The way an effect repeats.
  /// > Documented: SymbolEffectOptions.RepeatBehavior.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of runs; nil for no end.
    let count: Int?
    /// The pause between runs, in seconds; nil for the system's.
    let delay: Double?

    /// Repeats without a pause and without an end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Repeats with pauses and without an end.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
    /// Returns the behavior that repeats a number of times, nil for no end, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  /// The repetition that was chosen; nil for the effect's.
  private enum Repetition: Hashable, Sendable {
    case none
    case behavior(RepeatBehavior)
  }

  private var repetition: Repetition?
  private var multiplier = 1.0

  /// Returns whether an effect that may run once or until it is removed lasts: unless the options choose otherwise.
  /// > Assumed: an effect that can be both lasts where nothing was chosen, but for a bounce.
  package func lasts(_ effect: some SymbolEffect) -> Bool {
    switch repetition {
    case nil: !(effect is BounceSymbolEffect)
    case .some(.none): false
    case .some(.behavior(let behavior)): behavior.count == nil
    }
  }

  /// The options without choices.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// The options that repeat the effect without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// The options that run the effect once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Returns the options that run the effect a number of times; nil for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns the options that repeat the effect in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Returns the options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The same options, which repeat the effect without an end.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// The same options, which run the effect once.
  public var nonRepeating: SymbolEffectOptions { changing { $0.repetition = Repetition.none } }
  /// Returns the same options, which run the effect a number of times; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count, delay: 0)) }
  /// Returns the same options, which repeat the effect in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changing { $0.repetition = .behavior(behavior) }
  }
  /// Returns the same options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.multiplier = speed } }

  private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
