import Foundation

/// The resistance of content that is dragged beyond an edge, along an axis.
/// > Reported: b = (1 - 1 / (x · 0.55 / d + 1)) · d, where x is the distance of the finger and d the length of the view
/// > (squareb.wordpress.com/2013/01/06/31).
struct RubberBand {
  /// The length of the view along the axis, in points.
  var length: CGFloat

  private static let coefficient: CGFloat = 0.55

  /// Returns the distance of the content beyond the edge, for the distance of a finger.
  func stretch(by distance: CGFloat) -> CGFloat {
    length > 0 ? (1 - 1 / (distance * Self.coefficient / length + 1)) * length : 0
  }

  /// Returns the distance of the finger that moves the content as far beyond the edge.
  func fingerDistance(stretching distance: CGFloat) -> CGFloat {
    // The content never reaches the length of the view.
    let distance = min(distance, length * 0.999)
    return length > 0 ? distance / (length - distance) * length / Self.coefficient : 0
  }
}
