extension Layer {
  final func running(_ key: String) -> RunningAnimation? { rare.animations.animation(forKey: key) }

  /// The animations of the layer and of its sublayers without a view, in the order in which they were added.
  package final var animationsOfOwnLayers: [RunningAnimation] {
    var found: [RunningAnimation] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      found += layer.rare.animations.all
      waiting += layer.ownSublayers.filter { $0.layerOwner == nil }.reversed()
    }
    return found
  }

  /// Adds an animation, as ``add(_:forKey:)`` does.
  final func run(_ animation: LayerAnimation, key: String?) {
    guard MainThread.isCurrent else {
      return refuse(
        "add(_:forKey:)", value: "\(type(of: animation))", because: "can run on the main actor only",
        consequence: "ignoring it", cure: "Add animations on the main actor.")
    }
    MainThread.run(with: (self, animation)) { layer, animation in
      _ = layer.start(animation, key: animation.fixedKey ?? key) != nil
    }
  }

  /// Adds a copy of an animation, in the place of the one that has the key.
  /// > Documented: a duration of 0 becomes the transaction's; a transition has the key "transition".
  @MainActor @discardableResult package final func start(
    _ animation: LayerAnimation, key: String?, listener: (any AnimationListener)? = nil, blocksTouches: Bool = false,
    scrubber: AnimationScrubber? = nil
  ) -> RunningAnimation? {
    guard let copy = animation.copy() as? LayerAnimation else { return nil }
    let transaction = Transaction.current
    if copy.times.duration == 0 { copy.times.duration = transaction.duration }
    if copy.times.beginTime == 0 { copy.times.beginTime = localTime(at: clock.now) }
    if copy.timingFunction == nil { copy.timingFunction = transaction.timingFunction }
    copy.applyDurations()
    copy.reportValuesOfOtherKinds(in: self)
    if let key { stopAnimation(forKey: key) }
    guard hasRoomForAnimation((animation as? PropertyAnimation)?.keyPath ?? key) else { return nil }
    let running = RunningAnimation(
      copy, key: key, in: self, listeners: (listener.map { [$0] } ?? []) + transaction.expectEnd(),
      blocksTouches: blocksTouches, scrubber: scrubber)
    rare.animations.append(running)
    AnimationCount.began(running)
    running.schedule()
    return running
  }

  package final func stopAnimations(where isWanted: (RunningAnimation) -> Bool) {
    guard rare.animations.contains(where: isWanted) else { return }
    stop(rare.animations.all.filter(isWanted))
  }

  final func stopAnimation(forKey key: String) {
    if let animation = running(key) { stop([animation]) }
  }

  private func stop(_ animations: [RunningAnimation]) {
    for animation in animations { rare.animations.remove(animation) }
    guard MainThread.isCurrent else { return }
    MainThread.run(with: (self, animations)) { layer, animations in
      let clock = layer.clock
      for animation in animations { animation.stop(on: clock) }
    }
  }

  /// Returns whether one more animation may run; if not, that is reported once until all of them are over.
  package final func hasRoomForAnimation(_ what: String?) -> Bool {
    guard rare.animations.count >= RunningAnimations.limit else { return true }
    if rare.animations.hasReportedLimit { return false }
    rare.animations.hasReportedLimit = true
    report(
      "add(_:forKey:)",
      "Expected at most \(RunningAnimations.limit) animations at a time in one layer; got one more"
        + "\(what.map { ", of \"\($0)\"" } ?? ""); this one and further ones are not added.",
      cure: "Let time go by with Screen.main.advance(by:), or remove animations that are no longer needed.")
    return false
  }

  /// Returns a layer of the same class and with the state that this one shows now.
  package final func makePresentation() -> Layer {
    let copy = makeCopy()
    copy.rare.model = self
    applyAnimations(to: copy)
    return copy
  }

  /// Returns a layer of the same class with the same values, without a superlayer and sublayers.
  final func makeCopy() -> Layer {
    if let copy = type(of: self)._copy(of: self), type(of: copy) == type(of: self) { return copy }
    let copy = type(of: self).makeBlank()
    copy.copyState(of: self)
    return copy
  }

  /// Changes what a copy shows to what the animations make of it now.
  final func applyAnimations(to copy: Layer) {
    let animations = rare.animations
    if animations.isEmpty { return }
    let time = localTime(at: clock.now)
    for animation in animations.all { animation.apply(to: copy, at: time) }
  }

  /// Whether touches pass by the layer's view because of an animation in it.
  package final var isClosedToTouches: Bool { rare.animations.contains { $0.blocksTouches && !$0.isOver } }

  /// Returns a key for one more animation of the same value.
  package final func freeKey(_ keyPath: String) -> String { rare.animations.freeKey(keyPath) }

  /// Removes an animation without notifying its delegate.
  package final func forget(_ animation: RunningAnimation) { rare.animations.remove(animation) }

  /// Returns the value that shows at a key path where the model had a value until now.
  package final func shown(_ keyPath: String, modelValue: AnimatableValue) -> AnimatableValue {
    AnimatableValue(presentation(of: keyPath, modelValue: modelValue.any)) ?? modelValue
  }
}
