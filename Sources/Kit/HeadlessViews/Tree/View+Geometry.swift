import Foundation
import HeadlessGeometry

extension View {
  /// The stored ``anchorPoint``, without what overrides it.
  final var storedAnchor: CGPoint { rare.anchorPoint ?? .anchorInMiddle }

  /// The origin of the bounds, in the view's own coordinates, which scrolling moves.
  final var boundsOrigin: CGPoint { rare.boundsOrigin ?? .zero }

  /// The layer's position: ``center`` without what overrides it.
  ///
  /// It is computed from the stored frame, and stored only where that rounds to other numbers than were set.
  final var position: CGPoint { rare.exactPosition ?? position(in: frameStorage) }

  /// Returns the position of a view whose untransformed frame is `rect`.
  final func position(in rect: CGRect) -> CGPoint { rect.point(at: storedAnchor) }

  /// Returns the untransformed frame of a view with a size and a center.
  final func rect(of size: CGSize, at position: CGPoint) -> CGRect {
    CGRect(size: size, anchor: storedAnchor, at: position)
  }

  final func setFrame(_ newFrame: CGRect) {
    // Most layouts set the frame that the view has already. The rare values may hold a transform.
    if rare.isEmpty, newFrame.hasNumbers(of: frameStorage) { return }
    // Rounding may put the far edge beyond all numbers only here.
    let rect = newFrame.hasNegativeSize ? newFrame.standardized : newFrame
    guard rect.isFinite else { return refuseRect("frame", newFrame) }
    if rare.isEmpty { return setFrameStorage(rect, "frame") }
    guard let transform = rare.transform else { return setFrameStorage(rect, "frame") }
    // Undefined in UIKit's documentation; what Core Animation does.
    var geometry = AnchoredGeometry(anchorPoint: storedAnchor, transform: transform)
    geometry.frame = rect
    let plain = self.rect(of: geometry.bounds.size, at: geometry.position)
    guard isTransformedFrameFinite(for: plain) else {
      return refuseGeometry("frame", newFrame.shortDescription, isFinite: true)
    }
    setFrameStorage(plain, "frame", at: geometry.position)
  }

  /// The smallest upright rectangle around the view in its superview.
  final var transformedFrame: CGRect {
    if rare.isEmpty { return frameStorage }
    guard let transform = rare.transform else { return frameStorage }
    return frame(of: frameStorage, under: transform, at: position)
  }

  /// Returns the smallest upright rectangle around a view whose untransformed frame is `rect`.
  private func frame(of rect: CGRect, under transform: CGAffineTransform, at position: CGPoint) -> CGRect {
    if transform.isIdentity { return rect }
    let bounds = CGRect(origin: .zero, size: rect.size)
    return AnchoredGeometry(bounds: bounds, position: position, anchorPoint: storedAnchor, transform: transform).frame
  }

  /// Returns whether the transformed frame of a view, whose untransformed frame is `rect`, is finite.
  private func isTransformedFrameFinite(for rect: CGRect) -> Bool {
    rect.isFinite && frame(of: rect, under: transform, at: position(in: rect)).isFinite
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    guard newTransform.isFinite, frame(of: frameStorage, under: newTransform, at: position).isFinite else {
      return refuse(
        "transform", value: "\(newTransform)", because: "is not finite, or makes the frame so",
        cure: "Pass six finite numbers that keep the frame finite.")
    }
    if newTransform == transform { return }
    change(["transform"]) { rare.transform = newTransform.isIdentity ? nil : newTransform }
    notifyPropertyObservers()
  }

  final func setBounds(_ newBounds: CGRect) {
    let rect = newBounds.standardized
    let newFrame = rect.size == frameStorage.size ? frameStorage : self.rect(of: rect.size, at: position)
    guard rect.isFinite else { return refuseRect("bounds", newBounds) }
    guard isTransformedFrameFinite(for: newFrame) else {
      return refuseGeometry("bounds", newBounds.shortDescription, isFinite: true)
    }
    if rect.origin != boundsOrigin {
      change(["bounds.origin"]) { rare.boundsOrigin = rect.origin }
      markNeedsLayout("bounds")
      if flags.contains(.inheritsInsets) { updateInsetsOfSubviews() }
      guideRectsMayChange()
    }
    setFrameStorage(newFrame, "bounds", at: position)
  }

