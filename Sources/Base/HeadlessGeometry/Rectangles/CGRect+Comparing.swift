import Foundation

extension CGPoint {
  /// Returns whether both points are the same, number for number.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes are the same, number for number.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles have the same origin and size, or are both null.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
