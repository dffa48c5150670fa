import HeadlessLayers

/// A recorder of changes of views and their layers, to animate them: a block of animations that is running.
@MainActor package protocol ChangeRecorder: AnyObject {
  func record(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue)
}

/// The animation that a view returns for a change in a block, which adds its own instead unless an override changed it.
final class StandardViewAction: BasicAnimation {
  var isChanged: Bool {
    duration != Transaction.animationDuration() || timingFunction != nil || beginTime != 0 || timeOffset != 0
      || speed != 1 || repeatCount != 0 || autoreverses || fromValue != nil || toValue != nil || byValue != nil
  }
}

/// The recorder of changes, which there is only while a block of animations runs.
@MainActor package enum ChangeRecording {
  /// The recorder, or nil outside of blocks.
  package static var recorder: (any ChangeRecorder)? {
    didSet {
      hasRecorder = recorder != nil
      update()
    }
  }

  /// Whether animations are recorded at all; false in `View.performWithoutAnimation(_:)`.
  package static var isEnabled: Bool {
    get { isAllowed }
    set {
      isAllowed = newValue
      update()
    }
  }

  /// Whether a change is recorded now: the only check where nothing is animated.
  package static var isOn: Bool { isRecording }

  // Private, so that the compiler checks no access to them: W1 by 7 %, G1 by 0.7 % fewer instructions.
  private static var isRecording = false
  private static var hasRecorder = false
  private static var isAllowed = true

  /// Runs `body` while no change is recorded.
  package static func pause(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    body()
    isEnabled = wasEnabled
  }

  private static func update() {
    isRecording = isAllowed && hasRecorder
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

extension View {
  /// Makes a change of the values under some paths of the layer, which is recorded where a block animates it.
  final func change(_ keyPaths: @autoclosure () -> [String], _ body: () -> Void) {
    if ChangeRecording.isOn { record(keyPaths(), body) } else { body() }
  }

  /// Records the change of a value that the view draws, without a value of the layer, where a block animates it: the
  /// block's completion waits for its duration.
  package final func recordDrawnChange(of key: String, from old: Float, to new: Float) {
    ChangeRecording.record(layer, key, from: .number(Double(old)), to: .number(Double(new)))
  }

  /// Makes a change, and records what became of the values under some paths of the layer.
  private func record(_ keyPaths: [String], _ change: () -> Void) {
    let layer = layer
    let changes = keyPaths.map { LayerChange(of: layer, at: $0) }
    change()
    for change in changes {
      let (old, new) = (AnimatableValue(change.old), AnimatableValue(layer.value(forKeyPath: change.keyPath)))
      // A color that is set or removed fades from or to its own transparent shade.
      guard let from = old ?? new?.faded, let to = new ?? old?.faded else { continue }
      ChangeRecording.record(change, from: from, to: to)
    }
  }
}

extension AnimatableValue {
  /// The same color with an alpha of 0; nil for anything else.
  fileprivate var faded: AnimatableValue? {
    guard case .color(let color) = self else { return nil }
    return .color(color.copy(alpha: 0) ?? color)
  }
}
