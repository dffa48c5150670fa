import Foundation

/// The adjustment of content to bounds of another size.
/// > Documented: UIView.ContentMode, with its raw values.
public enum ContentMode: Int, Sendable {
  /// The content is stretched to the bounds.
  case scaleToFill = 0
  /// The content fits the bounds, in its aspect ratio.
  case scaleAspectFit = 1
  /// The content covers the bounds, in its aspect ratio; content outside of them is clipped only if the view clips.
  case scaleAspectFill = 2
  /// The content is drawn again when the bounds change.
  case redraw = 3
  /// The content keeps its size, in the middle of the bounds.
  case center = 4
  /// The content keeps its size, in the middle of an edge.
  case top = 5, bottom = 6, left = 7, right = 8
  /// The content keeps its size, in a corner.
  case topLeft = 9, topRight = 10, bottomLeft = 11, bottomRight = 12

  /// Returns the rectangle of the whole content in bounds, for the content's own size, in points.
  ///
  /// Nothing is rounded to pixels, and content that is larger than the bounds extends beyond them. Empty content, which
  /// has no aspect ratio, gets a size of zero.
  public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .scaleAspectFill:
      return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    default: return placed(size, in: bounds)
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    ContentMode.center.placed(CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
  }

  private func placed(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
