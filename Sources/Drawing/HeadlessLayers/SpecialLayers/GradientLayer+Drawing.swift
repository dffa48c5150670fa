import Foundation
import HeadlessGeometry
import HeadlessGraphics

extension GradientLayer {
  @MainActor final func paintColors(in shape: DrawingList.Shape, into context: DrawingContext) {
    let stops = stops
    let bounds = bounds
    if stops.isEmpty || bounds.isEmpty { return }
    let start = bounds.point(at: startPoint)
    let end = bounds.point(at: endPoint)
    switch type {
    case .radial: paintRings(stops, around: start, to: end, on: shape, into: context)
    case .conic:
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      context.fill(
        shape, with: .gradient(DrawingList.Gradient(.conic(center: start, angle: CGFloat(angle)), stops: stops)))
    default:
      context.fill(shape, with: .gradient(DrawingList.Gradient(.linear(start: start, end: end), stops: stops)))
    }
  }

  /// > Documented: CAGradientLayer.locations: without any, or with another number of them, the steps are even.
  private var stops: [DrawingList.Gradient.Stop] {
    let colors = colors?.compactMap { $0 as? CGColor } ?? []
    let steps = CGFloat(max(colors.count - 1, 1))
    let usedLocations = locations?.map { CGFloat($0.doubleValue) }
    return colors.enumerated().map { index, color in
      let location = usedLocations?.count == colors.count ? usedLocations?[index] : nil
      return DrawingList.Gradient.Stop(location ?? CGFloat(index) / steps, color)
    }
  }

  /// Rings that are ellipses: circles of a radius of one point, in coordinates that are stretched.
  /// > Documented: CAGradientLayerType.radial: the end point is a corner of the rectangle around the outermost ring.
  @MainActor private func paintRings(
    _ stops: [DrawingList.Gradient.Stop], around center: CGPoint, to corner: CGPoint, on shape: DrawingList.Shape,
    into context: DrawingContext
  ) {
    let width = abs(corner.x - center.x)
    let height = abs(corner.y - center.y)
    guard width > 0, height > 0 else { return context.fill(shape, with: .color(stops[stops.count - 1].color)) }
    let transform = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
    let gradient = DrawingList.Gradient(
      .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1), stops: stops)
    context.saveState()
    context.clip(to: shape)
    context.concatenate(transform)
    context.fill(.rect(shape.boundingBox.applying(transform.inverted())), with: .gradient(gradient))
    context.restoreState()
  }
}
