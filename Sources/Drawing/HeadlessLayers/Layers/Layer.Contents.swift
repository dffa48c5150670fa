// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The formats, filters and curves of contents and corners.
extension Layer {
  /// The filter for contents that are drawn in another size.
  /// > Documented: CALayerContentsFilter. Reported: the raw values.
  public struct ContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter in Core Animation, such as `linear`.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The color of the nearest pixel.
    public static let nearest = ContentsFilter(rawValue: "nearest")
    /// The mean of the four nearest pixels.
    public static let linear = ContentsFilter(rawValue: "linear")
    /// The mean of pixels in smaller copies of the contents.
    public static let trilinear = ContentsFilter(rawValue: "trilinear")
  }

  /// The storage format of the pixels of contents.
  /// > Documented: CALayerContentsFormat. Reported: the raw values.
  public struct ContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name of the format in Core Animation, such as `RGBA8`.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A pixel has 8 bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = ContentsFormat(rawValue: "RGBA8")
    /// A pixel has 16-bit floating-point numbers for red, green, blue and alpha.
    public static let RGBA16Float = ContentsFormat(rawValue: "RGBAh")
    /// A pixel has 8 bits of gray.
    public static let gray8Uint = ContentsFormat(rawValue: "Gray8")
  }

  /// The shape of a rounded corner.
  /// > Documented: CALayerCornerCurve.
  public struct CornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve in Core Animation, such as `circular`.
    public let rawValue: String
    /// Creates a curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corner is a quarter of a circle.
    public static let circular = CornerCurve(rawValue: "circular")
    /// The corner is a curve that begins sooner and bends less.
    public static let continuous = CornerCurve(rawValue: "continuous")
  }
}

/// The antialiased edges of a layer.
/// > Documented: CAEdgeAntialiasingMask, with its raw values.
public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each edge.
  public let rawValue: UInt32
  /// Creates a mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge of the bounds.
  public static let layerLeftEdge = EdgeAntialiasingMask(rawValue: 1 &<< 0)
  /// The right edge of the bounds.
  public static let layerRightEdge = EdgeAntialiasingMask(rawValue: 1 &<< 1)
  /// The bottom edge of the bounds.
  public static let layerBottomEdge = EdgeAntialiasingMask(rawValue: 1 &<< 2)
  /// The top edge of the bounds.
  public static let layerTopEdge = EdgeAntialiasingMask(rawValue: 1 &<< 3)

  static let all = EdgeAntialiasingMask(rawValue: 0b1111)
}
