import Foundation
import HeadlessGeometry
import HeadlessPixels

/// The scenes that are compared with librsvg.
extension Scene {
  static let all = [shapes, strokes, dashes, gradients, pictures, clips, shadows, transforms]

  static let shapes = Scene(name: "shapes") { canvas in
    canvas.fill(Outline(roundedRect: box(5.5, 5.25, 60, 40), cornerWidth: 12, cornerHeight: 12), with: .color(.sky))
    canvas.fill(Outline(ellipseIn: box(75.3, 4.7, 70, 45)), with: .color(.ruby))
    canvas.fill(.star(at(35, 85), 30), with: .color(.leaf))
    canvas.fill(.star(at(95, 85), 30), with: .color(.amber), rule: .evenOdd)
    canvas.fill(Outline(rect: box(130.25, 60.5, 20.5, 0.75)), with: .color(.black))
    canvas.fill(Outline(rect: box(130, 70, 20, 30)), with: .color(Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 102)))
    canvas.fill(
      Outline([
        .move(to: at(120, 110)), .quadCurve(to: at(155, 110), control: at(137, 60)),
        .curve(to: at(120, 110), control1: at(170, 130), control2: at(110, 122)), .close,
      ]), with: .color(.sky.withAlpha(multipliedBy: 0.5)))
  }

  static let strokes = Scene(name: "strokes") { canvas in
    let corner = [at(10, 40), at(30, 10), at(50, 40)]
    let kinds: [(StrokeStyle.Cap, StrokeStyle.Join)] = [(.butt, .miter), (.round, .round), (.square, .bevel)]
    for (index, kind) in kinds.enumerated() {
      var style = StrokeStyle(width: 9)
      (style.cap, style.join) = kind
      let outline = Outline(lines: corner.map { at($0.x + CGFloat(index) * 50, $0.y) })
      canvas.stroke(outline, with: .color(.sky), style: style)
    }
    var style = StrokeStyle(width: 6)
    style.join = .miter
    style.miterLimit = 4
    canvas.stroke(Outline(lines: [at(10, 60), at(60, 60), at(15, 75), at(60, 90)]), with: .color(.ruby), style: style)
    canvas.stroke(
      Outline([.move(to: at(70, 100)), .curve(to: at(150, 60), control1: at(70, 20), control2: at(150, 140))]),
      with: .color(.leaf), style: StrokeStyle(width: 12))
    canvas.stroke(Outline(ellipseIn: box(15.5, 95.5, 40, 20)), with: .color(.black), style: StrokeStyle(width: 1))
    canvas.stroke(
      Outline(roundedRect: box(70.5, 105.5, 80, 11), cornerWidth: 5, cornerHeight: 5), with: .color(.amber),
      style: StrokeStyle(width: 3))
  }

  static let dashes = Scene(name: "dashes") { canvas in
    var style = StrokeStyle(width: 4)
    style.dashes = [12, 6]
    canvas.stroke(Outline(lines: [at(5, 10), at(155, 10)]), with: .color(.sky), style: style)
    style.dashPhase = 7
    canvas.stroke(Outline(lines: [at(5, 20), at(155, 20)]), with: .color(.sky), style: style)
    style.dashes = [0, 8]
    style.dashPhase = 0
    style.cap = .round
    canvas.stroke(Outline(lines: [at(5, 30), at(155, 34)]), with: .color(.ruby), style: style)
    style.cap = .butt
    style.dashes = [10, 5, 2]
    canvas.stroke(Outline(lines: [at(5, 42), at(155, 42)]), with: .color(.leaf), style: style)
    style.dashes = [14, 7]
    canvas.stroke(Outline(rect: box(10, 55, 60, 50)), with: .color(.amber), style: style)
    style.dashes = [9, 5]
    canvas.stroke(Outline(ellipseIn: box(85, 52, 60, 60)), with: .color(.black), style: style)
  }

  static let gradients = Scene(name: "gradients") { canvas in
    let stops = [Gradient.Stop(0, .ruby), Gradient.Stop(0.4, .amber), Gradient.Stop(1, .sky)]
    let fading = [Gradient.Stop(0, .sky), Gradient.Stop(1, .sky.withAlpha(multipliedBy: 0))]
    canvas.fill(
      Outline(rect: box(5, 5, 70, 50)),
      with: .gradient(Gradient(.linear(start: at(15, 5), end: at(65, 5)), stops: stops)))
    canvas.fill(
      Outline(roundedRect: box(85, 5, 70, 50), cornerWidth: 10, cornerHeight: 10),
      with: .gradient(Gradient(.linear(start: at(85, 5), end: at(155, 55)), stops: fading)))
    canvas.fill(
      Outline(rect: box(5, 62, 70, 52)),
      with: .gradient(
        Gradient(.radial(startCenter: at(40, 88), startRadius: 0, endCenter: at(40, 88), endRadius: 30), stops: stops)))
    canvas.fill(
      Outline(rect: box(85, 62, 70, 52)),
      with: .gradient(
        Gradient(
          .radial(startCenter: at(110, 80), startRadius: 0, endCenter: at(120, 88), endRadius: 26), stops: stops)))
  }

  static let pictures = Scene(name: "pictures") { canvas in
    guard let fields = try? Bitmap.fields() else { return }
    canvas.draw(fields, in: box(5, 5, 48, 48))
    canvas.draw(fields, in: box(60, 5, 8, 8))
    canvas.draw(fields, in: box(60, 20, 4, 4))
    canvas.draw(fields, in: box(75, 5, 32, 48), alpha: 0.5)
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: 45, y: 85).rotated(by: .pi / 6))
    canvas.draw(fields, in: box(-24, -24, 48, 48))
    canvas.restore()
  }

  static let clips = Scene(name: "clips") { canvas in
    canvas.save()
    canvas.clip(to: Outline(ellipseIn: box(5, 5, 70, 70)))
    canvas.fill(Outline(rect: box(0, 0, 80, 40)), with: .color(.sky))
    canvas.clip(to: Outline(rect: box(20, 20, 60, 60)))
    canvas.fill(Outline(rect: box(0, 0, 160, 120)), with: .color(.ruby))
    canvas.restore()
    canvas.beginLayer(alpha: 0.5)
    canvas.fill(Outline(rect: box(90, 10, 40, 40)), with: .color(.sky))
    canvas.fill(Outline(rect: box(110, 30, 40, 40)), with: .color(.ruby))
    canvas.endLayer()
    canvas.save()
    canvas.clip(to: .star(at(120, 85), 30), rule: .evenOdd)
    canvas.beginLayer(alpha: 0.8)
    canvas.fill(Outline(rect: box(80, 50, 80, 40)), with: .color(.leaf))
    canvas.fill(Outline(rect: box(80, 80, 80, 40)), with: .color(.amber))
    canvas.endLayer()
    canvas.restore()
  }

  static let shadows = Scene(name: "shadows") { canvas in
    canvas.beginLayer(
      shadow: Shadow(color: .black.withAlpha(multipliedBy: 0.5), offset: CGSize(width: 3, height: 5), deviation: 4))
    canvas.fill(Outline(roundedRect: box(15, 15, 50, 35), cornerWidth: 8, cornerHeight: 8), with: .color(.white))
    canvas.fill(Outline(ellipseIn: box(50, 30, 30, 30)), with: .color(.amber))
    canvas.endLayer()
    canvas.drawShadow(
      Shadow(color: .ruby, offset: CGSize(width: 0, height: 0), deviation: 7), of: Outline(rect: box(105, 25, 30, 30)))
    canvas.drawShadow(
      Shadow(color: .sky, offset: CGSize(width: -60, height: 0), deviation: 3),
      of: Outline(ellipseIn: box(80, 75, 40, 30)))
    canvas.drawShadow(
      Shadow(color: .black, offset: CGSize(width: 0, height: 8), deviation: 10), of: Outline(rect: box(100, 75, 40, 20))
    )
  }

  static let transforms = Scene(name: "transforms") { canvas in
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: 40, y: 40).rotated(by: .pi / 9).scaledBy(x: 2, y: 1))
    canvas.fill(Outline(rect: box(-15, -20, 30, 40)), with: .color(.leaf))
    canvas.stroke(Outline(rect: box(-15, -20, 30, 40)), with: .color(.black), style: StrokeStyle(width: 4))
    canvas.restore()
    canvas.save()
    canvas.concatenate(CGAffineTransform(a: 1, b: 0.2, c: -0.5, d: 1, tx: 115, ty: 10))
    canvas.fill(
      Outline(ellipseIn: box(0, 0, 40, 40)),
      with: .gradient(
        Gradient(.linear(start: at(0, 0), end: at(40, 0)), stops: [Gradient.Stop(0, .sky), Gradient.Stop(1, .ruby)])))
    var style = StrokeStyle(width: 5)
    style.dashes = [8, 4]
    canvas.stroke(Outline(ellipseIn: box(0, 0, 40, 40)), with: .color(.amber), style: style)
    canvas.restore()
    canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 150, ty: 75))
    style.dashes = []
    style.cap = .round
    style.join = .round
    canvas.stroke(Outline(lines: [at(5, 30), at(30, 5), at(60, 35), at(90, 5)]), with: .color(.ruby), style: style)
  }
}
