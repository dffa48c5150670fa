import Foundation
import Synchronization

/// The actions that run when a value of a layer changes.
///
/// In the layer of a view there is one only inside of an animation block. A layer without a view has one of its own
/// accord, if it has been on a screen since the turn before.
package enum LayerActions {
  private static let listening = Atomic(false)

  /// Whether a change may start an animation; false until a block begins or a turn ends.
  static var isListening: Bool { listening.load(ordering: .relaxed) || Turn.count > 0 }

  package static func listen() { listening.store(true, ordering: .relaxed) }

  static func perform(_ key: String, of layer: Layer, _ change: () -> Void) {
    guard MainThread.isCurrent else { return change() }
    let found = MainThread.run(with: layer) {
      $0.layerOwner?.recordsLayerChanges ?? $0.changesBySelf ? LayerChange(of: $0, at: key) : nil
    }
    change()
    if let found { MainThread.run(with: found) { finish($0) } }
  }

  @MainActor private static func finish(_ change: LayerChange) {
    let (old, new) = (AnimatableValue(change.old), AnimatableValue(change.layer.value(forKeyPath: change.keyPath)))
    if let owner = change.layer.layerOwner {
      if let old, let new { owner.recordLayerChange(change, from: old, to: new) }
      return
    }
    if let old, let new, old.isEqual(to: new) { return }
    change.runAction()
  }
}

extension Layer {
  /// Runs a copy of an animation that begins at what shows now: at an old value, unless that is being animated.
  @MainActor final func run(_ animation: BasicAnimation, for key: String, from old: Any?) {
    let duplicate = animation.copy() as? BasicAnimation ?? animation
    duplicate.fromValue = running(key) == nil ? old : presentation(of: animation.keyPath ?? key, modelValue: old)
    duplicate.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether changes of a layer without a view have animations of their own now.
  @MainActor final var changesBySelf: Bool {
    if Transaction.current.disablesActions || rare.model != nil { return false }
    var layer = self
    while layer.layerOwner == nil {
      guard layer.turnOfInsertion < Turn.count, let parent = layer.parent else { return false }
      layer = parent
    }
    return layer.layerOwner?.isInShownWindow ?? false
  }

  /// Returns the value that shows at a key path with another model value than the layer has now.
  final func presentation(of key: String, modelValue: Any?) -> Any? {
    let copy = makeCopy()
    copy.setValue(modelValue, forKeyPath: key)
    applyAnimations(to: copy)
    return copy.value(forKeyPath: key)
  }

  /// Returns the delegate's action, else the one in ``actions``, else the standard one.
  /// > Documented: CALayer.action(forKey:).
  final func findAction(_ key: String) -> (any LayerAction)? {
    if let action = delegate?.action(for: self, forKey: key) ?? actions?[key] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: key) ?? standardAction(key)
  }

  private func standardAction(_ key: String) -> (any LayerAction)? {
    guard layerOwner == nil, let known = type(of: self).valueKeys[LayerKeyPath(key).key], known.isAnimatedImplicitly
    else { return nil }
    let animation = BasicAnimation(keyPath: key)
    animation.timingFunction = MediaTimingFunction(name: .default)
    return animation
  }
}
