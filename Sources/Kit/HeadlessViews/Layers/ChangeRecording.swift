import HeadlessLayers

/// A recorder of changes of views and their layers, to animate them: a block of animations that is running.
@MainActor package protocol ChangeRecorder: AnyObject {
  func record(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue)
}

/// The animation that a view returns for a change inside a block, which adds one of its own instead unless an override
/// has changed it.
final class StandardViewAction: BasicAnimation {
  var isChanged: Bool {
    duration != Transaction.animationDuration() || timingFunction != nil || beginTime != 0 || timeOffset != 0
      || speed != 1 || repeatCount != 0 || autoreverses || fromValue != nil || toValue != nil || byValue != nil
  }
}

/// The recorder of changes, which there is only while a block of animations runs.
@MainActor package enum ChangeRecording {
  /// The recorder, or nil outside of blocks.
  package static var recorder: (any ChangeRecorder)? { didSet { update() } }

  /// Whether animations are recorded at all; false in `View.performWithoutAnimation(_:)`.
  package static var isEnabled = true { didSet { update() } }

  /// Whether a change is recorded now: the only check where nothing is animated.
  package static var isOn: Bool { isRecording }

  private static var isRecording = false

  /// Runs `body` while no change is recorded.
  package static func pause(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    body()
    isEnabled = wasEnabled
  }

  private static func update() {
    isRecording = isEnabled && recorder != nil
    if isRecording { LayerActions.listen() }
  }

  static func record(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    if isRecording { recorder?.record(layer, keyPath, from: from, to: to) }
  }

  /// Records a change that has the view's standard action; another action runs.
  /// > Documented: UIView.action(for:forKey:), CALayer.action(forKey:).
  static func record(_ change: LayerChange, from: AnimatableValue, to: AnimatableValue) {
    if !isRecording || from.isEqual(to: to) { return }
    if let action = change.action as? StandardViewAction, !action.isChanged {
      record(change.layer, change.keyPath, from: from, to: to)
    } else {
      change.runAction()
    }
  }
}