  final func setCenter(_ newCenter: CGPoint) {
    if newCenter == position { return }
    let newFrame = rect(of: frameStorage.size, at: newCenter)
    guard isTransformedFrameFinite(for: newFrame) else {
      return refuseGeometry("center", newCenter.shortDescription, isFinite: newCenter.isFinite)
    }
    setFrameStorage(newFrame, "center", at: newCenter)
  }

  /// Moves the anchor to another point of the bounds, as fractions of their size; ``center`` stays, the frame moves.
  final func setAnchorPoint(_ anchor: CGPoint, member: String) {
    let (oldAnchor, position) = (storedAnchor, position)
    if anchor == oldAnchor { return }
    rare.anchorPoint = anchor
    let newFrame = rect(of: frameStorage.size, at: position)
    guard isTransformedFrameFinite(for: newFrame) else {
      rare.anchorPoint = oldAnchor
      return refuseGeometry(member, anchor.shortDescription, isFinite: anchor.isFinite)
    }
    setFrameStorage(newFrame, "center", at: position)
  }

  /// Reports a rectangle with a number that is not finite, or with an edge beyond all numbers.
  private func refuseRect(_ member: String, _ rect: CGRect) {
    if !rect.hasFiniteNumbers { return refuseGeometry(member, rect.shortDescription, isFinite: false) }
    refuse(
      member, value: rect.shortDescription, because: "has an edge beyond the largest number",
      cure: "Pass smaller numbers of points.")
  }

  /// Reports a number that is not finite, or one that makes the frame overflow.
  private func refuseGeometry(_ member: String, _ value: String, isFinite: Bool) {
    refuse(
      member, value: value,
      because: isFinite
        ? "makes the frame infinite, with the view's size and transform"
        : "is not finite (UIKit: \"CALayer position contains NaN\")",
      cure: isFinite ? "Pass smaller numbers." : "Pass finite numbers of points.")
  }

  /// Stores an untransformed frame, and a position or nil for the frame's; a new size, and only that, marks this view
  /// and its superview (facts d1, D3.1 to D3.4).
  @inline(__always)  // W3 by 0.6 % fewer instructions.
  private func setFrameStorage(_ rect: CGRect, _ member: StaticString, at position: CGPoint? = nil) {
    let oldSize = frameStorage.size
    change(changedKeyPaths(rect, at: position)) {
      frameStorage = rect
      if position != nil || !rare.isEmpty { storeExactPosition(position) }
    }
    if flags.contains(.hasLayoutItem) { frameOfConstraintsDidChange() }
    if flags.contains(.inheritsInsets) { updateInsets(hasNewBounds: rect.size != oldSize) }
    if rect.size != oldSize { sizeDidChange(from: oldSize, member) }
    notifyPropertyObservers()
  }

  /// Returns the key paths of the layer whose values a new frame and position change.
  private func changedKeyPaths(_ rect: CGRect, at position: CGPoint?) -> [String] {
    (self.position == position ?? self.position(in: rect) ? [] : ["position"])
      + (rect.size == frameStorage.size ? [] : ["bounds.size"])
  }

  /// Stores a position that the stored frame doesn't yield: half a size subtracted and added again may be rounded.
  private func storeExactPosition(_ position: CGPoint?) {
    let exact = position == self.position(in: frameStorage) ? nil : position
    if exact != rare.exactPosition { rare.exactPosition = exact }
  }

  private func sizeDidChange(from oldSize: CGSize, _ member: StaticString) {
    markNeedsLayout(member)
    guideRectsMayChange()
    if !superviewIsLayingOut { storedSuperview?.subviewsChanged(member, of: self) }
    if flags.contains(.hasFlexibleSubviews) { AutoresizingWalk.run(on: self, from: oldSize) }
  }

  /// Whether the superview's layout changes the size, determined without retaining the superview.
  private var superviewIsLayingOut: Bool {
    var isLayingOut = false
    superviewReference.borrow { isLayingOut = $0.flags.contains(.isLayingOut) }
    return isLayingOut
  }
}
