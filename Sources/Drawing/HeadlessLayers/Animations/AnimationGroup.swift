/// Animations that run together, each in the group's time and cut at its end.
/// > Documented: CAAnimationGroup: its animations' delegates and ``LayerAnimation/isRemovedOnCompletion`` are ignored.
open class AnimationGroup: LayerAnimation {
  /// The animations that run together, each in the time of the group; nil by default.
  open var animations: [LayerAnimation]?

  override func makeEmpty() -> LayerAnimation { AnimationGroup() }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    animations = (other as? AnimationGroup)?.animations?.compactMap { $0.copy() as? LayerAnimation }
  }

  override func applyDurations() {
    for animation in animations ?? [] {
      if animation.times.duration == 0 { animation.times.duration = times.duration }
      animation.applyDurations()
    }
  }

  override func reportValuesOfOtherKinds(in layer: Layer) {
    for animation in animations ?? [] { animation.reportValuesOfOtherKinds(in: layer) }
  }

  override func apply(to layer: Layer, fraction: Double, repeats: Int) {
    let time = progress(at: fraction) * duration
    for animation in animations ?? [] { animation.apply(to: layer, at: time) }
  }
}
