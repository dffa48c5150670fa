import HeadlessKit
import HeadlessTesting

/// Misuse of layers: refused, reported, and the old state is unchanged.
@MainActor @Suite("Refused on layers") struct LayerRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, message: String
    let change: @MainActor @Sendable (GradientLayer, ShapeLayer) -> Void
    init(
      _ name: String, _ message: String, _ change: @escaping @MainActor @Sendable (GradientLayer, ShapeLayer) -> Void
    ) {
      (testDescription, self.message, self.change) = (name, message, change)
    }
  }

  nonisolated static func notFinite(_ place: String, _ value: String) -> String {
    "\(place): \(value) is not finite; keeping the old value. Pass finite numbers."
  }

  /// Returns the message for what stops the real system.
  nonisolated static func noPlace(_ place: String, _ value: String) -> String {
    "\(place): \(value) is not finite (UIKit: \"CALayer position contains NaN\"); keeping the old value. "
      + "Pass finite numbers."
  }

  nonisolated static let nowhere = CGPoint(x: CGFloat.nan, y: 0)

  nonisolated static let numbers = [
    Row("frame", noPlace("GradientLayer.frame", "(nan, 0, 1, 1)")) { layer, _ in
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    },
    Row("bounds", noPlace("GradientLayer.bounds", "(0, 0, inf, 1)")) { layer, _ in
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    },
    Row("position", noPlace("GradientLayer.position", "(nan, 0)")) { layer, _ in layer.position = nowhere },
    Row("anchorPoint", noPlace("GradientLayer.anchorPoint", "(nan, 0)")) { layer, _ in layer.anchorPoint = nowhere },
    Row(
      "a frame with an edge beyond the largest number",
      "GradientLayer.frame: (1.7e+308, 0, 1.7e+308, 1) has an edge beyond the largest number; keeping the old value. "
        + "Pass smaller numbers."
    ) { layer, _ in layer.frame = CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 1) },
    Row("opacity", notFinite("GradientLayer.opacity", "nan")) { layer, _ in layer.opacity = .nan },
    Row("cornerRadius", notFinite("GradientLayer.cornerRadius", "nan")) { layer, _ in layer.cornerRadius = .nan },
    Row("borderWidth", notFinite("GradientLayer.borderWidth", "inf")) { layer, _ in layer.borderWidth = .infinity },
    Row("shadowOpacity", notFinite("GradientLayer.shadowOpacity", "nan")) { layer, _ in layer.shadowOpacity = .nan },
    Row("shadowRadius", notFinite("GradientLayer.shadowRadius", "nan")) { layer, _ in layer.shadowRadius = .nan },
    Row("shadowOffset", notFinite("GradientLayer.shadowOffset", "nan×0")) { layer, _ in
      layer.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
    },
    Row("zPosition", notFinite("GradientLayer.zPosition", "-inf")) { layer, _ in layer.zPosition = -.infinity },
    Row("startPoint", notFinite("GradientLayer.startPoint", "(nan, 0)")) { layer, _ in layer.startPoint = nowhere },
    Row("endPoint", notFinite("GradientLayer.endPoint", "(nan, 0)")) { layer, _ in layer.endPoint = nowhere },
    Row("lineWidth", notFinite("ShapeLayer.lineWidth", "nan")) { _, layer in layer.lineWidth = .nan },
    Row("strokeEnd", notFinite("ShapeLayer.strokeEnd", "nan")) { _, layer in layer.strokeEnd = .nan },
    Row(
      "lineDashPattern",
      "ShapeLayer.lineDashPattern: -1 is negative or not finite; keeping the old value. "
        + "Pass finite numbers of points that are not negative."
    ) { _, layer in layer.lineDashPattern = [1, -1] },
    Row(
      "locations",
      "GradientLayer.locations: [0.5, 0.25] does not rise; keeping the old value. Pass rising numbers from 0 to 1."
    ) { layer, _ in layer.locations = [0.5, 0.25] },
    Row(
      "colors that are not a CGColor",
      "GradientLayer.colors: rgba(1, 0, 0, 1) is not a CGColor but a Color; keeping the old value. "
        + "Pass the cgColor of each color."
    ) { layer, _ in layer.colors = [Color.red] },
    Row(
      "maskedCorners",
      "GradientLayer.maskedCorners: the raw value 17 has unknown bits (16); keeping the old value. "
        + "Combine the four corner members."
    ) { layer, _ in layer.maskedCorners = CornerMask(rawValue: 17) },
    Row(
      "its own mask",
      "GradientLayer.mask: the layer itself can't be its own mask; keeping the old value. Pass another layer."
    ) { layer, _ in layer.mask = layer },
    Row(
      "a sublayer of itself",
      "GradientLayer.addSublayer(_:): the layer itself can't be its own sublayer; changing nothing. Add another layer."
    ) { layer, _ in layer.addSublayer(layer) },
    Row(
      "a sibling that is not a sublayer",
      "GradientLayer.insertSublayer(_:below:): the sibling is not a sublayer of this layer (Core Animation raises an "
        + "exception); changing nothing. Pass one of the sublayers, or nil."
    ) { layer, stranger in layer.insertSublayer(Layer(), below: stranger) },
    Row(
      "a layer twice",
      "GradientLayer.sublayers: a list that names a layer twice is ambiguous; keeping the old value. "
        + "Name each layer once."
    ) { layer, twice in layer.sublayers = [twice, twice] },
  ]

  @Test(arguments: numbers) func `a value that is not valid is reported and changes nothing`(row: Row) {
    let (gradient, shape) = (GradientLayer(), ShapeLayer())
    let reports = IssueReporting.collect { row.change(gradient, shape) }
    expectEqual(reports.map(\.description), [row.message])
    #expect(gradient.frame == .zero && gradient.position == .zero && gradient.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(gradient.opacity == 1 && gradient.cornerRadius == 0 && gradient.borderWidth == 0)
    #expect(gradient.shadowOpacity == 0 && gradient.shadowRadius == 3 && gradient.shadowOffset.height == -3)
    #expect(gradient.zPosition == 0 && gradient.startPoint.y == 0 && gradient.endPoint.y == 1)
    #expect(gradient.locations == nil && gradient.colors == nil && gradient.mask == nil)
    #expect(shape.lineWidth == 1 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
    #expect(gradient.sublayers == nil && shape.superlayer == nil)
  }

  final class Ghost: View { override class var layerClass: AnyClass { GradientLayer.self } }

  @Test func `the layer of a view refuses the same, in its own name, and the view does not change`() {
    let view = Ghost(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let reports = IssueReporting.collect {
      view.layer.frame.origin.x = .nan
      view.layer.position.y = .infinity
      view.layer.opacity = .nan
      view.layer.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
    }
    let members = ["frame", "position", "opacity", "setAffineTransform(_:)"]
    expectEqual(reports.map(\.place), members.map { "GradientLayer.\($0)" })
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.alpha == 1 && view.transform == .identity)
  }

  @Test func `a layer is not added to what it holds`() {
    let (outer, middle, inner) = (ShapeLayer(), Layer(), Layer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    let reports = IssueReporting.collect { inner.insertSublayer(outer, at: 0) }
    let message = """
      Layer.insertSublayer(_:at:): ShapeLayer is a layer that this one is in; changing nothing. \
      Remove it from there first: removeFromSuperlayer().
      """
    expectEqual(reports.map(\.description), [message])
    #expect(inner.sublayers == nil && outer.superlayer == nil)
  }

  @Test func `the layer of a view is added and removed with its view`() {
    let (root, child, stranger) = (View(), View(), View())
    root.addSubview(child)
    let reports = IssueReporting.collect {
      root.layer.addSublayer(stranger.layer)
      Layer().addSublayer(child.layer)
      child.layer.removeFromSuperlayer()
      root.layer.sublayers = nil
    }
    #expect(
      reports.map(\.description) == [
        "Layer.addSublayer(_:): the layer of a view is added with its view; changing nothing. "
          + "Add the view to this layer's view: addSubview(_:).",
        "Layer.addSublayer(_:): the layer of a view is added with its view; changing nothing. "
          + "Add the view to this layer's view: addSubview(_:).",
        "Layer.removeFromSuperlayer(): the layer of a view is removed with its view; changing nothing. "
          + "Remove the view: removeFromSuperview().",
        "Layer.sublayers: a list without the subviews' layers in their order would separate views from their layers; "
          + "keeping the old value. Keep the 1 of them, or use removeFromSuperview().",
      ])
    #expect(root.subviews == [child] && stranger.superview == nil)
  }

  @Test func `the delegate of a view's layer is the view`() {
    let view = View()
    let reports = IssueReporting.collect {
      view.layer.delegate = view
      view.layer.delegate = nil
    }
    let message = """
      Layer.delegate: nil can't replace the view; keeping the old value. Use a layer of your own.
      """
    #expect(reports.map(\.description) == [message] && view.layer.delegate === view)
  }
}
