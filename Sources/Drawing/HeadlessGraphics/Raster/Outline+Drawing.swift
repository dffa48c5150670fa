import HeadlessPixels

// Conversions of a drawing's types to the canvas' types, as the canvas has no access to drawings.

extension Outline {
  init(_ path: CGPath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(to: end)
        case .line(let end): .line(to: end)
        case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): .curve(to: end, control1: control1, control2: control2)
        case .close: .close
        }
      })
  }
}

extension Outline.FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .winding }
}

extension Bitmap.Pixel {
  init(_ color: CGColor) {
    let parts = color.rgba
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension Paint {
  init(_ paint: DrawingList.Paint) {
    switch paint {
    case .color(let color): self = .color(Bitmap.Pixel(color))
    case .gradient(let gradient): self = .gradient(Gradient(gradient))
    }
  }
}

extension Gradient {
  init(_ gradient: DrawingList.Gradient) {
    let shape: Shape =
      switch gradient.course {
      case .linear(let start, let end): .linear(start: start, end: end)
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        .radial(startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
      case .conic(let center, let angle): .conic(center: center, angle: angle)
      }
    self.init(shape, stops: gradient.stops.map { Stop($0.location, Bitmap.Pixel($0.color)) })
  }
}

extension Shadow {
  init(_ shadow: DrawingList.Shadow) {
    self.init(color: Bitmap.Pixel(shadow.color), offset: shadow.offset, deviation: shadow.radius)
  }
}

extension StrokeStyle {
  init(_ style: DrawingList.StrokeStyle) {
    self.init(width: style.width)
    switch style.cap {
    case .butt: cap = .butt
    case .round: cap = .round
    case .square: cap = .square
    }
    switch style.join {
    case .miter: join = .miter
    case .round: join = .round
    case .bevel: join = .bevel
    }
    miterLimit = style.miterLimit
    dashes = style.dashes
    dashPhase = style.dashPhase
  }
}
