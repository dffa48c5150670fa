import Foundation
import HeadlessGraphics

/// A layer that shows a path, filled and with a line along it.
/// > Documented: CAShapeLayer, with its defaults.
open class ShapeLayer: Layer {
  /// The shape of the ends of a line.
  public struct LineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the cap in Core Animation, such as `round`.
    public let rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends at its end point.
    public static let butt = LineCap(rawValue: "butt")
    /// The line ends in a half circle beyond its end point.
    public static let round = LineCap(rawValue: "round")
    /// The line ends in a half square beyond its end point.
    public static let square = LineCap(rawValue: "square")
  }

  /// The shape of the corners of a line.
  public struct LineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the join in Core Animation, such as `miter`.
    public let rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Outer edges meet in a point, unless the miter limit cuts it off.
    public static let miter = LineJoin(rawValue: "miter")
    /// Outer edges meet in an arc of a circle.
    public static let round = LineJoin(rawValue: "round")
    /// Outer edges are joined by a straight line.
    public static let bevel = LineJoin(rawValue: "bevel")
  }

  /// The rule for the inside of a path that crosses itself.
  public struct FillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule in Core Animation, such as `even-odd`.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside where the path winds around it, all turns added.
    public static let nonZero = FillRule(rawValue: "non-zero")
    /// A point is inside where a ray from it crosses the path an odd number of times.
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }

  private var shape = ShapeStyle()

  /// The path, in the layer's own coordinates, or nil for none.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { shape.path = newValue?.snapshot } }
  }

  /// The color that fills the path, or nil for none; opaque black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { shape.fillColor = newValue } }
  }

  /// The rule for the inside of a path that crosses itself.
  open var fillRule = FillRule.nonZero

  /// The color of the line along the path; nil, for none, by default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { shape.strokeColor = newValue } }
  }

  /// The start of the line, as a fraction of the path from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(newValue, "strokeStart") { shape.strokeStart = newValue } }
  }

  /// The end of the line, as a fraction of the path from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(newValue, "strokeEnd") { shape.strokeEnd = newValue } }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(newValue, "lineWidth") { shape.lineWidth = newValue } }
  }

  /// The limit of a mitered corner, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(newValue, "miterLimit") { shape.miterLimit = newValue } }
  }

  /// The shape of the ends of the line.
  open var lineCap = LineCap.butt

  /// The shape of the corners of the line.
  open var lineJoin = LineJoin.miter

  /// The offset into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(newValue, "lineDashPhase") { shape.lineDashPhase = newValue } }
  }

  /// The lengths of dashes and gaps in turn, in points, or nil for a whole line; negative or not finite is refused.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      if let wrong = newValue?.first(where: { !$0.doubleValue.isFinite || $0.doubleValue < 0 }) {
        return refuse(
          "lineDashPattern", value: "\(wrong)", because: "is negative or not finite",
          cure: "Pass finite numbers of points that are not negative.")
      }
      change("lineDashPattern") { shape.lineDashPattern = newValue }
    }
  }

  override class func makeBlank() -> Layer { ShapeLayer() }

  override class var placesSublayers: Bool { self != ShapeLayer.self }

  override class var valueKeys: [String: LayerKey] { shapeKeys }

  /// > Documented: the animatable properties of CAShapeLayer; the path is not animated implicitly.
  private static let shapeKeys: [String: LayerKey] = ownValueKeys.merging([
    "path": .optional(\ShapeLayer.path).still, "fillColor": .optional(\ShapeLayer.fillColor),
    "strokeColor": .optional(\ShapeLayer.strokeColor), "strokeStart": .number(\ShapeLayer.strokeStart),
    "strokeEnd": .number(\ShapeLayer.strokeEnd), "lineWidth": .number(\ShapeLayer.lineWidth),
    "miterLimit": .number(\ShapeLayer.miterLimit), "lineDashPhase": .number(\ShapeLayer.lineDashPhase),
    "lineDashPattern": .optional(\ShapeLayer.lineDashPattern),
  ]) { $1 }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? ShapeLayer else { return }
    shape = other.shape
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
  }

  // MARK: Drawing

  /// Paints the path's inside and the line along it.
  @MainActor override func paintOwnContents(in shape: DrawingList.Shape, into context: DrawingContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.fill(.path(path, fillRule == .evenOdd ? .evenOdd : .winding), with: .color(fillColor))
    }
    guard let strokeColor, strokeColor.alpha > 0 else { return }
    let line = path.trimmed(from: strokeStart, to: strokeEnd)
    if !line.isEmpty { context.stroke(.path(line, .winding), with: .color(strokeColor), style: lineStyle) }
  }

  /// > Documented: a name that is not known is treated as the first.
  private var lineStyle: DrawingList.StrokeStyle {
    DrawingList.StrokeStyle(
      width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}

private struct ShapeStyle {
  var path: CGPath?
  var fillColor: CGColor? = Color.black.cgColor
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}
