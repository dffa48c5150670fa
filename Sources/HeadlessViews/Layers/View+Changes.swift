/// The one way in which a view changes a value that can be animated.
extension View {
  /// Changes the value at a key path of the layer, and records the change inside an animation block.
  @inline(__always)
  final func change(_ keyPath: @autoclosure () -> String, _ body: () -> Void) {
    if AnimationBlock.isRecording { AnimationBlock.watch(self, [keyPath()], body) } else { body() }
  }

  /// Changes the values at key paths of the layer, and records the changes inside an animation block.
  @inline(__always)
  final func change(_ keyPaths: @autoclosure () -> [String], _ body: () -> Void) {
    if AnimationBlock.isRecording { AnimationBlock.watch(self, keyPaths(), body) } else { body() }
  }
}
