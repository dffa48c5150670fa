import HeadlessLayers

extension View {
  /// Changes a value; inside an animation block the change is recorded under the key path of the layer.
  final func change(_ keyPath: @autoclosure () -> String, _ body: () -> Void) {
    if ChangeRecording.isOn { record([keyPath()], body) } else { body() }
  }

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
