import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A layer of particles, which are not drawn: its values and cells are stored only.
///
/// A test reads what code asked for. Times, sublayers and everything else are those of a ``Layer``.
///
/// > Documented: CAEmitterLayer, with its defaults. Differs: no particle is emitted.
open class EmitterLayer: Layer {
  /// The shape that particles are emitted from.
  ///
  /// > Documented: CAEmitterLayerEmitterShape, with its raw values.
  public struct Shape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = Shape(rawValue: "point")
    /// A line from the left to the right.
    public static let line = Shape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Shape(rawValue: "rectangle")
    /// A cuboid.
    public static let cuboid = Shape(rawValue: "cuboid")
    /// A circle.
    public static let circle = Shape(rawValue: "circle")
    /// A sphere.
    public static let sphere = Shape(rawValue: "sphere")
  }

  /// The part of the shape that particles are emitted from.
  ///
  /// > Documented: CAEmitterLayerEmitterMode, with its raw values.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its points.
    public static let points = Mode(rawValue: "points")
    /// Its outline.
    public static let outline = Mode(rawValue: "outline")
    /// Its surface.
    public static let surface = Mode(rawValue: "surface")
    /// Its volume.
    public static let volume = Mode(rawValue: "volume")
  }

  /// The order and the blending of particles.
  ///
  /// > Documented: CAEmitterLayerRenderMode, with its raw values.
  public struct RenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = RenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = RenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = RenderMode(rawValue: "oldestLast")
    /// From the back to the front.
    public static let backToFront = RenderMode(rawValue: "backToFront")
    /// Added to each other.
    public static let additive = RenderMode(rawValue: "additive")
  }

  /// The kinds of particles.
  open var emitterCells: [EmitterCell]?
  /// The factor of the cells' birth rates; 1 unless set.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes; 1 unless set.
  open var lifetime: Float = 1
  /// The center of the shape, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The depth of the shape's center.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape; a point unless set.
  open var emitterShape = Shape.point
  /// The part of the shape; its volume unless set.
  open var emitterMode = Mode.volume
  /// The order and the blending of particles.
  open var renderMode = RenderMode.unordered
  /// Whether particles keep their depth; false unless set.
  open var preservesDepth = false
  /// The factor of the cells' velocities; 1 unless set.
  open var velocity: Float = 1
  /// The factor of the cells' sizes; 1 unless set.
  open var scale: Float = 1
  /// The factor of the cells' spins; 1 unless set.
  open var spin: Float = 1
  /// The seed of the random numbers; 0 unless set.
  open var seed: UInt32 = 0

  override class func makeBlank() -> Layer { EmitterLayer() }
}

/// A kind of particles of an ``EmitterLayer``, whose values are stored only.
///
/// > Documented: CAEmitterCell, with its defaults.
open class EmitterCell: NSObject {
  /// The name of the cell.
  open var name: String?
  /// Whether particles of the cell are emitted; true unless set.
  open var isEnabled = true
  /// The particles that are emitted in a second.
  open var birthRate: Float = 0
  /// The seconds that a particle exists for.
  open var lifetime: Float = 0
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0
  /// The angle of the direction in the layer's plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the direction above the layer's plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The points of a second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// The factor of the size; 1 unless set.
  open var scale: CGFloat = 1
  /// The range of the factor.
  open var scaleRange: CGFloat = 0
  /// The change of the factor in a second.
  open var scaleSpeed: CGFloat = 0
  /// The radians that a particle turns in a second.
  open var spin: CGFloat = 0
  /// The range of the spin.
  open var spinRange: CGFloat = 0
  /// The color that the content is multiplied by; opaque white unless set.
  open var color: CGColor? = .white
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red in a second.
  open var redSpeed: Float = 0
  /// The change of green in a second.
  open var greenSpeed: Float = 0
  /// The change of blue in a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The content of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the content, 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of a point of the content; 1 unless set.
  open var contentsScale: CGFloat = 1
  /// The filter of smaller content.
  open var minificationFilter = "linear"
  /// The filter of larger content.
  open var magnificationFilter = "linear"
  /// The particles that particles of the cell emit.
  open var emitterCells: [EmitterCell]?
  /// The values of keys that the cell does not have.
  open var style: [AnyHashable: Any]?
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The offset of the time, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The duration, in seconds; infinite unless set.
  open var duration: TimeInterval = .infinity
  /// The speed of the time; 1 unless set.
  open var speed: Float = 1

  private var values: [String: Any] = [:]

  /// Creates a cell with the defaults.
  public override init() {}

  /// Stores a value under a key; the cell's own members do not follow it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that was stored under a key, or nil.
  open func value(forKey key: String) -> Any? { values[key] }
}
