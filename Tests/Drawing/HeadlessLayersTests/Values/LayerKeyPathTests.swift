import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Values of layers by name", .reportsIssuesAsFailures, .screen(scale: 2)) struct LayerKeyPathTests {
  @Test func `paths lead into points, sizes and rectangles`() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    expectEqual(layer.value(forKeyPath: "position.x") as? Double, Double(10 + 30 / 2))
    expectEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, CGSize(width: 30, height: 40))
    layer.setValue(50, forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat(0), forKeyPath: "position.y")
    expectEqual(view.frame, CGRect(x: 25 - 25, y: -20, width: 50, height: 40))
  }

  @Test func `paths lead into turns, scales and shifts, each for itself`() throws {
    let layer = Layer()
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    let transform = layer.affineTransform()
    #expect(abs(transform.a) < 1e-12 && abs(transform.b - 2) < 1e-12 && transform.tx == 30)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? Double)
    #expect(abs(angle - .pi / 2) < 1e-12)
    expectEqual(layer.value(forKeyPath: "transform.scale.x") as? Double, 2)
    expectEqual(layer.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 30, height: 0))
    layer.setValue(0, forKeyPath: "transform.scale")
    expectEqual(layer.value(forKeyPath: "transform.scale") as? Double, 0)
  }

  @Test func `layers of a kind have their own names`() {
    let shape = ShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    shape.setValue(Color.red.cgColor, forKeyPath: "strokeColor")
    #expect(shape.strokeEnd == 0.25 && shape.strokeColor == Color.red.cgColor)
    shape.setValue(nil, forKey: "strokeColor")
    #expect(shape.strokeColor == nil && shape.value(forKey: "lineWidth") as? Double == 1)
    let gradient = GradientLayer()
    gradient.setValue([0, 0.5], forKey: "locations")
    expectEqual(gradient.locations, [0, 0.5])
    shape.setValue(true, forKey: "hidden")
    #expect(shape.isHidden)
  }

  @Test func `a value that does not fit its path is reported`() {
    let layer = Layer()
    expectIssue(containing: "does not fit the path \"position.z\"") { layer.setValue(1, forKeyPath: "position.z") }
    expectIssue(containing: "setValue(_:forKeyPath:)") { layer.setValue("up", forKeyPath: "transform.rotation.z") }
    expectIssue(containing: "setValue(_:forKeyPath:)") { layer.setValue(Double.nan, forKeyPath: "position.x") }
    expectEqual(layer.position, .zero)
  }

  @Test func `what an animated stroke and path show is between`() throws {
    let shape = ShapeLayer()
    let (thin, wide) = (CGMutablePath(), CGMutablePath())
    for (path, width) in [(thin, 10.0), (wide, 30)] {
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: width, y: 0))
    }
    for (key, from, to) in [("strokeEnd", 0 as Any, 1 as Any), ("path", thin, wide)] {
      shape.add(BasicAnimation.of(key, from: from, to: to), forKey: key)
    }
    Screen.main.advance(by: 0.5)
    let shown = try #require(shape.presentation())
    #expect(shown.strokeEnd == 0.5 && shape.strokeEnd == 1)
    expectEqual(shown.path?.currentPoint, CGPoint(x: 20, y: 0))
    #expect(shown.model() === shape && shape.model() === shape)
    let copy = ShapeLayer(layer: shown)
    #expect(copy.model() === copy, "a copy of a presentation is a layer of its own")
  }

  @Test func `an object of a rectangle, a size, a point or a transform is its value`() {
    let (layer, rect) = (Layer(), CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.setValue(NSValue(rect: rect), forKeyPath: "bounds")
    layer.setValue(NSValue(size: CGSize(width: 5, height: 6)), forKey: "shadowOffset")
    layer.setValue(NSValue(point: CGPoint(x: 7, y: 8)), forKeyPath: "position")
    layer.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), forKey: "transform")
    #expect(layer.bounds == rect && layer.shadowOffset == CGSize(width: 5, height: 6))
    #expect(layer.position == CGPoint(x: 7, y: 8) && layer.affineTransform().d == 3)
    layer.setValue(NSValue(size: CGSize(width: 9, height: 10)), forKeyPath: "bounds.size")
    expectEqual(layer.bounds, CGRect(x: 1, y: 2, width: 9, height: 10))
  }

  @Test func `an animation shows the values of objects`() {
    let (layer, end) = (Layer(), NSValue(rect: CGRect(x: 0, y: 0, width: 10, height: 20)))
    layer.add(BasicAnimation.of("bounds", from: NSValue(rect: .zero), to: end), forKey: nil)
    Screen.main.advance(by: 0.5)
    expectEqual(layer.presentation()?.bounds, CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  /// A key, and a value of another kind.
  typealias WrongValue = (key: String, value: @Sendable () -> Any)
  nonisolated static let wrongValues: [WrongValue] = [
    ("opacity", { "half" }), ("hidden", { "yes" }), ("bounds", { NSValue(size: .zero) }),
    ("bounds", { NSValue(range: NSRange()) }), ("position", { NSValue(rect: .zero) }), ("transform", { 1 }),
    ("backgroundColor", { 1 }), ("shadowPath", { CGPoint.zero }),
  ]

  @Test(arguments: wrongValues) func `a value of another kind is reported and changes nothing`(row: WrongValue) {
    let layer = Layer()
    let reports = IssueReporting.collect { layer.setValue(row.value(), forKey: row.key) }
    #expect(reports.count == 1 && reports.first?.description.contains("is not a value of \"\(row.key)\"") == true)
    #expect(layer.opacity == 1 && layer.bounds == .zero && layer.position == .zero && !layer.isHidden)
  }

  @Test(arguments: wrongValues)
  func `an animation of a value of another kind is reported once and shows nothing`(row: WrongValue) {
    let layer = Layer()
    func check(_ animation: LayerAnimation, _ member: String) {
      animation.duration = 1
      let reports = IssueReporting.collect {
        layer.add(animation, forKey: "wrong")
        Screen.main.advance(by: 0.75)
        _ = (layer.presentation(), layer.presentation())
      }
      #expect(reports.count == 1 && reports.first?.place.hasSuffix(member) == true)
      expectEqual(reports.first?.problem.contains("Expected a value of the kind of \"\(row.key)\""), true)
      #expect(layer.presentation()?.opacity == 1 && layer.presentation()?.bounds == .zero)
    }
    let basic = BasicAnimation(keyPath: row.key)
    basic.toValue = row.value()
    check(basic, "toValue")
    let keyframes = KeyframeAnimation(keyPath: row.key)
    keyframes.values = [row.value(), row.value()]
    check(keyframes, "values")
    let group = AnimationGroup()
    group.animations = [basic]
    check(group, "toValue")
  }
}
