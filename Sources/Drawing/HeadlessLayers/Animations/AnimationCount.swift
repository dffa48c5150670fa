/// Whether any animation has started, so that others can skip the lookup.
@MainActor package enum AnimationCount {
  /// Whether an animation has started in any layer.
  package static var hasAny: Bool { any }
  /// Whether any animation has started that blocks touches.
  package static var mayBlockTouches: Bool { blocking }

  private static var any = false
  private static var blocking = false

  static func began(_ animation: RunningAnimation) {
    any = true
    if animation.blocksTouches { blocking = true }
  }
}
