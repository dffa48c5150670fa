import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A layer that shows colors flowing into one another.
/// > Documented: CAGradientLayer, with its defaults.
open class GradientLayer: Layer {
  /// The way in which the colors of a gradient change.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind in Core Animation, such as `axial`.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colors change from the start point to the end point.
    public static let axial = Kind(rawValue: "axial")
    /// The colors change from the start point outward.
    public static let radial = Kind(rawValue: "radial")
    /// The colors change around the start point.
    public static let conic = Kind(rawValue: "conic")
  }

  private var storedColors: [Any]?
  private var storedLocations: [NSNumber]?
  private var storedStart = CGPoint(x: 0.5, y: 0)
  private var storedEnd = CGPoint(x: 0.5, y: 1)

  /// The colors in their order, each a ``CGColor``, or nil for none.
  ///
  /// Anything else, such as a ``Color``, is refused and reported: the real system accepts it and shows nothing.
  open var colors: [Any]? {
    get { storedColors }
    set {
      if let wrong = newValue?.first(where: { !($0 is CGColor) }) {
        return refuse(
          "colors", value: "\(wrong)", because: "is not a CGColor but a \(Swift.type(of: wrong))",
          cure: "Pass the cgColor of each color.")
      }
      change("colors") { storedColors = newValue }
    }
  }

  /// The location of each color, rising from 0 to 1; nil for even steps.
  ///
  /// Locations that fall or are not finite are refused.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set {
      let numbers = newValue?.map(\.doubleValue) ?? []
      guard numbers.allSatisfy(\.isFinite), zip(numbers, numbers.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        return refuse(
          "locations", value: "\(numbers)", because: "does not rise", cure: "Pass rising numbers from 0 to 1.")
      }
      change("locations") { storedLocations = newValue }
    }
  }

  /// The start of the gradient, as fractions of the bounds; the middle of the top by default.
  open var startPoint: CGPoint {
    get { storedStart }
    set { set(newValue, "startPoint") { storedStart = newValue } }
  }

  /// The end of the gradient, as fractions of the bounds; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { storedEnd }
    set { set(newValue, "endPoint") { storedEnd = newValue } }
  }

  /// The kind of the gradient; axial by default.
  open var type = Kind.axial

  override class func makeBlank() -> Layer { GradientLayer() }

  override class var placesSublayers: Bool { self != GradientLayer.self }

  override class var valueKeys: [String: LayerKey] { gradientKeys }

  /// > Documented: the animatable properties of CAGradientLayer.
  private static let gradientKeys: [String: LayerKey] = ownValueKeys.merging([
    "colors": .optional(\GradientLayer.colors), "locations": .optional(\GradientLayer.locations),
    "startPoint": .value(\GradientLayer.startPoint), "endPoint": .value(\GradientLayer.endPoint),
  ]) { $1 }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? GradientLayer else { return }
    storedColors = other.storedColors
    storedLocations = other.storedLocations
    storedStart = other.storedStart
    storedEnd = other.storedEnd
    type = other.type
  }

  // MARK: Drawing

  @MainActor override func paintOwnContents(in shape: DrawingList.Shape, into context: DrawingContext) {
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
