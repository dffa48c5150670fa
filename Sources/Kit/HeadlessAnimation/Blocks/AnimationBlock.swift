import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// One call of `View.animate`: its changes are recorded in the layers, and its completion waits for all of them.
@MainActor final class AnimationBlock: AnimationListener, ChangeRecorder {
  private(set) var duration: TimeInterval
  var delay: TimeInterval
  var pace: AnimationPace
  var options: View.AnimationOptions
  private var completion: ((Bool) -> Void)?

  var keyframes: KeyframeRecorder?
  var animator: AnimatorRecorder?
  var repeatCount: Float?
  var autoreverses: Bool?

  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var resized: [View] = []

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: AnimationPace, options: View.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = options.contains(.overrideInheritedOptions) ? nil : Self.current
    self.duration = outer.map { options.contains(.overrideInheritedDuration) ? duration : $0.duration } ?? duration
    self.pace = outer.map { options.contains(.overrideInheritedCurve) ? pace : $0.pace } ?? pace
    self.delay = delay
    self.options = options
    self.completion = completion
  }

  // MARK: Which one

  static private(set) var current: AnimationBlock? { didSet { ChangeRecording.recorder = current } }

  // MARK: Running

  /// Runs the changes, and the completion at once if there is nothing to wait for; in the next turn without a duration.
  /// > Documented: with a duration of 0 the completion runs at the beginning of the next run loop cycle. Reported: a
  /// > block that animates nothing completes at once ("Premature Completion", spacemanlabs.com).
  func run(_ changes: () -> Void) {
    perform {
      changes()
      for view in resized { view.layoutIfNeeded() }
      resized = []
    }
    close()
  }

  func perform(_ changes: () -> Void) {
    let outer = makeCurrent()
    changes()
    end(makingCurrent: outer)
  }

  /// Makes this the current block, and returns the one that ran before.
  func makeCurrent() -> AnimationBlock? {
    let outer = Self.current
    Self.current = self
    Transaction.begin()
    Transaction.setAnimationDuration(duration)
    if duration == 0, delay == 0 { Transaction.setDisableActions(true) }
    return outer
  }

  /// Ends this block's turn as the current one, and makes another one current.
  func end(makingCurrent outer: AnimationBlock?) {
    Self.current = outer
    Transaction.commit()
  }

  func setDuration(_ seconds: TimeInterval) {
    duration = seconds
    Transaction.setAnimationDuration(seconds)
    Transaction.setDisableActions(seconds == 0 && delay == 0)
  }

  func close() {
    if let keyframes {
      // The recorder holds the layers, whose animations hold this block.
      self.keyframes = nil
      for (layer, animation) in keyframes.makeAnimations() { start(animation, in: layer, animation.keyPath ?? "") }
    }
    isClosed = true
    completeIfOver()
  }

  func animationEnded(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    completeIfOver()
  }

  private func completeIfOver() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    if isInstant { return _ = Screen.main.clock.schedule(after: 0) { completion(true) } }
    Self.completionNesting.call("the completion of View.animate(withDuration:animations:completion:)") {
      completion(allFinished)
    }
  }

  private static let completionNesting = CallbackNesting(
    "animations", cure: "Don't begin an animation without changes in the completion of another one.")

  /// Whether the block changes values without a time.
  var isInstant: Bool { duration <= 0 && delay <= 0 }

  // MARK: Recording

  func record(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    if isInstant || from.isEqual(to: to) { return }
    if options.contains(.layoutSubviews), keyPath == "bounds.size", let view = layer.layerOwner as? View {
      resized.append(view)
    }
    if let keyframes { return keyframes.add(layer, keyPath, from: from, to: to) }
    if let animator { return animator.add(layer, keyPath, from: from, to: to) }
    // Those that begin where another one is end that one first.
    let replaces = options.contains(.beginFromCurrentState)
    guard replaces || layer.hasRoomForAnimation(keyPath) else { return }
    let animation = pace.makeAnimation(keyPath, duration: duration)
    var key = keyPath
    if replaces {
      animation.setEnds(from: layer.shown(keyPath, modelValue: from).any, to: to.any)
      layer.stopAnimations { $0.isAbout(keyPath) }
    } else {
      animation.setAdditiveEnds(from: from, to: to)
      if animation.isAdditive { key = layer.freeKey(keyPath) }
    }
    start(animation, in: layer, key)
  }

  func start(_ animation: LayerAnimation, in layer: Layer, _ key: String) {
    if !(animation is LayerTransition) { animation.fillMode = .both }
    animation.beginTime = layer.localTime(at: layer.clock.now) + delay
    animation.autoreverses = autoreverses ?? options.contains(.autoreverse)
    animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
    running += 1
    let started = layer.start(
      animation, key: key, listener: self, blocksTouches: !options.contains(.allowUserInteraction))
    if started == nil { running -= 1 }
  }
}

extension RunningAnimation {
  /// Returns whether it is one that a block made for the value under a path.
  fileprivate func isAbout(_ keyPath: String) -> Bool { key == keyPath || (key?.hasPrefix(keyPath + "-") ?? false) }
}

extension BasicAnimation {
  /// Sets both ends, as an addition to other animations where the value allows it.
  final func setAdditiveEnds(from: AnimatableValue, to: AnimatableValue) {
    if let difference = to.isAdditive ? from.difference(from: to) : nil {
      isAdditive = true
      setEnds(from: difference.any, to: difference.zero.any)
    } else {
      setEnds(from: from.any, to: to.any)
    }
  }
}

extension AnimatableValue {
  /// Whether blocks add their changes to running animations.
  /// > Seen: dumps of iOS 8: positions, sizes and transforms are added. Reported: colors are not.
  fileprivate var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect, .transform: true
    default: false
    }
  }
}
