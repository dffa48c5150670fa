import Foundation

/// The kinds of emitters, under Core Animation's names.
extension EmitterLayer {
  /// What shape an emitter has.
  ///
  /// > Documented: CAEmitterLayerEmitterShape. Reported: the raw values.
  public struct Shape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = Shape(rawValue: "point")
    /// A line as long as the emitter is wide.
    public static let line = Shape(rawValue: "line")
    /// A rectangle as large as the emitter.
    public static let rectangle = Shape(rawValue: "rectangle")
    /// A box as large and as deep as the emitter.
    public static let cuboid = Shape(rawValue: "cuboid")
    /// A circle whose radius is the emitter's width.
    public static let circle = Shape(rawValue: "circle")
    /// A ball whose radius is the emitter's width.
    public static let sphere = Shape(rawValue: "sphere")
  }

  /// From what part of its shape an emitter throws.
  ///
  /// > Documented: CAEmitterLayerEmitterMode. Reported: the raw values.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From points.
    public static let points = Mode(rawValue: "points")
    /// From the outline.
    public static let outline = Mode(rawValue: "outline")
    /// From the surface.
    public static let surface = Mode(rawValue: "surface")
    /// From all of it.
    public static let volume = Mode(rawValue: "volume")
  }

  /// In which order particles are drawn.
  ///
  /// > Documented: CAEmitterLayerRenderMode. Reported: the raw values.
  public struct RenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = RenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = RenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = RenderMode(rawValue: "oldestLast")
    /// By their places along z.
    public static let backToFront = RenderMode(rawValue: "backToFront")
    /// Added to one another.
    public static let additive = RenderMode(rawValue: "additive")
  }
}
