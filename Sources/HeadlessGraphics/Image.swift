import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A picture, as far as layout needs it: a size in points, the scale of its pixels and how it takes a tint; immutable.
open class Image: NSObject, @unchecked Sendable {
  /// The natural size, in points.
  public let size: CGSize

  /// How many pixels a point of the picture has.
  public let scale: CGFloat

  /// How the picture behaves where a tint applies.
  public let renderingMode: RenderingMode

  /// Whether a picture is drawn in its own colours or as a shape filled with the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// What the place of use prefers: a system button tints, an image view and a custom button do not.
    case automatic = 0
    /// Always in its own colours.
    case alwaysOriginal = 1
    /// Always as a shape filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// Makes an image without a size.
  public override convenience init() {
    self.init(size: .zero, scale: 1, renderingMode: .automatic)
  }

  /// Makes a blank image, the way tests make their icons.
  ///
  /// A size that is negative or not finite, or a scale that is not a positive number, is reported and becomes zero
  /// (or one).
  ///
  /// - Parameters:
  ///   - size: The natural size, in points.
  ///   - scale: Pixels a point; 1 unless said.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(size: size, scale: scale, renderingMode: .automatic)
  }

  private init(size: CGSize, scale: CGFloat, renderingMode: RenderingMode) {
    self.size = Self.usable(size)
    self.scale = Self.usable(scale)
    self.renderingMode = renderingMode
  }

  /// The same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    Image(size: size, scale: scale, renderingMode: renderingMode)
  }

  private static func usable(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    IssueReporting.report(
      IssueReport(
        place: "Image.init(size:scale:)", problem: "the size \(size.shortDescription) is no size; it became 0×0.",
        cure: "Give finite numbers that are not negative, in points."))
    return .zero
  }

  private static func usable(_ scale: CGFloat) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    IssueReporting.report(
      IssueReport(
        place: "Image.init(size:scale:)", problem: "the scale \(scale.shortDescription) is no scale; it became 1.",
        cure: "Give the pixels a point has: 1, 2 or 3."))
    return 1
  }
}
