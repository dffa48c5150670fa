import Foundation
import HeadlessPixels

/// The reason why a drawing cannot become a bitmap.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sheet, in points, has more pixels at this scale than a bitmap can have, or the scale is invalid.
  case impossibleSize(CGSize, scale: CGFloat)
  /// The pixels of nested groups, masks and clips do not fit into memory.
  case tooManySurfaces

  package var cure: String {
    switch self {
    case .impossibleSize(_, let scale) where !(scale.isFinite && scale > 0):
      "Pass the number of pixels per point: 1, 2 or 3."
    case .impossibleSize, .tooManySurfaces: "Take the picture of a smaller view, or at a smaller scale."
    }
  }

  /// The problem, in a sentence.
  public var description: String {
    switch self {
    case .impossibleSize(_, let scale) where !(scale.isFinite && scale > 0):
      "there is no bitmap at scale \(scale.shortDescription): expected a finite number of pixels per point above 0"
    case .impossibleSize(let size, let scale):
      "there is no bitmap of \(size.shortDescription) points at scale \(scale.shortDescription): "
        + "a side has \(Canvas.sideLimit) pixels at most, and the whole \(Bitmap.pixelLimit)"
    case .tooManySurfaces:
      "groups, shadows, masks and clips that lie in each other need more than \(Canvas.surfaceLimit) pixels at a time"
    }
  }
}
