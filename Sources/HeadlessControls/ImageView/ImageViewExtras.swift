import Foundation
import HeadlessGraphics
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// What few image views have, kept outside of the view so that the others stay small.
final class ImageViewExtras {
  var highlightedImage: Image?
  var isHighlighted = false
  var animationImages: [Image]?
  var highlightedAnimationImages: [Image]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0
  /// When the animation began, by the clock of the screen; nil while there is none.
  var animationStart: TimeInterval?
  var symbolConfiguration: Image.SymbolConfiguration?
  var adjustsImageSize = false
}

extension ImageView {
  final var imageExtras: ImageViewExtras? { companion as? ImageViewExtras }

  final func makeImageExtras() -> ImageViewExtras {
    if let imageExtras { return imageExtras }
    let made = ImageViewExtras()
    companion = made
    return made
  }

  // MARK: What shows

  /// The image that gives the view its size: the one for the usual state, a symbol as it is shown.
  final var sizedImage: Image? { companion == nil ? image : image.map(configured) }

  /// The image that shows now.
  final var shownImage: Image? {
    guard let imageExtras else { return image }
    let plain = currentFrame ?? (imageExtras.isHighlighted ? imageExtras.highlightedImage ?? image : image)
    return plain.map(configured)
  }

  private func configured(_ image: Image) -> Image {
    guard image.isSymbolImage, let configuration = imageExtras?.symbolConfiguration else { return image }
    return image.withConfiguration(configuration)
  }

  /// How one of the images is drawn.
  final func treatment(of image: Image?) -> ImageTreatment {
    let isTemplate =
      switch image?.renderingMode {
      case .alwaysTemplate: true
      case .automatic: tintsAutomaticImages
      case .alwaysOriginal, nil: false
      }
    return ImageTreatment(tint: isTemplate ? tintColor : nil, effect: effect)
  }

  // MARK: Animation

  /// What is shown in turn: the images for the state, or those of an animated image.
  private var frames: (images: [Image], duration: TimeInterval, repeats: Int)? {
    guard let imageExtras else { return nil }
    let highlighted = imageExtras.isHighlighted ? imageExtras.highlightedAnimationImages : nil
    if let images = highlighted ?? imageExtras.animationImages {
      if images.isEmpty { return nil }
      let usual = TimeInterval(images.count) / 30
      let duration = imageExtras.animationDuration
      return (images, duration > 0 ? duration : usual, max(imageExtras.animationRepeatCount, 0))
    }
    let animated = imageExtras.isHighlighted ? imageExtras.highlightedImage ?? image : image
    return animated.flatMap { image in image.images.map { ($0, image.duration, 0) } }
  }

  /// The image of the animation that shows now; nil while there is none.
  final var currentFrame: Image? {
    guard let start = imageExtras?.animationStart, let frames else { return nil }
    let rounds = (animationClock.now - start) / frames.duration
    guard rounds.isFinite else { return frames.images.last }
    if rounds < 0 || frames.repeats > 0 && rounds >= TimeInterval(frames.repeats) { return nil }
    let place = (rounds - rounds.rounded(.down)) * TimeInterval(frames.images.count)
    return frames.images[min(Int(place), frames.images.count - 1)]
  }

  private var animationClock: VirtualClock { (window?.screen ?? Screen.main).clock }

  final func beginAnimation() {
    guard frames != nil || image?.images != nil else { return }
    makeImageExtras().animationStart = animationClock.now
  }

  /// An animated image begins by itself; any other one is what shows.
  final func imageDidChange() {
    if imageExtras?.animationImages != nil { return }
    if image?.images == nil { imageExtras?.animationStart = nil } else { beginAnimation() }
  }

  final func setAnimationImages(_ member: ReferenceWritableKeyPath<ImageViewExtras, [Image]?>, _ images: [Image]?) {
    let extras = makeImageExtras()
    extras.animationStart = nil
    extras[keyPath: member] = images
  }

  final func setAnimationDuration(_ duration: TimeInterval) {
    if duration.isFinite, duration >= 0 { return makeImageExtras().animationDuration = duration }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).animationDuration",
        problem: "\(duration) seconds are no duration; the old value stays.",
        cure: "Give a finite number of seconds; 0 for a thirtieth of a second each."))
  }
}
