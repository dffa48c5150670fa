import Foundation
import HeadlessGeometry

extension Image {
  /// The pictures of an animated image, and the duration of one cycle.
  struct Frames: Hashable, Sendable {
    let images: [Image]
    let duration: TimeInterval
  }

  /// Returns an animated image of several images; nil for an empty array.
  ///
  /// The images should be of one size. Drawn outside of an image view, it looks like the first one. A duration of one
  /// cycle that is not finite or not above 0 seconds stands for 1/30 second per image.
  /// > Documented: UIImage.animatedImage(with:duration:). Assumed: what a duration of 0 means, as in an image view.
  public final class func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    guard let first = images.first else { return nil }
    let isUsable = duration.isFinite && duration > 0
    return first.changed { storage in
      storage.frames = Frames(images: images, duration: isUsable ? duration : TimeInterval(images.count) / 30)
    }
  }

  /// Creates an animated image of the PNG files `name0`, `name1`… among the app's resources; nil without any.
  /// > Documented: UIImage.animatedImageNamed(_:duration:): the numbers go up to 1024. Reported: they may begin with 1.
  public final class func animatedImageNamed(_ name: String, duration: TimeInterval) -> Image? {
    animatedImage(with: images(named: name), duration: duration)
  }

  /// Creates an animated image of the PNG files `name0`, `name1`… with caps; nil without any.
  public final class func animatedResizableImageNamed(
    _ name: String, capInsets: EdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> Image? {
    let images = images(named: name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: duration)
  }

  private static func images(named name: String) -> [Image] {
    var images: [Image] = []
    for number in 0...1024 {
      if let image = Image(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return images
  }

  /// The pictures of an animated image in their order; nil for any other one.
  public final var images: [Image]? { storage.frames?.images }

  /// The duration of an animated image, in seconds; 0 for any other one.
  public final var duration: TimeInterval { storage.frames?.duration ?? 0 }
}
