import Foundation
import HeadlessGeometry
import HeadlessViews

/// The limits of a scroll view's zoom scale.
struct ZoomLimits {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1

  /// Returns the scale within the limits that is nearest; the smallest scale counts where the limits cross.
  func limit(_ scale: CGFloat) -> CGFloat { max(min(scale, maximum), minimum) }

  /// Returns the scale for fingers that have exceeded a limit: the square root of their way beyond it.
  ///
  /// > Assumed.
  func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limit(scale)
    return limit * (scale / limit).squareRoot()
  }
}

extension ScrollView {
  /// A zoom of two fingers.
  struct Zoom {
    weak var view: View?
    /// The scale at the beginning.
    let scale: CGFloat
    /// The point of the content under the middle of the fingers, at a scale of 1.
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
    self.pinch = pinch
    addGestureRecognizer(pinch)
  }

  private func isUsable(_ scale: CGFloat, _ member: String) -> Bool {
    if scale.isFinite, scale > 0 { return true }
    refuse(member, value: "\(scale)", because: "is not a finite number above 0", cure: "Give a scale above 0.")
    return false
  }

  // MARK: By code

  final func setZoom(_ scale: CGFloat, animated: Bool) {
    guard isUsable(scale, "zoomScale") else { return }
    let end = zoomLimits.limit(scale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: end, offset: offset(at: end, keeping: pointOfContent(at: middle), at: middle), animated: animated)
  }

  /// Fills the view with a rectangle of the zoomed view.
  ///
  /// > Assumed: the rectangle is in the middle, as far as the content allows.
  final func fill(with rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return refuse(
        "zoom(to:animated:)", value: rect.shortDescription, because: "is empty or not finite",
        cure: "Give a rectangle with a width and a height.")
    }
    let end = zoomLimits.limit(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(
      to: end, offset: offset(at: end, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle), animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    stopMotion()
    guard let view = delegate?.viewForZooming(in: self), scale != storedZoomScale || offset != contentOffset else {
      return
    }
    if !animated { return show(view, at: scale, offset) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(.zooming, of: view, to: scale, offset)
  }

  private func animateZoom(_ motion: Motion, of view: View, to scale: CGFloat, _ offset: CGPoint) {
    let (startScale, start) = (storedZoomScale, contentOffset)
    animate(motion) { [weak view] scrollView, progress in
      guard let view else { return }
      scrollView.show(
        view, at: startScale + (scale - startScale) * progress,
        CGPoint(x: start.x + (offset.x - start.x) * progress, y: start.y + (offset.y - start.y) * progress))
    }
  }

  /// Returns the point of the content, at a scale of 1, that shows at a point of the frame.
  private func pointOfContent(at place: CGPoint) -> CGPoint {
    CGPoint(
      x: (contentOffset.x + place.x) / storedZoomScale, y: (contentOffset.y + place.y) / storedZoomScale)
  }

  /// Returns the offset within the content, at a scale, that shows a point of the content at a point of the frame.
  private func offset(at scale: CGFloat, keeping point: CGPoint, at place: CGPoint) -> CGPoint {
    let size = zoomedSize(at: scale) ?? contentSize
    var offset = CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
    let inset = adjustedContentInset
    for axis in Self.axes {
      let lower = -inset[start: axis]
      let upper = max(lower, size[axis] - bounds.size[axis] + inset[end: axis])
      offset[axis] = (lower...upper).limit(offset[axis])
    }
    return offset
  }

  private func zoomedSize(at scale: CGFloat) -> CGSize? {
    guard let size = delegate?.viewForZooming(in: self)?.bounds.size else { return nil }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  // MARK: The view

  /// Gives the view a scale, the content its size, and the scroll view an offset.
  private func show(_ view: View, at scale: CGFloat, _ offset: CGPoint) {
    let isChanged = scale != storedZoomScale
    isNotifyingOfZoom = true
    if isChanged {
      let origin = view.frame.origin
      storedZoomScale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = view.frame
      view.center = CGPoint(
        x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
      contentSize = view.frame.size
    }
    contentOffset = offset
    isNotifyingOfZoom = false
    if isChanged { delegate?.scrollViewDidZoom(self) }
  }

  /// Moves a zoomed view whose position comes from constraints so that its origin stays theirs.
  final func placeZoomedView() {
    guard storedZoomScale != 1, let view = delegate?.viewForZooming(in: self),
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let (center, size) = (view.center, view.bounds.size)
    // Constraints have placed the center as for a view without a scale.
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
    guard canZoom, let view = delegate?.viewForZooming(in: self) else { return }
    stopMotion()
    zoom = Zoom(view: view, scale: storedZoomScale, point: pointOfContent(at: place(of: pinch)))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// The middle of the fingers in the frame.
  private func place(of pinch: ScrollPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: self)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  private func followFingers(_ pinch: ScrollPinchGestureRecognizer) {
    guard let zoom, let view = zoom.view, pinch.numberOfTouches > 1 else { return }
    let wanted = zoom.scale * pinch.scale
    let scale = bouncesZoom ? zoomLimits.resisted(wanted) : zoomLimits.limit(wanted)
    let place = place(of: pinch)
    let offset = CGPoint(x: zoom.point.x * scale - place.x, y: zoom.point.y * scale - place.y)
    if offset.isFinite { show(view, at: scale, offset) }
  }

  private func endZooming() {
    guard let view = zoom?.view else { return zoom = nil }
    zoom = nil
    restartDrag()
    let scale = zoomLimits.limit(storedZoomScale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let offset = offset(at: scale, keeping: pointOfContent(at: middle), at: middle)
    if scale == storedZoomScale, offset == contentOffset { return notifyOfEndOfZoom() }
    animateZoom(scale == storedZoomScale ? .zooming : .zoomBounce, of: view, to: scale, offset)
  }

  final func notifyOfEndOfZoom() {
    guard let delegate else { return }
    delegate.scrollViewDidEndZooming(self, with: delegate.viewForZooming(in: self), atScale: storedZoomScale)
  }
}
