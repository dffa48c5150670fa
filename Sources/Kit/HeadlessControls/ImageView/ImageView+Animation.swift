import Foundation
import HeadlessGraphics
import HeadlessLayers
import HeadlessViews

extension ImageView {
  /// The image that determines the view's size: the one for the normal state, a symbol with its configuration.
  final var sizedImage: Image? { rare.isEmpty ? image : image.map(configured) }

  final var shownImage: Image? {
    if rare.isEmpty { return image }
    let plain = currentFrame ?? (rare.isHighlighted ? rare.highlightedImage ?? image : image)
    return plain.map(configured)
  }

  private func configured(_ image: Image) -> Image {
    guard image.isSymbolImage, let configuration = rare.symbolConfiguration else { return image }
    return image.withConfiguration(configuration)
  }

  final func treatment(of image: Image?) -> ImageTreatment {
    let isTemplate =
      switch image?.renderingMode {
      case .alwaysTemplate: true
      case .automatic: tintsAutomaticImages
      case .alwaysOriginal, nil: false
      }
    return ImageTreatment(tint: isTemplate ? tintColor : nil, effect: effect)
  }

  /// The images of the animation: the images for the state, or the frames of an animated image.
  private var frames: (images: [Image], duration: TimeInterval, repeats: Int)? {
    if rare.isEmpty { return nil }
    let highlighted = rare.isHighlighted ? rare.highlightedAnimationImages : nil
    if let images = highlighted ?? rare.animationImages {
      if images.isEmpty { return nil }
      let duration = rare.animationDuration > 0 ? rare.animationDuration : TimeInterval(images.count) / 30
      return (images, duration, max(rare.animationRepeatCount, 0))
    }
    let animated = rare.isHighlighted ? rare.highlightedImage ?? image : image
    return animated.flatMap { image in image.images.map { ($0, image.duration, 0) } }
  }

  /// The image of the animation that shows now; nil while there is none.
  final var currentFrame: Image? {
    guard let start = rare.animationStart, let frames else { return nil }
    let rounds = (animationClock.now - start) / frames.duration
    guard rounds.isFinite else { return frames.images.last }
    if rounds < 0 || frames.repeats > 0 && rounds >= TimeInterval(frames.repeats) { return nil }
    let position = (rounds - rounds.rounded(.down)) * TimeInterval(frames.images.count)
    return frames.images[min(Int(position), frames.images.count - 1)]
  }

  private var animationClock: VirtualClock { (window?.screen ?? Screen.main).clock }

  final func beginAnimation() {
    if frames != nil || image?.images != nil { rare.animationStart = animationClock.now }
  }

  /// Starts the animation of an animated image, and ends it for any other image.
  final func imageDidChange() {
    if rare.animationImages != nil { return }
    if image?.images == nil { rare.animationStart = nil } else { beginAnimation() }
  }

  final func setAnimationImages(_ member: WritableKeyPath<RareProperties, [Image]?>, _ images: [Image]?) {
    rare.animationStart = nil
    rare[dynamicMember: member] = images
  }

  final func setAnimationDuration(_ duration: TimeInterval) {
    if duration.isFinite, duration >= 0 { return rare.animationDuration = duration }
    report(
      "animationDuration", "Expected a finite number of seconds, not negative; got \(duration); keeping the old value.",
      cure: "Pass a finite number of seconds; 0 for a thirtieth of a second each.")
  }
}
