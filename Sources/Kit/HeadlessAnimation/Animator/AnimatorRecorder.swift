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

  private struct AnimatedProperty: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  private var changes: [Change] = []
  private var indices: [AnimatedProperty: Int] = [:]
  private var added: [(layer: Layer, animation: RunningAnimation)] = []
  private let blocksTouches: Bool
  /// The motion of the animations that are being added.
  var scrubber: (any AnimationScrubber)?

  init(blocksTouches: Bool) { self.blocksTouches = blocksTouches }

  func add(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    let property = AnimatedProperty(layer: ObjectIdentifier(layer), keyPath: keyPath)
    if let index = indices[property] {
      changes[index].to = to
    } else {
      indices[property] = changes.count
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
    let shown = position == .current ? changes.map { $0.layer.makePresentation().value(forKeyPath: $0.keyPath) } : []
    for (layer, animation) in added { layer.forget(animation) }
    added = []
    View.performWithoutAnimation {
      for (index, change) in changes.enumerated() {
        switch position {
        case .end: change.layer.setValue(change.to.any, forKeyPath: change.keyPath)
        case .start: change.layer.setValue(change.from.any, forKeyPath: change.keyPath)
        case .current: change.layer.setValue(shown[index], forKeyPath: change.keyPath)
        }
      }
    }
  }
}
