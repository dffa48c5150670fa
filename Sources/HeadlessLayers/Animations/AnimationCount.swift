/// How much goes on, so that nobody looks for it where nothing does.
@MainActor
package enum AnimationCount {
  /// Whether there ever was an animation in a layer.
  package static var hasAny: Bool { any }
  /// Whether there ever was an animation that touches pass by.
  package static var mayBlockTouches: Bool { blocking }

  @exclusivity(unchecked) private static var any = false
  @exclusivity(unchecked) private static var blocking = false

  static func began(_ animation: RunningAnimation) {
    any = true
    if animation.blocksTouches { blocking = true }
  }
}
