import Foundation
import HeadlessGeometry

extension View {
  final func place(_ newFrame: CGRect) {
    guard newFrame.isFinite else {
      refuse("frame", value: newFrame.shortDescription, because: notFinite, cure: finiteCure)
      return
    }
    let rect = newFrame.standardized
    if transform.isIdentity { return setFrameStorage(rect) }
    // Undefined in UIKit's documentation; what Core Animation does: the middle moves there, the size is mapped back.
    let size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    setFrameStorage(CGRect(center: CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty), size: size))
  }

  /// The smallest upright rectangle around the view in its superview.
  final var transformedFrame: CGRect {
    let transform = transform
    if transform.isIdentity { return frameStorage }
    return CGRect(center: .zero, size: frameStorage.size).applying(transform)
      .offsetBy(dx: frameStorage.midX, dy: frameStorage.midY)
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    guard newTransform.isFinite else {
      refuse("transform", value: "\(newTransform)", because: notFinite, cure: "Give six finite numbers.")
      return
    }
    if newTransform != transform { makeExtras().transform = newTransform }
  }

  final func placeBounds(_ newBounds: CGRect) {
    guard newBounds.isFinite else {
      refuse("bounds", value: newBounds.shortDescription, because: notFinite, cure: finiteCure)
      return
    }
    let rect = newBounds.standardized
    if rect.origin != boundsOrigin {
      boundsOrigin = rect.origin
      markNeedsLayout()
    }
    if rect.size != frameStorage.size {
      setFrameStorage(CGRect(center: center, size: rect.size))
    }
  }

  final func placeCenter(_ newCenter: CGPoint) {
    guard newCenter.isFinite else {
      refuse("center", value: newCenter.shortDescription, because: notFinite, cure: finiteCure)
      return
    }
    setFrameStorage(CGRect(center: newCenter, size: frameStorage.size))
  }

  /// Stores a frame; a new size, and only that, marks this view and its superview (facts d1, D3.1 to D3.4).
  private func setFrameStorage(_ rect: CGRect) {
    let oldSize = frameStorage.size
    frameStorage = rect
    if rect.size == oldSize { return }
    markNeedsLayout()
    superview?.subviewsChanged()
  }

  private var notFinite: String { "is not finite (UIKit: \"CALayer position contains NaN\")" }
  private var finiteCure: String { "Give finite numbers of points." }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
