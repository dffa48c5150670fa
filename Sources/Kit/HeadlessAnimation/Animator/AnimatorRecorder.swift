import HeadlessLayers
import HeadlessViews

/// The changes of an animator, of which it can show any moment and at whose both ends it can stop.
@MainActor final class AnimatorRecorder {
  private struct Change {
    let layer: Layer
    let keyPath: String
    let from: AnimatableValue
    var to: AnimatableValue
  }

  private var changes: [Change] = []
  private var indices: [ObjectIdentifier: [String: Int]] = [:]
  private var added: [(layer: Layer, animation: RunningAnimation)] = []
  private let blocksTouches: Bool
  /// The motion of the animations that are being added.
  var scrubber: (any AnimationScrubber)?

  init(blocksTouches: Bool) { self.blocksTouches = blocksTouches }

  func add(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    if let index = indices[ObjectIdentifier(layer)]?[keyPath] {
      changes[index].to = to
    } else {
      indices[ObjectIdentifier(layer), default: [:]][keyPath] = changes.count
      changes.append(Change(layer: layer, keyPath: keyPath, from: from, to: to))
    }
    let animation = BasicAnimation(keyPath: keyPath)
    animation.duration = 1
    animation.setAdditiveEnds(from: from, to: to)
    let key = animation.isAdditive ? layer.freeKey(keyPath) : keyPath
    let running = layer.start(animation, key: key, blocksTouches: blocksTouches, scrubber: scrubber)
    if let running { added.append((layer, running)) }
  }

  /// Removes the animations, and sets the layers to the values of one end, or to the displayed ones.
  func finish(at position: ViewAnimatingPosition) {
    let values = changes.map { change -> Any? in
      switch position {
      case .end: change.to.any
      case .start: change.from.any
      case .current: change.layer.makePresentation().value(forKeyPath: change.keyPath)
      }
    }
    for (layer, animation) in added { layer.forget(animation) }
    added = []
    View.performWithoutAnimation {
      for (change, value) in zip(changes, values) {
        change.layer.setValue(value, forKeyPath: change.keyPath)
      }
    }
  }
}
