import Foundation
import HeadlessGeometry

/// Where a layer without a view stands, as a pure value; a view keeps its own.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint.layerMiddle
  var transform = CGAffineTransform.identity

  /// The smallest upright rectangle around the layer in its superlayer.
  ///
  /// Setting it keeps anchor point and transform; under a transform, the size is mapped back.
  var frame: CGRect {
    get {
      CGRect(size: bounds.size, anchor: anchorPoint, at: .zero).applying(transform)
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let rect = newValue.standardized
      let anchor = rect.point(at: anchorPoint)
      position = CGPoint(x: anchor.x - transform.tx, y: anchor.y - transform.ty)
      bounds.size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    }
  }
}

extension CGRect {
  /// The rectangle of a size that has its anchor, in parts of the size, at a point.
  init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
    self.init(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Where an anchor, in parts of the size, is.
  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}

extension CGPoint {
  /// The middle in parts of a size: where a layer's anchor is unless moved.
  static let layerMiddle = CGPoint(x: 0.5, y: 0.5)
}
