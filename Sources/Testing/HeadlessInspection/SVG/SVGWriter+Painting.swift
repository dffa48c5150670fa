import HeadlessGraphics

extension SVGWriter {
  mutating func fill(_ shape: DrawingList.Shape, _ paint: DrawingList.Paint) {
    if case .gradient(let gradient) = paint, case .conic(let center, let angle) = gradient.course {
      return fill(shape, with: gradient.sectors(around: center, from: angle, covering: shape.boundingBox))
    }
    let element = SVGShape(shape)
    elements.add(element.name, element.attributes + attributes(of: paint, "fill"))
  }

  mutating func stroke(_ shape: DrawingList.Shape, _ paint: DrawingList.Paint, _ style: DrawingList.StrokeStyle) {
    let element = SVGShape(shape)
    var attributes = element.attributes.filter { $0.name != "fill-rule" }
    attributes.append(("fill", "none"))
    attributes += self.attributes(of: paint, "stroke")
    if style.width != 1 { attributes.append(("stroke-width", style.width.svg)) }
    if style.cap != .butt { attributes.append(("stroke-linecap", "\(style.cap)")) }
    if style.join != .miter { attributes.append(("stroke-linejoin", "\(style.join)")) }
    if style.miterLimit != 10, style.join == .miter {
      attributes.append(("stroke-miterlimit", max(style.miterLimit, 1).svg))
    }
    if !style.dashes.isEmpty {
      attributes.append(("stroke-dasharray", style.dashes.map(\.svg).joined(separator: " ")))
      if style.dashPhase != 0 { attributes.append(("stroke-dashoffset", style.dashPhase.svg)) }
    }
    elements.add(element.name, attributes)
  }

  /// Draws a gradient around a point, which SVG does not have, as sectors of one color each.
  private mutating func fill(_ shape: DrawingList.Shape, with sectors: [(data: String, color: CGColor)]) {
    let clip = name(ofClip: shape)
    elements.startElement("g", [("clip-path", "url(#\(clip))")])
    for sector in sectors {
      elements.add("path", [("d", sector.data)] + SVGPaint.attributes(of: sector.color, "fill"))
    }
    elements.endElement("g")
  }

  private mutating func attributes(of paint: DrawingList.Paint, _ name: String) -> Markup.Attributes {
    switch paint {
    case .color(let color): return SVGPaint.attributes(of: color, name)
    case .gradient(let gradient):
      guard !gradient.stops.isEmpty else { return [(name, "none")] }
      return [(name, "url(#\(self.name(of: gradient)))")]
    }
  }

  private mutating func name(of gradient: DrawingList.Gradient) -> String {
    name("gradient") { elements, name in
      let (element, attributes) = SVGPaint.course(of: gradient.course)
      elements.startElement(element, [("id", name), ("gradientUnits", "userSpaceOnUse")] + attributes)
      for stop in gradient.stops {
        elements.add("stop", [("offset", stop.location.svg)] + SVGPaint.attributes(of: stop.color, "stop"))
      }
      elements.endElement(element)
    }
  }

  mutating func draw(_ shadow: DrawingList.Shadow, of shape: DrawingList.Shape) {
    let element = SVGShape(shape)
    var attributes = element.attributes + SVGPaint.attributes(of: shadow.color, "fill")
    if shadow.offset != .zero {
      attributes.append(("transform", "translate(\(shadow.offset.width.svg) \(shadow.offset.height.svg))"))
    }
    if shadow.radius > 0 {
      let area = shape.boundingBox.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
      let blur = filter(over: area) { $0.add("feGaussianBlur", [("stdDeviation", shadow.radius.svg)]) }
      attributes.append(("filter", "url(#\(blur))"))
    }
    elements.add(element.name, attributes)
  }

  mutating func draw(_ run: DrawingList.TextRun) {
    if options.outlinesTexts { return fill(.path(run.outline, .winding), .color(run.color)) }
    let isRightToLeft = run.isRightToLeft
    // A text begins where it is read from.
    var attributes: Markup.Attributes = [
      ("x", (isRightToLeft ? run.origin.x + run.width : run.origin.x).svg), ("y", run.origin.y.svg),
    ]
    attributes += SVGFont.attributes(of: run.font) + SVGPaint.attributes(of: run.color, "fill")
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    if run.width > 0 { attributes += [("textLength", run.width.svg), ("lengthAdjust", "spacingAndGlyphs")] }
    if run.string.hasSuffix(" ") || run.string.hasPrefix(" ") || run.string.contains("  ") {
      attributes.append(("xml:space", "preserve"))
    }
    elements.add("text", attributes, content: run.string)
  }
}
