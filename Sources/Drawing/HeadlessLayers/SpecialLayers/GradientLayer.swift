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
    set { setColors(newValue) }
  }

  /// The location of each color, rising from 0 to 1; nil for even steps.
  ///
  /// Locations that fall or are not finite are refused.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set { setLocations(newValue) }
  }

  /// The start of the gradient, as fractions of the bounds; the middle of the top by default.
  open var startPoint: CGPoint {
    get { storedStart }
    set { if isFinite(newValue, "startPoint") { change("startPoint") { storedStart = newValue } } }
  }

  /// The end of the gradient, as fractions of the bounds; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { storedEnd }
    set { if isFinite(newValue, "endPoint") { change("endPoint") { storedEnd = newValue } } }
  }

  /// The kind of the gradient; axial by default.
  open var type = Kind.axial

  private func setColors(_ colors: [Any]?) {
    if let wrong = colors?.first(where: { !($0 is CGColor) }) {
      return refuse(
        "colors", value: "\(wrong)", because: "is not a CGColor but a \(Swift.type(of: wrong))",
        cure: "Pass the cgColor of each color.")
    }
    change("colors") { storedColors = colors }
  }

  private func setLocations(_ locations: [NSNumber]?) {
    let numbers = locations?.map(\.doubleValue) ?? []
    guard numbers.allSatisfy(\.isFinite), zip(numbers, numbers.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return refuse(
        "locations", value: "\(numbers)", because: "does not rise", cure: "Pass rising numbers from 0 to 1.")
    }
    change("locations") { storedLocations = locations }
  }

  override class func makeBlank() -> Layer { GradientLayer() }

  override class var placesSublayers: Bool { self != GradientLayer.self }

  @MainActor override func paintOwnContents(in shape: DrawingList.Shape, into context: DrawingContext) {
    paintColors(in: shape, into: context)
  }

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
}
