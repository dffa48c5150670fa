import Foundation
import HeadlessPixels
import HeadlessReporting
import Synchronization

/// A picture: a size in points, the scale of its pixels, optionally the pixels, and its rendering mode; immutable.
///
/// An image without pixels, `Image(size:)`, is sufficient for layout; in drawings a placeholder stands for it.
open class Image: NSObject, @unchecked Sendable {  // Immutable but for a name in a mutex.
  let storage: Storage

  private let identifier = Mutex<String?>(nil)

  /// The name by which tests find the image; its only mutable property.
  open var accessibilityIdentifier: String? {
    get { identifier.withLock(\.self) }
    set { identifier.withLock { $0 = newValue } }
  }

  /// The natural size, in points.
  open var size: CGSize { storage.size }

  /// The number of pixels per point.
  open var scale: CGFloat { storage.scale }

  /// The use of a tint.
  open var renderingMode: RenderingMode { storage.renderingMode }

  /// Whether a picture is drawn in its own colors or as a shape filled with the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the context: a system button tints, an image view and a custom button do not.
    case automatic = 0
    /// Always in its own colors.
    case alwaysOriginal = 1
    /// Always as a shape filled with the tint color.
    case alwaysTemplate = 2
  }

  init(_ storage: Storage) { self.storage = storage }

  /// Creates an image without a size.
  public override convenience init() { self.init(Storage(size: .zero, scale: 1)) }

  /// Creates a blank image of a size in points, the way tests make their icons.
  ///
  /// A size that is negative or not finite is reported and becomes zero. The scale is the number of pixels per point;
  /// one that is not positive becomes one.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(Storage(size: Self.usable(size), scale: Self.usable(scale, in: "init(size:scale:)")))
  }

  /// Creates an image of pixels; the size in points is the number of pixels divided by the scale.
  ///
  /// A scale that is not a positive number is reported and becomes one.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    let scale = Self.usable(scale, in: "init(bitmap:scale:)")
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(Storage(size: size, scale: scale, pixels: bitmap))
  }

  /// Returns the same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns whether the pixels or the symbols, and all other properties, are equal.
  ///
  /// An image that has only a size stands for a picture, and is equal only to itself; images without a size are equal.
  /// > Documented: UIImage's `isEqual(_:)` compares content. Reported: a suite expects `UIImage() == UIImage()`.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    return self === other || hasComparableContent && storage == other.storage
  }

  /// Whether the image is more, or less, than a size: it has pixels or the name of a symbol, or is empty.
  private var hasComparableContent: Bool {
    storage.pixels != nil || storage.symbol != nil || storage.size == .zero
  }

  /// A hash of the size and the other properties; of an image that has only a size, the object's.
  open override var hash: Int {
    hasComparableContent ? storage.hashValue : ObjectIdentifier(self).hashValue
  }
}

extension Image {
  /// The pixels, in the color of ``withTintColor(_:)`` where there is one; nil for an image that has only a size.
  public final var bitmap: Bitmap? {
    guard let tint = storage.tint else { return storage.pixels }
    return storage.pixels?.tinted(Bitmap.Pixel(tint.cgColor))
  }

  /// The pixels in their own colors.
  package final var pixels: Bitmap? { storage.pixels }

  func changed(_ change: (inout Storage) -> Void) -> Image {
    var storage = storage
    change(&storage)
    return Image(storage)
  }

  private static func usable(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    IssueReporting.report(
      place: "Image.init(size:scale:)",
      problem: "Expected a finite size that is not negative; got \(size.shortDescription); using 0×0.",
      cure: "Pass finite numbers that are not negative, in points.")
    return .zero
  }

  static func usable(_ scale: CGFloat, in place: String) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    IssueReporting.report(
      place: "Image.\(place)", problem: "Expected a finite scale above 0; got \(scale.shortDescription); using 1.",
      cure: "Pass the pixels of a point: 1, 2 or 3.")
    return 1
  }
}
