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
    // What most layouts do: set the frame that the view has. Extras may hold a transform.
    if extras == nil, newFrame.hasNumbers(of: frameStorage) { return }
    // Rounding may put the far edge beyond all numbers only here.
    let rect = newFrame.hasNegativeSize ? newFrame.standardized : newFrame
    guard rect.isFinite else { return refuseRect("frame", newFrame) }
    guard let transform = extras?.transform, !transform.isIdentity else { return setFrameStorage(rect, "frame") }
    // Undefined in UIKit's documentation; what Core Animation does: the anchor moves there, the size is mapped back.
    let size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    let position = position(in: rect)
    let plain = self.rect(of: size, at: CGPoint(x: position.x - transform.tx, y: position.y - transform.ty))
    guard canStand(in: plain) else { return refuseGeometry("frame", newFrame.shortDescription, isFinite: true) }
    setFrameStorage(plain, "frame")
  }

  /// The smallest upright rectangle around the view in its superview.
  final var transformedFrame: CGRect { frame(of: frameStorage, under: transform) }

  /// The smallest upright rectangle around a view that stands, untransformed, in `rect`.
  private func frame(of rect: CGRect, under transform: CGAffineTransform, around anchor: CGPoint? = nil) -> CGRect {
    if transform.isIdentity { return rect }
    let position = rect.point(at: anchor ?? anchorPoint)
    return rect.offsetBy(dx: -position.x, dy: -position.y).applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  /// Whether the frame is finite, under the transform, of a view that stands in `rect`.
  private func canStand(in rect: CGRect, anchor: CGPoint? = nil) -> Bool {
    rect.isFinite && frame(of: rect, under: transform, around: anchor).isFinite
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    guard newTransform.isFinite, frame(of: frameStorage, under: newTransform).isFinite else {
      refuse(
        "transform", value: "\(newTransform)", because: "is not finite, or makes the frame so",
        cure: "Give six finite numbers that keep the frame finite.")
      return
    }
    if newTransform == transform { return }
    if AnimationBlock.isRecording {
      AnimationBlock.watch(self, ["transform"]) { makeExtras().transform = newTransform }
    } else {
      makeExtras().transform = newTransform
    }
  }

  final func placeBounds(_ newBounds: CGRect) {
    let rect = newBounds.standardized
    let newFrame =
      rect.size == frameStorage.size ? frameStorage : self.rect(of: rect.size, at: position(in: frameStorage))
    guard rect.isFinite else { return refuseRect("bounds", newBounds) }
    guard canStand(in: newFrame) else {
      return refuseGeometry("bounds", newBounds.shortDescription, isFinite: true)
    }
    if rect.origin != boundsOrigin {
      if AnimationBlock.isRecording {
        AnimationBlock.watch(self, ["bounds.origin"]) { makeExtras().boundsOrigin = rect.origin }
      } else {
        makeExtras().boundsOrigin = rect.origin
      }
      markNeedsLayout("bounds")
    }
    setFrameStorage(newFrame, "bounds")
  }

  final func placeCenter(_ newCenter: CGPoint) {
    // Half a size taken away and added again is not always what it was: an equal center must not move the frame.
    if newCenter == position(in: frameStorage) { return }
    let newFrame = rect(of: frameStorage.size, at: newCenter)
    guard canStand(in: newFrame) else {
      return refuseGeometry("center", newCenter.shortDescription, isFinite: newCenter.isFinite)
    }
    setFrameStorage(newFrame, "center")
  }

  /// Moves the anchor to another part of the bounds; ``center`` stays, so that the frame moves.
  final func placeAnchorPoint(_ anchor: CGPoint) {
    if anchor == anchorPoint { return }
    let newFrame = CGRect(size: frameStorage.size, anchor: anchor, at: position(in: frameStorage))
    guard canStand(in: newFrame, anchor: anchor) else {
      return refuseGeometry("layer.anchorPoint", anchor.shortDescription, isFinite: anchor.isFinite)
    }
    makeExtras().anchorPoint = anchor
    setFrameStorage(newFrame, "center")
  }

  /// Reports a rectangle with a number that is not finite, or with an edge beyond all numbers.
  private func refuseRect(_ member: String, _ rect: CGRect) {
    if !rect.hasFiniteNumbers { return refuseGeometry(member, rect.shortDescription, isFinite: false) }
    refuse(
      member, value: rect.shortDescription, because: "has an edge beyond the largest number",
      cure: "Give smaller numbers of points.")
  }

  /// Reports a number that is not finite, or one that puts the frame beyond what numbers can tell.
  private func refuseGeometry(_ member: String, _ value: String, isFinite: Bool) {
    refuse(
      member, value: value,
      because: isFinite
        ? "makes the frame infinite, with the view's size and transform"
        : "is not finite (UIKit: \"CALayer position contains NaN\")",
      cure: isFinite ? "Give smaller numbers." : "Give finite numbers of points.")
  }

  /// Stores a frame; a new size, and only that, marks this view and its superview (facts d1, D3.1 to D3.4).
  @inline(__always)
  private func setFrameStorage(_ rect: CGRect, _ member: StaticString) {
    let oldSize = frameStorage.size
    if AnimationBlock.isRecording {
      AnimationBlock.watch(self, ["position", "bounds.size"]) { frameStorage = rect }
    } else {
      frameStorage = rect
    }
    if rect.size != oldSize { sizeDidChange(from: oldSize, member) }
  }

  private func sizeDidChange(from oldSize: CGSize, _ member: StaticString) {
    markNeedsLayout(member)
    if !superviewIsLayingOut { superview?.subviewsChanged(member, of: self) }
    if flags.contains(.hasFlexibleSubviews) { AutoresizingWalk.run(on: self, from: oldSize) }
  }

  /// Whether a change of the size is the superview's layout, told without counting a reference to the superview.
  private var superviewIsLayingOut: Bool {
    var isLayingOut = false
    superviewReference.borrow { isLayingOut = $0.flags.contains(.isLayingOut) }
    return isLayingOut
  }
}
