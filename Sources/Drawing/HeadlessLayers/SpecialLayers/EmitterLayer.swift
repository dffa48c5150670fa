import Foundation
import HeadlessGraphics

/// A layer of particles, which are not drawn: its values and cells are stored only.
/// > Documented: CAEmitterLayer, with its defaults. Differs: no particle is emitted.
open class EmitterLayer: Layer {
  /// The shape that particles are emitted from.
  /// > Documented: CAEmitterLayerEmitterShape, with its raw values.
  public struct Shape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape in Core Animation, such as `line`.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles are emitted from the position of the emitter.
    public static let point = Shape(rawValue: "point")
    /// Particles are emitted from a horizontal line.
    public static let line = Shape(rawValue: "line")
    /// Particles are emitted from a rectangle.
    public static let rectangle = Shape(rawValue: "rectangle")
    /// Particles are emitted from a cuboid, which has a depth.
    public static let cuboid = Shape(rawValue: "cuboid")
    /// Particles are emitted from a circle.
    public static let circle = Shape(rawValue: "circle")
    /// Particles are emitted from a sphere.
    public static let sphere = Shape(rawValue: "sphere")
  }

  /// The part of the shape that particles are emitted from.
  /// > Documented: CAEmitterLayerEmitterMode, with its raw values.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `volume`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles are emitted from points of the shape.
    public static let points = Mode(rawValue: "points")
    /// Particles are emitted from the outline of the shape.
    public static let outline = Mode(rawValue: "outline")
    /// Particles are emitted from the surface of the shape.
    public static let surface = Mode(rawValue: "surface")
    /// Particles are emitted from the inside of the shape.
    public static let volume = Mode(rawValue: "volume")
  }

  /// The order and the blending of particles.
  /// > Documented: CAEmitterLayerRenderMode, with its raw values.
  public struct RenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `additive`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles are rendered in no particular order.
    public static let unordered = RenderMode(rawValue: "unordered")
    /// Particles are rendered from the oldest to the newest.
    public static let oldestFirst = RenderMode(rawValue: "oldestFirst")
    /// Particles are rendered from the newest to the oldest.
    public static let oldestLast = RenderMode(rawValue: "oldestLast")
    /// Particles are rendered from the back to the front.
    public static let backToFront = RenderMode(rawValue: "backToFront")
    /// The colors of particles are added to each other.
    public static let additive = RenderMode(rawValue: "additive")
  }

  private var emitter = EmitterStyle()

  /// The cells, one for each kind of particle; nil by default.
  open var emitterCells: [EmitterCell]?

  /// The factor of the cells' birth rates; 1 by default.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { set(newValue, "birthRate") { emitter.birthRate = newValue } }
  }

  /// The factor of the cells' lifetimes; 1 by default.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { set(newValue, "lifetime") { emitter.lifetime = newValue } }
  }

  /// The center of the shape, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { set(newValue, "emitterPosition") { emitter.position = newValue } }
  }

  /// The depth of the shape's center.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { set(newValue, "emitterZPosition") { emitter.zPosition = newValue } }
  }

  /// The size of the shape, in points; zero by default.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { set(newValue, "emitterSize") { emitter.size = newValue } }
  }

  /// The depth of the shape, in points; 0 by default.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { set(newValue, "emitterDepth") { emitter.depth = newValue } }
  }

  /// The shape; a point by default.
  open var emitterShape = Shape.point

  /// The part of the shape; its volume by default.
  open var emitterMode = Mode.volume

  /// The order and the blending of particles.
  open var renderMode = RenderMode.unordered

  /// Whether particles retain their depth; false by default.
  open var preservesDepth = false

  /// The factor of the cells' velocities; 1 by default.
  open var velocity: Float {
    get { emitter.velocity }
    set { set(newValue, "velocity") { emitter.velocity = newValue } }
  }

  /// The factor of the cells' sizes; 1 by default.
  open var scale: Float {
    get { emitter.scale }
    set { set(newValue, "scale") { emitter.scale = newValue } }
  }

  /// The factor of the cells' spins; 1 by default.
  open var spin: Float {
    get { emitter.spin }
    set { set(newValue, "spin") { emitter.spin = newValue } }
  }

  /// The seed of the random numbers; 0 by default.
  open var seed: UInt32 = 0

  // MARK: Values by name

  /// Returns the value at a path such as `"birthRate"`, or `"emitterCells.confetti.birthRate"` for a cell "confetti".
  /// > Documented: CAEmitterCell.name.
  open override func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = EmitterCell.find(keyPath, in: emitterCells) { return cell.value(forKeyPath: rest) }
    return super.value(forKeyPath: keyPath)
  }

  /// Sets the value at a path; see ``value(forKeyPath:)``.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, rest) = EmitterCell.find(keyPath, in: emitterCells) { return cell.setValue(value, forKeyPath: rest) }
    super.setValue(value, forKeyPath: keyPath)
  }

  override class func makeBlank() -> Layer { EmitterLayer() }

  override class var valueKeys: [String: LayerKey] { emitterKeys }

  /// > Documented: the animatable properties of CAEmitterLayer.
  private static let emitterKeys: [String: LayerKey] = ownValueKeys.merging([
    "emitterCells": .optional(\EmitterLayer.emitterCells).still, "birthRate": .number(\EmitterLayer.birthRate),
    "lifetime": .number(\EmitterLayer.lifetime), "emitterPosition": .value(\EmitterLayer.emitterPosition),
    "emitterZPosition": .number(\EmitterLayer.emitterZPosition), "emitterSize": .value(\EmitterLayer.emitterSize),
    "emitterDepth": .number(\EmitterLayer.emitterDepth), "emitterShape": .name(\EmitterLayer.emitterShape),
    "emitterMode": .name(\EmitterLayer.emitterMode), "renderMode": .name(\EmitterLayer.renderMode),
    "preservesDepth": .flag(\EmitterLayer.preservesDepth).still, "velocity": .number(\EmitterLayer.velocity),
    "scale": .number(\EmitterLayer.scale), "spin": .number(\EmitterLayer.spin),
    "seed": .count(\EmitterLayer.seed).still,
  ]) { $1 }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? EmitterLayer else { return }
    emitter = other.emitter
    emitterCells = other.emitterCells.map(EmitterCell.copies)
    emitterShape = other.emitterShape
    emitterMode = other.emitterMode
    renderMode = other.renderMode
    preservesDepth = other.preservesDepth
    seed = other.seed
  }
}

private struct EmitterStyle {
  var birthRate: Float = 1
  var lifetime: Float = 1
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
}
