import Foundation
import HeadlessGeometry

extension View {
  final func place(_ newFrame: CGRect) {
    guard newFrame.isFinite else {
      refuse("frame", value: newFrame.shortDescription, because: notFinite, cure: finiteCure)
      return
    }
    setFrameStorage(newFrame.standardized)
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
