import Foundation
import HeadlessGeometry

extension View {
  final func place(_ newFrame: CGRect) {
    guard newFrame.isFinite else {
      return refuseGeometry("frame", newFrame.shortDescription)
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
      refuse("transform", value: "\(newTransform)", because: "is not finite", cure: "Give six finite numbers.")
      return
    }
    if newTransform != transform { makeExtras().transform = newTransform }
  }

  final func placeBounds(_ newBounds: CGRect) {
    let rect = newBounds.standardized
    let newFrame = rect.size == frameStorage.size ? frameStorage : CGRect(center: frameStorage.middle, size: rect.size)
    guard newBounds.isFinite, newFrame.isFinite else {
      return refuseGeometry("bounds", newBounds.shortDescription)
    }
    if rect.origin != boundsOrigin {
      boundsOrigin = rect.origin
      markNeedsLayout()
    }
    setFrameStorage(newFrame)
  }

  final func placeCenter(_ newCenter: CGPoint) {
    // Half a size taken away and added again is not always what it was: an equal center must not move the frame.
    if newCenter == frameStorage.middle { return }
    let newFrame = CGRect(center: newCenter, size: frameStorage.size)
    guard newFrame.isFinite else {
      return refuseGeometry("center", newCenter.shortDescription)
    }
    setFrameStorage(newFrame)
  }

  private func refuseGeometry(_ member: String, _ value: String) {
    refuse(
      member, value: value, because: "is not finite (UIKit: \"CALayer position contains NaN\")",
      cure: "Give finite numbers of points.")
  }

  /// Stores a frame; a new size, and only that, marks this view and its superview (facts d1, D3.1 to D3.4).
  private func setFrameStorage(_ rect: CGRect) {
    let oldSize = frameStorage.size
    frameStorage = rect
    if rect.size == oldSize { return }
    markNeedsLayout()
    superview?.subviewsChanged()
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
