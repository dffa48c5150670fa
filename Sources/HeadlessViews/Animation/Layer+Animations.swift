import Foundation
import HeadlessReporting

extension Layer {
  final func running(_ key: String) -> RunningAnimation? {
    extras?.animations.animation(forKey: key)
  }

  final var runningKeys: [String]? {
    let keys = extras?.animations.keys ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Adds an animation as anybody may.
  final func run(_ animation: LayerAnimation, key: String?) {
    guard MainThread.isCurrent else {
      return refuse(
        "add(_:forKey:)", value: "\(type(of: animation))", because: "can run on the main actor only",
        cure: "Add animations on the main actor.")
    }
    nonisolated(unsafe) let (layer, animation) = (self, animation)
    MainActor.assumeIsolated {
      _ = layer.start(animation, key: animation is LayerTransition ? "transition" : key) != nil
    }
  }

  /// Adds a copy of an animation, in the place of the one that has the key.
  ///
  /// > Documented: a duration of 0 becomes that of the transaction; a transition has the key "transition".
  @MainActor
  @discardableResult
  final func start(
    _ animation: LayerAnimation, key: String?, listener: (any AnimationListener)? = nil, blocksTouches: Bool = false,
    scrubber: AnimationScrubber? = nil
  ) -> RunningAnimation? {
    guard let copy = animation.copy() as? LayerAnimation else { return nil }
    let transaction = Transaction.current
    if copy.times.duration == 0 { copy.times.duration = transaction.duration }
    if copy.times.beginTime == 0 { copy.times.beginTime = localTime(at: clock.now) }
    if copy.timingFunction == nil { copy.timingFunction = transaction.timingFunction }
    copy.settleDurations()
    if let key { stopAnimation(forKey: key) }
    guard hasRoomForAnimation((animation as? PropertyAnimation)?.keyPath ?? key) else { return nil }
    let running = RunningAnimation(
      copy, key: key, in: self, listeners: (listener.map { [$0] } ?? []) + transaction.expectEnd(),
      blocksTouches: blocksTouches, scrubber: scrubber)
    makeExtras().animations.append(running)
    AnimationCount.began(running)
    running.schedule()
    return running
  }

  /// Takes away the animations that a condition holds for.
  final func stopAnimations(where isWanted: (RunningAnimation) -> Bool) {
    guard let extras, extras.animations.contains(where: isWanted) else { return }
    stop(extras.animations.all.filter(isWanted))
  }

  /// Takes away the animation that has a key.
  final func stopAnimation(forKey key: String) {
    if let animation = running(key) { stop([animation]) }
  }

  private func stop(_ animations: [RunningAnimation]) {
    for animation in animations { extras?.animations.remove(animation) }
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let (layer, list) = (self, animations)
    MainActor.assumeIsolated {
      let clock = layer.clock
      for animation in list { animation.stop(on: clock) }
    }
  }

  /// Whether one more animation may run; if not, that is reported once until all of them are over.
  final func hasRoomForAnimation(_ what: String?) -> Bool {
    guard let extras, extras.animations.count >= RunningAnimations.limit else { return true }
    if extras.animations.hasReportedLimit { return false }
    extras.animations.hasReportedLimit = true
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).add(_:forKey:)",
        problem: "Expected at most \(RunningAnimations.limit) animations at a time in one layer; got one more"
          + "\(what.map { ", of \"\($0)\"" } ?? ""); this one and further ones are not added.",
        cure: "Let time go by with Screen.main.advance(by:), or remove animations that are no longer needed."))
    return false
  }

  // MARK: What it shows

  /// A layer of the same class and state as this one shows now.
  final func makePresentation() -> Layer {
    let copy = makeCopy()
    copy.makeExtras().model = self
    applyAnimations(to: copy)
    return copy
  }

  /// A layer of the same class with the same values, in no tree.
  final func makeCopy() -> Layer {
    let copy = makeTwin()
    copy.takeState(of: self)
    return copy
  }

  /// Changes what a copy shows to what the animations make of it now.
  final func applyAnimations(to copy: Layer) {
    guard let animations = extras?.animations, !animations.isEmpty else { return }
    let time = localTime(at: clock.now)
    for animation in animations.all { animation.apply(to: copy, at: time) }
  }

  /// An empty layer of the nearest of the toolkit's classes.
  private func makeTwin() -> Layer { Self.blank(like: type(of: self)) }

  /// An empty layer of the nearest of the toolkit's classes: an app's own class may not be made by any initializer that
  /// each class has.
  static func blank(like wanted: AnyClass) -> Layer {
    if wanted == Layer.self { return Layer() }
    return switch wanted {
    case is ShapeLayer.Type: ShapeLayer()
    case is GradientLayer.Type: GradientLayer()
    case is TextLayer.Type: TextLayer()
    case is ReplicatorLayer.Type: ReplicatorLayer()
    case is ScrollLayer.Type: ScrollLayer()
    case is TransformLayer.Type: TransformLayer()
    case is TiledLayer.Type: TiledLayer()
    case is EmitterLayer.Type: EmitterLayer()
    default: Layer()
    }
  }
}

extension LayerAnimation {
  /// Gives the animations of a group that say no duration the group's.
  final func settleDurations() {
    guard let group = self as? AnimationGroup else { return }
    for animation in group.animations ?? [] {
      if animation.times.duration == 0 { animation.times.duration = times.duration }
      animation.settleDurations()
    }
  }
}
