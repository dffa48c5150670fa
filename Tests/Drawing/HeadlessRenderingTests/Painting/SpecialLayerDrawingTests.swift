import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The drawing of shape and gradient layers", .reportsIssuesAsFailures)
struct SpecialLayerDrawingTests {
  static let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    return path
  }()

  /// Returns a layer with a red line and no area.
  private func lineLayer() -> ShapeLayer {
    let layer = ShapeLayer()
    layer.path = Self.line
    layer.fillColor = nil
    layer.strokeColor = Color.red.cgColor
    return layer
  }

  @Test func `a path is filled black by its rule, without a line`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = ShapeLayer()
    layer.path = path
    layer.fillRule = .evenOdd
    expectEqual(layer.commands, [.fill(.path(path, .evenOdd), .color(Color.black.cgColor))])
    layer.fillColor = nil
    expectEqual(layer.commands, [])
  }

  @Test func `a line has the layer's width, ends, joints and dashes`() {
    let layer = lineLayer()
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPattern = [2, 1]
    layer.lineDashPhase = 1
    let style = DrawingList.StrokeStyle(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [2, 1], dashPhase: 1)
    let expected: [DrawingList.Command] = [.stroke(.path(Self.line, .winding), .color(Color.red.cgColor), style)]
    expectEqual(layer.commands, expected)
  }

  @Test func `only the part of the line between start and end is drawn`() {
    let layer = lineLayer()
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let part = CGMutablePath()
    part.addLines(between: [CGPoint(x: 2.5, y: 0), CGPoint(x: 7.5, y: 0)])
    let expected: [DrawingList.Command] = [.stroke(.path(part, .winding), .color(Color.red.cgColor), .init(width: 1))]
    expectEqual(layer.commands, expected)
    layer.strokeEnd = 0.25
    expectEqual(layer.commands, [])
  }

  @Test func `a view whose layer is a shape draws it before its subviews`() {
    final class Pie: View { override class var layerClass: AnyClass { ShapeLayer.self } }
    let view = Pie(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (view.layer as? ShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(.filled(0, 0, 1, 1))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    let expected: [DrawingList.Command] = [
      .fill(.path(path, .winding), .color(Color.black.cgColor)), .fill(0, 0, 1, 1),
    ]
    expectEqual(view.commands, expected)
  }

  static let box = CGRect(x: 10, y: 20, width: 40, height: 20)
  static let colors = [Color.red.cgColor, Color.green.cgColor, Color.blue.cgColor]

  private func gradient(_ change: (GradientLayer) -> Void = { _ in }) -> GradientLayer {
    let layer = GradientLayer()
    layer.frame = Self.box
    layer.colors = Self.colors
    change(layer)
    return layer
  }

  private func stops(_ places: CGFloat...) -> [DrawingList.Gradient.Stop] {
    zip(places, Self.colors).map { .init($0, $1) }
  }

  @Test func `colors go from the middle of the top to the bottom's, in even steps`() {
    let course = DrawingList.Gradient.Course.linear(start: CGPoint(x: 30, y: 20), end: CGPoint(x: 30, y: 40))
    let paint = DrawingList.Paint.gradient(.init(course, stops: stops(0, 0.5, 1)))
    expectEqual(gradient().commands, [.fill(.rect(Self.box), paint)])
  }

  @Test func `locations are used if there is one for each color`() {
    let course = DrawingList.Gradient.Course.linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 50, y: 40))
    func layer(_ locations: [NSNumber]) -> GradientLayer {
      gradient { layer in
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.locations = locations
      }
    }
    func paint(_ stops: [DrawingList.Gradient.Stop]) -> DrawingList.Paint { .gradient(.init(course, stops: stops)) }
    expectEqual(layer([0.1, 0.2, 0.9]).commands, [.fill(.rect(Self.box), paint(stops(0.1, 0.2, 0.9)))])
    expectEqual(layer([0.1, 0.2]).commands, [.fill(.rect(Self.box), paint(stops(0, 0.5, 1)))])
  }

  @Test func `corners round a gradient`() {
    let commands = gradient { $0.cornerRadius = 4 }.commands
    guard case .fill(let shape, _)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    expectEqual(shape, .rounded(Self.box, radius: 4))
  }

  @Test func `rings are circles in coordinates that the two points stretch`() {
    let layer = gradient { layer in
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    let rings = DrawingList.Gradient(
      .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1), stops: stops(0, 0.5, 1))
    let transform = CGAffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 30, ty: 30)
    let expected: [DrawingList.Command] = [
      .saveState, .clip(.rect(Self.box)), .concatenate(transform),
      .fill(.rect(CGRect(x: -1, y: -1, width: 2, height: 2)), .gradient(rings)), .restoreState,
    ]
    expectEqual(layer.commands, expected)
  }

  @Test func `rings of no size show the last color`() {
    let layer = gradient { layer in
      layer.type = .radial
      layer.endPoint = layer.startPoint
    }
    expectEqual(layer.commands, [.fill(.rect(Self.box), .color(Self.colors[2]))])
  }

  @Test func `a turn begins in the direction of the end point`() {
    let layer = gradient { layer in
      layer.type = .conic
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 0.5, y: 1)
    }
    let turn = DrawingList.Gradient(.conic(center: CGPoint(x: 30, y: 30), angle: .pi / 2), stops: stops(0, 0.5, 1))
    expectEqual(layer.commands, [.fill(.rect(Self.box), .gradient(turn))])
  }

  @Test func `without colors or a size there is nothing`() {
    expectEqual(gradient { $0.colors = nil }.commands, [])
    expectEqual(gradient { $0.frame = .zero }.commands, [])
  }
}
