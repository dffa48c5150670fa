import Foundation
import HeadlessGeometry

extension View {
  // MARK: Points and rectangles between views

  final func converted(_ point: CGPoint, to view: View?) -> CGPoint {
    let path = ConversionPath(from: self, to: view)
    return path.convert(point)
  }

  final func converted(_ point: CGPoint, from view: View?) -> CGPoint {
    let path = ConversionPath(from: view ?? root, to: self)
    return path.convert(point)
  }

  final func converted(_ rect: CGRect, to view: View?) -> CGRect {
    let path = ConversionPath(from: self, to: view)
    return path.convert(rect)
  }

  final func converted(_ rect: CGRect, from view: View?) -> CGRect {
    let path = ConversionPath(from: view ?? root, to: self)
    return path.convert(rect)
  }

  /// The topmost view of the tree.
  final var root: View {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  // MARK: One step

  /// A point of this view in the superview's coordinates.
  final func toSuperview(_ point: CGPoint) -> CGPoint {
    let plain = CGPoint(
      x: point.x - boundsOrigin.x + frameStorage.minX, y: point.y - boundsOrigin.y + frameStorage.minY)
    return turned(plain, by: transform)
  }

  /// A point of the superview in this view's coordinates.
  final func fromSuperview(_ point: CGPoint) -> CGPoint {
    let transform = transform
    let plain = transform.isIdentity ? point : turned(point, by: transform.inverted())
    return CGPoint(x: plain.x - frameStorage.minX + boundsOrigin.x, y: plain.y - frameStorage.minY + boundsOrigin.y)
  }

  /// A point of the superview, turned around the place of the anchor point.
  private func turned(_ point: CGPoint, by transform: CGAffineTransform) -> CGPoint {
    if transform.isIdentity { return point }
    let anchor = position(in: frameStorage)
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }
}

/// The way from one view's coordinates up to a common ancestor and down to another's, without recursion.
@MainActor
private struct ConversionPath {
  private var up: [View] = []
  private var down: [View] = []

  init(from source: View, to target: View?) {
    up = Self.ancestry(of: source)
    guard let target else {
      // The root's own coordinates are the goal: its place in the screen does not count.
      up.removeLast()
      return
    }
    down = Self.ancestry(of: target)
    if up.last === down.last {
      while let common = up.last, common === down.last {
        up.removeLast()
        down.removeLast()
      }
    } else {
      if !(source.root is Window) { up.removeLast() }
      if !(target.root is Window) { down.removeLast() }
    }
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var point = point
    for view in up { point = view.toSuperview(point) }
    for view in down.reversed() { point = view.fromSuperview(point) }
    return point
  }

  /// Step by step, as each turned view has a larger upright rectangle than the one in it.
  func convert(_ rect: CGRect) -> CGRect {
    if (up + down).allSatisfy({ $0.transform.isIdentity }) {
      return CGRect(origin: convert(rect.standardized.origin), size: rect.standardized.size)
    }
    let rect = rect.standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    return CGRect(around: corners)
  }

  /// The view and all that own it, up to the root.
  private static func ancestry(of view: View) -> [View] {
    var views = [view]
    while let parent = views[views.count - 1].storedSuperview { views.append(parent) }
    return views
  }
}
