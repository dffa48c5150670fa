import Foundation

extension Canvas {
  /// The largest distance of lines from a curve, in pixels.
  /// > Documented: cairo's default, too; a tenth of a pixel changes no pixel by more than a tenth.
  private static let tolerance = 0.1

  /// Fills the inside of an outline; open subpaths are closed.
  package mutating func fill(_ outline: Outline, with paint: Paint, rule: Outline.FillRule = .winding) {
    self.paint(paint, area(of: outline, rule, within: clip.bounds))
  }

  package mutating func stroke(_ outline: Outline, with paint: Paint, style: StrokeStyle) {
    self.paint(paint, area(ofStroke: outline, style, within: clip.bounds))
  }

  package mutating func clip(to outline: Outline, rule: Outline.FillRule = .winding) {
    clip(to: area(of: outline, rule, within: clip.bounds))
  }

  mutating func clip(to area: Mask) {
    let mask = clip.mask.map(area.intersection) ?? area
    // A rectangle of whole pixels needs no mask.
    let isWhole = mask.coverage.allSatisfy { $0 == 255 }
    clip = Clip(bounds: mask.bounds, mask: isWhole ? nil : mask)
    countMask()
  }

  /// Paints the shadow of an outline's inside, without the inside itself.
  package mutating func drawShadow(_ shadow: Shadow, of outline: Outline, rule: Outline.FillRule = .winding) {
    let soft = softened(shadow)
    let window = clip.bounds.grown(by: soft.blur.margin, x: -soft.x, y: -soft.y)
    paint(Premultiplied(shadow.color), mask(of: shadow, below: area(of: outline, rule, within: window)))
  }

  func area(of outline: Outline, _ rule: Outline.FillRule, within window: PixelRect) -> Mask {
    guard transform.isFinite, !window.isEmpty,
      let lines = Polylines(outline, transform: transform, tolerance: Self.tolerance, window: window.rect)
    else { return .nothing }
    if let rect = lines.uprightRect { return Mask(rect: rect, within: window) }
    var edges = EdgeList(window: window)
    edges.add(lines)
    return Rasterizer.mask(of: edges, rule: rule)
  }

  private func area(ofStroke outline: Outline, _ style: StrokeStyle, within window: PixelRect) -> Mask {
    let inverse = transform.inverted()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard transform.isFinite, inverse.isFinite, determinant != 0, !window.isEmpty, style.width > 0,
      style.width.isFinite
    else { return .nothing }
    let scale = max(hypot(Double(transform.a), Double(transform.b)), hypot(Double(transform.c), Double(transform.d)))
    // The reach of a line into the window: half a width, or the reach of a sharp corner.
    let sharpest = style.join == .miter && style.miterLimit > 1 ? min(style.miterLimit, 1000) : 1
    let margin = -min(style.width, 1e12) * max(sharpest, 1.5)
    let seen = window.rect.applying(inverse).insetBy(dx: margin, dy: margin)
    let pattern = DashPattern(lengths: style.dashes, phase: style.dashPhase)
    guard
      let lines = Polylines(
        outline, transform: .identity, tolerance: Self.tolerance / scale, window: pattern == nil ? seen : nil)
    else { return .nothing }
    var stroker = Stroker(style: style, transform: transform, tolerance: Self.tolerance / scale, window: window)
    stroker.add(lines, pattern: pattern, reach: seen)
    return Rasterizer.mask(of: stroker.edges, rule: .winding)
  }

  private mutating func paint(_ paint: Paint, _ mask: Mask) {
    switch paint {
    case .color(let pixel): self.paint(Premultiplied(pixel), mask)
    case .gradient(let gradient):
      if let shader = GradientShader(gradient, transform: transform) { self.paint(shader, mask) }
    }
  }

  /// Returns a shadow in whole pixels.
  func softened(_ shadow: Shadow) -> (blur: Mask.Blur, x: Int, y: Int) {
    let area = Double(abs(transform.a * transform.d - transform.b * transform.c))
    let offset = shadow.offset.applying(transform)
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length.rounded(), -CGFloat(Self.sideLimit)), CGFloat(Self.sideLimit))) : 0
    }
    return (
      Mask.Blur(deviation: Double(shadow.deviation) * area.squareRoot()), pixels(offset.width), pixels(offset.height)
    )
  }

  /// Returns the coverage of the shadow of a mask, within the visible pixels.
  func mask(of shadow: Shadow, below mask: Mask) -> Mask {
    let soft = softened(shadow)
    let mask = mask.cropped(to: clip.bounds.grown(by: soft.blur.margin, x: -soft.x, y: -soft.y))
    if mask.bounds.isEmpty { return .nothing }
    let blurred = mask.blurred(soft.blur, within: clip.bounds.grown(by: 0, x: -soft.x, y: -soft.y))
    return Mask(blurred.bounds.grown(by: 0, x: soft.x, y: soft.y), coverage: blurred.coverage)
  }
}
