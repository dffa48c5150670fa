import Foundation
import HeadlessGeometry
import HeadlessViews

struct ZoomLimits {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1

  /// Returns the nearest scale within the limits, and not negative; the smallest scale is used if the limits cross.
  func limit(_ scale: CGFloat) -> CGFloat { max(min(scale, maximum), minimum, 0) }

  /// Returns the scale for fingers that have exceeded a limit: the square root of their excess.
  /// > Assumed.
  func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limit(scale)
    return limit > 0 ? limit * (scale / limit).squareRoot() : limit
  }
}

extension ScrollView {
  struct Zoom {
    weak var view: View?
    let scale: CGFloat
    /// The point of the zoomed view at the center of the touches, in the view's own coordinates.
    let point: CGPoint
  }

  final var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  final func setZoomLimit(_ limit: WritableKeyPath<ZoomLimits, CGFloat>, _ scale: CGFloat, _ member: String) {
    guard isUsable(scale, member) else { return }
    zoomLimits[keyPath: limit] = scale
    if !canZoom || pinch != nil { return }
    let pinch = ScrollPinchGestureRecognizer()
    pinch.scrollView = self
    pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
    pinch.delegate = self as? any GestureRecognizerDelegate
    self.pinch = pinch
    addGestureRecognizer(pinch)
  }

  private func isUsable(_ scale: CGFloat, _ member: String) -> Bool {
    accepts(scale.isFinite, "\(scale)", member, cure: "Pass a finite scale.")
  }

  // MARK: By code

  final func setZoom(_ scale: CGFloat, animated: Bool) {
    guard isUsable(scale, "zoomScale"), let view = viewForZooming else { return }
    zoom(view, to: zoomLimits.limit(scale), keeping: point(of: view, at: middle), animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as possible.
  /// > Assumed: the rectangle is centered, as far as the content allows.
  final func zoom(toShow rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return refuse(
        "zoom(to:animated:)", value: rect.shortDescription, because: "is empty or not finite",
        consequence: "ignoring the call", cure: "Pass a rectangle with a width and a height.")
    }
    guard let view = viewForZooming else { return }
    let end = zoomLimits.limit(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(view, to: end, keeping: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(_ view: View, to scale: CGFloat, keeping point: CGPoint, animated: Bool) {
    let offset = offset(at: scale, keeping: point, of: view)
    stopMotion()
    guard scale != storedZoomScale || offset != contentOffset else { return }
    if zoom != nil || !animated {
      apply(scale, to: view, offset: offset)
      return continueZoomFromScale()
    }
    callDelegate("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(self, with: view) }
    animateLayers(.zooming) { $0.apply(scale, to: view, offset: offset) }
  }

  // MARK: Points

  private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// Returns the point of the zoomed view, in its own coordinates, that shows at a position in the frame.
  private func point(of view: View, at position: CGPoint) -> CGPoint {
    guard storedZoomScale > 0 else { return .zero }
    let origin = view.frame.origin
    return CGPoint(
      x: (contentOffset.x + position.x - origin.x) / storedZoomScale,
      y: (contentOffset.y + position.y - origin.y) / storedZoomScale)
  }

  /// Returns the offset, at a scale, that shows a point of the zoomed view at a position in the frame.
  private func unlimitedOffset(
    at scale: CGFloat, keeping point: CGPoint, of view: View, at position: CGPoint
  ) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(x: point.x * scale + origin.x - position.x, y: point.y * scale + origin.y - position.y)
  }

  /// Returns the offset within the content, at a scale, that shows a point of the zoomed view in the middle.
  private func offset(at scale: CGFloat, keeping point: CGPoint, of view: View) -> CGPoint {
    var offset = unlimitedOffset(at: scale, keeping: point, of: view, at: middle)
    let size = scale == storedZoomScale ? contentSize : view.bounds.size
    for axis in LayoutAxis.both {
      let length = scale == storedZoomScale ? size[axis] : size[axis] * scale
      offset[axis] = range(along: axis, contentLength: length).limit(offset[axis])
    }
    return offset
  }

  // MARK: The view

  /// Sets the view's scale, the size of the content and the offset.
  private func apply(_ scale: CGFloat, to view: View, offset: CGPoint) {
    let isChanged = scale != storedZoomScale
    isNotifyingOfZoom = true
    if isChanged {
      let origin = view.frame.origin
      storedZoomScale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = view.frame
      view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
      contentSize = view.frame.size
    }
    contentOffset = offset
    isNotifyingOfZoom = false
    if !isChanged { return }
    // Subclasses center the zoomed view in layoutSubviews.
    setNeedsLayout()
    callDelegate("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }

  /// Preserves the origin that constraints set for a zoomed view, as they do not include its scale.
  final func restoreOriginOfZoomedView() {
    guard storedZoomScale != 1, let view = viewForZooming,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let (center, size) = (view.center, view.bounds.size)
    // Constraints have set the center as for a view without a scale.
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    view.center = CGPoint(
      x: origin.x + size.width * storedZoomScale / 2, y: origin.y + size.height * storedZoomScale / 2)
  }

  // MARK: By two fingers

  final func pinchDidChange() {
    guard let pinch else { return }
    switch pinch.state {
    case .began:
      beginZooming(pinch)
      followFingers(pinch)
    case .changed: followFingers(pinch)
    case .ended, .cancelled, .failed, .possible: endZooming()
    }
  }

  private func beginZooming(_ pinch: ScrollPinchGestureRecognizer) {
    guard canZoom, let view = viewForZooming else { return }
    stopMotion()
    zoom = Zoom(view: view, scale: storedZoomScale, point: point(of: view, at: position(of: pinch)))
    callDelegate("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(self, with: view) }
  }

  /// Continues the zoom of two fingers from a scale that code has set.
  private func continueZoomFromScale() {
    guard let pinch, let view = zoom?.view, pinch.scale > 0 else { return }
    zoom = Zoom(view: view, scale: storedZoomScale / pinch.scale, point: point(of: view, at: position(of: pinch)))
  }

  /// Returns the center of the touches, from the top left corner of the frame.
  private func position(of pinch: ScrollPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: self)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  private func followFingers(_ pinch: ScrollPinchGestureRecognizer) {
    guard let zoom, let view = zoom.view, pinch.numberOfTouches > 1 else { return }
    let wanted = zoom.scale * pinch.scale
    let scale = bouncesZoom ? zoomLimits.resisted(wanted) : zoomLimits.limit(wanted)
    var offset = unlimitedOffset(at: scale, keeping: zoom.point, of: view, at: position(of: pinch))
    // Content that is smaller than the view has one place only.
    for axis in LayoutAxis.both where view.bounds.size[axis] * scale <= bounds.size[axis] {
      offset[axis] = range(along: axis, contentLength: view.bounds.size[axis] * scale).limit(offset[axis])
    }
    if scale.isFinite, offset.isFinite { apply(scale, to: view, offset: offset) }
  }

  private func endZooming() {
    guard let view = zoom?.view else { return zoom = nil }
    zoom = nil
    let scale = zoomLimits.limit(storedZoomScale)
    let offset = offset(at: scale, keeping: point(of: view, at: middle), of: view)
    skippedArea = nil
    if scale == storedZoomScale, offset == contentOffset { return notifyOfEndOfZoom() }
    animateLayers(scale == storedZoomScale ? .zooming : .zoomBounce) { $0.apply(scale, to: view, offset: offset) }
  }

  final func notifyOfEndOfZoom() {
    let view = viewForZooming
    callDelegate("scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
    }
  }
}
