import HeadlessGraphics
import HeadlessViews

/// The end of an effect of a symbol.
/// > Documented: UISymbolEffectCompletionContext.
@preconcurrency @MainActor public struct SymbolEffectCompletionContext {
  /// The image view that has had the effect; not retained.
  public private(set) weak var sender: AnyObject?
  /// The effect that ended, with what was chosen for it.
  public let effect: any SymbolEffect
  /// Whether the effect has run to its end: false for one that was removed.
  public let isFinished: Bool
}

/// A closure that is called at the end of an effect of a symbol.
/// > Documented: UISymbolEffectCompletion.
public typealias SymbolEffectCompletion = (SymbolEffectCompletionContext) -> Void

/// Effects of symbols, which animate nothing here: lasting ones are stored, the others end at once.
/// > Documented: UIImageView's effects. Differs: nothing is animated; an effect that runs a number of times ends in the
/// > next step of the clock. Assumed: a lasting effect replaces one of its type, and its closure is called on removal.
extension ImageView {
  /// Adds an effect that lasts until it is removed.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.scale.up`.
  ///   - options: The repetitions and the speed; not read.
  ///   - animated: Whether the effect is animated; not read.
  ///   - completion: A closure that is called when the effect is removed.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) { addLasting(effect, completion) }

  /// Adds an effect that runs once or a number of times, and calls the closure at the end.
  ///
  /// The options and `animated` are not read.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Adds an effect, such as `.bounce`, that lasts until it is removed, or runs a number of times and ends.
  ///
  /// It ends with a number of repetitions among the options, or none; then the closure is called. `animated` is unread.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    if options.lasts(effect) { addLasting(effect, completion) } else { finish(effect, completion) }
  }

  /// Replaces the image, with an effect between the old and the new symbol.
  ///
  /// - Parameters:
  ///   - image: The new image.
  ///   - effect: The effect, such as `.replace`.
  ///   - options: The repetitions and the speed; not read.
  ///   - completion: A closure that is called at the end.
  public final func setSymbolImage(
    _ image: Image, contentTransition effect: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: SymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(effect, completion)
  }

  /// Removes the lasting effects of the type of an effect.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    removeLasting { $0.configuration.isOfKind(of: effect.configuration) }
    finish(effect, completion)
  }

  /// Removes the lasting effects of the type of an effect: none, as this one does not last.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Removes the lasting effects of the type of an effect.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    removeLasting { $0.configuration.isOfKind(of: effect.configuration) }
    finish(effect, completion)
  }

  /// Removes all lasting effects.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    removeLasting { _ in true }
  }

  private func addLasting(_ effect: any SymbolEffect, _ completion: SymbolEffectCompletion?) {
    removeLasting { $0.configuration.isOfKind(of: effect.configuration) }
    rare.lastingEffects = (rare.lastingEffects ?? []) + [(effect: effect, completion: completion)]
  }

  private func removeLasting(where isRemoved: (any SymbolEffect) -> Bool) {
    guard let effects = rare.lastingEffects else { return }
    rare.lastingEffects = effects.filter { !isRemoved($0.effect) }
    for ended in effects where isRemoved(ended.effect) { finish(ended.effect, ended.completion, isFinished: false) }
  }

  private func finish(_ effect: any SymbolEffect, _ completion: SymbolEffectCompletion?, isFinished: Bool = true) {
    guard let completion else { return }
    let context = SymbolEffectCompletionContext(sender: self, effect: effect, isFinished: isFinished)
    Screen.main.clock.schedule(after: 0) { completion(context) }
  }
}
