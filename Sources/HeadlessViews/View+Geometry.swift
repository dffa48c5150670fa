import Foundation
import HeadlessGeometry

extension View {
  /// Where in the bounds ``center`` is, in parts of the size: the middle unless the layer's anchor point was moved.
  final var anchorPoint: CGPoint { extra(\.anchorPoint, default: .layerMiddle) }

  /// Where the bounds begin, in the view's own coordinates: what scrolling moves.
  final var boundsOrigin: CGPoint { extra(\.boundsOrigin, default: .zero) }

  /// Where ``center`` is in a view that stands, untransformed, in `rect`.
  final func position(in rect: CGRect) -> CGPoint { rect.point(at: anchorPoint) }

  /// Where a view of a size and a center stands, untransformed.
  final func rect(of size: CGSize, at position: CGPoint) -> CGRect {
    CGRect(size: size, anchor: anchorPoint, at: position)
  }

  final func place(_ newFrame: CGRect) {
    guard newFrame.isFinite else {
      return refuseGeometry("frame", newFrame.shortDescription)
    }
    let rect = newFrame.hasNegativeSize ? newFrame.standardized : newFrame
    // Most views have neither a transform nor anything else that is rare.
    if extras == nil { return setFrameStorage(rect, "frame") }
    let transform = transform
    if transform.isIdentity { return setFrameStorage(rect, "frame") }
    // Undefined in UIKit's documentation; what Core Animation does: the anchor moves there, the size is mapped back.
    let size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    let position = position(in: rect)
    let plain = self.rect(of: size, at: CGPoint(x: position.x - transform.tx, y: position.y - transform.ty))
    guard plain.isFinite else { return refuseGeometry("frame", newFrame.shortDescription) }
    setFrameStorage(plain, "frame")
  }

  /// The smallest upright rectangle around the view in its superview.
  final var transformedFrame: CGRect { frame(under: transform) }

  private func frame(under transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return frameStorage }
    let position = position(in: frameStorage)
    return frameStorage.offsetBy(dx: -position.x, dy: -position.y).applying(transform)
      .offsetBy(dx: position.x, dy: position.y)
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    guard newTransform.isFinite, frame(under: newTransform).isFinite else {
      refuse(
        "transform", value: "\(newTransform)", because: "is not finite, or makes the frame so",
        cure: "Give six finite numbers that keep the frame finite.")
      return
    }
    if newTransform != transform { makeExtras().transform = newTransform }
  }

  final func placeBounds(_ newBounds: CGRect) {
    let rect = newBounds.standardized
    let newFrame =
      rect.size == frameStorage.size ? frameStorage : self.rect(of: rect.size, at: position(in: frameStorage))
    guard newBounds.isFinite, newFrame.isFinite else {
      return refuseGeometry("bounds", newBounds.shortDescription)
    }
    if rect.origin != boundsOrigin {
      makeExtras().boundsOrigin = rect.origin
      markNeedsLayout("bounds")
    }
    setFrameStorage(newFrame, "bounds")
  }

  final func placeCenter(_ newCenter: CGPoint) {
    // Half a size taken away and added again is not always what it was: an equal center must not move the frame.
    if newCenter == position(in: frameStorage) { return }
    let newFrame = rect(of: frameStorage.size, at: newCenter)
    guard newFrame.isFinite else {
      return refuseGeometry("center", newCenter.shortDescription)
    }
    setFrameStorage(newFrame, "center")
  }

  /// Moves the anchor to another part of the bounds; ``center`` stays, so that the frame moves.
  final func placeAnchorPoint(_ anchor: CGPoint) {
    if anchor == anchorPoint { return }
    let newFrame = CGRect(size: frameStorage.size, anchor: anchor, at: position(in: frameStorage))
    guard newFrame.isFinite else {
      return refuseGeometry("layer.anchorPoint", anchor.shortDescription)
    }
    makeExtras().anchorPoint = anchor
    setFrameStorage(newFrame, "center")
  }

  private func refuseGeometry(_ member: String, _ value: String) {
    refuse(
      member, value: value, because: "is not finite (UIKit: \"CALayer position contains NaN\")",
      cure: "Give finite numbers of points.")
  }

  /// Stores a frame; a new size, and only that, marks this view and its superview (facts d1, D3.1 to D3.4).
  @inline(__always)
  private func setFrameStorage(_ rect: CGRect, _ member: StaticString) {
    let oldSize = frameStorage.size
    frameStorage = rect
    if rect.size != oldSize { sizeDidChange(from: oldSize, member) }
  }

  private func sizeDidChange(from oldSize: CGSize, _ member: StaticString) {
    markNeedsLayout(member)
    superviewReference.borrow { $0.subviewsChanged(member, of: self) }
    if flags.contains(.hasFlexibleSubviews) { AutoresizingWalk.run(on: self, from: oldSize) }
  }
}
